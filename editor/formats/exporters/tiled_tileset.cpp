#include "formats/exporters/tiled_tileset.h"

#include "document/limits.h"
#include "document/names.h"
#include "document/playback.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/engine_numbers.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/exporters/tiled_objects.h"
#include "formats/text/xml_text.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class TiledTilesetWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

/// The least image that holds all frames that are cut from it.
QSize extentOf(const Sprite &sprite, const QString &image)
{
    QRect all;
    for (const Frame &frame : sprite.frames) {
        if (imageOf(sprite, frame) == image)
            all |= frame.rect;
    }
    return {std::clamp(all.right() + 1, 0, limits::imageSide), std::clamp(all.bottom() + 1, 0, limits::imageSide)};
}

class TilesetWriter
{
public:
    TilesetWriter(XmlWriter &xml, const Document &document, const TiledTileset &tileset)
        : m_xml(xml)
        , m_filters(document.categories)
        , m_tileset(tileset)
        , m_sprite(document.sprites[tileset.sprite])
        , m_animations(tiledAnimationsOf(m_sprite))
    {
    }

    void write()
    {
        m_xml.attribute("name", xmlText(m_sprite.name));
        writeLayout();
        writeTiledProperties(m_xml, m_sprite.properties);
        if (m_tileset.grid)
            writeImage(imagesOf(m_sprite).constFirst());
        for (const int frame : framesByTile())
            writeTile(frame);
    }

private:
    void put(const char *name, int value) { m_xml.attribute(name, value); }

    void writeLayout()
    {
        if (m_tileset.grid) {
            const TiledGrid &grid = *m_tileset.grid;
            put("tilewidth", grid.tile.width());
            put("tileheight", grid.tile.height());
            put("spacing", grid.spacing);
            put("margin", grid.margin);
            put("tilecount", grid.columns * grid.rows);
            put("columns", grid.columns);
            return;
        }
        QSize largest(0, 0);
        for (const Frame &frame : m_sprite.frames)
            largest = largest.expandedTo(frame.rect.size());
        put("tilewidth", largest.width());
        put("tileheight", largest.height());
        put("tilecount", static_cast<int>(m_sprite.frames.size()));
        put("columns", 0);
    }

    void writeImage(const QString &image)
    {
        const QSize size = m_tileset.imageSizes.value(image);
        m_xml.beginElement("image");
        m_xml.attribute("source", xmlText(image));
        put("width", size.width());
        put("height", size.height());
        m_xml.endElement();
    }

    QList<int> framesByTile() const
    {
        QMap<int, int> frames;
        for (int frame = 0; frame < m_sprite.frames.size(); ++frame)
            frames.insert(m_tileset.tileOf(m_sprite, frame), frame);
        return frames.values();
    }

    void writeTile(int index)
    {
        const Frame &frame = m_sprite.frames[index];
        m_xml.beginElement("tile");
        put("id", m_tileset.tileOf(m_sprite, index));
        if (!m_tileset.grid)
            writeRectangle(frame.rect);
        writeTileProperties(index);
        if (!m_tileset.grid)
            writeImage(imageOf(m_sprite, frame));
        if (!frame.shapes.isEmpty())
            writeObjects(frame);
        if (m_animations.contains(index))
            writeAnimation(m_animations.value(index));
        m_xml.endElement();
    }

    void writeRectangle(const QRect &rect)
    {
        put("x", rect.x());
        put("y", rect.y());
        put("width", rect.width());
        put("height", rect.height());
    }

    void writeTileProperties(int index)
    {
        const Frame &frame = m_sprite.frames[index];
        const geometry::Point pivot =
            wayWithoutNoise({double(frame.offset.x()), double(frame.offset.y())}, frame.pivot);
        QList<TiledProperty> ours{{"frame", "string", frame.name},
                                  tiledNumber("pivotX", pivot.x),
                                  tiledNumber("pivotY", pivot.y),
                                  tiledNumber("duration", frame.duration)};
        if (m_animations.contains(index))
            ours.append({"animation", "string", m_sprite.tags[m_animations.value(index)].name});
        writeTiledProperties(m_xml, frame.properties, ours);
    }

    void writeObjects(const Frame &frame)
    {
        m_xml.beginElement("objectgroup");
        m_xml.attribute("draworder", "index");
        int id = 1;
        for (const Shape &shape : frame.shapes)
            writeTiledObject(m_xml, m_filters, shape, frame.offset, id++);
        m_xml.endElement();
    }

    void writeAnimation(int tag)
    {
        m_xml.beginElement("animation");
        for (const int frame : playOrder(m_sprite, tag)) {
            m_xml.beginElement("frame");
            put("tileid", m_tileset.tileOf(m_sprite, frame));
            put("duration", static_cast<int>(std::lround(m_sprite.frames[frame].duration)));
            m_xml.endElement();
        }
        m_xml.endElement();
    }

    XmlWriter &m_xml;
    CollisionFilters m_filters;
    const TiledTileset &m_tileset;
    const Sprite &m_sprite;
    QMap<int, int> m_animations;
};

bool isTrimmed(const Frame &frame)
{
    return !frame.offset.isNull() || frame.size != frame.rect.size();
}

} // namespace

int TiledTileset::tileOf(const Sprite &from, int frame) const
{
    return grid ? tileAt(*grid, from.frames[frame].rect.topLeft()) : frame;
}

int TiledTileset::tileCount(const Sprite &from) const
{
    return grid ? grid->columns * grid->rows : static_cast<int>(from.frames.size());
}

QMap<int, int> tiledAnimationsOf(const Sprite &sprite)
{
    QMap<int, int> animations;
    for (int tag = 0; tag < sprite.tags.size(); ++tag) {
        const QList<int> order = playOrder(sprite, tag);
        if (!order.isEmpty() && !animations.contains(order.constFirst()))
            animations.insert(order.constFirst(), tag);
    }
    return animations;
}

TiledTileset tiledTilesetOf(const Document &document, int sprite, const ExportOptions &options)
{
    const Sprite &from = document.sprites[sprite];
    TiledTileset tileset;
    tileset.sprite = sprite;
    const QStringList images = imagesOf(from);
    for (const QString &image : images) {
        const QSize size = options.imageSizes.value(image);
        tileset.areImagesRead = tileset.areImagesRead && !size.isEmpty();
        tileset.imageSizes.insert(image, size.isEmpty() ? extentOf(from, image) : size);
    }
    if (!from.frames.isEmpty() && images.size() == 1)
        tileset.grid = tiledGridOf(from, tileset.imageSizes.value(images.constFirst()));
    return tileset;
}

QList<Finding> tiledLosses(const Document &document, const TiledTileset &tileset)
{
    const Sprite &sprite = document.sprites[tileset.sprite];
    const FrameRef whole{tileset.sprite, -1};
    QList<Finding> losses;
    if (!tileset.areImagesRead)
        losses.append(
            exportLoss(whole, {}, Severity::Warning,
                       TiledTilesetWords::tr("The image cannot be read: Tiled may count its tiles otherwise")));
    const bool areWholeImages = std::all_of(sprite.frames.begin(), sprite.frames.end(), [&](const Frame &frame) {
        return frame.rect.size() == tileset.imageSizes.value(imageOf(sprite, frame));
    });
    if (!tileset.grid && !areWholeImages)
        losses.append(
            exportLoss(whole, {}, Severity::Warning,
                       TiledTilesetWords::tr("The frames lie on no grid: Tiled shows them from version 1.9 on, earlier "
                                             "ones show the whole image in every tile")));
    if (std::any_of(sprite.frames.begin(), sprite.frames.end(), isTrimmed))
        losses.append(exportLoss(whole, {}, Severity::Info,
                                 TiledTilesetWords::tr("Trimmed frames: a tile is what the image has of its frame")));
    const QMap<int, int> animations = tiledAnimationsOf(sprite);
    for (int tag = 0; tag < sprite.tags.size(); ++tag) {
        const QList<int> order = playOrder(sprite, tag);
        if (!order.isEmpty() && animations.value(order.constFirst()) != tag)
            losses.append(exportLoss(
                {tileset.sprite, order.constFirst()}, {}, Severity::Warning,
                TiledTilesetWords::tr("The tag %1 is left out: a tile has one animation, and its first frame "
                                      "begins another")
                    .arg(quoted(sprite.tags[tag].name))));
    }
    const QStringList ofTiles{QStringLiteral("frame"), QStringLiteral("pivotX"), QStringLiteral("pivotY"),
                              QStringLiteral("duration"), QStringLiteral("animation")};
    const QStringList ofObjects{QString::fromLatin1(tiledCategoryBits), QString::fromLatin1(tiledMaskBits)};
    for (int f = 0; f < sprite.frames.size(); ++f) {
        losses += renamedProperties(sprite.frames[f].properties, ofTiles, {tileset.sprite, f}, {});
        for (const Shape &shape : sprite.frames[f].shapes)
            losses += renamedProperties(shape.properties, ofObjects, {tileset.sprite, f}, shape.id);
    }
    const QSet<int> played = sprite.tags.isEmpty() ? QSet<int>() : playedFrames(sprite);
    for (int f = 0; f < sprite.frames.size(); ++f) {
        const double duration = sprite.frames[f].duration;
        if (played.contains(f) && std::lround(duration) <= 0)
            losses.append(exportLoss(
                {tileset.sprite, f}, {}, Severity::Warning,
                TiledTilesetWords::tr("The duration is 0: an animation in Tiled stands still at the frame")));
        else if (played.contains(f) && duration != std::round(duration))
            losses.append(exportLoss({tileset.sprite, f}, {}, Severity::Info,
                                     TiledTilesetWords::tr("The duration is rounded to whole milliseconds")));
    }
    return losses;
}

void writeTiledTileset(XmlWriter &xml, const Document &document, const TiledTileset &tileset)
{
    TilesetWriter(xml, document, tileset).write();
}

} // namespace hitbox
