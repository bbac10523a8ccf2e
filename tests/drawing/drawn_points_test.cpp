#include "drawing/drawn_points.h"
#include "test_class.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace hitbox;

namespace {

constexpr int canvasSide = 240;

QImage drawnMarks(const QList<PointMark> &marks)
{
    QImage canvas(canvasSide, canvasSide, QImage::Format_ARGB32_Premultiplied);
    canvas.fill(Qt::transparent);
    QPainter painter(&canvas);
    drawPoints(painter, marks, canvas.rect(), themeFor(ThemeChoice::Dark));
    painter.end();
    return canvas;
}

/// So many at each of these places.
QList<PointMark> crowdAt(const QList<QPointF> &places, int count)
{
    QList<PointMark> marks;
    for (const QPointF &place : places)
        marks += QList<PointMark>(count, PointMark{place, 0, QStringLiteral("p"), false});
    return marks;
}

bool isBlank(const QImage &picture)
{
    QImage blank(picture.size(), picture.format());
    blank.fill(Qt::transparent);
    return picture == blank;
}

} // namespace

class DrawnPointsTest : public QObject
{
    Q_OBJECT

private slots:
    void aFewHaveTheirNames()
    {
        const QList<PointMark> named = crowdAt({{60, 60}}, 1);
        QList<PointMark> nameless = named;
        nameless[0].name.clear();
        QVERIFY(drawnMarks(named) != drawnMarks(nameless));
        QVERIFY(drawnMarks(crowdAt({{-100, 60}}, 1)) == drawnMarks({}));
    }

    void namesOfNeighboursStandApart()
    {
        const QList<PointMark> near = {{{100, 100}, 0, "left jaw", false}, {{130, 100}, 0, "right jaw", false}};
        const auto inked = [](const QImage &picture) {
            int count = 0;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x)
                    count += qAlpha(picture.pixel(x, y)) == 255 ? 1 : 0;
            }
            return count;
        };
        const auto named = [&inked](QList<PointMark> marks) {
            const int together = inked(drawnMarks(marks));
            for (PointMark &mark : marks)
                mark.name.clear();
            return together - inked(drawnMarks(marks));
        };
        QCOMPARE(named(near), named({near[0]}) + named({near[1]}));
    }

    void ofACrowdAtOnePlaceOneIsDrawn()
    {
        QList<PointMark> one = crowdAt({{60, 60}}, 1);
        one[0].name.clear();
        QCOMPARE(drawnMarks(crowdAt({{60, 60}}, 20'000)), drawnMarks(one));
    }

    void noPartOfTheViewLacksItsPoints()
    {
        QList<PointMark> marks;
        for (int y = 0; y < canvasSide; ++y) {
            for (int x = 0; x < canvasSide; ++x)
                marks.append({QPointF(x, y), 0, {}, false});
        }
        const QImage picture = drawnMarks(marks);
        constexpr int part = 12;
        for (int y = 0; y < canvasSide; y += part) {
            for (int x = 0; x < canvasSide; x += part)
                QVERIFY(!isBlank(picture.copy(x, y, part, part)));
        }
    }

    void whatIsSelectedIsDrawnInACrowdToo()
    {
        QList<PointMark> marks = crowdAt({{60, 60}}, 20'000);
        const QImage before = drawnMarks(marks);
        marks.append({QPointF(61, 61), 1, QStringLiteral("muzzle"), true});
        QVERIFY(drawnMarks(marks) != before);
    }
};

HITBOX_WINDOW_TEST(DrawnPointsTest)
#include "drawn_points_test.moc"
