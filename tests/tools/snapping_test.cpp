#include "tools/snapping.h"

#include <QtTest>

using namespace hitbox;
using geometry::Point;

class SnappingTest : public QObject
{
    Q_OBJECT

private slots:
    void goesToTheNearestPixel()
    {
        QCOMPARE(snapped({1.4, 2.6}, {SnapStep::Pixel}), (Point{1, 3}));
        QCOMPARE(snapped({-1.4, -2.6}, {SnapStep::Pixel}), (Point{-1, -3}));
    }

    void goesToTheNearestHalfPixel()
    {
        QCOMPARE(snapped({1.3, 2.8}, {SnapStep::HalfPixel}), (Point{1.5, 3}));
        QCOMPARE(snapped({-0.2, -0.3}, {SnapStep::HalfPixel}), (Point{0, -0.5}));
    }

    void halvesGoTowardsPositiveInfinity()
    {
        QCOMPARE(snapped({0.5, -0.5}, {SnapStep::Pixel}), (Point{1, 0}));
        QCOMPARE(snapped({0.25, -0.25}, {SnapStep::HalfPixel}), (Point{0.5, 0}));
    }

    void offLeavesThePointAlone() { QCOMPARE(snapped({0.1, -7.3}, {SnapStep::Off}), (Point{0.1, -7.3})); }

    void snappingTwiceChangesNothing()
    {
        for (const SnapStep step : {SnapStep::Off, SnapStep::Pixel, SnapStep::HalfPixel}) {
            for (double x = -3; x < 3; x += 0.07) {
                const Point once = snapped({x, -x}, {step});
                QCOMPARE(snapped(once, {step}), once);
            }
        }
    }

    void everyStepHasItsOwnName()
    {
        QCOMPARE(snapName(SnapSettings{SnapStep::Off}), QStringLiteral("off"));
        QCOMPARE(snapName(SnapSettings{SnapStep::Pixel}), QStringLiteral("pixel"));
        QCOMPARE(snapName(SnapSettings{SnapStep::HalfPixel}), QStringLiteral("half pixel"));
    }
};

QTEST_APPLESS_MAIN(SnappingTest)
#include "snapping_test.moc"
