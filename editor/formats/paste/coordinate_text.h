#pragma once

#include "document/document.h"

#include <string_view>

namespace hitbox {

/// Plain coordinates as outlines: pairs parted by spaces, commas, semicolons or line ends ("1,2 3,4", one pair a
/// line), JSON arrays ([[1, 2], [3, 4]] or flat), braces as in C ({{1.0f, 2.0f}, …}), also nested once more for
/// several outlines. Three or more points make a polygon, two a chain. Refuses as text_scanner.h says.
QList<Outline> outlinesOfCoordinates(std::string_view text);

} // namespace hitbox
