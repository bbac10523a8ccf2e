#pragma once

#include <QString>

class QDateTime;

namespace hitbox {

/// Of the place where one is, in the language that is spoken, with the month as a word: which number of a date is the
/// month differs from country to country.
QString readableTime(const QDateTime &when);

} // namespace hitbox
