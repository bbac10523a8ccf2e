#pragma once

#include "document/document.h"
#include "validation/finding.h"

namespace hitbox {

/// A loss that says this for each sprite with shapes whose values are not those of a shape without any: of densities
/// alone, or of friction and restitution where those of one frame's shapes differ.
QList<Finding> densitiesLost(const Document &document, const QString &message);
QList<Finding> surfacesLost(const Document &document, const QString &message);

} // namespace hitbox
