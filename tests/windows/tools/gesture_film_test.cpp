#include "test_class.h"
#include "windows/tools/gesture_film.h"

#include <QProxyStyle>
#include <QTest>

using namespace hitbox;

class GestureFilmTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsInBothMomentsGoesFromTheOneToTheOther();
    void whatIsNewComesWithItsMoment();
    void itsEndStandsWhereNothingIsToMove();
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

void GestureFilmTest::itsEndStandsWhereNothingIsToMove()
{
    class StillStyle : public QProxyStyle
    {
    public:
        int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                      QStyleHintReturn *data) const override
        {
            return hint == SH_Widget_Animation_Duration ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
        }
    } style;
    const FilmMoment end{.pointer = {60, 30}, .mark = QPointF(20, 20)};
    GestureFilmView whole;
    whole.setStyle(&style);
    whole.resize(whole.sizeHint());
    whole.play({{.pointer = {10, 10}}, {.pointer = {30, 20}}, end});
    GestureFilmView last;
    last.setStyle(&style);
    last.resize(last.sizeHint());
    last.play({end});
    QCOMPARE(whole.grab().toImage(), last.grab().toImage());
}

HITBOX_WINDOW_TEST(GestureFilmTest)
#include "gesture_film_test.moc"
