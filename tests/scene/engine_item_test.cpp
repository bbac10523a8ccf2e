#include "scene/engine_item.h"
#include "test_class.h"

#include "scene/scene_bench.h"

#include <QTest>

using namespace hitbox;
using bench::nearly;

class EngineItemTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_scene = std::make_unique<QGraphicsScene>();
        m_item = new EngineItem(m_theme);
        m_scene->addItem(m_item);
    }

    void drawsEveryPieceAndADotOnItsPoints()
    {
        // An eighth of a unit off, so that lines fall onto whole pixels of the picture.
        m_item->show({PolygonOutline{{{10.125, 10.125}, {10.125, 30.125}, {30.125, 30.125}}},
                      PolygonOutline{{{10.125, 10.125}, {30.125, 30.125}, {30.125, 10.125}}}});
        const QImage image = picture();
        for (const QPoint p : {QPoint(40, 80), QPoint(80, 120), QPoint(120, 80), QPoint(40, 40), QPoint(41, 39)})
            QVERIFY(nearly(image.pixelColor(p), m_theme.engine));
        QVERIFY(!nearly(image.pixelColor(60, 100), m_theme.engine));
    }

    void drawsRoundShapesWithoutDots()
    {
        m_item->show({geometry::Circle{{20, 20}, 10}});
        const QSet<QRgb> rim = bench::colorsIn(picture(), QRect(118, 78, 5, 5));
        QVERIFY(std::any_of(rim.cbegin(), rim.cend(), [this](QRgb color) { return nearly(color, m_theme.engine); }));
        QVERIFY(!nearly(picture().pixelColor(80, 80), m_theme.engine));
    }

    void isNothingWithoutOutlines()
    {
        m_item->show({geometry::Circle{{20, 20}, 10}});
        m_item->show({});
        QVERIFY(m_item->boundingRect().isNull());
    }

private:
    QImage picture() { return bench::pictureOf(*m_scene, QRectF(0, 0, 40, 40), 4); }

    Theme m_theme = themeFor(ThemeChoice::Dark);
    std::unique_ptr<QGraphicsScene> m_scene;
    EngineItem *m_item = nullptr;
};

HITBOX_WINDOW_TEST(EngineItemTest)
#include "engine_item_test.moc"
