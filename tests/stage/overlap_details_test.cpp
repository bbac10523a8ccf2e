#include "stage/overlap_details.h"

#include <QTest>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

using namespace hitbox;
using geometry::Box;
using geometry::Circle;
using geometry::Point;

namespace {

const Box square{{0, 0}, {10, 10}};

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

    void shapesApartHaveNothing() { QCOMPARE(detailsOf(square, Box{{20, 0}, {30, 10}}), OverlapDetails{}); }
};

QTEST_GUILESS_MAIN(OverlapDetailsTest)
#include "overlap_details_test.moc"
