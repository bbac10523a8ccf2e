#include "images/following/held_places.h"
#include "test_class.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace hitbox;

class HeldPlacesTest : public QObject
{
    Q_OBJECT

private slots:
    void whatLiesOverAHeldPlaceIsNotFree()
    {
        HeldPlaces places;
        QVERIFY(places.isFree({0, 0, 100, 100}));
        places.hold({20, 10, 40, 3});
        QVERIFY(!places.isFree({0, 0, 100, 100}));
        QVERIFY(!places.isFree({59, 12, 1, 1}));
        QVERIFY(places.isFree({60, 12, 1, 1}));
        QVERIFY(places.isFree({20, 13, 40, 3}));
        QVERIFY(places.isFree({0, 0, 20, 100}));
    }

    void itSaysWhatComparingAllSays()
    {
        std::mt19937 random(7);
        HeldPlaces places;
        QList<QRect> held;
        for (int i = 0; i < 2000; ++i) {
            const QRect place(int(random() % 200), int(random() % 200), 1 + int(random() % 30), 1 + int(random() % 30));
            const bool isFree = std::none_of(held.cbegin(), held.cend(),
                                             [&place](const QRect &other) { return other.intersects(place); });
            QCOMPARE(places.isFree(place), isFree);
            if (isFree) {
                places.hold(place);
                held.append(place);
            }
        }
        QVERIFY(held.size() > 50);
    }

    void manyAreHeld() // which, were all compared with all, Qt Test would not wait for
    {
        constexpr int across = 1000;
        HeldPlaces places;
        for (int i = 0; i < across * across; ++i) {
            const QRect place(i % across * 4, i / across * 4, 4, 4);
            QVERIFY(places.isFree(place));
            places.hold(place);
        }
        QVERIFY(!places.isFree({across * 4 - 1, across * 4 - 1, 4, 4}));
    }
};

HITBOX_TEST(HeldPlacesTest)
#include "held_places_test.moc"
