#include "formats/importers/known_outlines.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

Shape shapeOf(const Outline &outline)
{
    Shape shape;
    shape.outline = outline;
    return shape;
}

} // namespace

class KnownOutlinesTest : public QObject
{
    Q_OBJECT

private slots:
    void polygonsAreKnownFromAnyPointInBothDirections()
    {
        const KnownOutlines known({shapeOf(PolygonOutline{{{1, 1}, {5, 1}, {5, 4}, {2, 6}}})});
        QVERIFY(known.contains(PolygonOutline{{{1, 1}, {5, 1}, {5, 4}, {2, 6}}}));
        QVERIFY(known.contains(PolygonOutline{{{5, 4}, {2, 6}, {1, 1}, {5, 1.0001}}}));
        QVERIFY(known.contains(PolygonOutline{{{5, 1}, {1, 1}, {2, 6}, {5, 4}}}));
        QVERIFY(!known.contains(PolygonOutline{{{1, 1}, {5, 4}, {5, 1}, {2, 6}}}));
        QVERIFY(!known.contains(PolygonOutline{{{1, 1}, {5, 1}, {5, 4}, {2, 6.1}}}));
        QVERIFY(!known.contains(PolygonOutline{{{1, 1}, {5, 1}, {5, 4}}}));
        QVERIFY(!known.contains(PolygonOutline{}));
    }

    void whatOtherShapesBecomeIsKnown()
    {
        const geometry::Capsule capsule{{2, 5}, {10, 5}, 2};
        const KnownOutlines known({shapeOf(geometry::Box{{1, 2}, {3, 4}}), shapeOf(capsule),
                                   shapeOf(geometry::Circle{{20, 20}, 4}), shapeOf(ChainLine{{{0, 0}, {9, 9}}})});
        QVERIFY(known.contains(PolygonOutline{{{3, 2}, {3, 4}, {1, 4}, {1, 2}}}));
        QVERIFY(known.contains(geometry::Box{{1, 2}, {3, 4}}));
        QVERIFY(known.contains(capsule));
        QVERIFY(known.contains(geometry::Circle{{10, 5}, 2}));
        QVERIFY(known.contains(PolygonOutline{{{2, 3}, {10, 3}, {10, 7}, {2, 7}}}));
        QVERIFY(known.contains(geometry::Circle{{20, 20}, 4}));
        QVERIFY(!known.contains(geometry::Circle{{20, 20}, 5}));
        QVERIFY(known.contains(ChainLine{{{0, 0}, {9, 9}}}));
        QVERIFY(!known.contains(PolygonOutline{{{0, 0}, {9, 9}}}));
        QVERIFY(!KnownOutlines({}).contains(capsule));
    }
};

HITBOX_TEST(KnownOutlinesTest)
#include "known_outlines_test.moc"
