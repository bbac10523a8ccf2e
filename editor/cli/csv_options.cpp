#include "cli/csv_options.h"

namespace hitbox {

namespace {

constexpr const char *leaveFormulas = "leave-formulas";

} // namespace

OptionRule leaveFormulasOption()
{
    return {leaveFormulas, nullptr, "with --csv, no apostrophe before names that a spreadsheet would run"};
}

Result<Done> checkCsvOptions(const Arguments &arguments)
{
    const bool wantsCsv = arguments.has(QStringLiteral("csv"));
    if (wantsCsv && arguments.has(QStringLiteral("json")))
        return wrongUsage(QStringLiteral("--csv and --json exclude each other"));
    if (!wantsCsv && arguments.has(QString::fromLatin1(leaveFormulas)))
        return wrongUsage(QStringLiteral("--leave-formulas is about names in a table: give --csv too"));
    return Done{};
}

CsvFormulas csvFormulasOf(const Arguments &arguments)
{
    return arguments.has(QString::fromLatin1(leaveFormulas)) ? CsvFormulas::AsTheyAre : CsvFormulas::Quoted;
}

} // namespace hitbox
