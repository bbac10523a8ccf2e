#include "document/pivot_places.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using geometry::Circle;
using geometry::Point;

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
};

HITBOX_TEST(PivotPlacesTest)
#include "pivot_places_test.moc"
