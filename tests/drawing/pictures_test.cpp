#include "drawing/pictures.h"

#include "cli/program.h"
#include "formats/project/project_file.h"
#include "scene/frame_scene.h"
#include "scene/scene_bench.h"
#include "scene/stage_scene.h"
#include "session/open_project.h"
#include "test_class.h"
#include "validation/validate.h"

#include <QTest>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

/// An eye that looks at a scene as a picture of the area does.
QImage seenAs(QGraphicsScene &scene, const QRectF &area, double scale, const Theme &theme)
{
    QCoreApplication::sendPostedEvents(); // the scene follows at the end of the turn
    const QSizeF room(2 * pictureMargin, 2 * pictureMargin);
    const QSizeF size = area.size() * scale + room;
    QImage image(int(std::ceil(size.width())), int(std::ceil(size.height())), QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.canvas);
    QPainter painter(&image);
    painter.translate(pictureMargin, pictureMargin);
    painter.scale(scale, scale);
    painter.translate(-area.topLeft());
    const QRect around = area.toAlignedRect().adjusted(-64, -64, 64, 64);
    scene.render(&painter, around, around);
    return image;
}

int differingPixels(const QImage &a, const QImage &b)
{
    if (a.size() != b.size())
        return -1;
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    }
    return count;
}

Document everyShape()
{
    Document document = oneFrame(
        {64, 48}, {shapeOf(PolygonOutline{{{4, 4}, {30, 6}, {28, 30}, {6, 24}}}, "hurt"),
                   shapeOf(PolygonOutline{{{34, 4}, {60, 20}, {60, 4}, {34, 20}}}, "hit"), // crosses itself
                   shapeOf(geometry::Circle{{16, 34}, 9}, "hit"), shapeOf(geometry::Box{{36, 24}, {50, 44}}, "solid"),
                   shapeOf(geometry::Capsule{{54, 28}, {54, 40}, 4}, "nobody's"),
                   shapeOf(ChainLine{{{2, 46}, {20, 40}, {70, 47}}}, "solid"),
                   shapeOf(PolygonOutline{{{40, 2}, {46, 2}, {46, 2}, {44, 8}}}, "hurt")});
    document.sprites[0].frames[0].pivot = {32, 40};
    document.sprites[0].frames[0].points = {{.name = "muzzle", .at = {40, 12}, .angle = -30},
                                            {.name = "far away", .at = {-9, 20}, .angle = 180}};
    document.sprites[0].frames[0].shapes[3].locked = true;
    document.sprites[0].frames[0].shapes[6].visible = false;
    return document;
}

/// Two that strike each other, one that touches, one turned and mirrored, probes, an emitter.
Document fullStage()
{
    Document document = everyShape();
    Stage stage;
    stage.name = "stage";
    const auto at = [](geometry::Point place, double turn) {
        Instance instance;
        instance.sprite = "sprite";
        instance.frame = "frame";
        instance.position = place;
        instance.rotation = turn;
        return instance;
    };
    stage.instances = {at({0, 0}, 0), at({20, 10}, 30), at({90, 0}, 0)};
    stage.instances[2].scale = {-1, 1.5};
    stage.probes = {{geometry::Circle{{10, -10}, 6}}, {ChainLine{{{-60, -60}, {90, 20}}}}};
    stage.emitters = {{.category = "hit", .source = EmitterSource::Place, .place = {-40, -40}}};
    return addStage(document, stage);
}

} // namespace

class PicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void aFramesPictureIsWhatTheWindowShows_data();
    void aFramesPictureIsWhatTheWindowShows();
    void aStagesPictureIsWhatTheWindowShows_data() { aFramesPictureIsWhatTheWindowShows_data(); }
    void aStagesPictureIsWhatTheWindowShows();
    void theProgramDrawsTheSame();
};

void PicturesTest::aFramesPictureIsWhatTheWindowShows_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("dark") << ThemeChoice::Dark;
    QTest::newRow("light") << ThemeChoice::Light;
}

void PicturesTest::aFramesPictureIsWhatTheWindowShows()
{
    QFETCH(ThemeChoice, choice);
    const Theme theme = themeFor(choice);
    const Document document = everyShape();
    OpenProject project;
    Session &session = project.session;
    Pixmaps pixmaps(project.images);
    FrameScene scene(project, pixmaps, theme);
    session.commit(document, "set up");
    QTRY_VERIFY(!project.live.findings.list().isEmpty());

    const Frame &frame = document.sprites.at(0).frames.at(0);
    const QRectF area = pictureArea(frame);
    QVERIFY(area.width() > frame.size.width());
    const QImage window = seenAs(scene, area, pictureScale(area, 64, 512), theme);
    const QImage picture = framePicture(document, {0, 0}, {}, validateFrame(document, {0, 0}, {}), theme);
    QVERIFY(colorsIn(picture).contains(theme.crossing.rgb()));
    QCOMPARE(differingPixels(window, picture), 0);
}

void PicturesTest::aStagesPictureIsWhatTheWindowShows()
{
    QFETCH(ThemeChoice, choice);
    const Theme theme = themeFor(choice);
    const Document document = fullStage();
    OpenProject project;
    Session &session = project.session;
    Pixmaps pixmaps(project.images);
    StageScene scene(project, pixmaps, theme);
    session.commit(document, "set up");
    session.setMode(Session::Mode::Stage);
    QTRY_VERIFY(!project.live.overlaps.index().overlaps().empty());

    const auto nothing = [](const QString &) { return SheetLevels(); };
    const QRectF area = scene.contentArea();
    const QImage window = seenAs(scene, area, pictureScale(area, std::max(area.width(), area.height()), 1024), theme);
    const QImage picture = stagePicture(document, 0, nothing, theme);
    QCOMPARE(differingPixels(window, picture), 0);
}

void PicturesTest::theProgramDrawsTheSame()
{
    const cli_test::Folder folder;
    folder.writeImage("lopsided.png");
    folder.writeLopsided("a.hitbox", "[[4, 4], [40, 8], [44, 40], [24, 16], [8, 44]]",
                         "[[4, 4], [40, 40], [40, 4], [4, 40]]");
    QCOMPARE(cli_test::run({"render", "a.hitbox", "--out", "."}, folder.path()).status, 1);
    QCOMPARE(cli_test::run({"render", "a.hitbox", "--stage", "duel", "--out", "."}, folder.path()).status, 1);

    const Theme dark = themeFor(ThemeChoice::Dark);
    OpenProject project;
    Session &session = project.session;
    Pixmaps pixmaps(project.images);
    FrameScene frames(project, pixmaps, dark);
    StageScene stage(project, pixmaps, dark);
    const Result<OpenedProject> opened = openedProject(folder.file("a.hitbox"));
    QVERIFY(opened.ok());
    project.files.show(*opened);
    QTRY_VERIFY(!project.live.findings.list().isEmpty());
    const Frame &frame = session.document().sprites.at(0).frames.at(0);
    const QRectF area = pictureArea(frame);
    const double longer = std::max(frame.size.width(), frame.size.height());
    const QImage rendered(folder.file("lopsided_stand.png"));
    // The scene asks for the image when it first draws, and has it some turns later.
    QTRY_COMPARE(differingPixels(seenAs(frames, area, pictureScale(area, longer, 512), dark), rendered), 0);

    session.setMode(Session::Mode::Stage);
    const QRectF all = stage.contentArea();
    const double scale = pictureScale(all, std::max(all.width(), all.height()), 1024);
    QTRY_COMPARE(differingPixels(seenAs(stage, all, scale, dark), QImage(folder.file("duel.png"))), 0);
}

HITBOX_WINDOW_TEST(PicturesTest)
#include "pictures_test.moc"
