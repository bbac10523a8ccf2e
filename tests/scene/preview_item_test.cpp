#include "scene/preview_item.h"

#include "scene/scene_bench.h"

#include <QTest>

using namespace hitbox;

namespace {

Frame frameWith(const QList<Shape> &shapes)
{
    Frame frame = bench::bareFrame(QStringLiteral("frame"), {40, 40});
    frame.shapes = shapes;
    return frame;
}

Shape box(int id, geometry::Box outline)
{
    Shape shape = bench::shapeOf(outline);
    shape.id = {id};
    return shape;
}

} // namespace

class PreviewItemTest : public QObject
{
    Q_OBJECT

private slots:
    void showsOnlyWhatWouldDiffer()
    {
        PreviewItem item(themeFor(ThemeChoice::Dark));
        const Shape same = box(1, {{0, 0}, {8, 8}});
        item.show(frameWith({same, box(2, {{0, 0}, {4, 4}})}), frameWith({same, box(2, {{20, 20}, {30, 30}})}));
        QVERIFY(item.boundingRect().contains(QRectF(20, 20, 10, 10)));
        item.show(frameWith({same}), frameWith({same}));
        QVERIFY(item.boundingRect().isNull());
    }

    void showsShapesThatWouldBeNew()
    {
        PreviewItem item(themeFor(ThemeChoice::Dark));
        item.show(frameWith({}), frameWith({box(7, {{20, 20}, {30, 30}})}));
        QVERIFY(!item.boundingRect().isNull());
        item.clear();
        QVERIFY(item.boundingRect().isNull());
    }

    void isAFilledGhostWithinItsOutline()
    {
        QGraphicsScene scene;
        auto *item = new PreviewItem(themeFor(ThemeChoice::Dark));
        scene.addItem(item);
        item->show(frameWith({}), frameWith({box(7, {{10, 10}, {30, 30}})}));
        const QImage image = bench::pictureOf(scene, QRectF(0, 0, 40, 40), 4);
        QVERIFY(image.pixelColor(80, 80) != image.pixelColor(8, 8));
    }
};

QTEST_MAIN(PreviewItemTest)
#include "preview_item_test.moc"
