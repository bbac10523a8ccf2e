#include "stage/overlap_details.h"

#include <QTest>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

using namespace hitbox;
using geometry::Box;
using geometry::Circle;
using geometry::Point;

namespace {

OverlapDetails details(const geometry::Shape &a, const geometry::Shape &b)
{
    return detailsOf({0, {1}, {}, {}, a}, {1, {2}, {}, {}, b});
}

const Box square{{0, 0}, {10, 10}};

} // namespace

class OverlapDetailsTest : public QObject
{
    Q_OBJECT

private slots:
    void measuresTheSharedRegion()
    {
        const OverlapDetails found = details(square, Box{{7, 6}, {17, 16}});
        QCOMPARE(found.area, 12.0);
        QCOMPARE(geometry::area(found.region), 12.0);
        QCOMPARE(found.crossings, (QList<Point>{{7, 10}, {10, 6}}));
        QCOMPARE(found.push, (Point{3, 0}));
    }

    void aTouchHasAPlaceAndNoArea()
    {
        const OverlapDetails found = details(square, Box{{10, 10}, {20, 20}});
        QCOMPARE(found.area, 0.0);
        QVERIFY(found.region.rings.empty());
        QCOMPARE(found.crossings, (QList<Point>{{10, 10}}));
        QCOMPARE(found.push, (Point{0, 0}));
    }

    void aSharedSideHasTwoEnds()
    {
        QCOMPARE(details(square, Box{{10, 2}, {20, 7}}).crossings, (QList<Point>{{10, 2}, {10, 7}}));
    }

    void theInnerShapeIsWhatBothFill()
    {
        const Circle inner{{5, 6}, 2};
        for (const OverlapDetails &found : {details(square, inner), details(inner, square)}) {
            QCOMPARE(found.area, geometry::area(geometry::Shape(inner)));
            QCOMPARE(found.region.rings.size(), std::size_t(1));
            QVERIFY(found.crossings.isEmpty());
        }
        QCOMPARE(details(square, inner).push, (Point{0, 6}));
        QCOMPARE(details(square, square).area, 100.0);
    }

    void linesHaveNoArea()
    {
        const OverlapDetails found = details(square, geometry::Chain{{{-5, 5}, {15, 5}}});
        QCOMPARE(found.area, 0.0);
        QVERIFY(found.region.rings.empty());
        QCOMPARE(found.crossings, (QList<Point>{{0, 5}, {10, 5}}));
    }

    void shapesApartHaveNothing() { QCOMPARE(details(square, Box{{20, 0}, {30, 10}}), OverlapDetails{}); }
};

QTEST_GUILESS_MAIN(OverlapDetailsTest)
#include "overlap_details_test.moc"
