#pragma once

#include "cli/arguments.h"
#include "formats/text/csv.h"

/// What commands that print --csv have in common.
namespace hitbox {

/// "--leave-formulas"
OptionRule leaveFormulasOption();

/// Fails on --csv beside --json, and on --leave-formulas without --csv.
Result<Done> checkCsvOptions(const Arguments &arguments);

CsvFormulas csvFormulasOf(const Arguments &arguments);

} // namespace hitbox
