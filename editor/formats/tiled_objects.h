#pragma once

#include "document/document.h"

#include <QXmlStreamWriter>

/// Objects of Tiled, and properties of whatever it has.
namespace hitbox {

/// One object of a tile's collision group. `corner` is where the tile begins in the frame. Its class is the category,
/// and the properties "categoryBits" and "maskBits" say what it strikes.
void writeTiledObject(QXmlStreamWriter &xml, const Document &document, const Shape &shape, QPoint corner, int id);

/// The element <properties>, or nothing without any. A property of the user's that has the name of one of `ours` gets a
/// number behind it.
void writeTiledProperties(QXmlStreamWriter &xml, const Properties &properties, const Properties &ours = {});

} // namespace hitbox
