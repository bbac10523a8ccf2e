#include "formats/exporters/preparation/engine_slop.h"
#include "test_class.h"

#include <QTest>

#include <hitbox/geometry/distance.h>

using namespace hitbox;

class EngineSlopTest : public QObject
{
    Q_OBJECT

    static constexpr double slop = 0.2;

private slots:
    void weldsCornersThatFollowEachOther()
    {
        const PolygonOutline fine{{{0, 0}, {0, 9}, {0.05, 9.05}, {9, 9}, {9, 0}, {0.05, 0}}};
        QCOMPARE(welded(fine, slop), Outline(PolygonOutline{{{0, 0}, {0, 9}, {9, 9}, {9, 0}}}));
        QCOMPARE(welded(fine, 0), Outline(fine));
    }

    void keepsAPolygonThatWouldBeNoneOrCrossItself()
    {
        const PolygonOutline speck{{{0, 0}, {0, 0.05}, {0.05, 0}}};
        QCOMPARE(welded(speck, slop), Outline(speck));
        // Without (5.06, 5), the edge down to (9, 0) would cross the one from (5.05, 4.97).
        const PolygonOutline around{{{0, 0}, {0, 9}, {5, 5}, {5.06, 5}, {9, 0}, {5.05, 4.97}}};
        QCOMPARE(welded(around, slop), Outline(around));
    }

    void keepsBothEndsOfAChain()
    {
        const ChainLine chain{{{0, 0}, {0.1, 0}, {5, 5}, {8.9, 9}, {9, 9}}};
        QCOMPARE(welded(chain, slop), Outline(ChainLine{{{0, 0}, {5, 5}, {9, 9}}}));
        const ChainLine closed{{{0, 0}, {5, 5}, {0, 5}, {0, 0}}};
        QCOMPARE(welded(closed, slop), Outline(closed));
        QVERIFY(isHeld(closed, slop));
    }

    void weldsWithinPieces()
    {
        const geometry::Ring slit{{0, 0}, {0, 9}, {9, 9}, {9, 0}, {4.05, 0}, {4.025, 5}, {4, 0}};
        for (const geometry::Ring &piece : weldedPieces(slit, 8, slop)) {
            for (std::size_t i = 0; i < piece.size(); ++i)
                QVERIFY(geometry::distance(piece[i], piece[(i + 1) % piece.size()]) > slop / 2);
        }
    }

    void knowsWhatEndsAGame()
    {
        QVERIFY(!isHeld(PolygonOutline{{{0, 0}, {0, 0.05}, {0.05, 0}}}, slop)); // one corner
        QVERIFY(!isHeld(PolygonOutline{{{0, 0}, {0, 9}, {0.05, 9}}}, slop));    // two
        QVERIFY(!isHeld(PolygonOutline{{{0, 0}, {0, 9}, {0.0001, 5}}}, slop));  // no area
        QVERIFY(!isHeld(ChainLine{{{0, 0}, {0.1, 0}}}, slop));
        QVERIFY(isHeld(PolygonOutline{{{0, 0}, {0, 9}, {0.3, 9}}}, slop));
        QVERIFY(isHeld(ChainLine{{{0, 0}, {0.3, 0}}}, slop));
        QVERIFY(isHeld(geometry::Circle{{0, 0}, 0.001}, slop));
        QVERIFY(isHeld(PolygonOutline{{{0, 0}, {0, 0.05}, {0.05, 0}}}, 0));
    }
};

HITBOX_TEST(EngineSlopTest)
#include "engine_slop_test.moc"
