#include "scene/trace_item.h"
#include "test_class.h"

#include "scene_bench.h"

#include <QTest>

using namespace hitbox;

namespace {

FrameTrace squareTrace()
{
    return {{{{PolygonOutline{{{10, 10}, {10, 30}, {30, 30}, {30, 10}}}}, {{10, 10}, {30, 30}}}}, {}, {}};
}

FitMap dottedMap()
{
    FitMap map{QImage(4, 1, QImage::Format_Indexed8), {2, 2}};
    map.pixels.fill(FitMap::Fits);
    map.pixels.scanLine(0)[1] = FitMap::Missed;
    map.pixels.scanLine(0)[2] = FitMap::Excess;
    return map;
}

} // namespace

class TraceItemTest : public QObject
{
    Q_OBJECT

    Theme m_theme = themeFor(ThemeChoice::Dark);

    QColor colorAt(TraceItem &item, QPointF place) const
    {
        QGraphicsScene scene;
        scene.addItem(&item);
        const QImage picture = bench::pictureOf(scene, {0, 0, 40, 40}, 4);
        scene.removeItem(&item);
        return picture.pixelColor((place * 4).toPoint());
    }

private slots:
    void outlinesAreInTheAccentColour()
    {
        TraceItem item(m_theme);
        item.show(squareTrace(), {}, {});
        QVERIFY(bench::nearly(colorAt(item, {10, 20}), m_theme.accent));
        QCOMPARE(colorAt(item, {20, 20}), QColor(Qt::black));
    }

    void theHotIslandIsFilled()
    {
        TraceItem item(m_theme);
        item.show(squareTrace(), {squareTrace().islands.at(0).outlines}, {});
        QVERIFY(colorAt(item, {20, 20}).blue() > 40);
        item.show(squareTrace(), {}, {});
        QCOMPARE(colorAt(item, {20, 20}), QColor(Qt::black));
    }

    void pixelsThatDoNotFitAreTinted()
    {
        TraceItem item(m_theme);
        item.show({}, {}, dottedMap());
        QCOMPARE(colorAt(item, {2.5, 2.5}), QColor(Qt::black));
        const QColor missed = colorAt(item, {3.5, 2.5});
        const QColor excess = colorAt(item, {4.5, 2.5});
        QVERIFY(missed.red() > missed.blue());
        QVERIFY(excess.blue() > excess.green());
        item.show({}, {}, {});
        QCOMPARE(colorAt(item, {3.5, 2.5}), QColor(Qt::black));
    }

    void theItemReachesAroundAllThatItDraws()
    {
        TraceItem item(m_theme);
        item.show(squareTrace(), {}, dottedMap());
        QVERIFY(item.boundingRect().contains(QRectF(2, 2, 28, 28)));
    }
};

HITBOX_WINDOW_TEST(TraceItemTest)
#include "trace_item_test.moc"
