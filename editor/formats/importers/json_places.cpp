#include "formats/importers/json_places.h"

#include <QCoreApplication>

namespace hitbox::fields {

geometry::Point placeOf(JsonValue value)
{
    const std::optional<JsonValue> x = value.member("x");
    const std::optional<JsonValue> y = value.member("y");
    if (!x || !y)
        refuse(value, QCoreApplication::translate("import", "an object with x and y"));
    return {coordinate(*x), coordinate(*y)};
}

QList<geometry::Point> placesOf(JsonValue value)
{
    QList<geometry::Point> places;
    places.reserve(value.size());
    for (const JsonValue place : arrayOf(value, QCoreApplication::translate("import", "an array of points")).items())
        places.append(placeOf(place));
    return places;
}

} // namespace hitbox::fields
