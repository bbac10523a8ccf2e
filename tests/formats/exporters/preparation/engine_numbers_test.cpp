#include "formats/exporters/preparation/engine_numbers.h"
#include "test_class.h"

#include <QTest>

#include <cmath>

using namespace hitbox;

class EngineNumbersTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsDoublesToTheLastBit()
    {
        const Outline outline = PolygonOutline{{{0.1, 1e9 + 0.125}, {1.0 / 3, 2}, {7, 7}}};
        QCOMPARE(asKept(outline, {0.3, 0.7}, {NumberPrecision::Double, NumberOrigin::Pivot, 32}), outline);
    }

    void roundsToSinglePrecision()
    {
        const Outline kept = asKept(geometry::Circle{{0.1, 3}, 0.2}, {}, {NumberPrecision::Single});
        QCOMPARE(std::get<geometry::Circle>(kept).center.x, double(0.1f));
        QCOMPARE(std::get<geometry::Circle>(kept).center.y, 3.0);
        QCOMPARE(std::get<geometry::Circle>(kept).radius, double(0.2f));
    }

    void roundsFromTheOriginOn()
    {
        const Outline outline = PolygonOutline{{{1e8 + 0.25, 0}, {1e8 + 4, 8}, {1e8, 8}}};
        QCOMPARE(asKept(outline, {1e8, 0}, {NumberPrecision::Single, NumberOrigin::Pivot}), outline);
        const Outline fromCorner = asKept(outline, {}, {NumberPrecision::Single, NumberOrigin::FrameCorner});
        QVERIFY(fromCorner != outline);
        QCOMPARE(roundingOf(outline, fromCorner), 4.0); // singles are 8 apart there; ties go to even
    }

    void roundsInTheEnginesUnit()
    {
        const EngineNumbers metres{NumberPrecision::Single, NumberOrigin::FrameCorner, 30};
        const Outline kept = asKept(ChainLine{{{1, 15}, {30, 0}}}, {}, metres);
        QCOMPARE(std::get<ChainLine>(kept).points[0].x, double(1.0f / 30) * 30);
        QCOMPARE(std::get<ChainLine>(kept).points[0].y, 15.0);
        QCOMPARE(std::get<ChainLine>(kept).points[1].x, 30.0);
    }

    void tellsWhereAnEngineHasItsOrigin()
    {
        Frame frame;
        frame.size = {64, 81};
        frame.pivot = {3, 4};
        QCOMPARE(originOf(frame, NumberOrigin::FrameCorner), (geometry::Point{0, 0}));
        QCOMPARE(originOf(frame, NumberOrigin::Pivot), (geometry::Point{3, 4}));
        QCOMPARE(originOf(frame, NumberOrigin::FrameCenter), (geometry::Point{32, 40.5}));
    }

    void turnsYOverWhereItPointsUp()
    {
        EngineNumbers metres{NumberPrecision::Single, NumberOrigin::Pivot, 32, YAxis::Up};
        QCOMPARE(inEngine({42, 26}, {10, 10}, metres), (geometry::Point{1, -0.5}));
        QVERIFY(!std::signbit(inEngine({10, 10}, {10, 10}, metres).y));
        metres.y = YAxis::Down;
        QCOMPARE(inEngine({42, 26}, {10, 10}, metres), (geometry::Point{1, 0.5}));
    }

    void leavesSmallWholePixelsAlone()
    {
        const EngineNumbers single{NumberPrecision::Single, NumberOrigin::Pivot};
        const QList<Outline> outlines{geometry::Box{{1, 2}, {300, 400}}, geometry::Capsule{{0, 1}, {8, 1}, 2.5},
                                      geometry::Circle{{64, 64}, 12}};
        for (const Outline &outline : outlines) {
            QCOMPARE(asKept(outline, {32, 16.5}, single), outline);
            QCOMPARE(roundingOf(outline, outline), 0.0);
        }
    }
};

HITBOX_CORE_TEST(EngineNumbersTest)
#include "engine_numbers_test.moc"
