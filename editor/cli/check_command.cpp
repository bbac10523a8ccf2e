#include "cli/commands.h"
#include "cli/finding_report.h"
#include "cli/many_files.h"
#include "cli/number_options.h"
#include "cli/project_input.h"
#include "cli/result_cache.h"
#include "files/file_writer.h"
#include "formats/json/json_writer.h"
#include "formats/project/project_file.h"
#include "validation/validate.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace hitbox {

namespace {

struct CheckedFile {
    QString file;
    Document document;
    QList<Finding> findings;
};

enum class CheckForm { Text, Json, JsonLines };

void writeChecked(JsonWriter &json, const CheckedFile &checked, JsonLayout layout)
{
    json.beginObject(layout);
    json.member("file", checked.file);
    writeFindings(json, checked.document, checked.findings);
    json.endObject();
}

void writeUnread(JsonWriter &json, const QString &file, const Error &error, JsonLayout layout)
{
    json.beginObject(layout);
    json.member("file", file);
    json.member("error", error.text());
    json.endObject();
}

QByteArray textOf(const CheckedFile &checked)
{
    QByteArray text;
    for (const Finding &finding : checked.findings)
        text += shownLine(findingLine(checked.file, checked.document, finding));
    const QString summary = checked.findings.isEmpty() ? QStringLiteral("nothing found") : countsText(checked.findings);
    return text + shownLine(checked.file + QStringLiteral(": ") + summary);
}

/// As it stands in the list of all files.
QByteArray itemOf(const JsonWriter &json)
{
    return "    " + json.text().replace("\n", "\n    ");
}

/// One object for the file, which `write` fills in a layout.
template <typename Write>
QByteArray jsonOf(CheckForm form, const Write &write)
{
    JsonWriter json;
    write(json, form == CheckForm::Json ? JsonLayout::Lines : JsonLayout::Line);
    return form == CheckForm::Json ? itemOf(json) : json.document();
}

QByteArray resultOf(const CheckedFile &checked, CheckForm form)
{
    if (form == CheckForm::Text)
        return textOf(checked);
    return jsonOf(form, [&](JsonWriter &json, JsonLayout layout) { writeChecked(json, checked, layout); });
}

FileDone unread(const QString &file, const Error &error, CheckForm form)
{
    QByteArray result;
    if (form != CheckForm::Text)
        result = jsonOf(form, [&](JsonWriter &json, JsonLayout layout) { writeUnread(json, file, error, layout); });
    return {result, error, ExitStatus::Failed};
}

FileDone checkedDocument(const QString &file, const Document &document, int limit, CheckForm form)
{
    ValidationContext context = contextOf(document, file);
    context.mostMeetings = static_cast<std::size_t>(limit);
    const QList<Finding> findings = validate(document, context);
    return {resultOf({file, document, findings}, form), std::nullopt,
            hasErrors(findings) ? ExitStatus::Findings : ExitStatus::Done};
}

FileDone checked(const QString &file, int limit, CheckForm form)
{
    const Result<Document> document = readProject(file);
    return document ? checkedDocument(file, *document, limit, form) : unread(file, document.error(), form);
}

FileDone checkedFrom(ResultCache &cache, const QString &file, int limit, CheckForm form)
{
    const Result<QByteArray> bytes = readWhole(file);
    if (!bytes)
        return checked(file, limit, form);
    const QDateTime begun = QDateTime::currentDateTimeUtc();
    if (const std::optional<FileDone> known = cache.find(file, *bytes))
        return *known;
    const Result<Document> document = parseProject(*bytes, file);
    if (!document)
        return unread(file, document.error(), form);
    const QList<CachedPlace> places = placesNow(placesOf(*document, file));
    const FileDone done = checkedDocument(file, *document, limit, form);
    cache.keep(file, *bytes, imageFilesOf(*document, file), done, begun, places);
    return done;
}

CheckForm formOf(const Arguments &arguments)
{
    if (arguments.has(QStringLiteral("json-lines")))
        return CheckForm::JsonLines;
    return arguments.has(QStringLiteral("json")) ? CheckForm::Json : CheckForm::Text;
}

using CheckFile = std::function<FileDone(const QString &file)>;

ExitStatus checkAll(const QStringList &files, int jobs, CheckForm form, const CheckFile &check, Output &output)
{
    ExitStatus status = ExitStatus::Done;
    QByteArray items;
    eachFile(files, jobs, check, [&](const QString &file, const FileDone &done) {
        status = std::max(status, done.status);
        if (done.error)
            output.message(*done.error, file);
        if (form == CheckForm::Json) {
            items += (items.isEmpty() ? "\n" : ",\n") + done.result;
            return true;
        }
        output.print(done.result);
        const bool isWritten = output.flush();
        status = isWritten ? status : ExitStatus::Failed;
        return isWritten;
    });
    if (form == CheckForm::Json)
        output.print("{\n  \"files\": [" + (items.isEmpty() ? items : items + "\n  ") + "]\n}\n");
    return status;
}

Result<int> limitOf(const Arguments &arguments)
{
    const Result<int> limit = wholeNumberOf(arguments, "limit", static_cast<int>(listedMeetings));
    return limit && *limit < 0 ? wrongUsage(QStringLiteral("--limit takes a number of 0 or more")) : limit;
}

Result<Done> checkCheckWords(const Arguments &arguments)
{
    if (const Result<int> limit = limitOf(arguments); !limit)
        return limit.error();
    if (arguments.has(QStringLiteral("json")) && arguments.has(QStringLiteral("json-lines")))
        return wrongUsage(QStringLiteral("--json and --json-lines cannot be given together"));
    return Done{};
}

ExitStatus runCheck(const Arguments &arguments, Output &output)
{
    const auto refused = [&output](const Error &error) { return failed(output, error, QStringLiteral("hitbox")); };
    const Result<int> limit = limitOf(arguments);
    if (!limit)
        return refused(limit.error());
    const Result<int> jobs = jobsOf(arguments);
    if (!jobs)
        return refused(jobs.error());
    const Result<QStringList> files = filesOf(arguments);
    if (!files)
        return refused(files.error());
    if (const Result<Done> words = checkCheckWords(arguments); !words)
        return refused(words.error());
    const CheckForm form = formOf(arguments);
    if (!arguments.has(QStringLiteral("cache")))
        return checkAll(
            *files, *jobs, form, [&](const QString &file) { return checked(file, *limit, form); }, output);
    ResultCache cache(arguments.value(QStringLiteral("cache")),
                      "check " + QByteArray::number(*limit) + ' ' + QByteArray::number(int(form)));
    if (const Result<Done> opened = cache.open(); !opened)
        return failed(output, opened.error(), QStringLiteral("--cache"));
    const auto check = [&](const QString &file) { return checkedFrom(cache, file, *limit, form); };
    const ExitStatus status = checkAll(*files, *jobs, form, check, output);
    cache.trim();
    return status;
}

} // namespace

Command checkCommand()
{
    return {
        "check",
        "[FILE...]",
        "Lists what is wrong with projects",
        "Every pair of a polygon's edges that meet where they may not is listed with its place, and so is everything\n"
        "else that an engine would stumble over. Exit status 1 when there are errors. Many files are checked at once,\n"
        "and told of in their order; one that cannot be read does not keep the others from it.\n",
        0,
        -1,
        QList<OptionRule>{
            {"json", nullptr, "print JSON"},
            jsonLinesRule(),
            {"limit", "N",
             "list at most N meetings of a shape's edges, and say how many more there are; 0 lists all (1000)",
             OptionUse::Optional},
            cacheRule()} +
            manyFilesRules(),
        runCheck,
        nullptr,
        checkCheckWords};
}

} // namespace hitbox
