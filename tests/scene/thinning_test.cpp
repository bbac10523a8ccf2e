#include "scene/thinning.h"
#include "test_class.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace hitbox;

namespace {

QList<QPointF> scattered(int count, double side)
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> place(-side, side);
    QList<QPointF> places;
    for (int i = 0; i < count; ++i)
        places.append({place(random), place(random)});
    return places;
}

double distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

class ThinningTest : public QObject
{
    Q_OBJECT

private slots:
    void placesFarApartAllStay()
    {
        QCOMPARE(thinnedOut({{0, 0}, {10, 0}, {0, -10}}, 10), (QList<qsizetype>{0, 1, 2}));
        QCOMPARE(thinnedOut({}, 10), QList<qsizetype>());
    }

    void ofTwoThatAreTooNearTheFormerStays()
    {
        QCOMPARE(thinnedOut({{0, 0}, {9.9, 0}, {12, 0}}, 10), (QList<qsizetype>{0, 2}));
        QCOMPARE(thinnedOut({{5, 5}, {5, 5}, {5, 5}}, 10), QList<qsizetype>{0});
    }

    void whatStaysIsApartAndNearAllThatGoes()
    {
        const QList<QPointF> places = scattered(2000, 200);
        const QList<qsizetype> kept = thinnedOut(places, 12);
        QVERIFY(kept.size() > 200 && kept.size() < 1500);
        for (qsizetype i = 0; i < places.size(); ++i) {
            double nearest = 1e9;
            for (const qsizetype k : kept) {
                if (k != i)
                    nearest = std::min(nearest, distance(places[i], places[k]));
            }
            QCOMPARE(nearest >= 12, kept.contains(i));
        }
    }

    void manyPlacesTakeNoLongerThanTheyMust()
    {
        QCOMPARE(thinnedOut(QList<QPointF>(100'000, {3, 3}), 10).size(), 1);
        QVERIFY(thinnedOut(scattered(100'000, 1e6), 10).size() > 90'000);
    }
};

HITBOX_TEST(ThinningTest)
#include "thinning_test.moc"
