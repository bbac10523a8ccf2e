#pragma once

#include "cli/arguments.h"
#include "formats/text/csv.h"

/// What commands that print --csv have in common.
namespace hitbox {

/// "--leave-formulas"
OptionRule leaveFormulasOption();

CsvFormulas csvFormulasOf(const Arguments &arguments);

} // namespace hitbox
