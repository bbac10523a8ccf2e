#include "session/followed_places.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

using Places = QSet<int>;

Places whereTheyWent(const Places &places, const QList<QString> &before, const QList<QString> &after)
{
    return followedPlaces(places, before, after);
}

} // namespace

class FollowedPlacesTest : public QObject
{
    Q_OBJECT

private slots:
    void anItemThatMovedIsFollowed()
    {
        QCOMPARE(whereTheyWent({0}, {"a", "b", "c"}, {"b", "c", "a"}), Places{2});
        QCOMPARE(whereTheyWent({0, 1}, {"a", "b", "c"}, {"c", "a", "b"}), (Places{1, 2}));
    }

    void itemsMakeRoomForNewOnes()
    {
        QCOMPARE(whereTheyWent({1}, {"a", "b"}, {"a", "new", "b"}), Places{2});
        QCOMPARE(whereTheyWent({2}, {"a", "gone", "b"}, {"a", "b"}), Places{1});
    }

    void anItemThatChangedIsWhereItWas() { QCOMPARE(whereTheyWent({1}, {"a", "b", "c"}, {"a", "B", "c"}), Places{1}); }

    void equalItemsKeepApart()
    {
        QCOMPARE(whereTheyWent({0, 1}, {"a", "a", "b"}, {"b", "a", "a"}).size(), 2);
        QCOMPARE(whereTheyWent({1}, {"a", "a", "b"}, {"a", "a", "c"}), Places{1});
    }

    void placesBeyondTheListStay() { QCOMPARE(whereTheyWent({-1, 7}, {"a", "b"}, {"b", "a"}), (Places{-1, 7})); }

    void everythingStandsStillWhenTooMuchDiffers()
    {
        QList<QString> before;
        Places places;
        for (int i = 0; i < 1500; ++i) {
            before.append(QString::number(i));
            places.insert(i);
        }
        QList<QString> after(before.crbegin(), before.crend());
        QCOMPARE(whereTheyWent(places, before, after), places);
    }
};

HITBOX_CORE_TEST(FollowedPlacesTest)
#include "followed_places_test.moc"
