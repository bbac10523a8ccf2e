#include "test_class.h"
#include "windows/settings/language.h"

#include "document/names.h"

#include <QTest>

using namespace hitbox;

class LanguageTest : public QObject
{
    Q_OBJECT

private slots:
    void englishIsAlwaysThere() { QCOMPARE(languages().constFirst().code, QStringLiteral("en")); }

    void eachIsNamedInItselfAndByItsCountryOnlyWhereThatTellsMore()
    {
        QStringList names;
        for (const Language &language : languages())
            names.append(language.name);
        QCOMPARE(names, (QStringList{"English", "Deutsch", "Español", "Français", "日本語", "한국어",
                                     "Português (Brasil)", "Русский", "简体中文"}));
    }

    void theChosenOneIsSpoken_data()
    {
        QTest::addColumn<QString>("chosen");
        QTest::addColumn<QStringList>("ofSystem");
        QTest::addColumn<QString>("spoken");
        QTest::newRow("chosen") << "de" << QStringList{"fr-FR", "fr"} << "de";
        QTest::newRow("chosen English") << "en" << QStringList{"fr-FR", "fr"} << "en";
        QTest::newRow("of the system") << "" << QStringList{"fr-CA", "fr"} << "fr";
        QTest::newRow("the first that is known") << "" << QStringList{"it-IT", "de-AT", "fr"} << "de";
        QTest::newRow("English before others") << "" << QStringList{"en-GB", "de"} << "en";
        QTest::newRow("Chinese by its script") << "" << QStringList{"zh-Hans-SG"} << "zh_CN";
        QTest::newRow("Chinese of another script") << "" << QStringList{"zh-TW"} << "en";
        QTest::newRow("none that is known") << "" << QStringList{"it-IT"} << "en";
        QTest::newRow("nothing told") << "" << QStringList{} << "en";
        QTest::newRow("chosen once, gone now") << "it" << QStringList{"de"} << "en";
    }

    void theChosenOneIsSpoken()
    {
        QFETCH(QString, chosen);
        QFETCH(QStringList, ofSystem);
        const QList<Language> known{{"en", "English"}, {"de", "Deutsch"}, {"fr", "Français"}, {"zh_CN", "简体中文"}};
        QTEST(languageFor(chosen, ofSystem, known), "spoken");
    }

    void namesStandInTheMarksOfTheLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("name");
        QTest::newRow("English") << "en"
                                 << "“%1 ship”";
        QTest::newRow("German") << "de"
                                << "„%1 ship“";
        QTest::newRow("French") << "fr" << QString::fromUtf16(u"«\u202f%1 ship\u202f»");
        QTest::newRow("Japanese") << "ja"
                                  << "「%1 ship」";
    }

    void namesStandInTheMarksOfTheLanguage()
    {
        QFETCH(QString, language);
        speak(language);
        const QString name = quoted(QStringLiteral("%1 ship"));
        speak(QStringLiteral("en"));
        QTEST(name, "name");
    }
};

HITBOX_WINDOW_TEST(LanguageTest)
#include "language_test.moc"
