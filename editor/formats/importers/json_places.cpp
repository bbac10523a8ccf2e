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

Property propertyOf(const QString &name, JsonValue value)
{
    if (const std::optional<bool> truth = value.toBool())
        return {name, *truth};
    if (const std::optional<double> number = value.toNumber())
        return {name, *number};
    if (const std::optional<QString> text = value.toText())
        return {name, *text};
    return {name, value.toJson()};
}

double amountAt(JsonFields &fields, std::string_view key, double otherwise)
{
    const std::optional<JsonValue> value = fields.take(key);
    if (!value)
        return otherwise;
    const std::optional<double> amount = value->toNumber();
    if (!amount || *amount < 0)
        refuse(*value, QCoreApplication::translate("import", "a number from 0 on"));
    return *amount;
}

} // namespace hitbox::fields
