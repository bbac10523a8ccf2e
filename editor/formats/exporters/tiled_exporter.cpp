#include "document/names.h"
#include "formats/export/export_options.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "formats/exporters/preparation/frame_timeline.h"
#include "formats/exporters/tiled_map.h"
#include "formats/exporters/tiled_tileset.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

/// Tilesets of Tiled, one for each sprite, and a map for each stage.
namespace hitbox {

namespace {

OutputFile tilesetFile(const Document &document, const TiledTileset &tileset)
{
    XmlWriter xml(1);
    xml.beginElement("tileset");
    xml.attribute("version", tiledVersion);
    writeTiledTileset(xml, document, tileset);
    xml.endElement();
    return {safeFileName(document.sprites[tileset.sprite].name) + QStringLiteral(".tsx"), xml.document(),
            partName(document.sprites[tileset.sprite])};
}

/// The first sprite or frame of which no tile can be made.
std::optional<Error> withoutImage(const Document &document)
{
    for (const Sprite &sprite : document.sprites) {
        const auto frame = std::find_if(sprite.frames.begin(), sprite.frames.end(),
                                        [&](const Frame &each) { return imageOf(sprite, each).isEmpty(); });
        if (frame != sprite.frames.end())
            return Error{{},
                         QCoreApplication::translate("hitbox::formats", "sprite %1, frame %2")
                             .arg(quoted(sprite.name), quoted(frame->name)),
                         QCoreApplication::translate("hitbox::formats",
                                                     "it has no image, and Tiled has no tile without one; give the "
                                                     "sprite an image, or export to another format")};
    }
    return std::nullopt;
}

Result<ExportPreview> writeTiled(const Document &document, const QString &, const ExportOptions &options)
{
    if (std::optional<Error> error = tooManySteps(document))
        return *error;
    if (std::optional<Error> error = withoutImage(document))
        return *error;
    ExportPreview preview;
    for (int i = 0; i < document.sprites.size(); ++i) {
        const TiledTileset tileset = tiledTilesetOf(document, i, options);
        preview.files.append(tilesetFile(document, tileset));
        preview.losses += tiledLosses(document, tileset);
    }
    const Levels levels = levelsOf(document);
    for (const Level &level : levels.levels) {
        preview.files.append(tiledMap(document, level, options));
        preview.losses += tiledMapLosses(document, level);
    }
    preview.losses += levels.losses;
    return preview;
}

} // namespace

Format tiledFormat()
{
    Format format;
    format.id = "tiled";
    format.icon = ":/icons/format-tiled.svg";
    format.title = "Tiled";
    format.files = "SPRITE.tsx, STAGE_stage.tmx";
    format.summary = QT_TRANSLATE_NOOP(
        "hitbox::formats",
        "A tileset per sprite: a tile per frame with its shapes as objects, and animations from the tags");
    format.capabilities.frameImages = true;
    format.capabilities.xml = everyXmlName;
    format.capabilities.properties.setFlag(PropertyHolder::Project, false);
    format.capabilities.capsules = false;
    format.asksForImageSizes = true;
    format.roundTrip = RoundTrip{"tiled", FramesInFile::ByPlace, RoundTrip::Files::OnePerSprite};
    format.options = packingOptions();
    format.write = writeTiled;
    return format;
}

} // namespace hitbox
