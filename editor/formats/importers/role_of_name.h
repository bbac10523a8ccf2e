#pragma once

#include <QString>

namespace hitbox {

/// The category that people mean by a shape's name, where a file has no categories: "hurt" when the word is in it,
/// "hit" for "hit" and "attack", "body" for everything else. In any letter case.
QString roleOfName(const QString &name);

} // namespace hitbox
