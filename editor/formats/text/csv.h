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

/// The field as a spreadsheet takes it for text: where it begins with = + - @, their wide forms or a control character,
/// and is no number, it gets an apostrophe in front, and so does what begins so behind a semicolon, tab or line break,
/// at which some split cells. So does what looks like the outcome of that, so that to take the apostrophes away gives
/// back what it was.
QString withoutFormula(const QString &field);

/// A line of comma-separated values in UTF-8, with its line feed. Fields with commas, quotes or line breaks are quoted
/// as RFC 4180 has it.
QByteArray csvLine(const QList<QString> &fields, CsvFormulas formulas = CsvFormulas::Quoted);

} // namespace hitbox
