#include "formats/importers/importers.h"
#include "formats/json/json_fields.h"
#include "formats/project/project_reader.h"

#include <QCoreApplication>

/// The format "json" of our own exporter.
namespace hitbox {

namespace {

class JsonImporterWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

/// "format": nothing where the file has none.
std::optional<std::string_view> formatOf(const ImportSource &source)
{
    const auto format = source.json ? source.json->root().member("format") : std::nullopt;
    return format ? format->toUtf8() : std::nullopt;
}

bool isStage(const ImportSource &source)
{
    return formatOf(source) == "hitbox-export-stage";
}

Recognition recognizeJson(const ImportSource &source)
{
    return formatOf(source) == "hitbox-export" || isStage(source) ? Recognition::Certain : Recognition::Foreign;
}

ImportedSprite importedSprite(const ImportSource &source, const Sprite &sprite)
{
    const Result<QString> image = imageNamed(source, sprite.image);
    if (!image)
        throw fields::Refusal{image.error()};
    ImportedSprite item{sprite, Stated::Layout | Stated::Pivots | Stated::Durations | Stated::Repeats};
    item.sprite.image = *image;
    for (Frame &frame : item.sprite.frames) {
        const Result<QString> own = frame.image.isEmpty() ? QString() : imageNamed(source, frame.image);
        if (!own)
            throw fields::Refusal{own.error()};
        frame.image = *own;
        for (Shape &shape : frame.shapes)
            shape.id = {};
    }
    return item;
}

Imported readJson(const ImportSource &source)
{
    if (isStage(source))
        throw fields::Refusal{
            {{},
             QStringLiteral("format"),
             JsonImporterWords::tr("this is a stage, which says where sprites stand and holds none; import the "
                                   "file with the sprites, which was written beside it")}};
    const Result<Document> document = readExportJson(source.json->root());
    if (!document)
        throw fields::Refusal{document.error()};
    Imported imported;
    imported.categories = document->categories;
    for (const Sprite &sprite : document->sprites)
        imported.sprites.append(importedSprite(source, sprite));
    if (!document->properties.isEmpty())
        imported.notes.add(
            {QStringLiteral("properties"), JsonImporterWords::tr("the project's own properties are left out")});
    return imported;
}

} // namespace

Importer jsonImporter()
{
    return {"json",
            "JSON of Hitbox Editor",
            "*.json",
            "all of what this program exports as JSON",
            {ImportPart::Frames, ImportPart::Trimming, ImportPart::Durations, ImportPart::Tags, ImportPart::Pivots,
             ImportPart::Polygons, ImportPart::Circles, ImportPart::Boxes, ImportPart::Capsules, ImportPart::Chains,
             ImportPart::Categories, ImportPart::OwnProperties},
            recognizeJson,
            readBy<readJson>};
}

} // namespace hitbox
