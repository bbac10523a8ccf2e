#include "session/live/findings_between_frames.h"
#include "test_class.h"

#include "session/session_bench.h"

#include <QTest>

using namespace hitbox;

namespace {

/// The last sprite has two tags of one name.
Document namedTwice(int sprites)
{
    Document document = documentWith({}, 1, sprites);
    document.sprites.last().tags = {Tag{.name = "run"}, Tag{.name = "run"}};
    return document;
}

constexpr int few = 3;
constexpr int many = 3000;

} // namespace

class FindingsBetweenFramesTest : public QObject
{
    Q_OBJECT

private slots:
    void thoseOfFewSpritesAreThereAtOnce()
    {
        int arrivals = 0;
        FindingsBetweenFrames between([&arrivals] { ++arrivals; });
        const ValueToCheck value{namedTwice(few), {}, 1};
        between.bringUpTo(value);
        QVERIFY(!between.isPending());
        QVERIFY(!between.list().isEmpty());
        QCOMPARE(between.list(), validateWhole(value.document, value.context));
        QCOMPARE(arrivals, 0);
    }

    void thoseOfManySpritesArrive()
    {
        int arrivals = 0;
        FindingsBetweenFrames between([&arrivals] { ++arrivals; });
        const ValueToCheck value{namedTwice(many), {}, 1};
        between.bringUpTo(value);
        QVERIFY(between.isPending());
        QVERIFY(between.list().isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(arrivals, 1, 30000);
        QVERIFY(!between.list().isEmpty());
        QCOMPARE(between.list(), validateWhole(value.document, value.context));
        between.bringUpTo(value); // which is known
        QVERIFY(!between.isPending());
    }

    /// What arrives is asked for again by whoever hears of it.
    void whatArrivesOfAnOlderValueIsWhereThingsStandNow()
    {
        ValueToCheck value{namedTwice(many), {}, 1};
        FindingsBetweenFrames *asked = nullptr;
        QList<QList<Finding>> arrived;
        FindingsBetweenFrames between([&] {
            arrived.append(asked->list());
            asked->bringUpTo(value);
        });
        asked = &between;
        between.bringUpTo(value);
        value.document.sprites.removeFirst();
        value.number = 2;
        between.bringUpTo(value);
        QTRY_VERIFY_WITH_TIMEOUT(!between.isPending(), 30000);
        QCOMPARE(arrived.size(), 2);
        for (const QList<Finding> &findings : arrived) {
            QVERIFY(!findings.isEmpty());
            for (const Finding &finding : findings)
                QVERIFY(finding.frame.sprite < value.document.sprites.size());
        }
        QCOMPARE(between.list(), validateWhole(value.document, value.context));
    }

    void theyFollowWhatMoves()
    {
        FindingsBetweenFrames between([] {});
        const ValueToCheck value{namedTwice(few), {}, 1};
        between.bringUpTo(value);
        Document moved = value.document;
        moved.sprites.removeFirst();
        between.follow(value.document, moved);
        QVERIFY(!between.list().isEmpty());
        QCOMPARE(between.list(), validateWhole(moved, {}));
    }

    void whatWasStoppedDoesNotArrive()
    {
        int arrivals = 0;
        FindingsBetweenFrames between([&arrivals] { ++arrivals; });
        between.bringUpTo({namedTwice(many), {}, 1});
        between.stop();
        QVERIFY(!between.isPending());
        const ValueToCheck value{namedTwice(few), {}, 2};
        between.take(value, validateWhole(value.document, {}), value);
        QTest::qWait(300);
        QCOMPARE(arrivals, 0);
        QCOMPARE(between.list(), validateWhole(value.document, {}));
        between.forget();
        QVERIFY(between.list().isEmpty());
    }
};

HITBOX_CORE_TEST(FindingsBetweenFramesTest)
#include "findings_between_frames_test.moc"
