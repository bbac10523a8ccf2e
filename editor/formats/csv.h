#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace hitbox {

/// What becomes of fields that a spreadsheet would take for a formula and run.
enum class CsvFormulas {
    Quoted,    ///< an apostrophe in front makes them text
    AsTheyAre, ///< for programs that want names to the letter
};

/// The field as a spreadsheet takes it for text: one that begins with = + - @, their wide forms or a control character,
/// and is no number, gets an apostrophe in front. So does one that looks like the outcome of that, so that to take the
/// apostrophe away gives back what it was.
QString withoutFormula(const QString &field);

/// A line of comma-separated values in UTF-8, with its line feed. Fields with commas, quotes or line breaks are quoted
/// as RFC 4180 has it.
QByteArray csvLine(const QList<QString> &fields, CsvFormulas formulas = CsvFormulas::Quoted);

} // namespace hitbox
