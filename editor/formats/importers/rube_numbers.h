#pragma once

#include "formats/json/json_reader.h"

#include <optional>

/// Numbers of R.U.B.E., which writes a float as a number or, where somebody chose so, as the 8 hexadecimal digits of
/// its 32 bits (IEEE 754), the sign first: "3F800000" is 1. The latter are read to the last bit.
namespace hitbox {

/// Always finite; nothing for what is no such number.
std::optional<double> rubeNumber(JsonValue value);

// They refuse as json_fields.h says.
double rubeCoordinate(JsonValue value); ///< of at most limits::coordinate magnitude
double rubeAmount(JsonValue value);     ///< from 0 on

} // namespace hitbox
