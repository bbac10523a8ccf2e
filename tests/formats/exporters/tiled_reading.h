#pragma once

#include <QHash>
#include <QMap>
#include <QXmlStreamReader>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/location.h>

/// What stands in a tileset of Tiled, read apart from the code that writes it.
namespace hitbox::tiled {

struct Object {
    QString name;
    QString type;
    geometry::Point place;
    geometry::Point size;
    bool isEllipse = false;
    bool isLine = false;
    geometry::Ring points;
    QHash<QString, QString> properties;
};

struct Tile {
    QHash<QString, QString> properties;
    QList<Object> objects;
};

using Tiles = QMap<int, Tile>;

inline geometry::Ring pointsOf(const QString &text)
{
    geometry::Ring points;
    for (const QString &pair : text.split(u' '))
        points.push_back({pair.section(u',', 0, 0).toDouble(), pair.section(u',', 1).toDouble()});
    return points;
}

inline Object objectOf(const QXmlStreamAttributes &attributes)
{
    const auto number = [&](const char *name) { return attributes.value(QLatin1String(name)).toDouble(); };
    Object object;
    object.name = attributes.value(QLatin1String("name")).toString();
    object.type = attributes.value(QLatin1String("type")).toString();
    object.place = {number("x"), number("y")};
    object.size = {number("width"), number("height")};
    return object;
}

/// By number; nothing when the text is not well-formed.
inline Tiles tilesOf(const QByteArray &tileset)
{
    Tiles tiles;
    int tile = -1;
    QXmlStreamReader xml(tileset);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes attributes = xml.attributes();
        if (xml.name() == QLatin1String("tile")) {
            tile = attributes.value(QLatin1String("id")).toInt();
            tiles.insert(tile, {});
        }
        if (tile < 0)
            continue;
        QList<Object> &objects = tiles[tile].objects;
        if (xml.name() == QLatin1String("object")) {
            objects.append(objectOf(attributes));
        } else if (xml.name() == QLatin1String("ellipse")) {
            objects.last().isEllipse = true;
        } else if (xml.name() == QLatin1String("polygon") || xml.name() == QLatin1String("polyline")) {
            objects.last().isLine = xml.name() == QLatin1String("polyline");
            objects.last().points = pointsOf(attributes.value(QLatin1String("points")).toString());
        } else if (xml.name() == QLatin1String("property")) {
            auto &properties = objects.isEmpty() ? tiles[tile].properties : objects.last().properties;
            properties.insert(attributes.value(QLatin1String("name")).toString(),
                              attributes.value(QLatin1String("value")).toString());
        }
    }
    return xml.hasError() ? Tiles() : tiles;
}

/// Some object holds the point, in pixels of the tile; lines hold none.
inline bool holds(const QList<Object> &objects, geometry::Point point)
{
    return std::any_of(objects.begin(), objects.end(), [point](const Object &object) {
        const geometry::Point inside = point - object.place;
        if (object.isLine)
            return false;
        if (!object.points.empty())
            return geometry::locate(inside, geometry::Polygon{object.points}) == geometry::Location::Inside;
        if (object.isEllipse)
            return geometry::distance(inside, object.size * 0.5) < object.size.x / 2;
        return inside.x > 0 && inside.y > 0 && inside.x < object.size.x && inside.y < object.size.y;
    });
}

} // namespace hitbox::tiled
