#include "formats/exporters/golden.h"
#include "formats/pictures/render.h"
#include "test_class.h"
#include "validation/validate.h"

#include <QSet>
#include <QTest>

using namespace hitbox;

namespace {

/// A 32 pixel frame, which is shown 16 times as large with a margin of 12.
Document renderedDocument(const QList<Shape> &shapes)
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

Shape renderedShape(const Outline &outline)
{
    Shape shape;
    shape.id = {1};
    shape.category = QStringLiteral("c");
    shape.outline = outline;
    return shape;
}

QImage rendered(const Document &document, const QImage &image = {})
{
    return renderFrame(document, {0, 0}, image, validateFrame(document, {0, 0}, {}));
}

QColor at(const QImage &picture, double x, double y)
{
    return picture.pixelColor(int(12 + x * 16), int(12 + y * 16));
}

bool isRed(const QColor &color)
{
    return color.red() > 200 && color.green() < 110 && color.blue() < 110;
}

bool isGreen(const QColor &color)
{
    return color.green() > color.red() + 40 && color.green() > color.blue() + 40;
}

const QList<Outline> outlines{PolygonOutline{{{4, 4}, {28, 4}, {28, 28}, {4, 28}}}, geometry::Circle{{16, 16}, 12},
                              geometry::Box{{4, 4}, {28, 28}}, geometry::Capsule{{10, 16}, {22, 16}, 6},
                              ChainLine{{{4, 16}, {28, 16}}}};

} // namespace

class RenderTest : public QObject
{
    Q_OBJECT

private slots:
    void magnifiesByAWholeNumber()
    {
        QCOMPARE(rendered(renderedDocument({})).size(), QSize(32 * 16 + 24, 32 * 16 + 24));
    }

    void drawsEveryKindOfShapeInTheColourOfItsCategory()
    {
        for (const Outline &outline : outlines) {
            const QImage picture = rendered(renderedDocument({renderedShape(outline)}));
            QVERIFY(isGreen(at(picture, 16, 16)));
            QVERIFY(!isGreen(at(picture, 2, 2)));
        }
    }

    void fillsEvenOdd()
    {
        // A square wound twice has an empty middle.
        const Outline twice = PolygonOutline{
            {{2, 2}, {30, 2}, {30, 30}, {2, 30}, {2, 2.5}, {10, 10}, {10, 22}, {22, 22}, {22, 10}, {10, 10}}};
        const QImage picture = rendered(renderedDocument({renderedShape(twice)}));
        QVERIFY(isGreen(at(picture, 26, 16)));
        QVERIFY(!isGreen(at(picture, 16, 16)));
    }

    void marksACrossingWhereItIs()
    {
        const QImage picture =
            rendered(renderedDocument({renderedShape(PolygonOutline{{{4, 4}, {28, 20}, {28, 4}, {4, 20}}})}));
        QVERIFY(isRed(at(picture, 16, 12)));
        QVERIFY2(isRed(at(picture, 8, 6.67)), "the edges that cross are red too");
        QVERIFY2(!isRed(at(picture, 28, 12)), "and the others are not");
    }

    void marksNothingOnACleanShape()
    {
        const QImage picture = rendered(renderedDocument({renderedShape(outlines[0])}));
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                QVERIFY(!isRed(picture.pixelColor(x, y)));
        }
    }

    void showsTheSpriteWithCrispPixels()
    {
        QImage image(32, 32, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        image.setPixelColor(5, 7, Qt::magenta);
        const QImage picture = rendered(renderedDocument({}), image);
        QCOMPARE(at(picture, 5.05, 7.05), QColor(Qt::magenta));
        QCOMPARE(at(picture, 5.9, 7.9), QColor(Qt::magenta));
        QVERIFY(at(picture, 4.9, 7.5) != QColor(Qt::magenta));
        QVERIFY(at(picture, 6.1, 7.5) != QColor(Qt::magenta));
    }

    void placesATrimmedFrameByItsOffset()
    {
        QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::magenta);
        Document document = renderedDocument({});
        document.sprites[0].frames[0].rect = {40, 40, 8, 8};
        document.sprites[0].frames[0].offset = {10, 20};
        const QImage picture = rendered(document, image);
        QCOMPARE(at(picture, 10.1, 20.1), QColor(Qt::magenta));
        QCOMPARE(at(picture, 17.9, 27.9), QColor(Qt::magenta));
        QVERIFY(at(picture, 18.1, 27.9) != QColor(Qt::magenta));
        QVERIFY(at(picture, 9.9, 20.1) != QColor(Qt::magenta));
    }

    void survivesExtremeFramesAndShapes()
    {
        const QList<Outline> extreme{PolygonOutline{}, PolygonOutline{{{1, 1}}}, ChainLine{},
                                     geometry::Circle{{0, 0}, 1e9},
                                     PolygonOutline{{{-1e9, -1e9}, {1e9, 1e9}, {1e9, -1e9}, {-1e9, 1e9}}}};
        for (const Outline &outline : extreme) {
            const QImage picture = rendered(renderedDocument({renderedShape(outline)}));
            QVERIFY(!picture.isNull());
            QVERIFY(picture.width() <= 4096 + 24 && picture.height() <= 4096 + 24);
        }
        Document huge = renderedDocument({});
        huge.sprites[0].frames[0].size = {1'000'000, 16};
        QVERIFY(rendered(huge).width() <= 4096 + 24);
        huge.sprites[0].frames[0].size = {0, 0};
        QVERIFY(!rendered(huge).isNull());
        QVERIFY(renderFrame(huge, {3, 3}, {}, {}).isNull());
    }

    void namesEveryPictureDifferently()
    {
        Document document = renderedDocument({});
        Frame frame = document.sprites[0].frames[0];
        document.sprites[0].frames.clear();
        for (const char *name : {"a/b", "a:b", "A_B", "x"}) {
            frame.name = QString::fromLatin1(name);
            document.sprites[0].frames.append(frame);
        }
        const Result<QList<OutputFile>> files = renderAll(document, {});
        QVERIFY(files.ok());
        QSet<QString> names;
        for (const OutputFile &file : *files) {
            names.insert(file.name.toLower());
            QCOMPARE(safeFileName(file.name), file.name);
            QVERIFY(file.bytes.startsWith("\x89PNG"));
        }
        QCOMPARE(names.size(), 4);
    }
};

HITBOX_CORE_TEST(RenderTest)
#include "render_test.moc"
