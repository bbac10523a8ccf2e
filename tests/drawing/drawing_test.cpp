#include "drawing/drawing.h"
#include "test_class.h"

#include "drawing/tangle.h"

#include "scene/scene_bench.h"

#include <QTest>
#include <cmath>
#include <numbers>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Point;

namespace {

QImage canvas(QSize size, const QColor &ground)
{
    QImage image(size, QImage::Format_ARGB32);
    image.fill(ground);
    return image;
}

} // namespace

class DrawingTest : public QObject
{
    Q_OBJECT

private slots:
    void pathsCoverTheirShapes_data();
    void pathsCoverTheirShapes();
    void aRegionsHoleStaysEmpty();
    void aCrossingPolygonIsFilledEvenOdd();
    void tellsATangleFromAnOutlineOfManyPoints();
    void categoriesHaveTheirColor();
    void neighbouringCategoriesDifferInHatch();
    void theScreenScaleIsThePainters();
    void anOutlineHasADarkLineBeneath();
    void linesKeepTheirWidthOnScreen();
    void selectedShapesAreFilledMoreStrongly();
    void handleLooksDiffer();
    void theCheckerboardIsAnchoredToItsRectangle();
    void aFrameWithoutAnImageDrawsNothing();
    void thumbnailsHaveTheirSizeAndShowWhatIsWrong();
    void aCrowdedThumbnailShowsEachPlaceAndColor();
    void aThumbnailShowsWhatIsSmallerThanItsLines();
    void aThumbnailOfAnEmptyFrameIsPlain();
    void aFrameFillsNoMoreOfItsSquareThanItIsOfTheLargest();

private:
    Theme m_theme = themeFor(ThemeChoice::Dark);
};

void DrawingTest::pathsCoverTheirShapes_data()
{
    QTest::addColumn<Outline>("outline");
    QTest::addColumn<QRectF>("bounds");
    QTest::newRow("polygon") << Outline(PolygonOutline{{{0, 0}, {10, 0}, {4, 8}}}) << QRectF(0, 0, 10, 8);
    QTest::newRow("circle") << Outline(geometry::Circle{{5, 6}, 3}) << QRectF(2, 3, 6, 6);
    QTest::newRow("box") << Outline(geometry::Box{{1, 2}, {4, 9}}) << QRectF(1, 2, 3, 7);
    QTest::newRow("capsule") << Outline(geometry::Capsule{{2, 5}, {2, 15}, 2}) << QRectF(0, 3, 4, 14);
    QTest::newRow("capsule of one point") << Outline(geometry::Capsule{{2, 5}, {2, 5}, 2}) << QRectF(0, 3, 4, 4);
    QTest::newRow("chain") << Outline(ChainLine{{{0, 1}, {7, 2}, {3, 9}}}) << QRectF(0, 1, 7, 8);
    QTest::newRow("polygon of no point") << Outline(PolygonOutline{}) << QRectF();
}

void DrawingTest::pathsCoverTheirShapes()
{
    QFETCH(Outline, outline);
    QFETCH(QRectF, bounds);
    const QRectF drawn = pathOf(geometryOf(outline)).boundingRect();
    for (const auto &[is, wanted] :
         {std::pair(drawn.left(), bounds.left()), std::pair(drawn.top(), bounds.top()),
          std::pair(drawn.right(), bounds.right()), std::pair(drawn.bottom(), bounds.bottom())})
        QVERIFY2(std::abs(is - wanted) < 0.01, qPrintable(QString("%1 for %2").arg(is).arg(wanted)));
}

void DrawingTest::aRegionsHoleStaysEmpty()
{
    geometry::Region region;
    region.rings = {{{0, 0}, {30, 0}, {30, 30}, {0, 30}}, {{10, 10}, {10, 20}, {20, 20}, {20, 10}}};
    QImage image = canvas({30, 30}, Qt::black);
    QPainter painter(&image);
    painter.fillPath(pathOf(region), Qt::white);
    painter.end();
    QCOMPARE(image.pixelColor(5, 15), QColor(Qt::white));
    QCOMPARE(image.pixelColor(15, 15), QColor(Qt::black));
}

void DrawingTest::aCrossingPolygonIsFilledEvenOdd()
{
    // A pentagram: its middle is wound twice.
    const PolygonOutline star{{{50, 5}, {76, 86}, {7, 36}, {93, 36}, {24, 86}}};
    QImage image = canvas({100, 100}, Qt::black);
    QPainter painter(&image);
    painter.fillPath(pathOf(geometryOf(star)), Qt::white);
    painter.end();
    QCOMPARE(image.pixelColor(50, 50), QColor(Qt::black));
    QCOMPARE(image.pixelColor(50, 20), QColor(Qt::white));
}

void DrawingTest::tellsATangleFromAnOutlineOfManyPoints()
{
    const auto ring = [](int count, int step, double dent) {
        geometry::Polygon polygon;
        for (int i = 0; i < count; ++i) {
            const double angle = 2 * std::numbers::pi * (i * step % count) / count;
            const double radius = i % 2 == 0 ? 100 : 100 - dent;
            polygon.points.push_back({radius * std::cos(angle), radius * std::sin(angle)});
        }
        return pathOf(polygon);
    };
    QVERIFY(isTangle(ring(1001, 500, 0)));
    QVERIFY(!isTangle(ring(4000, 1, 0)));
    QVERIFY(!isTangle(ring(4000, 1, 4)));
    QVERIFY(!isTangle(ring(101, 50, 0))); // few enough to be drawn as they are
}

void DrawingTest::categoriesHaveTheirColor()
{
    Document document = emptyProject();
    document.categories[0].color = "#102030";
    document.categories[1].color = "no colour";
    QCOMPARE(categoryColor(document, document.categories[0].name, m_theme), QColor("#102030"));
    QCOMPARE(categoryColor(document, document.categories[1].name, m_theme), m_theme.unknown);
    QCOMPARE(categoryColor(document, "no such category", m_theme), m_theme.unknown);
    QCOMPARE(categoryColor(document, "", m_theme), m_theme.unknown);
}

void DrawingTest::neighbouringCategoriesDifferInHatch()
{
    Document document;
    for (int i = 0; i < 6; ++i)
        document.categories.append({.name = QString::number(i)});
    QSet<int> hatches;
    for (const Category &category : document.categories)
        hatches.insert(categoryHatch(document, category.name));
    QCOMPARE(hatches.size(), 6);
}

void DrawingTest::theScreenScaleIsThePainters()
{
    QImage image = canvas({8, 8}, Qt::black);
    QPainter painter(&image);
    QCOMPARE(screenScale(painter), 1.0);
    painter.scale(3, 3);
    painter.rotate(30);
    QVERIFY(qFuzzyCompare(screenScale(painter), 3.0));
}

void DrawingTest::anOutlineHasADarkLineBeneath()
{
    for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
        const Theme theme = themeFor(choice);
        QImage image = canvas({60, 60}, Qt::white);
        QPainter painter(&image);
        drawShape(painter, pathOf(geometry::Shape(geometry::Box{{10, 10}, {50, 50}})),
                  {.color = "#ffff00", .selected = true, .filled = false}, theme);
        painter.end();
        QCOMPARE(image.pixelColor(30, 10), QColor("#ffff00"));
        QVERIFY(image.pixelColor(30, 8).lightness() < 150);
        QCOMPARE(image.pixelColor(30, 5), QColor(Qt::white));
        QCOMPARE(image.pixelColor(30, 30), QColor(Qt::white));
    }
}

void DrawingTest::linesKeepTheirWidthOnScreen()
{
    const auto inkedRows = [this](double scale) {
        QImage image = canvas({100, 100}, Qt::white);
        QPainter painter(&image);
        painter.scale(scale, scale);
        drawShape(painter, pathOf(geometry::Shape(geometry::Segment{{-100, 50 / scale}, {1000, 50 / scale}})),
                  {.color = Qt::red, .filled = false}, m_theme);
        painter.end();
        int count = 0;
        for (int y = 0; y < 100; ++y)
            count += image.pixelColor(50, y) != QColor(Qt::white) ? 1 : 0;
        return count;
    };
    QVERIFY(inkedRows(1) > 0);
    QCOMPARE(inkedRows(25), inkedRows(1));
    QCOMPARE(inkedRows(0.25), inkedRows(1));
}

void DrawingTest::selectedShapesAreFilledMoreStrongly()
{
    const auto middle = [this](bool selected) {
        QImage image = canvas({60, 60}, Qt::black);
        QPainter painter(&image);
        drawShape(painter, pathOf(geometry::Shape(geometry::Box{{10, 10}, {50, 50}})),
                  {.color = Qt::white, .selected = selected}, m_theme);
        painter.end();
        return image.pixelColor(30, 30).lightness();
    };
    QVERIFY(middle(false) > 0);
    QVERIFY(middle(true) > middle(false));
}

void DrawingTest::handleLooksDiffer()
{
    QList<QImage> images;
    for (const HandleLook look : {HandleLook::Idle, HandleLook::Hot, HandleLook::Selected}) {
        QImage image = canvas({20, 20}, m_theme.canvas);
        QPainter painter(&image);
        drawHandle(painter, {10, 10}, look, m_theme);
        painter.end();
        QCOMPARE(image.pixelColor(10, 10), look == HandleLook::Selected ? m_theme.accent : m_theme.handle);
        QVERIFY(!images.contains(image));
        images.append(image);
    }
}

void DrawingTest::theCheckerboardIsAnchoredToItsRectangle()
{
    const auto drawn = [this](QPointF by, double scale) {
        QImage image = canvas({120, 120}, Qt::black);
        QPainter painter(&image);
        painter.translate(by);
        painter.scale(scale, scale);
        drawChecker(painter, QRectF(0, 0, 60 / scale, 50 / scale), m_theme);
        painter.end();
        return image.copy(QRect(by.toPoint(), QSize(60, 50)));
    };
    const QImage home = drawn({0, 0}, 1);
    QCOMPARE(colorsIn(home), (QSet<QRgb>{m_theme.checkerA.rgb(), m_theme.checkerB.rgb()}));
    QVERIFY(home.pixel(5, 5) != home.pixel(15, 5));
    QCOMPARE(home.pixel(5, 5), home.pixel(15, 15));
    QCOMPARE(drawn({33, 47}, 1), home);
    QCOMPARE(drawn({33, 47}, 5), home);
    // Scrolled half out of view it is the same board.
    QImage cut = canvas({40, 40}, Qt::black);
    QPainter painter(&cut);
    painter.translate(-15, -25);
    drawChecker(painter, QRectF(0, 0, 60, 50), m_theme);
    painter.end();
    QCOMPARE(cut.copy(0, 0, 40, 25), home.copy(15, 25, 40, 25));
}

void DrawingTest::aFrameWithoutAnImageDrawsNothing()
{
    QImage image = canvas({20, 20}, Qt::black);
    QPainter painter(&image);
    drawFrame(painter, bareFrame("frame", {20, 20}), QPixmap());
    painter.end();
    QCOMPARE(colorsIn(image), (QSet<QRgb>{QColor(Qt::black).rgb()}));
}

void DrawingTest::thumbnailsHaveTheirSizeAndShowWhatIsWrong()
{
    const Document document = oneFrame({40, 20}, {shapeOf(geometry::Box{{5, 5}, {35, 15}})});
    const Frame &frame = document.sprites[0].frames[0];
    const QPixmap plain = frameThumbnail(document, frame, {}, {}, {36, 2, 40}, m_theme);
    QCOMPARE(plain.size(), QSize(72, 72));
    QCOMPARE(plain.deviceIndependentSize(), QSizeF(36, 36));
    QVERIFY(!colorsIn(plain.toImage()).contains(m_theme.crossing.rgb()));
    const QPixmap wrong = frameThumbnail(document, frame, {}, {frame.shapes[0].id}, {36, 2, 40}, m_theme);
    QVERIFY(colorsIn(wrong.toImage()).contains(m_theme.crossing.rgb()));

    Frame hidden = frame;
    hidden.shapes[0].visible = false;
    const QPixmap empty = frameThumbnail(document, hidden, {}, {frame.shapes[0].id}, {36, 2, 40}, m_theme);
    QCOMPARE(colorsIn(empty.toImage()), (QSet<QRgb>{m_theme.checkerA.rgb()}));
}

/// Of one colour one is drawn of those in one place.
void DrawingTest::aCrowdedThumbnailShowsEachPlaceAndColor()
{
    const auto dotAt = [](double x) { return shapeOf(geometry::Circle{{x, 1000}, 10}); };
    QList<Shape> shapes(static_cast<qsizetype>(crowd), dotAt(500));
    shapes += {dotAt(500), dotAt(1500)};
    const Document document = oneFrame({2000, 2000}, shapes);
    const Frame &frame = document.sprites[0].frames[0];
    const auto shown = [&](const QSet<ShapeId> &wrong) {
        return frameThumbnail(document, frame, {}, wrong, {104, 1, 2000}, m_theme).toImage();
    };
    const QColor own = shown({}).pixelColor(77, 52);
    QVERIFY(own != m_theme.checkerA);
    QCOMPARE(shown({}).pixelColor(27, 52), own);
    const QImage wrong = shown({frame.shapes.at(crowd).id}); // the last in its place
    QCOMPARE(wrong.pixelColor(27, 52), m_theme.crossing);
    QCOMPARE(wrong.pixelColor(77, 52), own);
}

void DrawingTest::aThumbnailShowsWhatIsSmallerThanItsLines()
{
    const Document document = oneFrame({4000, 4000}, {shapeOf(geometry::Circle{{2000, 2000}, 10})});
    const Frame &frame = document.sprites[0].frames[0];
    const QImage small = frameThumbnail(document, frame, {}, {frame.shapes[0].id}, {36, 1, 4000}, m_theme).toImage();
    const QColor dot = small.pixelColor(18, 18);
    QVERIFY(dot.red() > QColor(m_theme.checkerA).red());
    QVERIFY(colorsIn(small).size() > 1);
}

void DrawingTest::aThumbnailOfAnEmptyFrameIsPlain()
{
    const QPixmap pixmap = frameThumbnail(emptyProject(), Frame{}, {}, {}, {36, 1}, m_theme);
    QCOMPARE(colorsIn(pixmap.toImage()), (QSet<QRgb>{m_theme.checkerA.rgb()}));
}

void DrawingTest::aFrameFillsNoMoreOfItsSquareThanItIsOfTheLargest()
{
    Frame small;
    small.size = {20, 10};
    Frame large = small;
    large.size = {30, 40};
    QCOMPARE(longestSide({small, large}), 40);
    QCOMPARE(longestSide({}), 1);

    const Document document = oneFrame({20, 20}, {shapeOf(geometry::Box{{0, 0}, {20, 20}})});
    const Frame &frame = document.sprites[0].frames[0];
    const auto isDrawnAt = [&](int x, int fitted) {
        const QImage image = frameThumbnail(document, frame, {}, {}, {44, 1, fitted}, m_theme).toImage();
        return image.pixelColor(x, 22) != m_theme.checkerA;
    };
    QVERIFY(isDrawnAt(2, 20));
    QVERIFY(!isDrawnAt(12, 20));
    QVERIFY(isDrawnAt(12, 40));
    QVERIFY(!isDrawnAt(2, 40));
}

HITBOX_WINDOW_TEST(DrawingTest)
#include "drawing_test.moc"
