#pragma once

#include "document/result.h"

#include <QString>

namespace hitbox {

/// What one may type where a number is wanted: "12+0.5", "(3+4)*2/3", "-2 * 1.5e2".
///
/// Numbers in C notation, or with a comma for the point (so 1.000 and 1,000 are both one), "+ - * / ( )" with the
/// usual precedence, and blanks; the same in every locale. Each step is rounded to the nearest double.
///
/// Fails with a sentence for people on anything else, on a division by zero, on a result that is not finite, on a text
/// longer than 256 characters and on parentheses or signs nested deeper than 32.
Result<double> evaluated(const QString &text);

} // namespace hitbox
