#include "scene/frame_scene.h"
#include "test_class.h"

#include "formats/importers/new_sprites.h"
#include "scene/findings_item.h"
#include "scene/frame_picture.h"
#include "scene/overlay_item.h"
#include "scene_bench.h"
#include "session/files/additions.h"
#include "session/session_bench.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <memory>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Point;

namespace {

const QList<QColor> spritePixels = {QColor(200, 30, 40), QColor(30, 180, 60), QColor(40, 60, 210)};

/// A 2 × 2 sprite: three colours, and the pixel at the bottom right transparent.
QString writtenSprite(const QTemporaryDir &folder)
{
    QImage image(2, 2, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    image.setPixelColor(0, 0, spritePixels.at(0));
    image.setPixelColor(1, 0, spritePixels.at(1));
    image.setPixelColor(0, 1, spritePixels.at(2));
    const QString path = folder.filePath("sprite.png");
    return image.save(path) ? path : QString();
}

QSet<QRgb> rgb(std::initializer_list<QColor> colors)
{
    QSet<QRgb> set;
    for (const QColor &color : colors)
        set.insert(color.rgb());
    return set;
}

int pixelsOf(const QImage &image, const QColor &color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == color ? 1 : 0;
    }
    return count;
}

/// Its edge 0–1 crosses nothing until the point at its top right is dragged to the left of the edge 3–0.
Document rectangle()
{
    return oneFrame({64, 48}, {shapeOf(PolygonOutline{{{10, 10}, {50, 10}, {50, 40}, {10, 40}}})});
}

} // namespace

class FrameSceneTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void everyVisibleShapeIsDrawn();
    void theTopShapeIsDrawnLast();
    void squaresStandWhereAnImageIsStillDecoded();
    void pixelsAreNotSmoothed_data();
    void pixelsAreNotSmoothed();
    void aTrimmedFrameIsDrawnAtItsOffset();
    void aCheckerboardShowsBehindTransparentPixels();
    void thePixelGridShowsFromEightTimesOn();
    void aCrossingIsMarkedAtItsPlaceWhileDragging();
    void theMarkGoesWithTheCrossing();
    void aHiddenShapesCrossingIsNotMarked();
    void handlesShowWhereAPressCanGrabThem();
    void denseHandlesThinOutUntilOneZoomsIn();
    void noHandleHidesTheSignOfACrossing();
    void selectedAndHotShapesStandOut();
    void theOutlineUnderWayIsDrawn();
    void aNewThemeRecolorsEverything();
    void aShapeWithoutACategoryFollowsTheTheme();
    void anEmptyProjectShowsNothing();

private:
    void use(const Document &document) { m_project->session.commit(document, "set up"); }
    enum class Decoding { Done, UnderWay };
    void useSprite(Decoding decoding = Decoding::Done);
    QList<Point> crossings() const
    {
        QList<Point> points;
        for (const Finding &finding : m_project->live.findings.list()) {
            if (finding.kind == geometry::MeetingKind::Crossing)
                points.append(finding.points);
        }
        return points;
    }
    const QList<DrawnShape> &drawnShapes() const { return itemsOf<FramePicture>(*m_scene).constFirst()->shapes(); }
    QImage picture(double scale) { return pictureOf(*m_scene, QRectF(0, 0, 64, 48), scale); }

    QTemporaryDir m_folder;
    Theme m_theme = themeFor(ThemeChoice::Dark);
    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<Pixmaps> m_pixmaps;
    std::unique_ptr<FrameScene> m_scene;
};

void FrameSceneTest::init()
{
    m_project = std::make_unique<OpenProject>();
    m_pixmaps = std::make_unique<Pixmaps>(m_project->images);
    m_scene = std::make_unique<FrameScene>(*m_project, *m_pixmaps, m_theme);
}

void FrameSceneTest::cleanup()
{
    m_scene.reset();
    m_pixmaps.reset();
    m_project.reset();
}

void FrameSceneTest::useSprite(Decoding decoding)
{
    QVERIFY(addSprites(*m_project, surveySprites({writtenSprite(m_folder)})));
    Frame frame = m_project->session.document().sprites.first().frames.first();
    frame.pivot = {-500, -500};
    use(withFrame(m_project->session.document(), {0, 0}, frame));
    if (decoding == Decoding::Done)
        decodedImage(*m_project, m_project->session.document().sprites.first().image);
}

void FrameSceneTest::squaresStandWhereAnImageIsStillDecoded()
{
    useSprite();
    const auto seen = [this] { return colorsIn(pictureOf(*m_scene, QRectF(0, 0, 2, 2), 5), {1, 1, 3, 3}); };
    QCOMPARE(seen(), rgb({spritePixels.at(0)}));
    const QString image = m_project->session.document().sprites.first().image;
    m_project->images.reload();
    QCOMPARE(seen(), rgb({spritePixels.at(0)})); // until there is another
    waitForPixels(*m_project);
    QCOMPARE(seen(), rgb({spritePixels.at(0)}));

    m_project->files.startNew(); // another project, with the same image
    useSprite(Decoding::UnderWay);
    const QSet<QRgb> squares = rgb({m_theme.checkerA, m_theme.checkerB});
    QVERIFY((seen() - squares).isEmpty());
    QVERIFY(m_project->images.isDecoding());
    waitForPixels(*m_project);
    QCOMPARE(seen(), rgb({spritePixels.at(0)}));
    QVERIFY(!m_project->images.pixels(image).isPending);
}

void FrameSceneTest::everyVisibleShapeIsDrawn()
{
    use(oneFrame({64, 48}, {shapeOf(geometry::Box{{0, 0}, {8, 8}}), shapeOf(geometry::Circle{{20, 20}, 5}),
                            shapeOf(geometry::Capsule{{5, 30}, {20, 30}, 3}), shapeOf(ChainLine{{{1, 1}, {9, 9}}})}));
    QCOMPARE(drawnShapes().size(), 4);
    Document document = m_project->session.document();
    document.sprites[0].frames[0].shapes[1].visible = false;
    use(document);
    QCOMPARE(drawnShapes().size(), 3);
    for (const DrawnShape &shape : drawnShapes())
        QVERIFY(shape.id() != document.sprites[0].frames[0].shapes[1].id);
    m_project->session.undo();
    QCOMPARE(drawnShapes().size(), 4);
}

void FrameSceneTest::theTopShapeIsDrawnLast()
{
    use(oneFrame({64, 48}, {shapeOf(geometry::Box{{0, 0}, {8, 8}}), shapeOf(geometry::Box{{10, 0}, {18, 8}})}));
    Document document = m_project->session.document();
    QList<Shape> &shapes = document.sprites[0].frames[0].shapes;
    std::swap(shapes[0], shapes[1]);
    use(document);
    QCOMPARE(drawnShapes().at(0).id(), shapes.at(0).id);
    QCOMPARE(drawnShapes().at(1).id(), shapes.at(1).id);
}

void FrameSceneTest::pixelsAreNotSmoothed_data()
{
    QTest::addColumn<int>("scale");
    for (const int scale : {2, 5, 8, 31})
        QTest::addRow("%i times", scale) << scale;
}

void FrameSceneTest::pixelsAreNotSmoothed()
{
    QFETCH(int, scale);
    useSprite();
    const QImage image = pictureOf(*m_scene, QRectF(0, 0, 2, 2), scale);
    // The lines of grid and border are at most one pixel wide: all the rest is the sprite's own colour.
    const auto inner = [scale](int x, int y) {
        const int line = scale > 2 ? 1 : 0;
        const int edgeX = x == 0 ? 1 : line;
        const int edgeY = y == 0 ? 1 : line;
        return QRect(QPoint(x * scale + edgeX, y * scale + edgeY), QPoint((x + 1) * scale - 2, (y + 1) * scale - 2));
    };
    if (scale > 2) {
        QCOMPARE(colorsIn(image, inner(0, 0)), rgb({spritePixels.at(0)}));
        QCOMPARE(colorsIn(image, inner(1, 0)), rgb({spritePixels.at(1)}));
        QCOMPARE(colorsIn(image, inner(0, 1)), rgb({spritePixels.at(2)}));
    }
    if (scale < 8)
        QCOMPARE(image.pixelColor(scale - 1, scale - 1), spritePixels.at(0));
}

void FrameSceneTest::aTrimmedFrameIsDrawnAtItsOffset()
{
    useSprite();
    Frame frame = m_project->session.document().sprites.first().frames.first();
    frame.size = {6, 6};
    frame.offset = {3, 2};
    frame.rect = QRect(1, 0, 1, 1);
    use(withFrame(m_project->session.document(), {0, 0}, frame));
    const QImage image = pictureOf(*m_scene, QRectF(0, 0, 6, 6), 7);
    QCOMPARE(colorsIn(image, QRect(21, 14, 7, 7)), rgb({spritePixels.at(1)}));
    QVERIFY(!colorsIn(image, QRect(0, 0, 21, 42)).contains(spritePixels.at(1).rgb()));
    QVERIFY(!colorsIn(image, QRect(28, 0, 14, 42)).contains(spritePixels.at(1).rgb()));
}

void FrameSceneTest::aCheckerboardShowsBehindTransparentPixels()
{
    useSprite();
    for (const int scale : {24, 60}) {
        const QImage image = pictureOf(*m_scene, QRectF(0, 0, 2, 2), scale);
        const QRect transparent(QPoint(scale + 1, scale + 1), QPoint(2 * scale - 3, 2 * scale - 3));
        QCOMPARE(colorsIn(image, transparent), rgb({m_theme.checkerA, m_theme.checkerB}));
        // Squares of 10 screen pixels at any zoom, anchored to the frame.
        const int y = 2 * scale - 5;
        for (int x = transparent.left() + 1; x < transparent.right(); ++x)
            QCOMPARE(image.pixel(x, y) != image.pixel(x - 1, y), x % 10 == 0);
    }
}

void FrameSceneTest::thePixelGridShowsFromEightTimesOn()
{
    useSprite();
    const QImage below = pictureOf(*m_scene, QRectF(0, 0, 2, 2), 7);
    QCOMPARE(colorsIn(below, QRect(1, 3, 12, 1)), rgb({spritePixels.at(0), spritePixels.at(1)}));
    const QImage from = pictureOf(*m_scene, QRectF(0, 0, 2, 2), 8);
    const QSet<QRgb> colors = colorsIn(from, QRect(1, 3, 14, 1)) - rgb({spritePixels.at(0), spritePixels.at(1)});
    QCOMPARE(colors.size(), 1);
    const QColor line = QColor::fromRgb(*colors.cbegin());
    QVERIFY(line.lightness() > spritePixels.at(0).lightness()); // light lines on a dark ground
    int column = 1;
    while (from.pixelColor(column, 3) != line)
        ++column;
    QVERIFY(column == 7 || column == 8);
}

void FrameSceneTest::aCrossingIsMarkedAtItsPlaceWhileDragging()
{
    use(rectangle());
    constexpr int scale = 8;
    QVERIFY(!colorsIn(picture(scale)).contains(m_theme.crossing.rgb()));

    m_project->session.setTool("edit-points");
    m_project->session.setSelection({.shapes = {idOf(m_project->session, 0)}});
    dragTo(m_project->session, {50, 10}, {0, 30});
    QVERIFY(m_project->session.gestureUnderWay());
    QCOMPARE(crossings(), (QList<Point>{{10, 32}}));

    const QImage image = picture(scale);
    const auto at = [&](Point place, QPoint aside) {
        return image.pixelColor(QPoint(static_cast<int>(place.x * scale), static_cast<int>(place.y * scale)) + aside);
    };
    // The cross, its arms, and the ring of radius 10 around it.
    for (const QPoint aside : {QPoint(0, 0), QPoint(3, 3), QPoint(-3, -3), QPoint(3, -3), QPoint(7, 7), QPoint(-7, 7)})
        QVERIFY(nearly(at({10, 32}, aside), m_theme.crossing));
    for (const QPoint aside : {QPoint(14, -14), QPoint(-14, 14), QPoint(-14, -14)})
        QVERIFY(!nearly(at({10, 32}, aside), m_theme.crossing));
    // Both edges are red along their way, the others are not.
    QVERIFY(nearly(at({10, 22}, {}), m_theme.crossing));
    QVERIFY(nearly(at({5, 31}, {}), m_theme.crossing));
    QVERIFY(!nearly(at({30, 40}, {}), m_theme.crossing));

    release(m_project->session, {0, 30});
    QCOMPARE(crossings(), (QList<Point>{{10, 32}}));
    QVERIFY(nearly(picture(scale).pixelColor(10 * scale + 7, 32 * scale + 7), m_theme.crossing));
}

void FrameSceneTest::theMarkGoesWithTheCrossing()
{
    use(rectangle());
    m_project->session.setTool("edit-points");
    m_project->session.setSelection({.shapes = {idOf(m_project->session, 0)}});
    dragTo(m_project->session, {50, 10}, {0, 30});
    QVERIFY(colorsIn(picture(8)).contains(m_theme.crossing.rgb()));
    feed(m_project->session, ToolInput::Kind::Move, {45, 12});
    QVERIFY(!colorsIn(picture(8)).contains(m_theme.crossing.rgb()));
    feed(m_project->session, ToolInput::Kind::Move, {0, 30});
    QVERIFY(colorsIn(picture(8)).contains(m_theme.crossing.rgb()));
    m_project->session.undo();
    QVERIFY(!colorsIn(picture(8)).contains(m_theme.crossing.rgb()));
}

void FrameSceneTest::aHiddenShapesCrossingIsNotMarked()
{
    Document document = oneFrame({64, 48}, {shapeOf(PolygonOutline{{{10, 10}, {50, 40}, {50, 10}, {10, 40}}})});
    use(document);
    QVERIFY(colorsIn(picture(8)).contains(m_theme.crossing.rgb()));
    document.sprites[0].frames[0].shapes[0].visible = false;
    use(document);
    QVERIFY(!crossings().isEmpty());
    QVERIFY(!colorsIn(picture(8)).contains(m_theme.crossing.rgb()));
}

void FrameSceneTest::handlesShowWhereAPressCanGrabThem()
{
    use(rectangle());
    const QPoint corner(50 * 8, 40 * 8);
    QVERIFY(picture(8).pixelColor(corner) != m_theme.handle);
    m_project->session.setTool("edit-points");
    m_project->session.setSelection({.shapes = {idOf(m_project->session, 0)}});
    QCOMPARE(picture(8).pixelColor(corner), m_theme.handle);
    m_project->session.setSelection(
        {.shapes = {idOf(m_project->session, 0)}, .handles = {{idOf(m_project->session, 0), 2}}});
    QCOMPARE(picture(8).pixelColor(corner), m_theme.accent);
    m_project->session.setTool("polygon");
    QVERIFY(picture(8).pixelColor(corner) != m_theme.handle);

    Document document = m_project->session.document();
    document.sprites[0].frames[0].shapes[0].locked = true;
    use(document);
    m_project->session.setTool("edit-points");
    QVERIFY(picture(8).pixelColor(corner) != m_theme.handle);
}

void FrameSceneTest::denseHandlesThinOutUntilOneZoomsIn()
{
    PolygonOutline dense;
    constexpr int count = 400;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * M_PI * i / count;
        dense.points.append({32 + 20 * std::cos(angle), 24 + 20 * std::sin(angle)});
    }
    use(oneFrame({64, 48}, {shapeOf(dense)}));
    m_project->session.setTool("edit-points");
    m_project->session.setSelection({.shapes = {idOf(m_project->session, 0)}});
    constexpr int inside = 25; // pixels of the handle's colour in a handle
    const auto handles = [&](const QRectF &area, double scale) {
        return pixelsOf(pictureOf(*m_scene, area, scale), m_theme.handle) / inside;
    };
    const int far = handles(QRectF(0, 0, 64, 48), 4); // a way of 500 pixels around
    QVERIFY2(far > 20 && far < 50, qPrintable(QString::number(far)));
    const int near = handles(QRectF(42, 16, 16, 16), 48); // each 15 pixels from the next
    QVERIFY2(near > 40, qPrintable(QString::number(near)));
    // What is selected always shows.
    for (const int i : {0, 1, 57, 201}) {
        m_project->session.setSelection(
            {.shapes = {idOf(m_project->session, 0)}, .handles = {{idOf(m_project->session, 0), i}}});
        const Point place = dense.points.at(i);
        QCOMPARE(picture(4).pixelColor(qRound(place.x * 4), qRound(place.y * 4)), m_theme.accent);
    }
}

void FrameSceneTest::noHandleHidesTheSignOfACrossing()
{
    // Two of its points lie where it touches itself.
    use(oneFrame({64, 48}, {shapeOf(PolygonOutline{{{10, 10}, {32, 24}, {50, 40}, {50, 10}, {32, 24}, {10, 40}}})}));
    m_project->session.setTool("edit-points");
    m_project->session.setSelection({.shapes = {idOf(m_project->session, 0)}});
    const QImage image = picture(8);
    QVERIFY(nearly(image.pixelColor(32 * 8, 24 * 8), m_theme.crossing));
    QCOMPARE(image.pixelColor(10 * 8, 10 * 8), m_theme.handle);
    QCOMPARE(image.pixelColor(50 * 8, 40 * 8), m_theme.handle); // at the end of a red edge
}

void FrameSceneTest::selectedAndHotShapesStandOut()
{
    use(oneFrame({64, 48}, {shapeOf(geometry::Box{{10, 10}, {50, 40}})}));
    const QImage plain = picture(8);
    feed(m_project->session, ToolInput::Kind::Move, {30, 25});
    const QImage hot = picture(8);
    QVERIFY(hot != plain);
    feed(m_project->session, ToolInput::Kind::Leave, {});
    QCOMPARE(picture(8), plain);
    m_project->session.setSelection({.shapes = {idOf(m_project->session, 0)}});
    QVERIFY(picture(8).pixel(30 * 8 + 4, 25 * 8 + 4) != plain.pixel(30 * 8 + 4, 25 * 8 + 4));
}

void FrameSceneTest::theOutlineUnderWayIsDrawn()
{
    use(oneFrame({64, 48}));
    m_project->session.setTool("polygon");
    for (const Point p : {Point{10, 10}, Point{40, 10}}) {
        feed(m_project->session, ToolInput::Kind::Press, p, Qt::LeftButton);
        release(m_project->session, p);
    }
    const QImage image = picture(8);
    QVERIFY(nearly(image.pixelColor(25 * 8, 10 * 8), m_theme.accent));
    QCOMPARE(image.pixelColor(10 * 8, 10 * 8), m_theme.handle);
    QVERIFY(drawnShapes().isEmpty());
    m_project->session.endGesture(Session::GestureEnd::Cancel);
    QVERIFY(!nearly(picture(8).pixelColor(25 * 8, 10 * 8), m_theme.accent));
}

void FrameSceneTest::aNewThemeRecolorsEverything()
{
    use(oneFrame({64, 48}, {shapeOf(geometry::Box{{10, 10}, {50, 40}})}));
    const Theme light = themeFor(ThemeChoice::Light);
    m_scene->setTheme(light);
    const QImage switched = pictureOf(*m_scene, QRectF(-20, -20, 104, 88), 8);
    QCOMPARE(switched.pixelColor(4, 4), light.canvas);
    FrameScene fresh(*m_project, *m_pixmaps, light);
    QCOMPARE(switched, pictureOf(fresh, QRectF(-20, -20, 104, 88), 8));
}

void FrameSceneTest::aShapeWithoutACategoryFollowsTheTheme()
{
    use(oneFrame({64, 48}, {shapeOf(geometry::Box{{10, 10}, {50, 40}}, "")}));
    const Theme light = themeFor(ThemeChoice::Light);
    m_scene->setTheme(light);
    QVERIFY(nearly(picture(8).pixelColor(30 * 8, 10 * 8), light.unknown));
}

void FrameSceneTest::anEmptyProjectShowsNothing()
{
    QVERIFY(drawnShapes().isEmpty());
    QCOMPARE(colorsIn(picture(8)), rgb({m_theme.canvas}));
    use(rectangle());
    QVERIFY(colorsIn(picture(8)).size() > 1);
    m_project->files.startNew();
    QCOMPARE(colorsIn(picture(8)), rgb({m_theme.canvas}));
}

HITBOX_WINDOW_TEST(FrameSceneTest)
#include "frame_scene_test.moc"
