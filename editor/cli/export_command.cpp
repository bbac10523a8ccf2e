#include "cli/commands.h"
#include "cli/export_order.h"
#include "cli/finding_report.h"
#include "cli/made_files.h"
#include "cli/many_files.h"
#include "cli/path_claims.h"
#include "cli/project_input.h"
#include "cli/result_cache.h"
#include "cli/stop_request.h"
#include "files/file_watch.h"
#include "formats/all_formats.h"
#include "formats/export/depfile.h"
#include "formats/export/export_options.h"
#include "formats/export/spared_files.h"
#include "formats/json/json_writer.h"
#include "service/finding_place.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QTimer>

#include <chrono>

namespace hitbox {

namespace {

using namespace std::chrono_literals;

/// What was exported, and what is wrong with it.
struct Exported {
    QStringList paths;
    QList<Finding> losses;
    QList<Finding> errors; ///< in the project
};

QByteArray exportJson(const Document &document, const Exported &exported)
{
    JsonWriter json;
    json.beginObject();
    json.beginArrayMember("files");
    for (const QString &path : exported.paths)
        json.value(path);
    json.endArray();
    writeLosses(json, document, exported.losses);
    writeFindings(json, document, exported.errors);
    json.endObject();
    return json.document();
}

QStringList pathsOf(const QString &folder, const QList<OutputFile> &files)
{
    QStringList paths;
    for (const OutputFile &file : files)
        paths.append(QDir(folder).filePath(file.name));
    return paths;
}

/// What a loss is about, without the names and numbers in it.
QString kindOfLoss(const Finding &loss)
{
    static const QRegularExpression particulars(QStringLiteral("“[^”]*”|[0-9]+"));
    return QString(severityName(loss.severity)) + QString(loss.message).remove(particulars);
}

/// One sentence may be true of each of 200,000 points: the first ones of a kind stand for the others. Then it is told
/// how many these are.
void tellLosses(const Output &output, const ExportOrder &order, const QList<Finding> &losses)
{
    constexpr qsizetype mostOfKind = 10;
    const QString &file = order.inputs.constFirst();
    QStringList kinds;
    QHash<QString, qsizetype> left;
    for (const Finding &loss : losses) {
        kinds.append(kindOfLoss(loss));
        left[kinds.constLast()] += 1;
    }
    QHash<QString, qsizetype> told;
    for (qsizetype i = 0; i < losses.size(); ++i) {
        const qsizetype number = ++told[kinds[i]];
        if (number > mostOfKind)
            continue;
        const Finding &loss = losses[i];
        const QString severity = severityName(loss.severity) + QStringLiteral(": ");
        output.message({{}, placeText(order.request.document, loss), severity + loss.message}, file);
        const qsizetype more = left.value(kinds[i]) - mostOfKind;
        if (number == mostOfKind && more > 0)
            output.message({{}, {}, severity + QStringLiteral("and %1 more of this kind; --json lists all").arg(more)},
                           file);
    }
}

void printReport(Output &output, const ExportOrder &order, const Exported &exported)
{
    for (const QString &path : exported.paths)
        output.printLine(path);
    tellLosses(output, order, exported.losses);
    tellFindings(output, order.inputs.constFirst(), order.request.document, exported.errors);
}

/// What is not there would be built anew each time.
QStringList presentOnes(QStringList files)
{
    files.removeIf([](const QString &file) { return !QFileInfo::exists(file); });
    return files;
}

/// What was written depends on what was read; or a stamp does, where a build system knows nothing of the files.
Result<OutputFolder> depfileOf(const Arguments &arguments, const QStringList &written, const QStringList &inputs)
{
    const QString stamp = arguments.value(QStringLiteral("depfile-target"));
    const QFileInfo depfile(arguments.value(QStringLiteral("depfile")));
    const Result<QByteArray> text = depfileText(stamp.isEmpty() ? written : QStringList{stamp}, presentOnes(inputs));
    if (!text)
        return Error{depfile.filePath(), {}, text.error().what};
    return OutputFolder{depfile.path(), {{depfile.fileName(), *text}}};
}

/// A name given by mistake, such as that of the file to build, must not cost what is in it.
Result<Done> sparesOtherThanDepfile(const QString &path)
{
    const QFileInfo there(path);
    if (!there.isFile() || there.size() == 0)
        return Done{};
    const Result<QByteArray> text = readWhole(path);
    if (text && isDepfileText(*text))
        return Done{};
    return Error{path,
                 {},
                 QStringLiteral("not written: --depfile would replace it, and it is no dependency file of hitbox; give "
                                "another name, or delete it")};
}

/// The first folder is that of the export.
Result<Done> sparesInputs(const ExportOrder &order, const QList<OutputFolder> &folders)
{
    if (const Result<Done> spared = sparesFiles(order.inputs, folders); !spared)
        return spared;
    const ExportRequest &request = order.request;
    if (const Result<Done> spared = sparesImages(request.document, request.folders.project, folders); !spared)
        return spared;
    const Format *format = findFormat(request.format);
    return format ? sparesOtherFormats(*format, folders.constFirst()) : Done{};
}

Result<Done> writeFiles(const ExportOrder &order, const QList<OutputFile> &files, const Arguments &arguments,
                        Claiming claim, const Output &output)
{
    if (const Result<Done> ours = claim.take(pathsOf(order.folder, files), order.inputs.constFirst()); !ours)
        return ours;
    QList<OutputFolder> folders{{order.folder, files}};
    if (arguments.has(QStringLiteral("depfile"))) {
        const Result<OutputFolder> depfile = depfileOf(arguments, pathsOf(order.folder, files), order.inputs);
        if (!depfile)
            return depfile.error();
        folders.append(*depfile);
    }
    if (const Result<Done> spared = sparesInputs(order, folders); !spared)
        return spared;
    if (arguments.has(QStringLiteral("depfile"))) {
        if (const Result<Done> spared = sparesOtherThanDepfile(arguments.value(QStringLiteral("depfile"))); !spared)
            return spared;
    }
    return writeTogether(folders, [&output](const Error &why) { output.message(why, {}); });
}

/// A refusal may name many shapes, each on a line.
ExitStatus refused(const Output &output, const Error &error, const QString &file)
{
    const QStringList lines = error.what.split(QLatin1Char('\n'));
    for (const QString &line : lines)
        output.message({error.file, error.place, line}, file);
    return ExitStatus::Failed;
}

ExitStatus tellExported(const ExportOrder &order, const ExportPreview &preview, const Arguments &arguments,
                        Output &output)
{
    const Exported exported{pathsOf(order.folder, preview.files), preview.losses,
                            errorsOfExported(order.request.document)};
    if (arguments.has(QStringLiteral("json")))
        output.print(exportJson(order.request.document, exported));
    else
        printReport(output, order, exported);
    return exported.errors.isEmpty() ? ExitStatus::Done : ExitStatus::Findings;
}

ExitStatus exportAs(const ExportOrder &order, const Arguments &arguments, Claiming claim, Output &output)
{
    const Result<ExportPreview> preview = previewOf(order.request);
    if (!preview)
        return refused(output, preview.error(), order.inputs.constFirst());
    if (const Result<Done> written = writeFiles(order, preview->files, arguments, claim, output); !written)
        return failed(output, written.error(), QStringLiteral("--out"));
    return tellExported(order, *preview, arguments, output);
}

/// Until the program is asked to end. What goes wrong is told, and may be put right by the next change.
ExitStatus exportOnEveryChange(const Arguments &arguments, Output &output)
{
    quitWhenAskedTo();
    const QString file = arguments.operands.first();
    FileWatch watch;
    watch.watch({file});
    const auto exportAgain = [&] {
        if (const Result<ExportOrder> order = orderOf(arguments)) {
            PathClaims claims;
            Turn turn;
            watch.watch(order->inputs);
            exportAs(*order, arguments, {claims, turn}, output);
        } else {
            output.message(order.error(), file);
        }
        if (!output.flush())
            QCoreApplication::exit(static_cast<int>(ExitStatus::Failed));
    };
    QObject::connect(&watch, &FileWatch::changed, &watch, exportAgain);
    QTimer poll; // network drives tell of no change, and the system watches only so many files
    QObject::connect(&poll, &QTimer::timeout, &watch, &FileWatch::look);
    poll.start(2s);
    QTimer::singleShot(0, &watch, exportAgain);
    return static_cast<ExitStatus>(QCoreApplication::exec());
}

/// Of a profile the project itself says where to, and is asked each time whether it may.
Result<QString> folderOf(const Arguments &arguments, const QByteArray &project)
{
    if (!arguments.has(QStringLiteral("profile")))
        return arguments.has(QStringLiteral("out")) ? arguments.value(QStringLiteral("out")) : QStringLiteral(".");
    const Result<ExportOrder> order = orderOf(arguments, project);
    return order ? Result<QString>(order->folder) : order.error();
}

std::optional<MadeFiles> madeFilesOf(const Arguments &arguments, const QByteArray &project, Output &output)
{
    const QString file = arguments.operands.first();
    const Result<ExportOrder> order = orderOf(arguments, project);
    if (!order) {
        failed(output, order.error(), file);
        return std::nullopt;
    }
    const Result<ExportPreview> preview = previewOf(order->request);
    if (!preview) {
        refused(output, preview.error(), file);
        return std::nullopt;
    }
    const ExportRequest &request = order->request;
    Output report(Output::Messages::Kept);
    MadeFiles made;
    made.files = preview->files;
    made.status = tellExported(*order, *preview, arguments, report);
    made.results = report.takeResults();
    made.messages = report.takeMessages();
    for (const QString &input : order->inputs.sliced(1)) // the first is the project
        made.inputs.append(QFileInfo(input).absoluteFilePath());
    // Where sheets are packed, it counts what stands in their places.
    const Format *format = findFormat(request.format);
    made.isKept = format && !isPacked(*format, request.options);
    return made;
}

ExitStatus exportFromCache(ResultCache &cache, const Arguments &arguments, Claiming claim, Output &output)
{
    const auto spares = [&](const QByteArray &project, const QList<OutputFolder> &folders) -> Result<Done> {
        const Result<ExportOrder> order = orderOf(arguments, project);
        return order ? sparesInputs(*order, folders) : order.error();
    };
    return writeMade(
        {arguments.operands.first(), [&](const QByteArray &project) { return folderOf(arguments, project); },
         [&](const QByteArray &project, const QString &, Output &out) { return madeFilesOf(arguments, project, out); },
         spares},
        &cache, claim, output);
}

ExitStatus exportOne(const Arguments &arguments, ResultCache *cache, Claiming claim, Output &output)
{
    const QString file = arguments.operands.first();
    if (const Result<Done> words = checkWords(arguments); !words)
        return failed(output, words.error(), file);
    if (cache)
        return exportFromCache(*cache, arguments, claim, output);
    const Result<ExportOrder> order = orderOf(arguments);
    if (!order)
        return failed(output, order.error(), file);
    return exportAs(*order, arguments, claim, output);
}

/// What is about one file alone.
const char *const ofOneFile[] = {"watch", "depfile", "depfile-target"};

/// Whoever gives these knows by himself what has to be made again.
const char *const withoutCache[] = {"watch", "depfile"};

ExitStatus runExport(const Arguments &arguments, Output &output)
{
    const bool isOne = arguments.operands.size() == 1 && !arguments.has(QStringLiteral("files-from"));
    for (const char *option : ofOneFile) {
        if (!isOne && arguments.has(QString::fromLatin1(option)))
            return failed(output, wrongUsage(QStringLiteral("--%1 is of one file").arg(QLatin1String(option))),
                          QStringLiteral("hitbox"));
    }
    for (const char *option : withoutCache) {
        if (arguments.has(QStringLiteral("cache")) && arguments.has(QString::fromLatin1(option)))
            return failed(
                output,
                wrongUsage(QStringLiteral("--%1 and --cache cannot be given together").arg(QLatin1String(option))),
                QStringLiteral("hitbox"));
    }
    if (arguments.has(QStringLiteral("watch")) && arguments.has(QStringLiteral("json-lines")))
        return failed(output, wrongUsage(QStringLiteral("--watch and --json-lines cannot be given together")),
                      QStringLiteral("hitbox"));
    if (arguments.has(QStringLiteral("watch"))) {
        if (const Result<Done> words = checkWords(arguments); !words)
            return failed(output, words.error(), arguments.operands.first());
        return exportOnEveryChange(arguments, output);
    }
    const Result<std::unique_ptr<ResultCache>> cache = cacheOf(arguments, "export");
    if (!cache)
        return failed(output, cache.error(), QStringLiteral("--cache"));
    PathClaims claims;
    const ExitStatus status = workOnEach(
        arguments,
        [&](const Arguments &ofOne, Turn &turn, Output &out) {
            return exportOne(ofOne, cache->get(), {claims, turn}, out);
        },
        output);
    if (*cache)
        (*cache)->trim();
    return status;
}

} // namespace

Command exportCommand()
{
    return {
        "export",
        "[FILE...]",
        "Writes the files that an engine loads",
        "Prints the files that were written, and on standard error what the format could not carry. A project with\n"
        "invalid shapes is refused before anything is written. `hitbox formats` lists formats and their options.\n"
        "Files that would come out the same are not touched. Exit status 1 when the project has other errors, as\n"
        "`hitbox check` finds them, but for images and other exports. A profile reads and writes in the project's\n"
        "folder, in the current one and in the version-controlled tree around the project, and elsewhere only with\n"
        "--allow-outside; what --out and --option name is never asked about. Many projects are exported beside each\n"
        "other and told of in their order; one that fails does not keep the others from it, and none replaces what\n"
        "another has written.\n",
        0,
        -1,
        QList<OptionRule>{
            {"format", "ID", "the format, such as godot4", OptionUse::Optional},
            {"profile", "NAME", "in place of a format: an export that the project keeps", OptionUse::Optional},
            {"out", "DIR", "the folder to write to, made when missing; without it the current one, or the profile's",
             OptionUse::Optional},
            {"option", "KEY=VALUE", "an option of the format", OptionUse::Repeated},
            {"allow-outside", nullptr, "let the profile read and write outside the project, as `hitbox check` tells"},
            {"depfile", "FILE", "write for Make, Ninja and CMake which files were made of which", OptionUse::Optional},
            {"depfile-target", "FILE", "in the depfile, what is made is this file: the stamp of a build system",
             OptionUse::Optional},
            {"watch", nullptr, "export again whenever a file that was read changes, until Ctrl+C"},
            {"json", nullptr, "print JSON"},
            jsonLinesRule(),
            cacheRule()} +
            manyFilesRules(),
        runExport,
        nullptr,
        checkAllWords};
}

} // namespace hitbox
