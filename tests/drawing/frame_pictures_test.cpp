#include "drawing/pictures.h"

#include "test_class.h"
#include "validation/validate.h"

#include <QTest>

using namespace hitbox;

namespace {

/// A 32 pixel frame, which is shown 16 times as large with a margin of 12.
Document framedDocument(const QList<Shape> &shapes)
{
    Frame frame;
    frame.name = QStringLiteral("f");
    frame.rect = {0, 0, 32, 32};
    frame.size = {32, 32};
    frame.pivot = {31, 31};
    frame.shapes = shapes;
    Sprite sprite;
    sprite.name = QStringLiteral("s");
    sprite.frames = {frame};
    Category category;
    category.name = QStringLiteral("c");
    category.color = QStringLiteral("#00ff00");
    Document document;
    document.categories = {category};
    document.sprites = {sprite};
    return document;
}

Shape framedShape(const Outline &outline)
{
    Shape shape;
    shape.id = {1};
    shape.category = QStringLiteral("c");
    shape.outline = outline;
    return shape;
}

QImage renderedFrame(const Document &document, const QImage &image = {})
{
    return framePicture(document, {0, 0}, image, validateFrame(document, {0, 0}, {}), themeFor(ThemeChoice::Dark));
}

QColor pixelAt(const QImage &picture, double x, double y)
{
    return picture.pixelColor(int(12 + x * 16), int(12 + y * 16));
}

bool isRedPixel(const QColor &color)
{
    return color.red() > 200 && color.green() < 110 && color.blue() < 110;
}

bool isGreenPixel(const QColor &color)
{
    return color.green() > color.red() + 15 && color.green() > color.blue() + 10;
}

const QList<Outline> framedOutlines{PolygonOutline{{{4, 4}, {28, 4}, {28, 28}, {4, 28}}},
                                    geometry::Circle{{16, 16}, 12}, geometry::Box{{4, 4}, {28, 28}},
                                    geometry::Capsule{{10, 16}, {22, 16}, 6}, ChainLine{{{4, 16}, {28, 16}}}};

} // namespace

class FramePicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void magnifiesByAWholeNumber()
    {
        QCOMPARE(renderedFrame(framedDocument({})).size(), QSize(32 * 16 + 24, 32 * 16 + 24));
    }

    void drawsEveryKindOfShapeInTheColourOfItsCategory()
    {
        for (const Outline &outline : framedOutlines) {
            const QImage picture = renderedFrame(framedDocument({framedShape(outline)}));
            QVERIFY(isGreenPixel(pixelAt(picture, 16, 16)));
            QVERIFY(!isGreenPixel(pixelAt(picture, 2, 2)));
        }
    }

    void fillsEvenOdd()
    {
        // A square wound twice has an empty middle.
        const Outline twice = PolygonOutline{
            {{2, 2}, {30, 2}, {30, 30}, {2, 30}, {2, 2.5}, {10, 10}, {10, 22}, {22, 22}, {22, 10}, {10, 10}}};
        const QImage picture = renderedFrame(framedDocument({framedShape(twice)}));
        QVERIFY(isGreenPixel(pixelAt(picture, 26, 16)));
        QVERIFY(!isGreenPixel(pixelAt(picture, 16, 16)));
    }

    void marksACrossingWhereItIs()
    {
        const QImage picture =
            renderedFrame(framedDocument({framedShape(PolygonOutline{{{4, 4}, {28, 20}, {28, 4}, {4, 20}}})}));
        QVERIFY(isRedPixel(pixelAt(picture, 16, 12)));
        QVERIFY2(isRedPixel(pixelAt(picture, 8, 6.67)), "the edges that cross are red too");
        QVERIFY2(!isRedPixel(pixelAt(picture, 28, 12)), "and the others are not");
    }

    void marksNothingOnACleanShape()
    {
        const QImage picture = renderedFrame(framedDocument({framedShape(framedOutlines[0])}));
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                QVERIFY(!isRedPixel(picture.pixelColor(x, y)));
        }
    }

    void showsTheSpriteWithCrispPixels()
    {
        QImage image(32, 32, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        image.setPixelColor(5, 7, Qt::magenta);
        const QImage picture = renderedFrame(framedDocument({}), image);
        QCOMPARE(pixelAt(picture, 5.2, 7.2), QColor(Qt::magenta));
        QCOMPARE(pixelAt(picture, 5.8, 7.8), QColor(Qt::magenta));
        QVERIFY(pixelAt(picture, 4.9, 7.5) != QColor(Qt::magenta));
        QVERIFY(pixelAt(picture, 6.1, 7.5) != QColor(Qt::magenta));
    }

    void placesATrimmedFrameByItsOffset()
    {
        QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::magenta);
        Document document = framedDocument({});
        document.sprites[0].frames[0].rect = {40, 40, 8, 8};
        document.sprites[0].frames[0].offset = {10, 20};
        const QImage picture = renderedFrame(document, image);
        QCOMPARE(pixelAt(picture, 10.2, 20.2), QColor(Qt::magenta));
        QCOMPARE(pixelAt(picture, 17.8, 27.8), QColor(Qt::magenta));
        QVERIFY(pixelAt(picture, 18.1, 27.9) != QColor(Qt::magenta));
        QVERIFY(pixelAt(picture, 9.9, 20.1) != QColor(Qt::magenta));
    }

    void hiddenShapesAreNotDrawn()
    {
        Document hidden = framedDocument({framedShape(PolygonOutline{{{4, 4}, {28, 20}, {28, 4}, {4, 20}}})});
        hidden.sprites[0].frames[0].shapes[0].visible = false;
        QCOMPARE(renderedFrame(hidden), renderedFrame(framedDocument({})));
    }

    void survivesExtremeFramesAndShapes()
    {
        const QList<Outline> extreme{PolygonOutline{}, PolygonOutline{{{1, 1}}}, ChainLine{},
                                     geometry::Circle{{0, 0}, 1e9},
                                     PolygonOutline{{{-1e9, -1e9}, {1e9, 1e9}, {1e9, -1e9}, {-1e9, 1e9}}}};
        for (const Outline &outline : extreme) {
            const QImage picture = renderedFrame(framedDocument({framedShape(outline)}));
            QVERIFY(!picture.isNull());
            QVERIFY(picture.width() <= 4096 + 24 && picture.height() <= 4096 + 24);
        }
        Document huge = framedDocument({});
        huge.sprites[0].frames[0].size = {1'000'000, 16};
        QVERIFY(renderedFrame(huge).width() <= 4096 + 24);
        huge.sprites[0].frames[0].size = {0, 0};
        QVERIFY(!renderedFrame(huge).isNull());
        QVERIFY(framePicture(huge, {3, 3}, {}, {}, themeFor(ThemeChoice::Dark)).isNull());
    }
};

HITBOX_WINDOW_TEST(FramePicturesTest)
#include "frame_pictures_test.moc"
