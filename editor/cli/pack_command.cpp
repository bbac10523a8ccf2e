#include "cli/commands.h"
#include "cli/finding_report.h"
#include "cli/number_options.h"
#include "cli/project_input.h"
#include "document/limits.h"
#include "formats/export/packed_project.h"
#include "formats/export/spared_files.h"
#include "formats/json/json_writer.h"
#include "formats/project/project_file.h"
#include "images/images.h"
#include "validation/rules.h"
#include "validation/validate.h"

#include <QDir>
#include <QFileInfo>

namespace hitbox {

namespace {

Result<PackingOptions> packingOptionsOf(const Arguments &arguments)
{
    const PackingOptions usual;
    const Result<int> side = wholeNumberOf(arguments, "max-size", usual.mostSide);
    if (!side)
        return side.error();
    if (*side < 1 || *side > limits::imageSide)
        return wrongUsage(QStringLiteral("--max-size takes a whole number from 1 to %1").arg(limits::imageSide));
    const Result<int> extrude = wholeNumberOf(arguments, "extrude", usual.extrude);
    if (!extrude)
        return extrude.error();
    if (*extrude < 0 || *extrude > mostExtruded)
        return wrongUsage(QStringLiteral("--extrude takes a whole number from 0 to %1").arg(mostExtruded));
    return PackingOptions{*side, *extrude};
}

/// The project and its sheets appear together.
Result<Done> writePacked(const PackedProject &packed, const QString &out, const Document &shown, const QString &from,
                         const Output &output)
{
    const Result<QByteArray> project = savedBytes(out, packed.document);
    if (!project)
        return project.error();
    OutputFolder folder{projectFolder(out), packed.images};
    folder.files.append({QFileInfo(out).fileName(), *project});
    if (const Result<Done> spares = sparesImages(shown, from, {folder}); !spares)
        return spares;
    return writeTogether({folder}, [&output](const Error &why) { output.message(why, {}); });
}

/// Frames that reach beyond their images, of which nothing can be told any more once they are packed.
QList<Finding> framesOutside(const Document &document, const QString &file)
{
    const QString rule = QLatin1String(frameOutsideImageRule.id);
    ValidationContext context;
    context.images = surveyImages(document, projectFolder(file));
    QList<Finding> outside;
    for (int s = 0; s < document.sprites.size(); ++s) {
        for (int f = 0; f < document.sprites[s].frames.size(); ++f) {
            for (Finding found :
                 validateFrame(document, {s, f}, context, [](const Shape &) { return QList<Finding>(); })) {
                if (found.rule != rule)
                    continue;
                found.message += QStringLiteral("; it is packed with nothing there: move or cut its rectangle in %1, "
                                                "and pack again")
                                     .arg(file);
                outside.append(found);
            }
        }
    }
    return outside;
}

QByteArray packJson(const QString &out, const PackedProject &packed, const QList<Finding> &errors)
{
    JsonWriter json;
    json.beginObject();
    json.member("file", out);
    json.beginArrayMember("sheets");
    for (const PackedSheet &sheet : packed.sheets) {
        json.beginObject(JsonLayout::Line);
        json.member("sprite", sheet.sprite);
        json.member("file", sheet.file);
        json.beginArrayMember("size");
        json.value(sheet.size.width());
        json.value(sheet.size.height());
        json.endArray();
        json.member("frames", sheet.frames);
        json.member("pictures", sheet.pictures);
        json.endObject();
    }
    json.endArray();
    writeFindings(json, packed.document, errors);
    json.endObject();
    return json.document();
}

QString sheetLine(const PackedSheet &sheet, const QString &folder)
{
    const QString shared =
        sheet.pictures == sheet.frames ? QString() : QStringLiteral(", %1 of them different").arg(sheet.pictures);
    return QStringLiteral("%1: %2 x %3 pixels, %4%5")
        .arg(QDir(folder).filePath(sheet.file), QString::number(sheet.size.width()),
             QString::number(sheet.size.height()), counted(sheet.frames, QStringLiteral("frame")), shared);
}

ExitStatus runPack(const Arguments &arguments, Output &output)
{
    const QString file = arguments.operands.first();
    const QString out = arguments.value(QStringLiteral("out"));
    const Result<PackingOptions> options = packingOptionsOf(arguments);
    if (!options)
        return failed(output, options.error(), QStringLiteral("hitbox"));
    const Result<Document> document = readProject(file);
    if (!document)
        return failed(output, document.error(), file);
    if (const Result<Done> folder = folderIsThere(arguments); !folder)
        return failed(output, folder.error(), out);
    if (const Result<Done> spared = sparesOthers(arguments, file, *document); !spared)
        return failed(output, spared.error(), out);
    const Result<PackedProject> packed = packedProject(*document, {projectFolder(file), out}, *options);
    if (!packed)
        return failed(output, packed.error(), file);
    const Result<Done> written = writePacked(*packed, out, *document, projectFolder(file), output);
    if (!written)
        return failed(output, written.error(), out);

    const QList<Finding> outside = framesOutside(*document, file);
    const QList<Finding> findings = outside + errorsAmong(validate(packed->document, contextOf(packed->document, out)));
    if (arguments.has(QStringLiteral("json"))) {
        output.print(packJson(out, *packed, findings));
    } else {
        for (const PackedSheet &sheet : packed->sheets)
            output.printLine(sheetLine(sheet, QFileInfo(out).path()));
        output.printLine(out);
        tellFindings(output, out, packed->document, findings);
    }
    return errorsAmong(findings).isEmpty() ? ExitStatus::Done : ExitStatus::Findings;
}

} // namespace

Command packCommand()
{
    return {
        "pack",
        "FILE",
        "Makes one sheet for each sprite, with its frames close together",
        "Writes the project anew, and SPRITE_packed.png beside it for each sprite: for engines that want one image\n"
        "for a sprite, and to save memory. What is transparent around a frame is left out, and frames that look the\n"
        "same share their place. Shapes, and the pixels of the untrimmed frames, stay where they are. Images that\n"
        "sprites show are never replaced, and other projects only with --force. Everything is written, or nothing.\n"
        "Exit status 1 when the project that was written has errors, as `hitbox check` has it, or when a frame\n"
        "reaches beyond its image.\n",
        1,
        1,
        {{"out", "FILE2.hitbox", "the project to write, with its sheets beside it", OptionUse::Required},
         {"max-size", "N", "most pixels a side of a sheet; 4096 without it", OptionUse::Optional},
         {"extrude", "N", "pixels by which each picture's edge is repeated around it, 0 to 16; 1 without it",
          OptionUse::Optional},
         forceRule(),
         {"json", nullptr, "print JSON"}},
        runPack};
}

} // namespace hitbox
