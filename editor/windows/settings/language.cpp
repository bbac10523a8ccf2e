#include "windows/settings/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

constexpr QLatin1String english("en");

QString folderOfTexts()
{
    return QStringLiteral(":/translations");
}

/// Where Qt names a country for one that is spoken in many, or none for one that is the texts' own.
constexpr std::pair<const char *, const char *> namedOtherwise[] = {{"es", "Español"}, {"pt_BR", "Português (Brasil)"}};

Language languageOf(const QString &code)
{
    for (const auto &[known, name] : namedOtherwise) {
        if (code == QLatin1String(known))
            return {code, QString::fromUtf8(name)};
    }
    QString name = QLocale(code).nativeLanguageName();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return {code, name};
}

/// Chinese in one script is no help to who reads the other.
bool isSameToReaders(const QLocale &one, const QLocale &other)
{
    return one.language() == other.language() && (one.language() != QLocale::Chinese || one.script() == other.script());
}

/// Under the program, as long as they are spoken.
constexpr QLatin1String textsName("SpokenTexts");

void install(const QString &name, const QString &folder)
{
    auto *texts = new QTranslator(QCoreApplication::instance());
    texts->setObjectName(textsName);
    if (texts->load(name, folder))
        QCoreApplication::installTranslator(texts);
    else
        delete texts;
}

} // namespace

QList<Language> languages()
{
    QList<Language> found{{english, QStringLiteral("English")}};
    const QString prefix = QStringLiteral("hitbox_");
    for (const QString &file :
         QDir(folderOfTexts()).entryList({prefix + QStringLiteral("*.qm")}, QDir::Files, QDir::Name))
        found.append(languageOf(file.mid(prefix.size()).section(QLatin1Char('.'), 0, 0)));
    return found;
}

QString languageFor(const QString &chosen, const QStringList &ofSystem, const QList<Language> &known)
{
    for (const QString &wanted : chosen.isEmpty() ? ofSystem : QStringList{chosen}) {
        const QLocale locale(wanted);
        const auto found = std::find_if(known.begin(), known.end(), [&locale](const Language &language) {
            return isSameToReaders(QLocale(language.code), locale);
        });
        if (found != known.end())
            return found->code;
    }
    return english;
}

void speak(const QString &chosen)
{
    qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator *>(textsName, Qt::FindDirectChildrenOnly));
    const QString code = languageFor(chosen, QLocale::system().uiLanguages(), languages());
    if (code == english)
        return;
    install(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("hitbox_") + code, folderOfTexts());
}

QLocale spokenLocale()
{
    const auto *texts = QCoreApplication::instance()->findChild<QTranslator *>(textsName, Qt::FindDirectChildrenOnly);
    const QLocale spoken(texts ? texts->language() : english);
    const QLocale usual;
    return isSameToReaders(usual, spoken) ? usual : spoken;
}

} // namespace hitbox
