#include "session/live/live_timeline.h"
#include "session/work/background.h"
#include "test_class.h"

#include "stage/two_fighters.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

namespace {

void showWith(LiveTimeline &live, const Document &document, const TimelineSetup &setup)
{
    live.ask(setup);
    live.update(Shown{document});
}

} // namespace

class LiveTimelineTest : public QObject
{
    Q_OBJECT

private slots:
    void theAnswerArrivesWithWhatItWasMadeOf()
    {
        LiveTimeline live;
        const Document document = two_fighters::document();
        const TimelineSetup setup = usualSetup(document, 0, {});
        showWith(live, document, setup);
        QSignalSpy arrived(&live, &LiveTimeline::arrived);
        QVERIFY(live.pending());
        QCOMPARE(live.answer(), nullptr);
        QTRY_COMPARE(arrived.size(), 1);
        QVERIFY(!live.pending());
        QCOMPARE(live.answer()->document, document);
        QCOMPARE(live.answer()->setup, setup);
        QCOMPARE(*live.answer()->timeline, *timelineOf(document, setup));
        showWith(live, document, setup);
        QVERIFY(!live.pending());
    }

    void whoWasAskedAboutIsFollowedToWhereItStands()
    {
        LiveTimeline live;
        const Document document = two_fighters::document();
        live.ask(usualSetup(document, 0, {}));
        live.update(Shown{document});
        QTRY_VERIFY(live.answer());
        Document later = document;
        later.stages[0].instances.prepend(later.stages[0].instances.last());
        later.stages[0].instances[0].id = {};
        live.update(Shown{later});
        QTRY_VERIFY(!live.pending());
        QCOMPARE(live.answer()->setup.a.instance, 1);
        QCOMPARE(live.answer()->setup.b.instance, 2);
        QCOMPARE(live.answer()->timeline->ticks, timelineOf(document, usualSetup(document, 0, {}))->ticks);
        live.update(Shown{document});
        QTRY_VERIFY(!live.pending());
        QCOMPARE(live.answer()->setup, usualSetup(document, 0, {}));
    }

    void onlyTheLatestWishIsAnswered()
    {
        LiveTimeline live;
        const Document document = two_fighters::document();
        TimelineSetup setup = usualSetup(document, 0, {});
        for (int offset = 0; offset <= 20; ++offset) {
            setup.offset = offset;
            showWith(live, document, setup);
        }
        QSignalSpy arrived(&live, &LiveTimeline::arrived);
        QTRY_VERIFY(!live.pending());
        QTest::qWait(0);
        QCOMPARE(arrived.size(), 1);
        QCOMPARE(live.answer()->setup.offset, 20);
    }

    void whatIsWrongIsAnAnswerToo()
    {
        LiveTimeline live;
        showWith(live, two_fighters::document(), {});
        QTRY_VERIFY(live.answer());
        QVERIFY(!live.answer()->timeline.ok());
    }

    void whatIsForgottenNeverArrives()
    {
        LiveTimeline live;
        showWith(live, two_fighters::document(), usualSetup(two_fighters::document(), 0, {}));
        live.forget();
        QSignalSpy arrived(&live, &LiveTimeline::arrived);
        QVERIFY(!live.pending());
        Background::waitForAll();
        QCoreApplication::processEvents();
        QCOMPARE(arrived.size(), 0);
        QCOMPARE(live.answer(), nullptr);
    }
};

HITBOX_CORE_TEST(LiveTimelineTest)
#include "live_timeline_test.moc"
