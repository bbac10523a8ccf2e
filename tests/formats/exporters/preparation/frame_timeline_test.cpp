#include "formats/exporters/preparation/frame_timeline.h"

#include "document/pivot_places.h"
#include "test_class.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace hitbox;

namespace {

Sprite spriteLasting(const QList<double> &durations)
{
    Sprite sprite;
    for (const double duration : durations) {
        sprite.frames.append(Frame());
        sprite.frames.last().duration = duration;
    }
    return sprite;
}

QList<std::pair<double, int>> stepsOf(const Sprite &sprite, const QList<int> &frames)
{
    QList<std::pair<double, int>> steps;
    for (const FrameStep &step : frameTimeline(sprite, frames).steps)
        steps.append({step.time, step.frame});
    return steps;
}

using Steps = QList<std::pair<double, int>>;

Shape heldShape()
{
    Shape shape;
    shape.track = {7};
    shape.outline = geometry::Circle{{10, 4}, 3};
    return shape;
}

} // namespace

class FrameTimelineTest : public QObject
{
    Q_OBJECT

private slots:
    void countsInSeconds()
    {
        const Sprite sprite = spriteLasting({100, 50, 25});
        QCOMPARE(stepsOf(sprite, {0, 1, 2, 1}), (Steps{{0, 0}, {0.1, 1}, {0.15, 2}, {0.175, 1}}));
        QCOMPARE(frameTimeline(sprite, {0, 1, 2, 1}).length, 0.225);
    }

    void showsNoFrameForNoTimeButTheOnlyOne()
    {
        const Sprite sprite = spriteLasting({0, 50, 0, 30, 0});
        QCOMPARE(stepsOf(sprite, {0, 1, 2, 3, 4}), (Steps{{0, 1}, {0.05, 3}}));
        QCOMPARE(stepsOf(sprite, {0}), (Steps{{0, 0}}));
        QCOMPARE(frameTimeline(sprite, {0}).length, shortestTimeline);
        QCOMPARE(stepsOf(spriteLasting({-5, 10}), {0, 1}), (Steps{{0, 1}}));
    }

    void knowsAThingByItsTrackAndWhereItLiesFromThePivot()
    {
        const Shape shape = heldShape();
        Shape moved = shape;
        moved.outline = geometry::Circle{{12, 5}, 3};
        HeldThings things;
        QCOMPARE(things.numberOf(shape, {0, 0}, {}, 5), 5);
        QCOMPARE(things.numberOf(moved, {2, 1}, {}, 6), 5);
        QCOMPARE(things.numberOf(moved, {0, 0}, {}, 6), 6);
        QCOMPARE(things.numberOf(shape, {-0.0, 0}, {}, 7), 5);
        QCOMPARE(things.numberOf(shape, {0, 0}, "sharp", 7), 7);

        Shape other = shape;
        other.track = {8};
        QCOMPARE(things.numberOf(other, {}, {}, 8), 8);
        other = shape;
        other.outline = geometry::Circle{{10, 4}, 3.5};
        QCOMPARE(things.numberOf(other, {}, {}, 9), 9);
        other.outline = geometry::Box{{10, 4}, {10, 4}};
        QCOMPARE(things.numberOf(other, {}, {}, 10), 10);
        other.outline = geometry::Circle{{10, 4 + 1e-6}, 3};
        QCOMPARE(things.numberOf(other, {}, {}, 11), 11);
    }

    /// Law: what is placed alike from frame to frame is one thing, also where a line of one of the grids goes through.
    void aThingStaysOneThroughRoundings()
    {
        std::mt19937 random(38);
        const auto within = [&random](double reach) { return std::uniform_real_distribution(-reach, reach)(random); };
        for (int round = 0; round < 2'000; ++round) {
            QList<geometry::Point> points;
            for (int i = 0; i < 8; ++i) {
                const double onLine = (std::floor(within(300) * (1 << 20)) + 0.5) / (1 << 20);
                points.append({round % 2 ? onLine : within(300), round % 2 ? i : within(300)});
            }
            Shape shape = heldShape();
            shape.outline = PolygonOutline{points};
            Frame last{.pivot = {within(300), within(300)}};
            if (round % 2) // so that places from the pivot are those on the lines
                last.pivot = {128, 64};
            HeldThings things;
            for (int step = 0; step < 12; ++step) {
                QCOMPARE(things.numberOf(shape, last.pivot, {}, step), 0);
                const Frame next{.pivot = {within(300), within(300)}};
                shape.outline = placedAlike(shape.outline, last, next);
                last = next;
            }
        }
    }
};

HITBOX_CORE_TEST(FrameTimelineTest)
#include "frame_timeline_test.moc"
