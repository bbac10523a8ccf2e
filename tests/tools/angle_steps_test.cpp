#include "test_class.h"
#include "tools/angle_steps.h"

#include <QTest>

#include <cmath>

using namespace hitbox;
using geometry::Point;

class AngleStepsTest : public QObject
{
    Q_OBJECT

private slots:
    void multiplesOfFortyFiveDegreesStayOnTheGrid()
    {
        QCOMPARE(inAngleSteps({1, 1}, {10.2, 1.4}, {}), (Point{10, 1}));
        QCOMPARE(inAngleSteps({1, 1}, {1.3, -8.4}, {}), (Point{1, -8}));
        QCOMPARE(inAngleSteps({1, 1}, {9.2, 8.9}, {}), (Point{9, 9}));
    }

    void otherStepsHaveAWholeLength()
    {
        const Point p = inAngleSteps({0, 0}, {17.5, 10}, {});
        QCOMPARE(std::round(std::hypot(p.x, p.y)), 20.0);
        QVERIFY(std::abs(std::hypot(p.x, p.y) - 20) < 1e-12);
        QVERIFY(std::abs(std::atan2(p.y, p.x) * 180 / 3.14159265358979323846 - 30) < 1e-9);
    }

    void aTurnIsToldClockwiseOnScreen()
    {
        QCOMPARE(degreesTurned({1, 1}, {3, 1}, {1, 5}), 90.0);
        QCOMPARE(degreesTurned({1, 1}, {1, 5}, {3, 1}), -90.0);
        QCOMPARE(degreesTurned({1, 1}, {1, 1}, {1, 0}), -90.0);
    }

    void nowhereToGoIsTheOrigin() { QCOMPARE(inAngleSteps({3, 4}, {3, 4}, {}), (Point{3, 4})); }
};

HITBOX_TEST(AngleStepsTest)
#include "angle_steps_test.moc"
