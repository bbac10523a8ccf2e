#include "scene/preview_item.h"
#include "test_class.h"

#include "scene/scene_bench.h"

#include <QTest>

using namespace hitbox;

namespace {

Frame frameOfShapes(const QList<Shape> &shapes)
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

    const Theme m_dark = themeFor(ThemeChoice::Dark);
    const Theme m_light = themeFor(ThemeChoice::Light);

private slots:
    void showsOnlyWhatWouldDiffer()
    {
        PreviewItem item(m_dark);
        const Shape same = box(1, {{0, 0}, {8, 8}});
        item.show(frameOfShapes({same, box(2, {{0, 0}, {4, 4}})}), frameOfShapes({same, box(2, {{20, 20}, {30, 30}})}));
        QVERIFY(item.boundingRect().contains(QRectF(20, 20, 10, 10)));
        item.show(frameOfShapes({same}), frameOfShapes({same}));
        QVERIFY(item.boundingRect().isNull());
    }

    void showsShapesThatWouldBeNew()
    {
        PreviewItem item(m_dark);
        item.show(frameOfShapes({}), frameOfShapes({box(7, {{20, 20}, {30, 30}})}));
        QVERIFY(!item.boundingRect().isNull());
        item.clear();
        QVERIFY(item.boundingRect().isNull());
    }

    void isAFilledGhostWithinItsOutline()
    {
        QGraphicsScene scene;
        auto *item = new PreviewItem(m_dark);
        scene.addItem(item);
        item->show(frameOfShapes({}), frameOfShapes({box(7, {{10, 10}, {30, 30}})}));
        const QImage image = bench::pictureOf(scene, QRectF(0, 0, 40, 40), 4);
        QVERIFY(image.pixelColor(80, 80) != image.pixelColor(8, 8));
    }

    void partsAreToldApartByColorAndNumber()
    {
        const Shape left = box(1, {{5, 5}, {20, 35}});
        const Shape right = box(2, {{20, 5}, {35, 35}});
        const auto at = [](const QImage &image, double x, double y) {
            return image.pixelColor(static_cast<int>(x * 8), static_cast<int>(y * 8));
        };
        const auto shown = [this](const QList<Shape> &shapes) {
            QGraphicsScene scene;
            auto *item = new PreviewItem(m_dark);
            scene.addItem(item);
            item->show(frameOfShapes({}), frameOfShapes(shapes));
            return bench::pictureOf(scene, QRectF(0, 0, 40, 40), 8);
        };
        const QImage both = shown({left, right});
        QVERIFY(at(both, 8, 8) != at(both, 32, 8));
        QVERIFY(at(shown({left}), 8, 8) != at(both, 8, 8)); // alone it needs no colour of its own
        const QImage other = shown({right, left});
        const auto number = [](const QImage &image, double x) {
            return image.copy(QRectF(x * 8 - 6, 20 * 8 - 6, 12, 12).toRect());
        };
        QVERIFY(number(both, 12.5) != number(both, 27.5));
        QCOMPARE(number(other, 27.5), number(both, 12.5)); // “1”
    }

    void whatPartsHaveInCommonIsFilledByBoth()
    {
        const Shape one = box(1, {{5, 5}, {25, 35}});
        const Shape other = box(2, {{15, 5}, {35, 35}});
        QGraphicsScene scene;
        auto *item = new PreviewItem(m_dark);
        scene.addItem(item);
        item->show(frameOfShapes({}), frameOfShapes({one, other}));
        const QImage image = bench::pictureOf(scene, QRectF(0, 0, 40, 40), 8);
        const QColor outside = image.pixelColor(8, 8);
        const QColor shared = image.pixelColor(20 * 8, 9 * 8);
        QVERIFY(shared != outside);
        QVERIFY(shared != image.pixelColor(8 * 8, 9 * 8));
        QVERIFY(shared != image.pixelColor(32 * 8, 9 * 8));
    }

    void manyPartsOfAnyFormAreDrawn()
    {
        QList<Shape> shapes;
        for (int i = 0; i < 300; ++i)
            shapes.append(box(i + 1, {{double(i), 0}, {i + 0.5, 0.5}}));
        shapes.append(bench::shapeOf(PolygonOutline{{{0, 0}, {9, 9}, {9, 0}, {0, 9}}}));
        shapes.append(bench::shapeOf(PolygonOutline{}));
        shapes.append(bench::shapeOf(geometry::Circle{{5, 5}, 3}));
        QGraphicsScene scene;
        auto *item = new PreviewItem(m_light);
        scene.addItem(item);
        item->show(frameOfShapes({}), frameOfShapes(shapes));
        QVERIFY(!bench::pictureOf(scene, QRectF(0, 0, 40, 40), 8).isNull());
    }
};

HITBOX_WINDOW_TEST(PreviewItemTest)
#include "preview_item_test.moc"
