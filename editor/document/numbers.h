#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <string_view>

#include <hitbox/geometry/shapes.h>

/// Numbers as text, the same in every locale.
namespace hitbox {

/// The fewest digits that read back to the same double; whole numbers without a point; a negative zero keeps its sign.
/// The number must be finite.
QByteArray shortestNumber(double value);

/// The number with at most `decimals` digits behind the point and no trailing zeros: for people, not for files.
QString readableNumber(double value, int decimals = 2);

/// "(40.9, 53.7)": rounded for people.
QString pointText(geometry::Point point);

/// A whole text that is one finite number in C notation; nothing else.
std::optional<double> parseNumber(std::string_view text);

} // namespace hitbox
