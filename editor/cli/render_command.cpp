#include "cli/commands.h"
#include "cli/finding_report.h"
#include "cli/many_files.h"
#include "cli/number_options.h"
#include "cli/path_claims.h"
#include "cli/project_input.h"
#include "document/names.h"
#include "formats/export/spared_files.h"
#include "formats/json/json_writer.h"
#include "formats/pictures/contact_sheet_files.h"
#include "formats/pictures/render.h"
#include "formats/project/project_file.h"
#include "validation/validate.h"

#include <QDir>

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

Result<Done> writeFramePicture(const Document &document, const QString &file, const QString &folder,
                               const QList<OutputFile> &pictures, const Output &output)
{
    const Result<Done> spares = sparesImages(document, projectFolder(file), {{folder, pictures}});
    if (!spares)
        return spares;
    return writeTogether(folder, pictures, [&output](const Error &why) { output.message(why, {}); });
}

ExitStatus renderOne(const Arguments &arguments, Claiming claim, Output &output)
{
    const QString file = arguments.operands.first();
    const Result<std::optional<ContactLook>> sheet = contactLookOf(arguments);
    if (!sheet)
        return failed(output, sheet.error(), QStringLiteral("hitbox"));
    const Result<Document> document = readProject(file);
    if (!document)
        return failed(output, document.error(), file);
    const Result<const Stage *> stage = stageOf(*document, arguments);
    if (!stage)
        return failed(output, stage.error(), file);
    const RenderOrder order{*stage, *sheet};
    const ValidationContext context = contextOf(*document, file);
    const QList<Finding> findings = validate(*document, context);
    tellMissingImages(*document, order.stage, context, file, output);

    const Result<QList<OutputFile>> pictures = picturesOf(*document, order, file, findings, output);
    if (!pictures)
        return failed(output, pictures.error(), file);
    const QString folder = arguments.value(QStringLiteral("out"));
    QStringList paths;
    for (const OutputFile &picture : *pictures)
        paths.append(QDir(folder).filePath(picture.name));
    if (const Result<Done> ours = claim.take(paths, file); !ours)
        return failed(output, ours.error(), file);
    const Result<Done> written = writeFramePicture(*document, file, folder, *pictures, output);
    if (!written)
        return failed(output, written.error(), QStringLiteral("--out"));

    if (arguments.has(QStringLiteral("json"))) {
        output.print(renderJson(paths));
    } else {
        for (const QString &path : std::as_const(paths))
            output.printLine(path);
    }
    // Findings of severity error are drawn on the pictures, so they count as they do for `check`.
    return hasErrors(findings) ? ExitStatus::Findings : ExitStatus::Done;
}

ExitStatus runRender(const Arguments &arguments, Output &output)
{
    PathClaims claims;
    return workOnEach(
        arguments,
        [&claims](const Arguments &ofOne, Turn &turn, Output &out) {
            return renderOne(ofOne, {claims, turn}, out);
        },
        output);
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
        "probes. An image that a sprite shows is never replaced. Exit status 1 when there are errors among the\n"
        "findings, as `hitbox check` has it. Many projects are drawn beside each other and told of in their order;\n"
        "none replaces what another has written.\n",
        0,
        -1,
        QList<OptionRule>{
            {"out", "DIR", "the folder to write to, made when missing", OptionUse::Required},
            {"sheet", nullptr, "draw a contact sheet of each sprite instead of a picture of each frame"},
            {"cell", "PIXELS", "with --sheet, for the longer side of a frame, 16 to 512 (160)", OptionUse::Optional},
            {"stage", "NAME", "draw this stage instead of the frames", OptionUse::Optional},
            {"json", nullptr, "print JSON"},
            jsonLinesRule()} +
            manyFilesRules(),
        runRender,
        "out"};
}

} // namespace hitbox
