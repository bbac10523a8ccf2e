#pragma once

#include "formats/json/json_fields.h"

/// Points as most tools spell them. They refuse as json_fields.h says.
namespace hitbox::fields {

geometry::Point placeOf(JsonValue value);         ///< {"x": x, "y": y}
QList<geometry::Point> placesOf(JsonValue value); ///< an array of them

/// A property of the value's kind; null, arrays and objects as they stand in JSON.
Property propertyOf(const QString &name, JsonValue value);

/// A number from 0 on.
double amountAt(JsonFields &fields, std::string_view key, double otherwise);

} // namespace hitbox::fields
