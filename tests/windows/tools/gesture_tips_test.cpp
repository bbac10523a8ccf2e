#include "test_class.h"
#include "windows/tools/gesture_tips.h"

#include "tools/all_tools.h"

#include <QTest>

#include <algorithm>

using namespace hitbox;

class GestureTipsTest : public QObject
{
    Q_OBJECT

private slots:
    void eachToolButTheFirstHasATip();
    void filmsStayInTheirPicture();
    void filmsEndWithTheButtonUp();
};

void GestureTipsTest::eachToolButTheFirstHasATip()
{
    for (const ToolInfo &tool : allTools())
        QCOMPARE(gestureTipOf(tool.id) != nullptr, &tool != &allTools().first());
    QCOMPARE(gestureTips().size(), allTools().size() - 1);
}

void GestureTipsTest::filmsStayInTheirPicture()
{
    const QRectF picture(0, 0, 120, 72);
    for (const GestureTip &tip : gestureTips()) {
        for (double time = 0; time < double(tip.film.size()); time += 0.25) {
            const FilmMoment now = momentAt(tip.film, time);
            QVERIFY2(picture.contains(QRectF(now.pointer, QSizeF(10, 16))), tip.tool); // as large as it is drawn
            QPolygonF places;
            for (const QPolygonF &outline : now.outlines)
                places += outline;
            places += QPolygonF{now.mark.value_or(QPointF())};
            places += QPolygonF{now.arrow.value_or(QLineF()).p1(), now.arrow.value_or(QLineF()).p2()};
            QVERIFY2(std::all_of(places.cbegin(), places.cend(), [&](QPointF p) { return picture.contains(p); }),
                     tip.tool);
        }
    }
}

void GestureTipsTest::filmsEndWithTheButtonUp()
{
    for (const GestureTip &tip : gestureTips()) {
        QVERIFY2(std::any_of(tip.film.cbegin(), tip.film.cend(), [](const FilmMoment &one) { return one.isPressed; }),
                 tip.tool);
        QVERIFY2(!tip.film.constFirst().isPressed && !tip.film.constLast().isPressed, tip.tool);
    }
}

HITBOX_WINDOW_TEST(GestureTipsTest)
#include "gesture_tips_test.moc"
