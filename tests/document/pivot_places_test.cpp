#include "document/pivot_places.h"

#include "document/edits.h"
#include "document/limits.h"
#include "test_class.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace hitbox;
using geometry::Circle;
using geometry::Point;

namespace {

using Random = std::mt19937;

double within(Random &random, double reach)
{
    return std::uniform_real_distribution(-reach, reach)(random);
}

Point pointWithin(Random &random, double reach)
{
    return {within(random, reach), within(random, reach)};
}

/// Of any kind, with fractions.
Shape shapeWithin(Random &random, double reach)
{
    const Point a = pointWithin(random, reach);
    const Point b = pointWithin(random, reach);
    const double radius = std::abs(within(random, reach));
    const QList<Point> points{a, b, pointWithin(random, reach), pointWithin(random, reach)};
    const QList<Outline> outlines{
        PolygonOutline{points}, ChainLine{points}, Circle{a, radius}, geometry::Capsule{a, b, radius},
        geometry::Box{{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}}};
    return {.outline = outlines.at(qsizetype(random() % 5)), .track = {7}};
}

Frame placedInto(const Frame &from, Frame to)
{
    to.shapes = from.shapes;
    to.shapes[0].outline = placedAlike(from.shapes.at(0).outline, from, to);
    return to;
}

} // namespace

class PivotPlacesTest : public QObject
{
    Q_OBJECT

private slots:
    void outlinesKeepTheirPlaceAboutThePivot()
    {
        const Frame small{.pivot = {8, 15.5}};
        const Frame large{.pivot = {32, 60}};
        QCOMPARE(pivotWay(small, large), (Point{24, 44.5}));
        QCOMPARE(placedAlike(Circle{{10, 10}, 2}, small, large), Outline(Circle{{34, 54.5}, 2}));
        QCOMPARE(placedAlike(Circle{{34, 54.5}, 2}, large, small), Outline(Circle{{10, 10}, 2}));
    }

    void nothingIsRoundedWherePivotsAreTheSame()
    {
        const Frame frame{.pivot = {0.1, 1e9}};
        const Outline outline = Circle{{1e-300, 0.30000000000000004}, 2};
        QCOMPARE(placedAlike(outline, frame, frame), outline);
    }

    /// Law: what placedAlike() brings from frame to frame is held in each of them.
    void whatIsPlacedAlikeStaysHeld()
    {
        Random random(28);
        for (const double reach : {1.0, 300.0, 1e6, limits::coordinate / 4}) {
            for (int round = 0; round < 300; ++round) {
                Frame first{.pivot = pointWithin(random, reach), .shapes = {shapeWithin(random, reach)}};
                Frame last = first;
                for (int step = 0; step < 30; ++step) {
                    const Frame next = placedInto(last, {.pivot = pointWithin(random, reach)});
                    QVERIFY(isHeld(next.shapes.at(0), next, last));
                    QVERIFY(isHeld(last.shapes.at(0), last, next));
                    // Both from one key, as a bar that is drawn longer makes them.
                    const Frame fromKey = placedInto(first, next);
                    const Frame other = placedInto(first, {.pivot = pointWithin(random, reach)});
                    QVERIFY(isHeld(fromKey.shapes.at(0), fromKey, other));
                    last = next;
                }
            }
        }
    }

    void whatIsMovedByAMillionthOfAPixelIsNotHeld()
    {
        static_assert(heldReach < 1e-6);
        Random random(29);
        for (int round = 0; round < 1'000; ++round) {
            const Frame first{.pivot = pointWithin(random, 1e6), .shapes = {shapeWithin(random, 1e6)}};
            Frame other = placedInto(first, {.pivot = pointWithin(random, 1e6)});
            other.shapes[0].outline = moved(other.shapes.at(0).outline, round % 2 ? Point{1e-6, 0} : Point{0, -1e-6});
            QVERIFY(!isHeld(other.shapes.at(0), other, first));
        }
    }

    void anotherTrackOrKindIsNotHeld()
    {
        const Frame frame{.shapes = {{.outline = Circle{{1, 2}, 3}, .track = {7}}}};
        Frame other = frame;
        QVERIFY(isHeld(frame.shapes.at(0), frame, other));
        other.shapes[0].track = {8};
        QVERIFY(!isHeld(frame.shapes.at(0), frame, other));
        other.shapes[0] = {.outline = geometry::Capsule{{1, 2}, {1, 2}, 3}, .track = {7}};
        QVERIFY(!isHeld(frame.shapes.at(0), frame, other));
        QVERIFY(!isHeld(frame.shapes.at(0), frame, {}));
    }
};

HITBOX_TEST(PivotPlacesTest)
#include "pivot_places_test.moc"
