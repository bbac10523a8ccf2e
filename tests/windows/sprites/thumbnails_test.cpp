#include "test_class.h"
#include "windows/sprites/thumbnails.h"

#include "document/edits.h"
#include "drawing/theme.h"
#include "images/following/frame_pixels.h"
#include "session/open_project.h"

#include <QImage>
#include <QTest>

#include <memory>

using namespace hitbox;

namespace {

Shape polygon(const QList<geometry::Point> &points)
{
    Shape shape;
    shape.category = "hurt";
    shape.outline = PolygonOutline{points};
    return shape;
}

const QList<geometry::Point> squareOutline{{10, 10}, {50, 10}, {50, 40}, {10, 40}};
const QList<geometry::Point> bowTieOutline{{10, 10}, {50, 40}, {50, 10}, {10, 40}};

bool shows(const QPixmap &pixmap, const QColor &color)
{
    const QImage image = pixmap.toImage();
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == color)
                return true;
        }
    }
    return false;
}

} // namespace

class ThumbnailsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void aThumbnailHasItsSize();
    void itIsDrawnOnceWhileNothingChanges();
    void itIsDrawnAgainWhenItsFrameChanges();
    void framesOfASpriteAreInOneScale();
    void itIsDrawnInTheColourThatItsCategoryHasNow();
    void aWrongShapeIsShownInRed();
    void aNewThemeDrawsItAgain();
    void aFrameThatIsNotThereHasNone();
    void wrongShapesAreThoseWithErrors();
    void aPictureThatIsGoneIsHatched();

private:
    void use(const QList<Shape> &first, const QList<Shape> &second);

    Theme m_theme = themeFor(ThemeChoice::Dark);
    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<Pixmaps> m_pixmaps;
    std::unique_ptr<Thumbnails> m_thumbnails;
};

void ThumbnailsTest::init()
{
    m_thumbnails.reset();
    m_pixmaps.reset();
    m_project = std::make_unique<OpenProject>();
    m_pixmaps = std::make_unique<Pixmaps>(m_project->images);
    m_thumbnails = std::make_unique<Thumbnails>(*m_project, *m_pixmaps, 40);
    use({polygon(squareOutline)}, {polygon(squareOutline)});
}

/// A sprite of two frames.
void ThumbnailsTest::use(const QList<Shape> &first, const QList<Shape> &second)
{
    Document document = emptyProject();
    Frame frame;
    frame.name = "a";
    frame.rect = QRect(0, 0, 64, 64);
    frame.size = {64, 64};
    Frame other = frame;
    other.name = "b";
    document.sprites.append({.name = "sprite", .image = "sprite.png", .frames = {frame, other}});
    document = addShapes(document, {0, 0}, first);
    m_project->session.commit(addShapes(document, {0, 1}, second), "set up");
}

void ThumbnailsTest::aThumbnailHasItsSize()
{
    QCOMPARE(m_thumbnails->of({0, 0}, m_theme, 1).size(), QSize(40, 40));
    QCOMPARE(Thumbnails(*m_project, *m_pixmaps, 40).of({0, 0}, m_theme, 2).size(), QSize(80, 80));
}

void ThumbnailsTest::itIsDrawnOnceWhileNothingChanges()
{
    const qint64 key = m_thumbnails->of({0, 0}, m_theme, 1).cacheKey();
    QCOMPARE(m_thumbnails->of({0, 0}, m_theme, 1).cacheKey(), key);
    use({polygon(squareOutline)}, {polygon(bowTieOutline)});
    QCOMPARE(m_thumbnails->of({0, 0}, m_theme, 1).cacheKey(), key);
    m_thumbnails->clear();
    QVERIFY(m_thumbnails->of({0, 0}, m_theme, 1).cacheKey() != key);
}

void ThumbnailsTest::itIsDrawnAgainWhenItsFrameChanges()
{
    const QImage before = m_thumbnails->of({0, 0}, m_theme, 1).toImage();
    use({polygon({{0, 0}, {60, 0}, {30, 60}})}, {});
    QVERIFY(m_thumbnails->of({0, 0}, m_theme, 1).toImage() != before);
}

void ThumbnailsTest::framesOfASpriteAreInOneScale()
{
    const QImage alone = m_thumbnails->of({0, 0}, m_theme, 1).toImage();
    Document document = m_project->session.document();
    document.sprites[0].frames[1].size = {128, 64};
    m_project->session.commit(document, "Grow");
    Thumbnails fitted(*m_project, *m_pixmaps, 40, Thumbnails::Fit::Frame);
    QCOMPARE(fitted.of({0, 0}, m_theme, 1).toImage(), alone);
    // With a frame twice as large beside it, the square is within the middle half of the thumbnail.
    const QImage beside = m_thumbnails->of({0, 0}, m_theme, 1).toImage();
    QVERIFY(beside != alone);
    const QRect half(9, 9, 22, 22);
    for (int y = 0; y < beside.height(); ++y) {
        for (int x = 0; x < beside.width(); ++x)
            QVERIFY(half.contains(x, y) || beside.pixelColor(x, y) == m_theme.checkerA);
    }
}

void ThumbnailsTest::aWrongShapeIsShownInRed()
{
    QVERIFY(!shows(m_thumbnails->of({0, 0}, m_theme, 4), m_theme.crossing));
    m_thumbnails->clear();
    use({polygon(bowTieOutline)}, {polygon(squareOutline)});
    QVERIFY(shows(m_thumbnails->of({0, 0}, m_theme, 4), m_theme.crossing));
    QVERIFY(!shows(m_thumbnails->of({0, 1}, m_theme, 4), m_theme.crossing));
}

void ThumbnailsTest::aNewThemeDrawsItAgain()
{
    QVERIFY(m_thumbnails->of({0, 0}, m_theme, 1).toImage() !=
            m_thumbnails->of({0, 0}, themeFor(ThemeChoice::Light), 1).toImage());
}

void ThumbnailsTest::aFrameThatIsNotThereHasNone()
{
    QVERIFY(m_thumbnails->of({0, 7}, m_theme, 1).isNull());
    QVERIFY(m_thumbnails->of({-1, -1}, m_theme, 1).isNull());
}

void ThumbnailsTest::wrongShapesAreThoseWithErrors()
{
    use({polygon(squareOutline), polygon(bowTieOutline)}, {polygon(bowTieOutline)});
    const QList<Shape> &shapes = m_project->session.document().sprites.first().frames.first().shapes;
    const FrameMarks marks(m_project->live.findings.list());
    QCOMPARE(marks.of({0, 0}).wrong, QSet<ShapeId>{shapes.at(1).id});
    QCOMPARE(marks.of({0, 1}).wrong.size(), 1);
    QVERIFY(marks.of({1, 0}).wrong.isEmpty());
}

void ThumbnailsTest::itIsDrawnInTheColourThatItsCategoryHasNow()
{
    QImage before = m_thumbnails->of({0, 0}, m_theme, 1).toImage();
    Document document = m_project->session.document();
    for (Category &category : document.categories)
        category.color = "#ff00ff";
    m_project->session.commit(document, "Colours");
    QVERIFY(m_thumbnails->of({0, 0}, m_theme, 1).toImage() != before);
    m_project->session.undo();
    QCOMPARE(m_thumbnails->of({0, 0}, m_theme, 1).toImage(), before);
}

void ThumbnailsTest::aPictureThatIsGoneIsHatched()
{
    Document document = m_project->session.document();
    const QRect rect = document.sprites[0].frames[1].rect;
    QImage image(rect.size(), QImage::Format_ARGB32);
    image.fill(Qt::red);
    document.sprites[0].frames[1].pixels = seenIn(image, rect);
    image.fill(Qt::green);
    document.sprites[0].imageHash = "now";
    ImageFacts facts;
    facts.size = image.size();
    facts.hash = "now";
    facts.pictures = std::make_shared<PictureTable>(image, QList<QRect>{rect});
    ValidationContext context;
    context.images.insert("sprite.png", facts);
    m_project->session.start(document);
    const QImage before = m_thumbnails->of({0, 1}, m_theme, 1).toImage();
    const QImage other = m_thumbnails->of({0, 0}, m_theme, 1).toImage();
    m_project->live.findings.forgetFrames();
    m_project->live.findings.check(document, context);
    QTRY_VERIFY(m_thumbnails->of({0, 1}, m_theme, 1).toImage() != before);
    QVERIFY(shows(m_thumbnails->of({0, 1}, m_theme, 1), m_theme.dim));
    QCOMPARE(m_thumbnails->of({0, 0}, m_theme, 1).toImage(), other);
}

HITBOX_WINDOW_TEST(ThumbnailsTest)
#include "thumbnails_test.moc"
