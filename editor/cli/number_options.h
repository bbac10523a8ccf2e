#pragma once

#include "cli/arguments.h"

/// Options whose values are numbers; `otherwise` is that of an option that was not given.
namespace hitbox {

Result<double> numberOf(const Arguments &arguments, const char *option, double otherwise);

/// Fails on fractions and beyond ±1e9.
Result<int> wholeNumberOf(const Arguments &arguments, const char *option, int otherwise);

} // namespace hitbox
