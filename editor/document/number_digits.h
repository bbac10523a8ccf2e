#pragma once

#include <QByteArray>

#include <array>
#include <string_view>

/// Numbers behind a text that has many of them: each as shortestNumber() writes it, without memory of its own.
namespace hitbox {

/// Room for every double in the plain notation, 1.8e308 with its 309 digits included.
using NumberDigits = std::array<char, 512>;

/// What shortestNumber() says, put into `digits`. The number must be finite.
std::string_view shortestDigits(NumberDigits &digits, double value);

void addShortestNumber(QByteArray &text, double value);

} // namespace hitbox
