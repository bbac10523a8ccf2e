#include "one_frame.h"
#include "test_class.h"

#include <QTest>

#include <hitbox/geometry/polygon.h>

using namespace hitbox;

namespace {

QList<Finding> findingsOf(const Outline &outline)
{
    return test::byRule(validate(test::oneFrame({outline}), {}), "outside-frame");
}

} // namespace

class OutsideFrameTest : public QObject
{
    Q_OBJECT

private slots:
    void warnsOfShapesOfWhichNothingIsInTheFrame()
    {
        const auto found = findingsOf(geometry::Box{{70, 10}, {80, 20}});
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].severity, Severity::Warning);
        QCOMPARE(found[0].frame, (FrameRef{0, 0}));
        QCOMPARE(found[0].shape, ShapeId{1});
        QCOMPARE(found[0].message, QStringLiteral("The shape lies outside the frame, which is 64 by 64 pixels"));
    }

    void doesNotMindShapesThatReachBeyond()
    {
        QVERIFY(findingsOf(geometry::Circle{{70, 32}, 10}).isEmpty());
        QVERIFY(findingsOf(geometry::Box{{-100, -100}, {100, 100}}).isEmpty());
        QVERIFY(findingsOf(PolygonOutline{{{60, 30}, {90, 20}, {90, 40}}}).isEmpty());
    }

    void looksAtTheOutlineAndNotAtItsBox()
    {
        QCOMPARE(findingsOf(PolygonOutline{{{70, 60}, {60, 70}, {70, 70}}}).size(), 1);
    }

    void takesTheEdgeOfTheFrameForOutside() { QCOMPARE(findingsOf(geometry::Box{{64, 10}, {80, 20}}).size(), 1); }

    void movesTheShapeTheShortestWayIn()
    {
        const Document document = test::oneFrame({geometry::Box{{70, -30}, {80, -20}}});
        const auto after = test::repaired(document, "outside-frame", "move-inside");
        QVERIFY(after);
        QCOMPARE(test::shapesOf(*after)[0].outline, Outline(geometry::Box{{54, 0}, {64, 10}}));
    }

    void offersOnlyToDeleteWhatDoesNotFit()
    {
        const Document document = test::oneFrame({geometry::Box{{70, 0}, {170, 10}}});
        QVERIFY(!test::repaired(document, "outside-frame", "move-inside"));
        QVERIFY(test::repaired(document, "outside-frame", "delete"));
    }
};

HITBOX_CORE_TEST(OutsideFrameTest)
#include "outside_frame_test.moc"
