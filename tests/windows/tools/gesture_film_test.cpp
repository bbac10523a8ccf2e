#include "test_class.h"
#include "windows/tools/gesture_film.h"

#include <QTest>

using namespace hitbox;

class GestureFilmTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsInBothMomentsGoesFromTheOneToTheOther();
    void whatIsNewComesWithItsMoment();
};

void GestureFilmTest::whatIsInBothMomentsGoesFromTheOneToTheOther()
{
    const GestureFilm film{{.pointer = {0, 0}, .outlines = {QPolygonF{{0, 0}, {4, 0}}}, .mark = QPointF(1, 1)},
                           {.pointer = {8, 4}, .outlines = {QPolygonF{{0, 8}, {8, 0}}}, .mark = QPointF(3, 5)}};
    const FilmMoment half = momentAt(film, 0.5);
    QCOMPARE(half.pointer, QPointF(4, 2));
    QCOMPARE(half.outlines.constFirst(), (QPolygonF{{0, 4}, {6, 0}}));
    QCOMPARE(*half.mark, QPointF(2, 3));
    QCOMPARE(momentAt(film, 7).pointer, QPointF(8, 4));
}

void GestureFilmTest::whatIsNewComesWithItsMoment()
{
    const GestureFilm film{{.pointer = {0, 0}}, {.pointer = {8, 4}, .isPressed = true, .mark = QPointF(3, 5)}};
    QVERIFY(!momentAt(film, 0.9).mark && !momentAt(film, 0.9).isPressed);
    QVERIFY(momentAt(film, 1).mark && momentAt(film, 1).isPressed);
}

HITBOX_WINDOW_TEST(GestureFilmTest)
#include "gesture_film_test.moc"
