#include "stage/overlap_details.h"
#include "test_class.h"

#include <QTest>

#include <cmath>
#include <numbers>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

using namespace hitbox;
using geometry::Box;
using geometry::Circle;
using geometry::Point;

namespace {

const Box square{{0, 0}, {10, 10}};

/// Every edge crosses almost every other.
geometry::Polygon tangle(int count, Point center)
{
    geometry::Polygon result;
    for (int i = 0; i < count; ++i) {
        const double angle = i * (count / 2) % count * 2 * std::numbers::pi / count;
        result.points.push_back(center + Point{400 * std::cos(angle), 400 * std::sin(angle)});
    }
    return result;
}

} // namespace

class OverlapDetailsTest : public QObject
{
    Q_OBJECT

private slots:
    void measuresTheSharedRegion()
    {
        const OverlapDetails found = detailsOf(square, Box{{7, 6}, {17, 16}});
        QCOMPARE(found.area, 12.0);
        QCOMPARE(*geometry::area(found.region), 12.0);
        QCOMPARE(found.crossings, (QList<Point>{{7, 10}, {10, 6}}));
    }

    void aTouchHasAPlaceAndNoArea()
    {
        const OverlapDetails found = detailsOf(square, Box{{10, 10}, {20, 20}});
        QCOMPARE(found.area, 0.0);
        QVERIFY(found.region.rings.empty());
        QCOMPARE(found.crossings, (QList<Point>{{10, 10}}));
    }

    void aSharedSideHasTwoEnds()
    {
        QCOMPARE(detailsOf(square, Box{{10, 2}, {20, 7}}).crossings, (QList<Point>{{10, 2}, {10, 7}}));
    }

    void theInnerShapeIsWhatBothFill()
    {
        const Circle inner{{5, 6}, 2};
        for (const OverlapDetails &found : {detailsOf(square, inner), detailsOf(inner, square)}) {
            QCOMPARE(found.area, *geometry::area(geometry::Shape(inner)));
            QCOMPARE(found.region.rings.size(), std::size_t(1));
            QVERIFY(found.crossings.isEmpty());
        }
        QCOMPARE(detailsOf(square, square).area, 100.0);
    }

    void linesHaveNoArea()
    {
        const OverlapDetails found = detailsOf(square, geometry::Chain{{{-5, 5}, {15, 5}}});
        QCOMPARE(found.area, 0.0);
        QVERIFY(found.region.rings.empty());
        QCOMPARE(found.crossings, (QList<Point>{{0, 5}, {10, 5}}));
    }

    void anAreaThatTakesTooLongIsNotZero()
    {
        const OverlapDetails found = detailsOf(tangle(2001, {}), tangle(2001, {30, 10}));
        QCOMPARE(found.area, std::nullopt);
        QVERIFY(found.region.rings.empty());
        QVERIFY(detailsOf(tangle(51, {}), tangle(51, {30, 10})).area > 0);
        QCOMPARE(detailsOf(tangle(51, {}), tangle(51, {30, 10}), {1000, SIZE_MAX}).area, std::nullopt);
    }

    void shapesApartHaveNothing() { QCOMPARE(detailsOf(square, Box{{20, 0}, {30, 10}}), OverlapDetails{}); }
};

HITBOX_CORE_TEST(OverlapDetailsTest)
#include "overlap_details_test.moc"
