#include "document/numbers.h"
#include "formats/exporters/preparation/engine_numbers.h"
#include "test_class.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace hitbox;

namespace {

/// Of ten thousandths, as a person would write it.
QByteArray decimalText(qint64 tenThousandths)
{
    const qint64 size = std::abs(tenThousandths);
    QByteArray places = QByteArray::number(size % 10'000).rightJustified(4, '0');
    while (places.endsWith('0'))
        places.chop(1);
    return (tenThousandths < 0 ? "-" : "") + QByteArray::number(size / 10'000) +
           (places.isEmpty() ? QByteArray() : '.' + places);
}

double numberOf(qint64 tenThousandths)
{
    return decimalText(tenThousandths).toDouble();
}

} // namespace

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

    void awayFromThePivotIsTheDecimalThatAPersonWouldWrite()
    {
        QVERIFY(12.3 - 8.1 != 4.2 && 42.7 - 46.9 != -4.2);
        QCOMPARE(inEngine({12.3, 42.7}, {8.1, 46.9}, {}), (geometry::Point{4.2, -4.2}));
        std::mt19937_64 random(7);
        for (const qint64 most : {qint64(100), qint64(5'000), qint64(100'000), qint64(1'000'000'000)}) {
            std::uniform_int_distribution<qint64> any(-most * 10'000, most * 10'000);
            for (int i = 0; i < 20'000; ++i) {
                qint64 point = any(random);
                qint64 pivot = any(random);
                const qint64 coarse = i % 5 == 0 ? 1'000 : 1; // most people set tenths
                point = point / coarse * coarse;
                pivot = i % 3 == 0 ? point + pivot % 100'000 : pivot / coarse * coarse; // many are near
                const double away = inEngine({numberOf(point), 0}, {numberOf(pivot), 0}, {}).x;
                QCOMPARE(shortestNumber(away), decimalText(point - pivot));
            }
        }
    }

    void noNumberMovesByMoreThanItsNoise()
    {
        std::mt19937_64 random(8);
        std::uniform_real_distribution<double> any(-1e4, 1e4);
        int changed = 0;
        for (int i = 0; i < 20'000; ++i) {
            const double value = any(random);
            const double plain = withoutNoise(value, std::abs(value));
            QVERIFY(std::abs(plain - value) <= std::ldexp(std::abs(value), -51));
            changed += plain == value ? 0 : 1;
        }
        QVERIFY(changed < 200); // what nobody wrote as a decimal stays
        QCOMPARE(withoutNoise(1.0 / 3, 1), 1.0 / 3);
        QCOMPARE(withoutNoise(0.1 + 0.2, 0.3), 0.3);
        QVERIFY(!std::signbit(withoutNoise(-1e-17, 1)));
    }

    void aBoxKeepsItsSizeWhereverItIsMovedTo()
    {
        int noisy = 0;
        for (int step = 0; step < 100; ++step) {
            const geometry::Point corner{step / 10.0, 60 - step / 10.0};
            const geometry::Box box{corner, corner + geometry::Point{9.1, 14.2}};
            noisy += box.width() == 9.1 && box.height() == 14.2 ? 0 : 1;
            QCOMPARE(sizeWithoutNoise(box), (geometry::Point{9.1, 14.2}));
        }
        QVERIFY(noisy > 50);
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
