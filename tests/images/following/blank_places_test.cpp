#include "images/following/blank_places.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

constexpr OldPlace blankPlace{.isBlank = true};

OldPlace placeAt(int now)
{
    return {.now = now};
}

OldPlace stayedAt(int now)
{
    return {.now = now, .hasStayed = true};
}

} // namespace

class BlankPlacesTest : public QObject
{
    Q_OBJECT

private slots:
    void goesWithItsNeighbours()
    {
        QCOMPARE(blankSlots({placeAt(1), blankPlace, placeAt(3)}, {true, false, true, false}), (QList<int>{-1, 2, -1}));
    }

    void severalKeepTheirOrder()
    {
        const QList<OldPlace> places{blankPlace, placeAt(2), blankPlace, blankPlace, placeAt(6)};
        QCOMPARE(blankSlots(places, {true, true, false, true, true, true, false}), (QList<int>{0, -1, 3, 4, -1}));
    }

    void staysWhereItsNeighboursDo()
    {
        QCOMPARE(blankSlots({stayedAt(0), blankPlace, stayedAt(2)}, {false, true, false}), (QList<int>{-1, -1, -1}));
        QCOMPARE(blankSlots({blankPlace, blankPlace}, {true, true}), (QList<int>{-1, -1}));
    }

    void isLeftAloneWhereNothingIsFree()
    {
        QCOMPARE(blankSlots({placeAt(1), blankPlace, placeAt(2)}, {true, false, false, true}),
                 (QList<int>{-1, -1, -1}));
        QCOMPARE(blankSlots({placeAt(3), blankPlace, placeAt(1)}, {false, true, false, false}),
                 (QList<int>{-1, -1, -1})); // they changed places
    }

    /// Its picture is nowhere: those further away tell as much.
    void lostNeighboursArePassedOver()
    {
        const OldPlace lost;
        QCOMPARE(blankSlots({placeAt(1), lost, blankPlace, placeAt(3)}, {true, false, true, false}),
                 (QList<int>{-1, -1, 2, -1}));
    }
};

HITBOX_CORE_TEST(BlankPlacesTest)
#include "blank_places_test.moc"
