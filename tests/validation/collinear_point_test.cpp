#include "one_frame.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class CollinearPointTest : public QObject
{
    Q_OBJECT

private slots:
    void remarksOnceForAShape()
    {
        const auto found = test::byRule(test::polygon({{0, 0}, {5, 0}, {7, 0}, {10, 0}, {10, 10}}), "collinear-point");
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].severity, Severity::Info);
        QCOMPARE(found[0].edges, (QList<int>{1, 2}));
        QCOMPARE(found[0].message, QStringLiteral("2 points lie straight between their neighbours and change nothing"));
        QCOMPARE(test::byRule(test::polygon({{0, 0}, {5, 0}, {10, 0}, {10, 10}}), "collinear-point")[0].message,
                 QStringLiteral("Point 1 at (5, 0) lies straight between its neighbours and changes nothing"));
    }

    void isExact()
    {
        QVERIFY(test::byRule(test::polygon({{0, 0}, {5, 1e-15}, {10, 0}, {10, 10}}), "collinear-point").isEmpty());
        // 0.1, 0.2 and 0.3 lie on the diagonal as doubles too; with 0.3 rounded up in one coordinate they do not.
        QVERIFY(
            !test::byRule(test::polygon({{0.1, 0.1}, {0.2, 0.2}, {0.3, 0.3}, {0, 9}}), "collinear-point").isEmpty());
        QVERIFY(test::byRule(test::polygon({{0.1, 0.1}, {0.2, 0.2}, {0.3, 0.1 + 0.2}, {0, 9}}), "collinear-point")
                    .isEmpty());
    }

    void leavesSpikesAndRepeatedPointsToTheirRules()
    {
        QVERIFY(test::byRule(test::polygon({{0, 0}, {10, 0}, {5, 0}, {5, 9}}), "collinear-point").isEmpty());
        QVERIFY(test::byRule(test::polygon({{0, 0}, {5, 0}, {5, 0}, {5, 9}}), "collinear-point").isEmpty());
    }

    void leavesTrianglesAndLinesAlone()
    {
        QVERIFY(test::byRule(test::polygon({{0, 0}, {5, 0}, {10, 0}}), "collinear-point").isEmpty());
        QVERIFY(test::byRule(test::shapeOf(ChainLine{{{0, 0}, {5, 0}, {10, 0}}}), "collinear-point").isEmpty());
    }

    void removesThemAll()
    {
        const Document document = test::oneFrame({PolygonOutline{{{0, 0}, {5, 0}, {10, 0}, {10, 4}, {10, 10}}}});
        const auto after = test::repaired(document, "collinear-point", "remove-points");
        QVERIFY(after);
        const PolygonOutline expected{{{0, 0}, {10, 0}, {10, 10}}};
        QCOMPARE(test::shapesOf(*after)[0].outline, Outline(expected));
    }
};

HITBOX_CORE_TEST(CollinearPointTest)
#include "collinear_point_test.moc"
