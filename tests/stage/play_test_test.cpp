#include "stage/play_test.h"

#include "stage/play_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

const Outline square = geometry::Box{{-10, -10}, {10, 10}};
const Outline thinWall = geometry::Box{{-0.5, -100}, {0.5, 100}};

/// 60 pixels a step at 60 steps a second.
PlayOptions fastShots(PlaySweep sweep)
{
    PlayOptions options;
    options.sweep = sweep;
    options.byHand.speed = 3600;
    options.byHand.bullet = geometry::Circle{{}, 2};
    return options;
}

void run(PlayTest &play, int steps)
{
    for (int i = 0; i < steps; ++i)
        play.step();
}

} // namespace

class PlayTestTest : public QObject
{
    Q_OBJECT

private slots:
    void killsABulletWhereItFirstTouches()
    {
        PlayTest play(playDocument(square), 0, fastShots(PlaySweep::On));
        play.fire({-42, 0}, {0, 0});
        play.step();
        QVERIFY(play.bullets().empty());
        QCOMPARE(play.hits().size(), std::size_t(1));
        const PlayHit &hit = play.hits().front();
        QCOMPARE(hit.step, 0);
        QCOMPARE(hit.moment, 0.5);
        QCOMPARE(hit.position, (Point{-12, 0}));
        QCOMPARE(hit.at, (Point{-10, 0}));
        QCOMPARE(hit.category, QStringLiteral("hurt"));
        QVERIFY(!hit.tunnelled);
    }

    void doesNotLetFastBulletsThroughThinWalls()
    {
        PlayTest play(playDocument(thinWall), 0, fastShots(PlaySweep::On));
        play.fire({-30, 0}, {0, 0});
        run(play, 2);
        QCOMPARE(play.counts().all, (PlayTally{1, 0}));
    }

    void tellsOfTunnellingWhenSweepingIsOff()
    {
        PlayTest play(playDocument(thinWall), 0, fastShots(PlaySweep::Off));
        play.fire({-30, 0}, {0, 0});
        run(play, 2);
        QCOMPARE(play.bullets().size(), std::size_t(1));
        QCOMPARE(play.counts().all, (PlayTally{0, 1}));
        QCOMPARE(play.hits().size(), std::size_t(1));
        QVERIFY(play.hits().front().tunnelled);
        QCOMPARE(play.hits().front().at, (Point{-0.5, 0}));
    }
};

QTEST_GUILESS_MAIN(PlayTestTest)
#include "play_test_test.moc"
