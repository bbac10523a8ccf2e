#include "test_class.h"
#include "windows/widgets/readable_time.h"

#include "windows/settings/language.h"

#include <QDateTime>
#include <QTest>

using namespace hitbox;

class ReadableTimeTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { speak("en"); }

    void namesTheMonthInTheSpokenLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("month");
        QTest::newRow("English") << "en"
                                 << "March";
        QTest::newRow("German") << "de"
                                << "März";
        QTest::newRow("French") << "fr"
                                << "mars";
        QTest::newRow("Brazilian Portuguese") << "pt_BR"
                                              << "março";
    }

    void namesTheMonthInTheSpokenLanguage()
    {
        QFETCH(QString, language);
        QFETCH(QString, month);
        speak(language);
        const QString text = readableTime(QDateTime({2026, 3, 4}, {17, 5}));
        QVERIFY2(text.contains(month) && text.contains("2026") && text.contains("05"), qPrintable(text));
        QVERIFY2(!text.contains("00"), qPrintable(text)); // seconds
    }

    void isOfThePlaceWhereOneIs()
    {
        const QDateTime here({2026, 3, 4}, {17, 5});
        for (const int offset : {-11, -1, 0, 3, 12}) {
            const QDateTime elsewhere = here.toOffsetFromUtc(offset * 3600);
            QVERIFY(elsewhere.time() != here.time() || elsewhere.offsetFromUtc() == here.offsetFromUtc());
            QCOMPARE(readableTime(elsewhere), readableTime(here));
        }
    }
};

HITBOX_WINDOW_TEST(ReadableTimeTest)
#include "readable_time_test.moc"
