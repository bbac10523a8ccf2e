#pragma once

#include <QString>

#include <optional>

namespace hitbox {

/// How well a typed pattern fits a text: its letters stand in the text in this order, whatever their case. More is
/// better: for letters that begin words and for letters that follow each other. Absent when it does not fit; an empty
/// pattern fits everything. Spaces of the pattern count for nothing.
std::optional<int> fuzzyScore(const QString &pattern, const QString &text);

} // namespace hitbox
