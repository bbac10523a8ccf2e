#include "stage/animation_ticks.h"
#include "test_class.h"

#include "document/limits.h"
#include "stage/two_fighters.h"

#include <QTest>

using namespace hitbox;

namespace {

/// A sprite of frames with these durations, and the ticks of all of them.
Result<QList<FrameTicks>> ticksOf(const QList<double> &durations)
{
    Document document;
    Sprite sprite;
    sprite.name = "s";
    for (const double duration : durations)
        sprite.frames.append(two_fighters::frame(QString::number(sprite.frames.size()), duration));
    document.sprites = {sprite};
    return frameTicks(document, {"s", Animation::Frames::All});
}

QList<int> endsOf(const QList<double> &durations)
{
    QList<int> ends;
    const auto round = ticksOf(durations);
    for (const FrameTicks &ticks : round ? *round : QList<FrameTicks>())
        ends.append(ticks.end);
    return ends;
}

} // namespace

class AnimationTicksTest : public QObject
{
    Q_OBJECT

private slots:
    void aFrameEndsAtTheTickNearestToItsTime()
    {
        QCOMPARE(endsOf({100}), QList<int>({6}));
        QCOMPARE(endsOf({33, 33, 33}), QList<int>({2, 4, 6}));
        QCOMPARE(endsOf({25}), QList<int>({2})); // a tick and a half
    }

    void ticksAreCountedAtAnyRate()
    {
        TickCounter film(24);
        QCOMPARE(film.endAfter(100), 2); // 2.4
        QCOMPARE(film.endAfter(100), 5); // 4.8
        QCOMPARE(film.endAfter(0), 6);
        QCOMPARE(film.endAfter(50), 7); // 6: the frame before took one more
        QCOMPARE(film.endAfter(1e300), 1'000'000'000'000'000);
        QCOMPARE(film.endAfter(0), 1'000'000'000'000'001);
    }

    void whatHitsOnlyItsLikeDoesNotStrike()
    {
        Document document;
        document.categories = {
            {.name = "hurt"}, {.name = "push", .hits = {"push"}}, {.name = "hit", .hits = {"hit", "hurt"}}};
        QCOMPARE(strikingCategories(document), QSet<QString>{"hit"});
        Frame frame;
        QVERIFY(!canStrike(frame, {"hit"}));
        frame.shapes = {two_fighters::box("b", "push", {}), two_fighters::box("b", "hit", {})};
        QVERIFY(canStrike(frame, {"hit"}) && !canStrike(frame, {"hurt"}));
    }

    void roundingDoesNotAddUp() { QCOMPARE(endsOf(QList<double>(30, 17)).constLast(), 31); }

    void everyFrameHasATickAndTheNextOnesMakeUpForIt()
    {
        QCOMPARE(endsOf({0, 1, 98.5, 0.5}), QList<int>({1, 2, 6, 7}));
    }

    void anInstancePlaysItsTagOrKeepsToItsFrame()
    {
        Instance instance{.sprite = "s", .frame = "f"};
        QCOMPARE(animationOf(instance), (Animation{"s", Animation::Frames::One, "f"}));
        instance.tag = "run";
        QCOMPARE(animationOf(instance), (Animation{"s", Animation::Frames::Tagged, "run"}));
    }

    void aTagIsPlayedInItsDirection()
    {
        Document document = two_fighters::document();
        document.sprites[0].tags[0].direction = TagDirection::PingPong;
        const auto round = frameTicks(document, {"puncher", Animation::Frames::Tagged, "punch"});
        QVERIFY(round.ok());
        QList<int> frames;
        for (const FrameTicks &ticks : *round)
            frames.append(ticks.frame.frame);
        QCOMPARE(frames, QList<int>({0, 1, 2, 1}));
    }

    void whatIsNotThereIsNamed_data()
    {
        QTest::addColumn<QString>("sprite");
        QTest::addColumn<int>("frames");
        QTest::addColumn<QString>("what");
        using Frames = Animation::Frames;
        QTest::newRow("sprite") << "%1" << int(Frames::All) << "there is no sprite “%1”";
        QTest::newRow("frame") << "puncher" << int(Frames::One) << "the sprite “puncher” has no frame “x%2”";
        QTest::newRow("tag") << "puncher" << int(Frames::Tagged) << "the sprite “puncher” has no tag “x%2”";
    }

    void whatIsNotThereIsNamed()
    {
        QFETCH(QString, sprite);
        QFETCH(int, frames);
        QFETCH(QString, what);
        const auto round =
            frameTicks(two_fighters::document(), {sprite, static_cast<Animation::Frames>(frames), "x%2"});
        QVERIFY(!round.ok());
        QCOMPARE(round.error().what, what);
    }

    void aTagWithoutFramesAndTooLongOnesAreRefused()
    {
        Document document = two_fighters::document();
        document.sprites[0].tags[0].to = 9;
        QVERIFY(!frameTicks(document, {"puncher", Animation::Frames::Tagged, "punch"}).ok());
        QCOMPARE(endsOf({600'000}), QList<int>({limits::timelineTicks}));
        QVERIFY(!ticksOf({600'020}).ok());
        QVERIFY(!ticksOf({1e9, 1e9}).ok());
        QVERIFY(!ticksOf(QList<double>(limits::timelineTicks + 1, 0)).ok());
    }

    void anAttackIsPreparedStrikesAndIsRecoveredFrom()
    {
        const Document document = two_fighters::document();
        const auto punch = frameTicks(document, {"puncher", Animation::Frames::All});
        QCOMPARE(attackTicks(document, *punch), (AttackTicks{3, 2, 5}));
        QCOMPARE(attackTicks(document, *frameTicks(document, two_fighters::hurt())), std::nullopt);
    }

    void gapsBetweenStrikesCountAsActive()
    {
        Document document = two_fighters::document();
        document.sprites[0].tags[0].direction = TagDirection::PingPong;
        const auto twice = frameTicks(document, {"puncher", Animation::Frames::Tagged, "punch"});
        QCOMPARE(attackTicks(document, *twice), (AttackTicks{3, 9, 0}));
    }

    void whatPushesOnlyItsLikeIsNoAttack()
    {
        Document document = two_fighters::document();
        document.categories[1].hits = {"hit"};
        QCOMPARE(attackTicks(document, *frameTicks(document, {"puncher", Animation::Frames::All})), std::nullopt);
    }
};

HITBOX_CORE_TEST(AnimationTicksTest)
#include "animation_ticks_test.moc"
