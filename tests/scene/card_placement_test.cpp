#include "scene/card_placement.h"

#include <QTest>

using namespace hitbox;

namespace {

constexpr QRectF view(0, 0, 800, 600);
constexpr QSizeF card(200, 60);

} // namespace

class CardPlacementTest : public QObject
{
    Q_OBJECT

private slots:
    void standsCloseToItsMarkAndNotOnIt()
    {
        const std::optional<QRectF> place = freePlaceBeside({400, 300}, card, view, {});
        QVERIFY(place);
        QCOMPARE(place->size(), card);
        QVERIFY(!place->contains(QPointF(400, 300)));
        QVERIFY(place->adjusted(-40, -40, 40, 40).contains(QPointF(400, 300)));
    }

    void staysInsideTheView()
    {
        for (const QPointF mark : {QPointF(1, 1), QPointF(799, 1), QPointF(1, 599), QPointF(799, 599)}) {
            const std::optional<QRectF> place = freePlaceBeside(mark, card, view, {});
            QVERIFY(place && view.contains(*place));
        }
    }

    void coversNoObstacle()
    {
        QList<QPointF> obstacles;
        for (int x = 0; x < 800; x += 20) {
            for (int y = 0; y < 480; y += 20)
                obstacles.append(QPointF(x, y));
        }
        const std::optional<QRectF> place = freePlaceBeside({400, 100}, card, view, obstacles);
        QVERIFY(place);
        for (const QPointF &obstacle : obstacles)
            QVERIFY(!place->adjusted(-5, -5, 5, 5).contains(obstacle));
    }

    void isNowhereWhenEveryPlaceIsTaken()
    {
        QList<QPointF> obstacles;
        for (int x = 0; x < 800; x += 40) {
            for (int y = 0; y < 600; y += 40)
                obstacles.append(QPointF(x, y));
        }
        QVERIFY(!freePlaceBeside({400, 300}, card, view, obstacles));
    }

    void isNowhereWhenTheMarkIsOutOfView() { QVERIFY(!freePlaceBeside({900, 300}, card, view, {})); }

    void isNowhereInAViewSmallerThanTheCard()
    {
        QVERIFY(!freePlaceBeside({50, 20}, card, QRectF(0, 0, 180, 300), {}));
        QVERIFY(!freePlaceBeside({50, 20}, card, QRectF(0, 0, 300, 50), {}));
    }

    void takesNoNoticeOfObstaclesOutOfView()
    {
        QCOMPARE(freePlaceBeside({400, 300}, card, view, {{-100, 300}, {400, 5000}}),
                 freePlaceBeside({400, 300}, card, view, {}));
    }
};

QTEST_GUILESS_MAIN(CardPlacementTest)
#include "card_placement_test.moc"
