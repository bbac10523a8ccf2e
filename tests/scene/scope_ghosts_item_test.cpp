#include "scene/scope_ghosts_item.h"
#include "test_class.h"

#include "scene/scene_bench.h"

#include <QTest>

using namespace hitbox;

class ScopeGhostsItemTest : public QObject
{
    Q_OBJECT

    const Theme m_dark = themeFor(ThemeChoice::Dark);

private slots:
    void coversWhatItShows()
    {
        ScopeGhostsItem item(m_dark);
        QVERIFY(item.boundingRect().isNull());
        item.show({bench::shapeOf(geometry::Box{{0, 0}, {4, 4}}), bench::shapeOf(geometry::Box{{20, 20}, {30, 30}})});
        QVERIFY(item.boundingRect().contains(QRectF(0, 0, 30, 30)));
        item.show({});
        QVERIFY(item.boundingRect().isNull());
    }

    void isFaintWithinAndTellsItselfApartFromAnOnionSkin()
    {
        QGraphicsScene scene;
        auto *item = new ScopeGhostsItem(m_dark);
        scene.addItem(item);
        item->show({bench::shapeOf(geometry::Box{{10, 10}, {30, 30}})});
        const QImage image = bench::pictureOf(scene, QRectF(0, 0, 40, 40), 4);
        const QColor inside = image.pixelColor(80, 80);
        QVERIFY(inside != image.pixelColor(8, 8));
        for (int y = 48; y < 112; ++y) // no gaps along its side
            QVERIFY(image.pixelColor(40, y) != inside);
    }

    void pointsAreCrosses()
    {
        QGraphicsScene scene;
        auto *item = new ScopeGhostsItem(m_dark);
        scene.addItem(item);
        item->show({}, {{.name = "muzzle", .at = {20, 20}}});
        QVERIFY(item->boundingRect().contains(QPointF(20, 20)));
        const QImage image = bench::pictureOf(scene, QRectF(0, 0, 40, 40), 4);
        const QColor ground = image.pixelColor(8, 8);
        QVERIFY(image.pixelColor(77, 80) != ground);
        QVERIFY(image.pixelColor(80, 83) != ground);
        QCOMPARE(image.pixelColor(80, 90), ground); // five pixels of the screen long
        item->show({});
        QVERIFY(item->boundingRect().isNull());
    }

    void heldShapesAreNoDarker()
    {
        QGraphicsScene scene;
        auto *item = new ScopeGhostsItem(m_dark);
        scene.addItem(item);
        const Shape box = bench::shapeOf(geometry::Box{{10, 10}, {30, 30}});
        item->show({box});
        const QImage once = bench::pictureOf(scene, QRectF(0, 0, 40, 40), 4);
        item->show({box, box, box});
        QCOMPARE(bench::pictureOf(scene, QRectF(0, 0, 40, 40), 4), once);
    }
};

HITBOX_WINDOW_TEST(ScopeGhostsItemTest)
#include "scope_ghosts_item_test.moc"
