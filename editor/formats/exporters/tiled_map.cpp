#include "formats/exporters/tiled_map.h"

#include "document/names.h"
#include "document/playback.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "formats/text/xml_text.h"
#include "stage/placements.h"

#include <QCoreApplication>
#include <QHash>
#include <QMap>
#include <QStringList>

#include <algorithm>
#include <cmath>

#include <hitbox/geometry/transform.h>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class TiledMapWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

constexpr int mapCell = 16; ///< pixels of the map's grid, which nothing here depends on
constexpr quint32 flippedAcross = 0x80000000;
constexpr quint32 flippedDown = 0x40000000;

class MapWriter
{
public:
    MapWriter(const Document &document, const Level &level, const ExportOptions &options)
        : m_document(document)
        , m_level(level)
        , m_options(options)
    {
    }

    QByteArray write()
    {
        m_xml.beginElement("map");
        writeMapAttributes();
        for (const int sprite : spritesOn(m_level))
            writeTileset(sprite);
        for (int layer = -1; layer < m_level.stage->layers.size(); ++layer)
            writeLayer(layer);
        m_xml.endElement();
        return m_xml.document();
    }

private:
    void put(const char *name, const QString &value) { m_xml.attribute(name, value); }
    void put(const char *name, qint64 value) { put(name, QString::number(value)); }

    /// Large enough for all pivots; what lies beyond the left and top edge is still there.
    void writeMapAttributes()
    {
        geometry::Point far{1, 1};
        for (const LevelInstance &placed : m_level.instances) {
            far.x = std::max(far.x, placed.instance->position.x);
            far.y = std::max(far.y, placed.instance->position.y);
        }
        put("version", QString::fromLatin1(tiledVersion));
        put("orientation", QStringLiteral("orthogonal"));
        put("renderorder", QStringLiteral("right-down"));
        put("width", static_cast<qint64>(std::ceil(far.x / mapCell)));
        put("height", static_cast<qint64>(std::ceil(far.y / mapCell)));
        put("tilewidth", mapCell);
        put("tileheight", mapCell);
        put("infinite", 0);
        put("nextlayerid", m_level.stage->layers.size() + 2);
        put("nextobjectid", m_level.instances.size() + 1);
    }

    void writeTileset(int sprite)
    {
        const TiledTileset tileset = tiledTilesetOf(m_document, sprite, m_options);
        m_tilesets.insert(sprite, {tileset, m_firstFree});
        m_xml.beginElement("tileset");
        put("firstgid", m_firstFree);
        writeTiledTileset(m_xml, m_document, tileset);
        m_xml.endElement();
        m_firstFree += tileset.tileCount(m_document.sprites[sprite]);
    }

    /// -1 is what stands on no layer; nothing is written of it when all does.
    void writeLayer(int layer)
    {
        const QList<LevelInstance> instances = instancesOn(m_level, layer);
        if (layer < 0 && instances.isEmpty())
            return;
        m_xml.beginElement("objectgroup");
        put("id", layer + 2);
        put("name", xmlText(layer < 0 ? m_level.stage->name : m_level.stage->layers[layer].name));
        put("draworder", QStringLiteral("index"));
        for (const LevelInstance &placed : instances)
            writeInstance(placed);
        m_xml.endElement();
    }

    void writeInstance(const LevelInstance &placed)
    {
        const Instance &instance = *placed.instance;
        const Sprite &sprite = m_document.sprites[placed.ref.sprite];
        const Frame &frame = sprite.frames[placed.ref.frame];
        const auto &[tileset, firstTile] = m_tilesets[placed.ref.sprite];
        quint32 tile = firstTile + static_cast<quint32>(tileset.tileOf(sprite, placed.ref.frame));
        tile |= instance.scale.x < 0 ? flippedAcross : 0;
        tile |= instance.scale.y < 0 ? flippedDown : 0;
        const geometry::Point corner = cornerOf(instance, frame);
        m_xml.beginElement("object");
        put("id", m_nextObject++);
        put("name", xmlText(placed.name));
        put("type", xmlText(instance.sprite));
        put("gid", tile);
        put("x", xmlNumber(corner.x));
        put("y", xmlNumber(corner.y));
        put("width", xmlNumber(frame.rect.width() * std::abs(instance.scale.x)));
        put("height", xmlNumber(frame.rect.height() * std::abs(instance.scale.y)));
        if (instance.rotation != 0)
            put("rotation", xmlNumber(instance.rotation));
        m_xml.endElement();
    }

    /// Tiled holds tile objects by what is their bottom-left corner before they are turned.
    static geometry::Point cornerOf(const Instance &instance, const Frame &frame)
    {
        const QRect tile(frame.offset, frame.rect.size());
        const double left = instance.scale.x < 0 ? tile.x() + tile.width() : tile.x();
        const double bottom = instance.scale.y < 0 ? tile.y() : tile.y() + tile.height();
        return geometry::placed(geometry::Point{left, bottom}, placementOf(instance, frame));
    }

    struct PlacedTileset {
        TiledTileset tileset;
        quint32 firstTile = 1;
    };

    const Document &m_document;
    const Level &m_level;
    const ExportOptions &m_options;
    XmlWriter m_xml{1};
    QHash<int, PlacedTileset> m_tilesets; ///< by sprite
    quint32 m_firstFree = 1;              ///< the first number that no tile has yet
    int m_nextObject = 1;
};

} // namespace

QList<Finding> tiledMapLosses(const Document &document, const Level &level)
{
    QHash<int, QMap<int, int>> animations; // by sprite
    QStringList others;
    for (const LevelInstance &placed : level.instances) {
        const Sprite &sprite = document.sprites[placed.ref.sprite];
        if (!animations.contains(placed.ref.sprite))
            animations.insert(placed.ref.sprite, tiledAnimationsOf(sprite));
        const int played = animations[placed.ref.sprite].value(placed.ref.frame, -1);
        if (played != findTag(sprite, placed.instance->tag))
            others.append(quoted(placed.name));
    }
    if (others.isEmpty())
        return {};
    constexpr qsizetype mostNamed = 8;
    const QString more = others.size() > mostNamed ? QStringLiteral(", …") : QString();
    return {levelLoss(*level.stage, Severity::Info,
                      TiledMapWords::tr("a tile plays the tag that begins with its frame; these play another one here, "
                                        "or none: %1")
                          .arg(others.mid(0, mostNamed).join(QStringLiteral(", ")) + more))};
}

OutputFile tiledMap(const Document &document, const Level &level, const ExportOptions &options)
{
    return {level.fileName() + QStringLiteral(".tmx"), MapWriter(document, level, options).write(),
            partName(*level.stage)};
}

} // namespace hitbox
