#pragma once

#include "document/stage.h"

/// What the layers of a stage say about what stands on it.
namespace hitbox {

/// Index of the layer that the instance stands on: the first of its name. -1: on none, below all layers.
int layerOf(const Stage &stage, const Instance &instance);

/// Nothing hides what stands on no layer.
bool isShown(const Stage &stage, const Instance &instance);
bool isLocked(const Stage &stage, const Instance &instance);

/// A hand may take hold of it on the canvas: shown, and not locked.
bool isTakeable(const Stage &stage, const Instance &instance);

/// The instances' indices from the bottom up: layer by layer, and on each in the order of the list.
QList<int> paintOrder(const Stage &stage);

} // namespace hitbox
