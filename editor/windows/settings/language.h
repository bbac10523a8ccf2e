#pragma once

#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>

/// The languages in which the program speaks. Their texts lie in resources/translations and are part of the program.
namespace hitbox {

struct Language {
    QString code; ///< "de", "zh_CN"; "en" is what the sources say
    QString name; ///< in itself
};

/// English, and those that were built in.
QList<Language> languages();

/// The code of the one to speak among those that there are: the chosen one, else the first of the system's, which are
/// such as "pt-BR" and "zh-Hans-CN", else English.
QString languageFor(const QString &chosen, const QStringList &ofSystem, const QList<Language> &known);

/// From here on all texts are in the chosen language, or in that of the system where none is chosen. What is made
/// already keeps its own.
void speak(const QString &chosen);

/// For what has words of a language, such as dates; as the system writes them, where it speaks the same.
QLocale spokenLocale();

} // namespace hitbox
