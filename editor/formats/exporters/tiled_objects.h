#pragma once

#include "document/document.h"
#include "formats/exporters/preparation/collision_filters.h"
#include "formats/exporters/tiled_property_names.h"
#include "formats/text/xml_writer.h"
#include "validation/finding.h"

/// Objects of Tiled, and properties of whatever it has.
namespace hitbox {

/// One object of a tile's collision group. `corner` is where the tile begins in the frame. Its class is the category,
/// and the properties "categoryBits" and "maskBits" say what it strikes.
void writeTiledObject(XmlWriter &xml, const CollisionFilters &filters, const Shape &shape, QPoint corner, int id);

/// A property that is written beside those of the user's own.
struct TiledProperty {
    const char *name = nullptr;
    const char *type = nullptr; ///< as Tiled calls it
    QString value;
};

TiledProperty tiledNumber(const char *name, double value);
TiledProperty tiledBits(const char *name, quint32 bits);

/// The element <properties>, or nothing without any. A property of the user's that has the name of one of `ours` gets a
/// number behind it; renamedProperties() tells.
void writeTiledProperties(XmlWriter &xml, const Properties &properties, const QList<TiledProperty> &ours = {});
QList<Finding> renamedProperties(const Properties &properties, const QStringList &ours, FrameRef frame, ShapeId shape);

} // namespace hitbox
