#include "formats/timeline/timeline_csv.h"
#include "formats/timeline/timeline_duel.h"
#include "formats/timeline/timeline_summary.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class TimelineCsvTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTickHasALineOfGoldenBytes()
    {
        const QByteArray csv = timelineCsv(timeline_duel::document(), timeline_duel::timeline(timeline_duel::setup()));
        const QByteArray expected = golden::bytesOf("timeline/ring.csv");
        QVERIFY2(csv == expected, csv.constData());
    }

    void theSummaryTellsWhoAndWhen()
    {
        const TimelineSetup setup = timeline_duel::setup();
        const QStringList expected{"“ring”: 16 ticks, B starts at 0",
                                   "A: instance 0, “puncher”, tag “punch”",
                                   "B: instance 1, “dummy”, tag “idle”, when hit “dummy”, tag “pain”",
                                   "contact: from 3 to 4",
                                   "A hits: from 3 to 4",
                                   "B hits: none",
                                   "frames of advantage for A: +6",
                                   "A: startup 3, active 2, recovery 5"};
        QCOMPARE(timelineSummary(timeline_duel::document(), setup, timeline_duel::timeline(setup)), expected);
    }
};

HITBOX_CORE_TEST(TimelineCsvTest)
#include "timeline_csv_test.moc"
