#include "scene/onion_item.h"
#include "test_class.h"

#include "document/edits.h"
#include "scene/frame_scene.h"
#include "session/open_project.h"

#include <QPainter>
#include <QTest>

using namespace hitbox;

namespace {

/// Two frames of 40 x 40 with a box in the left and in the right half.
Document twoFrames()
{
    Document document = emptyProject();
    Frame frame;
    frame.rect = {0, 0, 40, 40};
    frame.size = {40, 40};
    document.sprites = {{.name = "ship", .frames = {frame, frame}}};
    Shape shape;
    shape.category = "hurt";
    shape.outline = geometry::Box{{5, 5}, {15, 35}};
    document = addShapes(document, {0, 0}, {shape});
    shape.outline = geometry::Box{{25, 5}, {35, 35}};
    return addShapes(document, {0, 1}, {shape});
}

QImage picture(FrameScene &scene)
{
    QCoreApplication::sendPostedEvents(); // the scene follows at the end of the turn
    QImage image(40, 40, QImage::Format_RGB32);
    QPainter painter(&image);
    scene.render(&painter, {}, QRectF(0, 0, 40, 40));
    return image;
}

} // namespace

class OnionItemTest : public QObject
{
    Q_OBJECT

private slots:
    void neighboursShowWhenAskedFor()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(twoFrames(), "set up");
        session.setCurrentFrame({0, 0});
        Pixmaps pixmaps(project.images);
        FrameScene scene(project, pixmaps, themeFor(ThemeChoice::Dark));
        const QImage alone = picture(scene);
        scene.setOnionSkin({.previous = true});
        QCOMPARE(picture(scene), alone);
        scene.setOnionSkin({.next = true});
        const QImage withNext = picture(scene);
        QVERIFY(withNext.pixel(25, 20) != alone.pixel(25, 20));
        QCOMPARE(withNext.pixel(30, 20), alone.pixel(30, 20));
        project.tools.set(&ToolSettings::categoryView, {.hidden = {"hurt"}});
        QCOMPARE(picture(scene).pixel(25, 20), alone.pixel(25, 20));
    }

    void aPlayedFrameStandsInForTheCurrentOne()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(twoFrames(), "set up");
        session.setCurrentFrame({0, 1});
        Pixmaps pixmaps(project.images);
        FrameScene scene(project, pixmaps, themeFor(ThemeChoice::Dark));
        const QImage second = picture(scene);
        session.setCurrentFrame({0, 0});
        const QImage first = picture(scene);
        scene.setPlayed(1);
        QCOMPARE(picture(scene), second);
        scene.setPlayed(std::nullopt);
        QCOMPARE(picture(scene), first);
        QCOMPARE(session.currentFrame(), (FrameRef{0, 0}));
    }
};

HITBOX_WINDOW_TEST(OnionItemTest)
#include "onion_item_test.moc"
