#include "cli/commands.h"
#include "cli/finding_report.h"
#include "cli/made_files.h"
#include "cli/many_files.h"
#include "cli/number_options.h"
#include "cli/path_claims.h"
#include "cli/project_input.h"
#include "cli/shown_images.h"
#include "document/names.h"
#include "formats/export/spared_files.h"
#include "formats/json/json_writer.h"
#include "formats/pictures/contact_sheet_files.h"
#include "formats/pictures/render.h"
#include "formats/project/project_file.h"
#include "validation/validate.h"

#include <QDir>
#include <QFontDatabase>

#include <algorithm>
#include <optional>

namespace hitbox {

namespace {

QByteArray renderJson(const QStringList &paths)
{
    JsonWriter json;
    json.beginObject();
    json.beginArrayMember("files");
    for (const QString &path : paths)
        json.value(path);
    json.endArray();
    json.endObject();
    return json.document();
}

bool standsOn(const Stage &stage, const Sprite &sprite)
{
    return std::any_of(stage.instances.cbegin(), stage.instances.cend(),
                       [&sprite](const Instance &instance) { return instance.sprite == sprite.name; });
}

/// Null when every frame is to be drawn.
Result<const Stage *> stageOf(const Document &document, const Arguments &arguments)
{
    if (!arguments.has(QStringLiteral("stage")))
        return static_cast<const Stage *>(nullptr);
    return stageNamed(document, arguments.value(QStringLiteral("stage")));
}

void tellMissingImages(const Document &document, const Stage *stage, const ValidationContext &context,
                       const QString &file, const Output &output)
{
    for (const Sprite &sprite : document.sprites) {
        for (const QString &image : imagesOf(sprite)) {
            const QString problem = context.images.value(image).problem;
            const QString which =
                image == sprite.image ? QStringLiteral("its image") : QStringLiteral("the image ") + quoted(image);
            if (!problem.isEmpty() && (!stage || standsOn(*stage, sprite)))
                output.message({{},
                                QStringLiteral("sprite ") + quoted(sprite.name),
                                QStringLiteral("drawn without ") + which + QStringLiteral(": ") + problem},
                               file);
        }
    }
}

/// What is to be drawn.
struct RenderOrder {
    const Stage *stage = nullptr;
    std::optional<ContactLook> sheet;
};

/// None: frames or a stage are to be drawn.
Result<std::optional<ContactLook>> contactLookOf(const Arguments &arguments)
{
    const bool wantsSheet = arguments.has(QStringLiteral("sheet"));
    if (wantsSheet && arguments.has(QStringLiteral("stage")))
        return wrongUsage(QStringLiteral("--sheet shows frames, --stage a stage: give one of them"));
    if (!wantsSheet && arguments.has(QStringLiteral("cell")))
        return wrongUsage(QStringLiteral("--cell is the size of a frame on a sheet: give --sheet too"));
    if (!wantsSheet)
        return std::optional<ContactLook>();
    const Result<int> side = wholeNumberOf(arguments, "cell", usualContactSide);
    if (!side)
        return side.error();
    if (*side < leastContactSide || *side > mostContactSide)
        return wrongUsage(
            QStringLiteral("--cell takes a whole number from %1 to %2").arg(leastContactSide).arg(mostContactSide));
    return std::optional(ContactLook{.side = *side});
}

Result<Done> checkRenderWords(const Arguments &arguments)
{
    const Result<std::optional<ContactLook>> look = contactLookOf(arguments);
    return look ? Result<Done>(Done{}) : look.error();
}

void tellContactNotes(const Document &document, const QList<QStringList> &notes, const QString &file,
                      const Output &output)
{
    for (int s = 0; s < notes.size(); ++s) {
        for (const QString &note : notes.at(s))
            output.message({{}, QStringLiteral("sprite ") + quoted(document.sprites.at(s).name), note}, file);
    }
}

Result<QList<OutputFile>> picturesOf(const Document &document, const RenderOrder &order, const QString &file,
                                     const QList<Finding> &findings, const Output &output)
{
    const QString folder = projectFolder(file);
    if (order.sheet) {
        const Result<ContactSheetFiles> sheets = renderContactSheets(document, folder, findings, *order.sheet);
        if (!sheets)
            return sheets.error();
        tellContactNotes(document, sheets->notes, file, output);
        return sheets->files;
    }
    if (!order.stage)
        return renderAll(document, folder);
    const auto index = static_cast<int>(order.stage - document.stages.constData());
    const Result<OutputFile> picture = renderStageFile(document, index, folder);
    if (!picture)
        return picture.error();
    return QList<OutputFile>{*picture};
}

/// What the pictures show of findings and images is told with them.
std::optional<MadeFiles> picturesMade(const Arguments &arguments, const QByteArray &project, const QString &folder,
                                      Output &output)
{
    const QString file = arguments.operands.first();
    const auto refuse = [&output](const Error &error, const QString &about) {
        failed(output, error, about);
        return std::nullopt;
    };
    const Result<std::optional<ContactLook>> sheet = contactLookOf(arguments);
    if (!sheet)
        return refuse(sheet.error(), QStringLiteral("hitbox"));
    const Result<Document> document = parseProject(project, file);
    if (!document)
        return refuse(document.error(), file);
    const Result<const Stage *> stage = stageOf(*document, arguments);
    if (!stage)
        return refuse(stage.error(), file);
    const RenderOrder order{*stage, *sheet};
    const ValidationContext context = contextOf(*document, file);
    const QList<Finding> findings = validate(*document, context);
    Output report(Output::Messages::Kept);
    tellMissingImages(*document, order.stage, context, file, report);
    const Result<QList<OutputFile>> pictures = picturesOf(*document, order, file, findings, report);
    if (!pictures) {
        output.passOn(report.takeMessages());
        return refuse(pictures.error(), file);
    }
    MadeFiles made;
    made.files = *pictures;
    made.inputs = imageFilesOf(*document, file);
    QStringList paths;
    for (const OutputFile &picture : *pictures)
        paths.append(QDir(folder).filePath(picture.name));
    if (arguments.has(QStringLiteral("json")))
        report.print(renderJson(paths));
    for (const QString &path : arguments.has(QStringLiteral("json")) ? QStringList() : paths)
        report.printLine(path);
    made.results = report.takeResults();
    made.messages = report.takeMessages();
    // Findings of severity error are drawn on the pictures, so they count as they do for `check`.
    made.status = hasErrors(findings) ? ExitStatus::Findings : ExitStatus::Done;
    return made;
}

ExitStatus renderOne(const Arguments &arguments, ResultCache *cache, ShownImages &shown, Claiming claim, Output &output)
{
    const QString file = arguments.operands.first();
    const auto spares = [&](const QByteArray &project, const QList<OutputFolder> &folders) -> Result<Done> {
        const Result<Document> document = parseProject(project, file);
        if (!document)
            return document.error();
        const Result<Done> spared = sparesImages(*document, projectFolder(file), folders);
        return spared ? shown.spares(folders) : spared;
    };
    return writeMade({file, [&](const QByteArray &) { return arguments.value(QStringLiteral("out")); },
                      [&](const QByteArray &project, const QString &folder, Output &out) {
                          return picturesMade(arguments, project, folder, out);
                      },
                      spares},
                     cache, claim, output);
}

ExitStatus runRender(const Arguments &arguments, Output &output)
{
    // Letters that the program's own font does not have are drawn with those of the system.
    const QByteArray fonts =
        arguments.has(QStringLiteral("cache")) ? QFontDatabase::families().join(u'\0').toUtf8() : "";
    const Result<std::unique_ptr<ResultCache>> cache = cacheOf(arguments, "render", fonts);
    if (!cache)
        return failed(output, cache.error(), QStringLiteral("--cache"));
    const Result<QStringList> files = filesOf(arguments);
    if (!files)
        return failed(output, files.error(), QStringLiteral("hitbox"));
    Arguments ofAll = arguments;
    ofAll.operands = *files;
    ofAll.options.remove(QStringLiteral("files-from")); // standard input is read once
    ShownImages shown(*files);
    PathClaims claims;
    const ExitStatus status = workOnEach(
        ofAll,
        [&](const Arguments &ofOne, Turn &turn, Output &out) {
            return renderOne(ofOne, cache->get(), shown, {claims, turn}, out);
        },
        output);
    if (*cache)
        (*cache)->trim();
    return status;
}

} // namespace

Command renderCommand()
{
    return {
        "render",
        "[FILE...]",
        "Draws a picture of every frame with its shapes and findings, of all frames of a sprite, or of a stage",
        "With --sheet each sprite becomes one picture of its frames, each with its number and name, how long it is\n"
        "shown, and how many errors and warnings it has. A stage is drawn with its shapes, what they share, and its\n"
        "probes. An image that a sprite of one of the projects shows is never replaced. Exit status 1 when there are\n"
        "errors among the findings, as `hitbox check` has it. Many projects are drawn beside each other and told of\n"
        "in their order; none replaces what another has written.\n",
        0,
        -1,
        QList<OptionRule>{
            {"out", "DIR", "the folder to write to, made when missing", OptionUse::Required},
            {"sheet", nullptr, "draw a contact sheet of each sprite instead of a picture of each frame"},
            {"cell", "PIXELS", "with --sheet, for the longer side of a frame, 16 to 512 (160)", OptionUse::Optional},
            {"stage", "NAME", "draw this stage instead of the frames", OptionUse::Optional},
            {"json", nullptr, "print JSON"},
            jsonLinesRule(),
            cacheRule()} +
            manyFilesRules(),
        runRender,
        "out",
        checkRenderWords};
}

} // namespace hitbox
