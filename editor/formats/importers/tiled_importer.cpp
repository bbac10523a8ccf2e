#include "document/names.h"
#include "document/property_edits.h"
#include "formats/exporters/tiled_property_names.h"
#include "formats/importers/animation_layout.h"
#include "formats/importers/filter_categories.h"
#include "formats/importers/frame_fit.h"
#include "formats/importers/import_budget.h"
#include "formats/importers/importers.h"
#include "formats/importers/tile_outline.h"
#include "formats/importers/tileset_file.h"
#include "formats/importers/tileset_notes.h"
#include "formats/json/json_fields.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

/// Tilesets of Tiled: a frame for each tile, with what its collision editor holds.
namespace hitbox {

namespace {

class TiledImporterWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

bool isJsonTileset(const ImportSource &source)
{
    const auto type = source.json ? source.json->root().member("type") : std::nullopt;
    const bool isNamed = type && type->toUtf8() == std::string_view("tileset");
    return isNamed || (source.json && source.json->root().member("tilewidth") &&
                       !source.json->root().member("layers")); // before 1.2 the type was not written
}

Recognition recognizeTiled(const ImportSource &source)
{
    constexpr qsizetype prologue = 4096;
    const bool isTileset = source.bytes.startsWith('<') &&
                           source.bytes.first(std::min(prologue, source.bytes.size())).contains("<tileset");
    return isTileset || isJsonTileset(source) ? Recognition::Certain : Recognition::Foreign;
}

/// A value that our own exporter wrote; gone from the properties.
std::optional<Property> taken(Properties &properties, const char *name)
{
    const auto found = std::find_if(properties.begin(), properties.end(),
                                    [name](const Property &property) { return property.name == QLatin1String(name); });
    if (found == properties.end())
        return std::nullopt;
    const Property property = *found;
    properties.erase(found);
    return property;
}

bool haveAll(const Properties &properties, const QStringList &names)
{
    const QSet<QString> known = namesOf(properties);
    return std::all_of(names.begin(), names.end(), [&known](const QString &name) { return known.contains(name); });
}

std::optional<double> takenNumber(Properties &properties, const char *name)
{
    const std::optional<Property> property = taken(properties, name);
    const double *number = property ? std::get_if<double>(&property->value) : nullptr;
    return number && fields::isCoordinate(*number) ? std::optional(*number) : std::nullopt;
}

/// Whole numbers of 32 bits, which Tiled writes with a sign.
std::optional<quint32> takenBits(Properties &properties, const char *name)
{
    const std::optional<Property> property = taken(properties, name);
    const double *number = property ? std::get_if<double>(&property->value) : nullptr;
    const bool isBits = number && *number >= std::numeric_limits<qint32>::min() &&
                        *number <= std::numeric_limits<quint32>::max() && *number == std::floor(*number);
    return isBits ? std::optional(static_cast<quint32>(static_cast<qint64>(*number))) : std::nullopt;
}

QString takenText(Properties &properties, const char *name)
{
    const std::optional<Property> property = taken(properties, name);
    const QString *text = property ? std::get_if<QString>(&property->value) : nullptr;
    return text ? *text : QString();
}

/// Of its frame, as our own exporter writes them; some of them alone are the game's own.
bool isOfExport(const Properties &properties)
{
    return haveAll(properties, {"frame", "pivotX", "pivotY", "duration"});
}

/// Our own exporter wrote it: it says of a tile which frame it is.
bool isOfExport(const TilesetFile &file)
{
    return std::ranges::any_of(file.tiles, [](const TileEntry &tile) { return isOfExport(tile.properties); });
}

bool isBare(const TileEntry &tile)
{
    return tile.properties.isEmpty() && tile.objects.isEmpty() && tile.animation.isEmpty();
}

class TilesetReader
{
public:
    TilesetReader(const ImportSource &source, TilesetFile file)
        : m_source(source)
        , m_file(std::move(file))
        , m_isOwn(isOfExport(m_file))
        , m_images(source, m_imported.notes)
    {
    }

    Imported read();

private:
    /// Where a tile's frame went.
    struct Place {
        qsizetype sprite = 0;
        int frame = 0;
        std::optional<double> duration = {}; ///< that an animation gave it
    };

    ImportedSprite &spriteOn(const ShapesImage &image, const QString &name);
    qint64 tilesToRead(qint64 claimed);
    QSet<int> cellsWithFrames() const;
    void addSheet();
    void addCollection();
    void addTile(ImportedSprite &item, const TileEntry &tile, QRect rect);
    Shape shapeOf(const TileObject &object, const QString &place);
    QString categoryOf(const TileObject &object, Properties &properties);
    bool addAnimation(const TileEntry &tile, const QString &name);
    bool leaveAnimation(const TileEntry &tile, const QString &why);
    bool agreesOnDurations(const QList<TileStep> &steps) const;
    Tag addCopies(qsizetype sprite, const QString &name, const QList<TileStep> &steps);
    void note(const QString &place, const QString &what) { m_imported.notes.add({place, what}); }

    const ImportSource &m_source;
    TilesetFile m_file;
    bool m_isOwn = false; ///< our own exporter wrote it
    FilterCategories m_categories;
    QHash<QString, quint32> m_bits; ///< of types that the file gives none
    ImportBudget m_budget;
    QHash<QString, qsizetype> m_spriteOn; ///< by the path of its image
    QHash<int, Place> m_places;           ///< by the number of the tile
    QHash<int, QString> m_animationNames;
    QHash<qsizetype, FreeNames> m_frameNames; ///< of sprites with copies, by index
    Imported m_imported;
    ShapesImages m_images;
};

/// A tileset of our own export is one sprite, whatever images its tiles have.
ImportedSprite &TilesetReader::spriteOn(const ShapesImage &image, const QString &name)
{
    const auto known = m_spriteOn.constFind(image.path);
    if (known != m_spriteOn.constEnd())
        return m_imported.sprites[*known];
    m_budget.addSprite();
    if (m_isOwn && !m_imported.sprites.isEmpty()) {
        m_spriteOn.insert(image.path, 0);
        return m_imported.sprites.first();
    }
    m_spriteOn.insert(image.path, m_imported.sprites.size());
    ImportedSprite item;
    item.sprite.name = name;
    item.sprite.image = image.path;
    item.stated = Stated::Layout;
    item.knowsTrims = false;
    item.isTileset = true;
    item.knowsImage = !m_isOwn;
    m_imported.sprites.append(item);
    return m_imported.sprites.last();
}

/// Types of one name with the bits that our own exporter writes, or with the next bit that is free.
QString TilesetReader::categoryOf(const TileObject &object, Properties &properties)
{
    constexpr qsizetype bitCount = 32;
    std::optional<quint32> bits;
    std::optional<quint32> mask;
    if (haveAll(properties, {tiledCategoryBits, tiledMaskBits})) { // one alone is the game's own
        bits = takenBits(properties, tiledCategoryBits);
        mask = takenBits(properties, tiledMaskBits);
    }
    if (object.type.isEmpty())
        return {};
    if (bits && mask)
        return m_categories.nameFor(*bits, *mask, object.type);
    if (!m_bits.contains(object.type))
        m_bits.insert(object.type, quint32(1) << std::min(m_bits.size(), bitCount - 1));
    return m_categories.nameFor(m_bits.value(object.type), 0, object.type);
}

Shape TilesetReader::shapeOf(const TileObject &object, const QString &place)
{
    Shape shape;
    shape.name = object.name;
    shape.visible = object.visible;
    shape.properties = withoutRepeated(object.properties);
    shape.category = categoryOf(object, shape.properties);
    shape.outline = *outlineOfTile(object);
    m_budget.addShape(shape.outline);
    if (object.form == TileForm::Ellipse && kindOf(shape.outline) == ShapeKind::Polygon)
        note(place, TiledImporterWords::tr("the ellipse becomes a polygon with %1 corners")
                        .arg(handlesOf(shape.outline).size()));
    return shape;
}

void TilesetReader::addTile(ImportedSprite &item, const TileEntry &tile, QRect rect)
{
    m_budget.addFrame();
    Frame frame;
    frame.properties = withoutRepeated(tile.properties);
    const bool isOwn = isOfExport(frame.properties);
    const QString own = isOwn ? takenText(frame.properties, "frame") : QString();
    frame.name = own.isEmpty() ? item.sprite.name + u'_' + QString::number(tile.id) : own;
    frame.rect = rect;
    frame.size = rect.size();
    const std::optional<double> x = isOwn ? takenNumber(frame.properties, "pivotX") : std::nullopt;
    const std::optional<double> y = isOwn ? takenNumber(frame.properties, "pivotY") : std::nullopt;
    frame.pivot = {x.value_or(rect.width() / 2.0), y.value_or(rect.height() / 2.0)};
    if (x && y)
        item.stated |= Stated::Pivots;
    const std::optional<double> duration = isOwn ? takenNumber(frame.properties, "duration") : std::nullopt;
    if (duration && *duration >= 0) {
        frame.duration = *duration;
        item.stated |= Stated::Durations;
    }
    m_animationNames.insert(tile.id, isOwn ? takenText(frame.properties, "animation") : QString());
    const QString place = TiledImporterWords::tr("tile %1").arg(tile.id);
    for (const TileObject &object : tile.objects) {
        if (outlineOfTile(object))
            frame.shapes.append(shapeOf(object, place));
        else
            note(place, leftOutInWords(object));
    }
    const qsizetype sprite = &item - m_imported.sprites.constData();
    m_places.insert(tile.id, {sprite, int(item.sprite.frames.size())});
    item.sprite.frames.append(frame);
}

/// All of them, or where that would be too many, those up to the last one that the file says something about.
qint64 TilesetReader::tilesToRead(qint64 claimed)
{
    if (claimed <= mostTiles)
        return claimed;
    qint64 count = 1;
    for (const TileEntry &entry : std::as_const(m_file.tiles))
        count = std::max<qint64>(count, entry.id + 1);
    if (count > mostTiles)
        throw fields::Refusal{
            {{}, {}, TiledImporterWords::tr("found tile %1, expected at most %2 tiles").arg(count).arg(mostTiles)}};
    note({},
         TiledImporterWords::tr("of %1 tiles, those after the last with something on it are left out").arg(claimed));
    return count;
}

/// Of a sheet of our own export: the other cells are none of the sprite's frames.
QSet<int> TilesetReader::cellsWithFrames() const
{
    QSet<int> cells;
    for (const TileEntry &tile : m_file.tiles) {
        if (!isBare(tile))
            cells.insert(tile.id);
        for (const TileStep &step : tile.animation)
            cells.insert(step.tile);
    }
    return cells;
}

/// Tiles in rows within a margin, with spaces between.
void TilesetReader::addSheet()
{
    const ShapesImage image = m_images.at(m_file.image);
    const QSize size = image.size.value_or(m_file.imageSize);
    const QSize tile = m_file.tile;
    if (tile.isEmpty())
        throw fields::Refusal{
            {{},
             {},
             TiledImporterWords::tr("found no size of the tiles, expected tilewidth and tileheight from 1 on")}};
    const auto along = [this](int pixels, int length) {
        const qint64 inside = qint64(pixels) - 2 * qint64(m_file.margin) + m_file.spacing;
        return std::clamp<qint64>(inside / (qint64(length) + m_file.spacing), 0, mostTiles);
    };
    const qint64 columns = m_file.columns > 0 ? m_file.columns : std::max<qint64>(along(size.width(), tile.width()), 1);
    const qint64 claimed = m_file.count > 0 ? m_file.count : columns * along(size.height(), tile.height());
    const qint64 count = tilesToRead(claimed);
    QHash<int, const TileEntry *> entries;
    for (const TileEntry &entry : std::as_const(m_file.tiles))
        entries.insert(entry.id, &entry);
    ImportedSprite &item = spriteOn(image, m_file.name);
    item.sprite.properties = withoutRepeated(m_file.properties);
    const QSet<int> cells = cellsWithFrames();
    for (int id = 0; id < count; ++id) {
        if (m_isOwn && !cells.contains(id))
            continue;
        const qint64 x = m_file.margin + (id % columns) * (qint64(tile.width()) + m_file.spacing);
        const qint64 y = m_file.margin + (id / columns) * (qint64(tile.height()) + m_file.spacing);
        if (!fields::isCoordinate(double(x)) || !fields::isCoordinate(double(y)))
            throw fields::Refusal{{{},
                                   TiledImporterWords::tr("tile %1").arg(id),
                                   TiledImporterWords::tr("found a tile beyond 1000000000 pixels")}};
        const TileEntry *entry = entries.value(id);
        addTile(item, entry ? *entry : TileEntry{.id = id}, QRect(int(x), int(y), tile.width(), tile.height()));
    }
    for (const TileEntry &entry : std::as_const(m_file.tiles)) {
        if (entry.id >= count && !(entry.objects.isEmpty() && entry.animation.isEmpty()))
            note(TiledImporterWords::tr("tile %1").arg(entry.id),
                 TiledImporterWords::tr("it is left out: the tileset has only %1 tiles").arg(count));
    }
}

/// A sprite for each image, whose tiles may be parts of it; see spriteOn().
void TilesetReader::addCollection()
{
    for (const TileEntry &tile : std::as_const(m_file.tiles)) {
        if (tile.image.isEmpty()) {
            note(TiledImporterWords::tr("tile %1").arg(tile.id),
                 TiledImporterWords::tr("it is left out: it has no image"));
            continue;
        }
        const ShapesImage image = m_images.at(tile.image);
        QRect rect = tile.part;
        if (rect.isEmpty())
            rect = QRect(QPoint(0, 0), image.size.value_or(m_file.tile));
        if (rect.isEmpty())
            throw fields::Refusal{{{},
                                   TiledImporterWords::tr("tile %1").arg(tile.id),
                                   TiledImporterWords::tr("found no size, and its image cannot be read")}};
        ImportedSprite &item = spriteOn(image, QFileInfo(tile.image).completeBaseName());
        addTile(item, tile, rect);
        if (image.path != item.sprite.image)
            item.sprite.frames.last().image = image.path;
    }
    const Properties properties = withoutRepeated(m_file.properties);
    if (m_imported.sprites.size() != 1) {
        if (!properties.isEmpty())
            m_imported.notes.add(propertiesLeftOut(properties));
        return;
    }
    Sprite &sprite = m_imported.sprites.first().sprite;
    sprite.properties = properties;
    if (!m_file.name.isEmpty())
        sprite.name = m_file.name;
}

/// No other animation, and no other step, wants one of the tiles for another time.
bool TilesetReader::agreesOnDurations(const QList<TileStep> &steps) const
{
    QHash<int, double> durations;
    for (const TileStep &step : steps) {
        const double known = durations.value(step.tile, m_places.value(step.tile).duration.value_or(step.duration));
        if (known != step.duration)
            return false;
        durations.insert(step.tile, known);
    }
    return true;
}

/// The tiles once more behind the others: a frame has one duration.
Tag TilesetReader::addCopies(qsizetype sprite, const QString &name, const QList<TileStep> &steps)
{
    QList<Frame> &frames = m_imported.sprites[sprite].sprite.frames;
    if (!m_frameNames.contains(sprite))
        m_frameNames.insert(sprite, FreeNames(namesOf(frames)));
    const auto names = m_frameNames.find(sprite);
    const int first = int(frames.size());
    for (const TileStep &step : steps) {
        Frame copy = frames[m_places.value(step.tile).frame];
        copy.name = names->take(copy.name);
        copy.duration = step.duration;
        m_budget.addFrame(copy);
        frames.append(copy);
    }
    return {name, first, int(frames.size()) - 1, TagDirection::Forward, {}};
}

bool TilesetReader::leaveAnimation(const TileEntry &tile, const QString &why)
{
    note(TiledImporterWords::tr("tile %1").arg(tile.id), why);
    return false;
}

/// The animation of a tile as a tag, named after the tile. False where it is left out.
bool TilesetReader::addAnimation(const TileEntry &tile, const QString &name)
{
    QList<int> frames;
    const qsizetype sprite = m_places.value(tile.animation.constFirst().tile).sprite;
    for (const TileStep &step : tile.animation) {
        const auto found = m_places.constFind(step.tile);
        if (found == m_places.constEnd() || found->sprite != sprite)
            return leaveAnimation(
                tile, TiledImporterWords::tr(
                          "its animation is left out: it shows tiles of several images, or ones that are not "
                          "there"));
        frames.append(found->frame);
    }
    ImportedSprite &item = m_imported.sprites[sprite];
    const std::optional<Tag> tag = tagShowing(name, frames);
    if (!tag)
        return leaveAnimation(
            tile, TiledImporterWords::tr("its animation is left out: a tag is a run of neighbouring frames"));
    const bool isOwn = item.stated.testFlag(Stated::Durations) && !m_animationNames.value(tile.id).isEmpty();
    if (isOwn) { // our own exporter says durations to the last digit
        item.sprite.tags.append(*tag);
        return true;
    }
    item.stated |= Stated::Durations;
    if (!agreesOnDurations(tile.animation)) {
        item.sprite.tags.append(addCopies(sprite, name, tile.animation));
        return true;
    }
    item.sprite.tags.append(*tag);
    for (const TileStep &step : tile.animation) {
        Place &shown = m_places[step.tile];
        shown.duration = step.duration;
        item.sprite.frames[shown.frame].duration = step.duration;
    }
    return true;
}

Imported TilesetReader::read()
{
    if (m_file.name.isEmpty())
        m_file.name = QFileInfo(m_source.path).completeBaseName();
    if (m_file.image.isEmpty())
        addCollection();
    else
        addSheet();
    for (const TileEntry &tile : std::as_const(m_file.tiles)) {
        if (tile.animation.isEmpty() || !m_places.contains(tile.id))
            continue;
        const QString own = m_animationNames.value(tile.id);
        const QString type = tile.type.isEmpty() ? TiledImporterWords::tr("tile %1").arg(tile.id) : tile.type;
        const bool isNamed = addAnimation(tile, own.isEmpty() ? type : own) && own.isEmpty();
        if (!isNamed && !tile.type.isEmpty())
            note(TiledImporterWords::tr("tile %1").arg(tile.id),
                 TiledImporterWords::tr("its class “%1” is left out").arg(tile.type));
    }
    m_imported.notes.add(notesOnTileset(m_file));
    m_categories.settle(m_imported);
    return m_imported;
}

Imported readTiled(const ImportSource &source)
{
    if (source.json)
        return TilesetReader(source, tilesetOfJson(source.json->root())).read();
    return TilesetReader(source, tilesetOfXml(source.bytes)).read();
}

} // namespace

Importer tiledImporter()
{
    return {"tiled",
            "Tiled tileset",
            "*.tsx *.tsj *.json",
            "tiles as frames, their collision objects as shapes, animations as tags",
            {ImportPart::Frames, ImportPart::Durations, ImportPart::Tags, ImportPart::Polygons, ImportPart::Circles,
             ImportPart::Boxes, ImportPart::Capsules, ImportPart::Chains, ImportPart::Categories,
             ImportPart::OwnProperties},
            recognizeTiled,
            readBy<readTiled>};
}

} // namespace hitbox
