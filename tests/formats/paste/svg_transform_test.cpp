#include "formats/paste/svg_transform.h"
#include "test_class.h"

#include "formats/text/refusing.h"

#include <QTest>

#include <cmath>

using namespace hitbox;
using geometry::Point;

namespace {

bool isNearby(Point a, Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y) < 1e-12;
}

} // namespace

class SvgTransformTest : public QObject
{
    Q_OBJECT

private slots:
    void stepsGoFromRightToLeft()
    {
        QCOMPARE(transformOf("translate(10, 20) scale(2 3)").map({1, 1}), (Point{12, 23}));
        QCOMPARE(transformOf("scale(2)\ntranslate(10)").map({1, 1}), (Point{22, 2}));
        QCOMPARE(transformOf("matrix(1 2 3 4 5 6)").map({1, 10}), (Point{36, 48}));
        QCOMPARE(transformOf("").map({3, 4}), (Point{3, 4}));
    }

    void turnsAndSkewsAreInDegrees()
    {
        QVERIFY(isNearby(transformOf("rotate(90)").map({1, 0}), {0, 1}));
        QVERIFY(isNearby(transformOf("rotate(180, 5, 5)").map({4, 5}), {6, 5}));
        QVERIFY(isNearby(transformOf("skewX(45)").map({0, 2}), {2, 2}));
        QVERIFY(isNearby(transformOf("skewY(45)").map({2, 0}), {2, 2}));
    }

    void combinedDoesTheInnerFirst()
    {
        const SvgTransform outer = transformOf("matrix(2 0 1 3 -4 5)");
        const SvgTransform inner = transformOf("matrix(0 1 -1 0 7 8)");
        QCOMPARE(combined(outer, inner).map({3, 4}), outer.map(inner.map({3, 4})));
    }

    void knowsWhatBoxesAndCirclesBecome()
    {
        QVERIFY(transformOf("scale(2 -3) translate(1)").keepsBoxes());
        QVERIFY(!transformOf("scale(2 -3)").keepsCircles());
        QVERIFY(transformOf("matrix(3 4 -4 3 0 0)").keepsCircles());
        QVERIFY(transformOf("matrix(3 4 4 -3 0 0)").keepsCircles());
        QVERIFY(!transformOf("skewX(10)").keepsBoxes());
        QVERIFY(transformOf("scale(2 3)").stretch() >= 3);
    }

    void whatIsNoTransformIsRefused()
    {
        for (const char *text : {"scale", "scale()", "scale(1 2 3)", "rotate(1 2)", "matrix(1 2 3 4 5)", "spin(3)",
                                 "matrix(1 2 3 4 5 6 7)", "translate(1", "scale(1e10)", "skewX(1 2)"})
            QVERIFY2(!refusalOf([text] { transformOf(text); }).isEmpty(), text);
    }
};

HITBOX_TEST(SvgTransformTest)
#include "svg_transform_test.moc"
