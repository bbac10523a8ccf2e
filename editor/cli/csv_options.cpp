#include "cli/csv_options.h"

namespace hitbox {

namespace {

constexpr const char *leaveFormulas = "leave-formulas";

} // namespace

OptionRule leaveFormulasOption()
{
    return {leaveFormulas, nullptr, "with --csv, no apostrophe before names that a spreadsheet would run"};
}

CsvFormulas csvFormulasOf(const Arguments &arguments)
{
    return arguments.has(QString::fromLatin1(leaveFormulas)) ? CsvFormulas::AsTheyAre : CsvFormulas::Quoted;
}

} // namespace hitbox
