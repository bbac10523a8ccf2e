#include "scene/frame_picture.h"
#include "test_class.h"

#include "scene_bench.h"

#include <QGraphicsRectItem>
#include <QScrollBar>
#include <QTest>

#include <memory>
#include <random>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Point;

namespace {

using Entries = QList<FramePicture::Entry>;

QList<Point> star(Point center, double radius, int points)
{
    QList<Point> outline;
    for (int i = 0; i < points; ++i) {
        const double away = i % 2 == 0 ? radius : radius / 2;
        const double angle = 2 * M_PI * i / points;
        outline.append({center.x + away * std::cos(angle), center.y + away * std::sin(angle)});
    }
    return outline;
}

/// A view on one picture, as the editor's canvas is.
struct WatchedFrame {
    WatchedFrame()
        : picture(new FramePicture(themeFor(ThemeChoice::Dark), underlay))
    {
        scene.setSceneRect(-4000, -4000, 8000, 8000);
        scene.addItem(picture);
        lookAt(view, scene);
    }

    QImage grabbed() { return settledPicture(view); }

    QGraphicsRectItem underlay;
    QGraphicsScene scene;
    FramePicture *picture;
    QGraphicsView view;
};

SheetLevels noise(int side)
{
    std::mt19937 random(5);
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x)
            image.setPixelColor(x, y, QColor::fromRgb(static_cast<QRgb>(random()) | 0xff000000));
    }
    return SheetLevels(QPixmap::fromImage(image));
}

Backdrop backdropWith(const SheetLevels &sheet)
{
    return {bareFrame("frame", {200, 160}), sheet};
}

/// What a hand may do to shapes between two pictures.
Entries changed(Entries shapes, std::mt19937 &random)
{
    std::uniform_real_distribution<double> anywhere(0, 200);
    const auto below = [&random](qsizetype limit) { return static_cast<qsizetype>(random() % std::size_t(limit)); };
    const auto anyOne = [&]() -> FramePicture::Entry & { return shapes[below(shapes.size())]; };
    const auto move = [&](FramePicture::Entry &entry) {
        if (auto *polygon = std::get_if<PolygonOutline>(&entry.outline))
            polygon->points[below(polygon->points.size())] = {anywhere(random), anywhere(random)};
    };
    const int id = static_cast<int>(random() % 1'000'000);
    switch (shapes.size() < 3 ? 0 : below(7)) {
    case 0:
        shapes.insert(
            below(shapes.size() + 1),
            {{id},
             PolygonOutline{star({anywhere(random), anywhere(random)}, 40, id % 2 ? 12 : 200)},
             {.color = QColor::fromHsv(id % 360, 200, 220), .hatch = id % 3 ? Qt::BDiagPattern : Qt::NoBrush}});
        break;
    case 1: shapes.remove(below(shapes.size())); break;
    case 2: shapes.swapItemsAt(below(shapes.size()), below(shapes.size())); break;
    case 3: anyOne().look.selected = !anyOne().look.selected; break;
    case 4: anyOne().outline = geometry::Circle{{anywhere(random), anywhere(random)}, 20}; break;
    default: move(anyOne()); break;
    }
    return shapes;
}

} // namespace

class FramePictureTest : public QObject
{
    Q_OBJECT

private slots:
    void aKeptPictureEqualsOneDrawnAnew_data();
    void aKeptPictureEqualsOneDrawnAnew();
    void aNewThemeRecolorsTheKeptPicture();
    void theUnderlayLiesBetweenPixelsAndShapes();
    void manySmallShapesKeepTheirColorsAndTheMarkedOneItsDetail();
};

void FramePictureTest::aKeptPictureEqualsOneDrawnAnew_data()
{
    QTest::addColumn<double>("zoom");
    for (const double zoom : {0.3, 1.0, 2.5, 9.0})
        QTest::addRow("%g", zoom) << zoom;
}

void FramePictureTest::aKeptPictureEqualsOneDrawnAnew()
{
    QFETCH(double, zoom);
    std::mt19937 random(1);
    const SheetLevels sheet = noise(200);
    WatchedFrame watched;
    watched.view.setTransform(QTransform::fromScale(zoom, zoom));
    watched.view.centerOn(100, 80);
    watched.picture->showBackdrop(backdropWith(sheet));
    Entries shapes;
    for (int round = 0; round < 60; ++round) {
        shapes = changed(std::move(shapes), random);
        watched.picture->showShapes(shapes);
        if (round % 4 == 3) {
            QScrollBar *bar = round % 8 == 3 ? watched.view.horizontalScrollBar() : watched.view.verticalScrollBar();
            bar->setValue(bar->value() + static_cast<int>(random() % 61) - 30);
        }
        if (round % 3 != 0)
            continue;
        const QImage kept = watched.grabbed();
        watched.picture->setTheme(themeFor(ThemeChoice::Dark));
        QCOMPARE(watched.grabbed(), kept);
    }
}

void FramePictureTest::aNewThemeRecolorsTheKeptPicture()
{
    WatchedFrame watched;
    watched.picture->showBackdrop(backdropWith({}));
    watched.view.centerOn(-200, -200);
    QCOMPARE(watched.grabbed().pixelColor(5, 5), themeFor(ThemeChoice::Dark).canvas);
    watched.picture->setTheme(themeFor(ThemeChoice::Light));
    QCOMPARE(watched.grabbed().pixelColor(5, 5), themeFor(ThemeChoice::Light).canvas);
}

void FramePictureTest::theUnderlayLiesBetweenPixelsAndShapes()
{
    WatchedFrame watched;
    watched.picture->showBackdrop(backdropWith(noise(200)));
    watched.picture->showShapes({{{1}, ChainLine{{{0, 80.5}, {200, 80.5}}}, {.color = Qt::red}}});
    watched.underlay.setPen(Qt::NoPen);
    watched.underlay.setBrush(Qt::green);
    watched.underlay.setRect(50, 40, 100, 80);
    const auto colorAt = [&watched](QPointF place) {
        const QImage image = watched.grabbed();
        return image.pixelColor(watched.view.mapFromScene(place));
    };
    QCOMPARE(colorAt({100, 50}), QColor(Qt::green));
    QVERIFY(nearly(colorAt({100, 80}), Qt::red));
    watched.underlay.setBrush(Qt::blue);
    watched.picture->drawAnew();
    QCOMPARE(colorAt({100, 50}), QColor(Qt::blue));
}

void FramePictureTest::manySmallShapesKeepTheirColorsAndTheMarkedOneItsDetail()
{
    WatchedFrame watched;
    Entries shapes;
    for (int i = 0; i < 1000; ++i)
        shapes.append({{i + 1}, PolygonOutline{{{40, 40}, {60, 40}, {60, 60}, {40, 60}}}, {.color = Qt::red}});
    shapes.append({{2000}, PolygonOutline{{{100, 40}, {120, 40}, {120, 60}, {100, 60}}}, {.color = Qt::green}});
    watched.picture->showShapes(shapes);
    watched.view.centerOn(80, 50);
    const QImage fromAfar = watched.grabbed();
    const QPoint inside = watched.view.mapFromScene(QPointF(110, 50));
    const QPoint within = watched.view.mapFromScene(QPointF(103, 50));
    QVERIFY(fromAfar.pixelColor(inside).green() > themeFor(ThemeChoice::Dark).canvas.green());
    shapes.last().look.hatch = Qt::Dense1Pattern;
    watched.picture->showShapes(shapes);
    QCOMPARE(watched.grabbed().pixelColor(within), fromAfar.pixelColor(within));
    shapes.last().look.selected = true;
    watched.picture->showShapes(shapes);
    const QImage marked = watched.grabbed();
    watched.picture->drawAnew();
    QCOMPARE(watched.grabbed(), marked);
    QVERIFY(marked.pixelColor(inside).green() > fromAfar.pixelColor(inside).green());
    shapes.removeFirst();
    shapes.removeFirst();
    watched.picture->showShapes(shapes);
    const QImage fewer = watched.grabbed();
    watched.picture->drawAnew();
    QCOMPARE(watched.grabbed(), fewer);
}

HITBOX_WINDOW_TEST(FramePictureTest)
#include "frame_picture_test.moc"
