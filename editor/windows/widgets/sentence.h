#pragma once

#include <QLocale>
#include <QString>

namespace hitbox {

/// What an Error says, which goes on after the name of a file, as a sentence of its own in a language: with a capital
/// and a full stop.
QString asSentence(QString text, QLocale::Language language);

} // namespace hitbox
