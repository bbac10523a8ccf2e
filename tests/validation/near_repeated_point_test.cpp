#include "one_frame.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

class NearRepeatedPointTest : public QObject
{
    Q_OBJECT

private slots:
    void warnsOfPointsNearerThanTheGridOfRepairs()
    {
        const auto found =
            test::byRule(test::polygon({{0, 0}, {10, 0}, {10.002, 0.002}, {10, 10}}), "near-repeated-point");
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].severity, Severity::Warning);
        QCOMPARE(found[0].edges, QList<int>{1});
        QCOMPARE(found[0].message,
                 QStringLiteral("Point 2 all but repeats point 1 at (10, 0): less than 1/256 pixel away"));
    }

    void takesOneStepOfTheGridForADistance()
    {
        QVERIFY(test::byRule(test::polygon({{0, 0}, {10, 0}, {10 + 1.0 / 256, 0}, {10, 10}}), "near-repeated-point")
                    .isEmpty());
    }

    void leavesEqualPointsToTheRuleAboutThem()
    {
        QVERIFY(test::byRule(test::polygon({{0, 0}, {10, 0}, {10, 0}, {10, 10}}), "near-repeated-point").isEmpty());
    }

    void looksAcrossTheEndOfAPolygonButNotOfAChain()
    {
        const QList<Point> points{{0, 0}, {10, 0}, {10, 10}, {0.001, 0}};
        QCOMPARE(test::byRule(test::polygon(points), "near-repeated-point").size(), 1);
        QVERIFY(test::byRule(test::shapeOf(ChainLine{points}), "near-repeated-point").isEmpty());
    }

    void keepsOnePointOfEachHeap()
    {
        const Document document = test::oneFrame(
            {PolygonOutline{{{0, 0}, {10, 0}, {10.001, 0}, {10.002, 0}, {10, 10}, {0, 0.001}, {0.001, 0}}}});
        const auto after = test::repaired(document, "near-repeated-point", "remove-points");
        QVERIFY(after);
        const PolygonOutline expected{{{0, 0}, {10, 0}, {10, 10}}};
        QCOMPARE(test::shapesOf(*after)[0].outline, Outline(expected));
    }

    void removesNothingWhereNoPolygonWouldBeLeft()
    {
        const Document document = test::oneFrame({PolygonOutline{{{0, 0}, {10, 0}, {10, 0.001}}}});
        QVERIFY(!test::byRule(validate(document, {}), "near-repeated-point").isEmpty());
        QVERIFY(!test::repaired(document, "near-repeated-point", "remove-points"));
    }
};

HITBOX_CORE_TEST(NearRepeatedPointTest)
#include "near_repeated_point_test.moc"
