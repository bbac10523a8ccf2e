#pragma once

#include "cli/arguments.h"

/// Options whose values are numbers. Each sets the number when the option was given, and else leaves it alone.
namespace hitbox {

Result<Done> readNumber(const Arguments &arguments, const char *option, double &number);

/// Fails on fractions and beyond ±1e9.
Result<Done> readWhole(const Arguments &arguments, const char *option, int &number);

} // namespace hitbox
