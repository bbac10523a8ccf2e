#pragma once

#include "document/document.h"

namespace hitbox {

/// What the engines are asked about: the sample of the golden files, frames with concave outlines of many corners that
/// are drawn by a seed, frames with a single shape off the middle, and a stage with scaled, mirrored and turned
/// instances. Nothing in it is symmetric in y. All shapes have a density of 4.
Document probeProject(unsigned seed);

} // namespace hitbox
