#include "formats/exporters/preparation/placed_outline.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class PlacedOutlineTest : public QObject
{
    Q_OBJECT

private slots:
    void kindsStayWhereTheyCan()
    {
        const geometry::Placement moved{{}, {10, 20}, 90, {1, 1}};
        QCOMPARE(placedOutline(geometry::Box{{0, 0}, {4, 2}}, moved), Outline(geometry::Box{{8, 20}, {10, 24}}));
        QCOMPARE(placedOutline(geometry::Circle{{1, 0}, 3}, moved), Outline(geometry::Circle{{10, 21}, 3}));
        QCOMPARE(placedOutline(geometry::Capsule{{0, 0}, {2, 0}, 1}, moved),
                 Outline(geometry::Capsule{{10, 20}, {10, 22}, 1}));
        QCOMPARE(placedOutline(ChainLine{{{0, 0}, {1, 0}}}, moved), Outline(ChainLine{{{10, 20}, {10, 21}}}));
        QCOMPARE(kindOf(placedOutline(geometry::Circle{{}, 3}, {{}, {}, 0, {2, 1}})), ShapeKind::Polygon);
    }
};

HITBOX_TEST(PlacedOutlineTest)
#include "placed_outline_test.moc"
