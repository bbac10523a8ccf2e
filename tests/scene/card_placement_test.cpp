#include "scene/card_placement.h"
#include "test_class.h"

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
        const std::optional<CardPlace> place = placeBeside({400, 300}, card, view, {});
        QVERIFY(place);
        QCOMPARE(place->covered, 0);
        QCOMPARE(place->rect.size(), card);
        QVERIFY(!place->rect.contains(QPointF(400, 300)));
        QVERIFY(place->rect.adjusted(-40, -40, 40, 40).contains(QPointF(400, 300)));
    }

    void staysInsideTheView()
    {
        for (const QPointF mark : {QPointF(1, 1), QPointF(799, 1), QPointF(1, 599), QPointF(799, 599)}) {
            const std::optional<CardPlace> place = placeBeside(mark, card, view, {});
            QVERIFY(place && view.contains(place->rect));
        }
    }

    void coversNoObstacle()
    {
        QList<QPointF> obstacles;
        for (int x = 0; x < 800; x += 20) {
            for (int y = 0; y < 480; y += 20)
                obstacles.append(QPointF(x, y));
        }
        const std::optional<CardPlace> place = placeBeside({400, 100}, card, view, obstacles);
        QVERIFY(place);
        QCOMPARE(place->covered, 0);
        for (const QPointF &obstacle : obstacles)
            QVERIFY(!place->rect.adjusted(-5, -5, 5, 5).contains(obstacle));
    }

    void coversAsFewAsCanBeWhereEveryPlaceIsTaken()
    {
        QList<QPointF> obstacles;
        for (int x = 0; x < 800; x += 40) {
            for (int y = 0; y < 600; y += 40)
                obstacles.append(QPointF(x, y));
        }
        for (int x = 500; x < 800; x += 10) {
            for (int y = 0; y < 600; y += 10)
                obstacles.append(QPointF(x, y));
        }
        const std::optional<CardPlace> place = placeBeside({600, 300}, card, view, obstacles);
        QVERIFY(place && view.contains(place->rect));
        QVERIFY(place->covered > 0);
        QVERIFY(place->rect.right() < 500);
    }

    void standsBesideWhatItIsAboutWhereThatIsNotMuchFarther()
    {
        const QRectF subject(300, 200, 200, 200);
        const std::optional<CardPlace> place = placeBeside(subject.center(), card, view, {}, subject);
        QVERIFY(place);
        QCOMPARE(place->overSubject, 0.0);
        QVERIFY(!place->rect.intersects(subject));
    }

    void standsCloseToItsMarkWhereWhatItIsAboutFillsTheView()
    {
        const std::optional<CardPlace> place = placeBeside({400, 300}, card, view, {}, view.adjusted(-99, -99, 99, 99));
        QVERIFY(place);
        QCOMPARE(place->overSubject, 1.0);
        QVERIFY(place->rect.adjusted(-40, -40, 40, 40).contains(QPointF(400, 300)));
    }

    void anObstacleWeighsMoreThanWhatItIsAbout()
    {
        QList<QPointF> obstacles;
        const QRectF subject(200, 100, 400, 400);
        for (int x = 0; x < 800; x += 20) {
            for (int y = 0; y < 600; y += 20) {
                if (!subject.contains(x, y))
                    obstacles.append(QPointF(x, y));
            }
        }
        const std::optional<CardPlace> place = placeBeside({400, 300}, card, view, obstacles, subject);
        QVERIFY(place);
        QCOMPARE(place->covered, 0);
        QVERIFY(subject.contains(place->rect));
    }

    void isNowhereWhenTheMarkIsOutOfView() { QVERIFY(!placeBeside({900, 300}, card, view, {})); }

    void isNowhereInAViewSmallerThanTheCard()
    {
        QVERIFY(!placeBeside({50, 20}, card, QRectF(0, 0, 180, 300), {}));
        QVERIFY(!placeBeside({50, 20}, card, QRectF(0, 0, 300, 50), {}));
    }

    void takesNoNoticeOfObstaclesOutOfView()
    {
        QCOMPARE(placeBeside({400, 300}, card, view, {{-100, 300}, {400, 5000}}),
                 placeBeside({400, 300}, card, view, {}));
    }
};

HITBOX_CORE_TEST(CardPlacementTest)
#include "card_placement_test.moc"
