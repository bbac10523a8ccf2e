#include "document/limits.h"
#include "formats/importers/import_budget.h"
#include "formats/importers/importer.h"
#include "formats/importers/json_places.h"
#include "formats/importers/tileset_file.h"
#include "formats/text/utf8_text.h"

#include <QCoreApplication>

#include <initializer_list>

namespace hitbox {

using namespace fields;

namespace {

class TilesetJsonWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

double pixelsAt(JsonFields &fields, std::string_view key)
{
    const std::optional<JsonValue> value = fields.take(key);
    return value ? coordinate(*value) : 0;
}

int wholeAt(JsonFields &fields, std::string_view key, int least = 0)
{
    const std::optional<JsonValue> value = fields.take(key);
    return value ? wholeNumber(*value, least, int(limits::coordinate)) : 0;
}

/// "type", which version 1.9 alone calls "class".
QString typeAt(JsonFields &fields)
{
    const QString type = optionalText(fields, "type");
    return type.isEmpty() ? optionalText(fields, "class") : type;
}

Properties propertiesAt(JsonFields &fields)
{
    Properties properties;
    const std::optional<JsonValue> list = fields.take("properties");
    if (!list)
        return properties;
    for (const JsonValue value : arrayOf(*list, TilesetJsonWords::tr("an array of properties")).items()) {
        JsonFields property = objectFields(value, TilesetJsonWords::tr("a property"));
        const QString name = textOf(required(property, "name"));
        properties.append(propertyOf(name, required(property, "value")));
    }
    return properties;
}

TileForm formAt(JsonFields &fields, QList<geometry::Point> &points)
{
    if (fields.take("template"))
        return TileForm::Template;
    if (fields.take("gid") || fields.take("text"))
        return TileForm::Other;
    if (const std::optional<JsonValue> polygon = fields.take("polygon")) {
        points = placesOf(*polygon);
        return TileForm::Polygon;
    }
    if (const std::optional<JsonValue> polyline = fields.take("polyline")) {
        points = placesOf(*polyline);
        return TileForm::Polyline;
    }
    if (optionalTruth(fields, "ellipse", false))
        return TileForm::Ellipse;
    if (optionalTruth(fields, "capsule", false))
        return TileForm::Capsule;
    return optionalTruth(fields, "point", false) ? TileForm::Point : TileForm::Rectangle;
}

TileObject objectOf(JsonValue value)
{
    JsonFields fields = objectFields(value, TilesetJsonWords::tr("an object of a tile"));
    TileObject object;
    object.id = wholeAt(fields, "id");
    object.name = optionalText(fields, "name");
    object.type = typeAt(fields);
    object.form = formAt(fields, object.points);
    object.at = {pixelsAt(fields, "x"), pixelsAt(fields, "y")};
    for (const auto &[key, axis] :
         {std::pair{"width", &geometry::Point::x}, std::pair{"height", &geometry::Point::y}}) {
        if (const std::optional<JsonValue> length = fields.take(key))
            object.size.*axis = lengthOf(*length, TilesetJsonWords::tr("a length from 0 on"));
    }
    object.rotation = pixelsAt(fields, "rotation");
    object.visible = optionalTruth(fields, "visible", true);
    object.properties = propertiesAt(fields);
    return object;
}

/// Of a layer that may be moved.
QList<TileObject> objectsOf(JsonValue group)
{
    JsonFields fields = objectFields(group, TilesetJsonWords::tr("a layer of objects"));
    const geometry::Point offset{pixelsAt(fields, "offsetx"), pixelsAt(fields, "offsety")};
    QList<TileObject> objects;
    const std::optional<JsonValue> list = fields.take("objects");
    if (!list)
        return objects;
    refuseTooMany(ImportCount::Shapes, arrayOf(*list, TilesetJsonWords::tr("an array of objects")).size());
    for (const JsonValue object : list->items()) {
        objects.append(objectOf(object));
        objects.last().at = objects.last().at + offset;
    }
    return objects;
}

TileStep stepOf(JsonValue value)
{
    JsonFields fields = objectFields(value, TilesetJsonWords::tr("a step of an animation"));
    const int tile = wholeNumber(required(fields, "tileid"), 0, int(limits::coordinate));
    return {tile, lengthOf(required(fields, "duration"), TilesetJsonWords::tr("milliseconds from 0 on"))};
}

/// Keys of the object that are there, are not read, and say something: what Tiled writes for nothing is left aside.
void passOver(TilesetFile &file, JsonValue object, std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys) {
        const std::optional<JsonValue> value = object.member(key);
        if (value && !((value->isArray() || value->isObject()) && value->size() == 0))
            file.passOver(textFromUtf8(key));
    }
}

void takeKinds(TilesetFile &file, JsonValue owner)
{
    const std::optional<JsonValue> list = owner.member("properties");
    if (!list || !list->isArray())
        return;
    const auto wordAt = [](JsonValue property, std::string_view key) {
        const std::optional<JsonValue> word = property.member(key);
        return word ? word->toText().value_or(QString()) : QString();
    };
    for (const JsonValue property : list->items())
        file.takeKind(wordAt(property, "name"), wordAt(property, "type"), wordAt(property, "propertytype"));
}

/// Of the tile and of its objects.
void takeKindsOfTile(TilesetFile &file, JsonValue tile)
{
    takeKinds(file, tile);
    const std::optional<JsonValue> group = tile.member("objectgroup");
    const std::optional<JsonValue> objects = group ? group->member("objects") : std::nullopt;
    if (!objects)
        return;
    for (const JsonValue object : objects->items())
        takeKinds(file, object);
}

void passOverLayer(TilesetFile &file, JsonValue tile)
{
    const std::optional<JsonValue> group = tile.member("objectgroup");
    const std::optional<JsonValue> properties = group ? group->member("properties") : std::nullopt;
    if (properties && properties->size() > 0)
        file.passOver(TilesetFile::layerProperties);
}

TileEntry tileOf(JsonValue value)
{
    JsonFields fields = objectFields(value, TilesetJsonWords::tr("a tile"));
    TileEntry tile;
    tile.id = wholeNumber(required(fields, "id"), 0, int(limits::coordinate));
    tile.type = typeAt(fields);
    tile.image = optionalText(fields, "image");
    constexpr int least = -int(limits::coordinate);
    const int x = wholeAt(fields, "x", least);
    const int y = wholeAt(fields, "y", least);
    const int width = wholeAt(fields, "width");
    tile.part = QRect(x, y, width, wholeAt(fields, "height"));
    if (const std::optional<JsonValue> group = fields.take("objectgroup"))
        tile.objects = objectsOf(*group);
    if (const std::optional<JsonValue> animation = fields.take("animation")) {
        for (const JsonValue step : arrayOf(*animation, TilesetJsonWords::tr("an array of steps")).items())
            tile.animation.append(stepOf(step));
    }
    tile.properties = propertiesAt(fields);
    return tile;
}

} // namespace

TilesetFile tilesetOfJson(JsonValue root)
{
    JsonFields fields = objectFields(root, TilesetJsonWords::tr("a tileset"));
    TilesetFile file;
    file.name = optionalText(fields, "name");
    file.type = optionalText(fields, "class"); // "type" says that it is a tileset
    if (const std::optional<JsonValue> offset = fields.take("tileoffset")) {
        constexpr int least = -int(limits::coordinate);
        JsonFields pixels = objectFields(*offset, TilesetJsonWords::tr("an object with x and y"));
        const int x = wholeAt(pixels, "x", least);
        file.drawnAt = {x, wholeAt(pixels, "y", least)};
    }
    const int width = wholeAt(fields, "tilewidth");
    file.tile = {width, wholeAt(fields, "tileheight")};
    file.count = wholeAt(fields, "tilecount");
    file.columns = wholeAt(fields, "columns");
    file.margin = wholeAt(fields, "margin");
    file.spacing = wholeAt(fields, "spacing");
    file.image = optionalText(fields, "image");
    const int imageWidth = wholeAt(fields, "imagewidth");
    file.imageSize = {imageWidth, wholeAt(fields, "imageheight")};
    if (const std::optional<JsonValue> tiles = fields.take("tiles")) {
        refuseTooMany(ImportCount::Frames, arrayOf(*tiles, TilesetJsonWords::tr("an array of tiles")).size());
        qsizetype objects = 0;
        for (const JsonValue tile : tiles->items()) {
            file.tiles.append(tileOf(tile));
            passOver(file, tile, {"probability", "terrain"});
            passOverLayer(file, tile);
            takeKindsOfTile(file, tile);
            objects += file.tiles.constLast().objects.size();
            refuseTooMany(ImportCount::Shapes, objects);
        }
    }
    file.properties = propertiesAt(fields);
    takeKinds(file, root);
    passOver(file, root,
             {"wangsets", "terrains", "transformations", "objectalignment", "tilerendersize", "fillmode",
              "transparentcolor"});
    const std::optional<JsonValue> grid = root.member("grid");
    const std::optional<JsonValue> orientation = grid ? grid->member("orientation") : std::nullopt;
    if (orientation && orientation->toText() == QStringLiteral("isometric"))
        file.passOver(QStringLiteral("grid"));
    return file;
}

} // namespace hitbox
