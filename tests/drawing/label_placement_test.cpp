#include "drawing/label_placement.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

const QRectF view(0, 0, 400, 300);

QRectF label(double x, double y)
{
    return {x, y, 40, 14};
}

} // namespace

class LabelPlacementTest : public QObject
{
    Q_OBJECT

private slots:
    void labelsWithRoomStandWhereTheyAreWished()
    {
        const QList<QRectF> wished{label(10, 10), label(60, 10), label(10, 40)};
        QCOMPARE(placedApart(wished, {}, view), wished);
        QCOMPARE(placedApart({}, {}, view), QList<QRectF>());
    }

    void theFormerStaysAndTheOthersMakeRoom()
    {
        const QList<QRectF> placed = placedApart(QList<QRectF>(8, label(100, 100)), {label(100, 100)}, view);
        QCOMPARE(placed.size(), 8);
        for (int i = 0; i < 8; ++i) {
            QVERIFY(!placed[i].intersects(label(100, 100)));
            QVERIFY(view.contains(placed[i]));
            QVERIFY(QLineF(placed[i].center(), label(100, 100).center()).length() < 60);
            for (int j = 0; j < i; ++j)
                QVERIFY(!placed[i].intersects(placed[j]));
        }
    }

    void oneAtTheRimStaysInside()
    {
        const QList<QRectF> placed = placedApart(QList<QRectF>(4, label(360, 286)), {}, view);
        for (const QRectF &place : placed)
            QVERIFY(view.contains(place));
    }

    void oneOutsideMayStayThere() { QCOMPARE(placedApart({label(900, 10)}, {}, view).constFirst(), label(900, 10)); }

    void whereThereIsNoRoomOneStandsWhereItIsWished()
    {
        QCOMPARE(placedApart({label(100, 100)}, {QRectF(-1000, -1000, 3000, 3000)}, view).constFirst(),
                 label(100, 100));
    }
};

HITBOX_TEST(LabelPlacementTest)
#include "label_placement_test.moc"
