#include "formats/exporters/preparation/frame_timeline.h"
#include "test_class.h"

#include <QTest>

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
        QCOMPARE(heldPlaceKey(moved, {2, 1}), heldPlaceKey(shape, {0, 0}));
        QVERIFY(heldPlaceKey(moved, {0, 0}) != heldPlaceKey(shape, {0, 0}));
        QCOMPARE(heldPlaceKey(shape, {-0.0, 0}), heldPlaceKey(shape, {0, -0.0}));

        Shape other = shape;
        other.track = {8};
        QVERIFY(heldPlaceKey(other, {}) != heldPlaceKey(shape, {}));
        other = shape;
        other.outline = geometry::Circle{{10, 4}, 3.5};
        QVERIFY(heldPlaceKey(other, {}) != heldPlaceKey(shape, {}));
        other.outline = geometry::Box{{10, 4}, {10, 4}};
        QVERIFY(heldPlaceKey(other, {}) != heldPlaceKey(shape, {}));
    }
};

HITBOX_CORE_TEST(FrameTimelineTest)
#include "frame_timeline_test.moc"
