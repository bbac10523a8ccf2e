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
        scene.setOnionSkin({.before = 1, .after = 1});
        QCOMPARE(picture(scene), alone);
        scene.setOnionSkin({.isShown = true, .before = 1});
        QCOMPARE(picture(scene), alone);
        scene.setOnionSkin({.isShown = true, .before = 0, .after = 1});
        const QImage withNext = picture(scene);
        QVERIFY(withNext.pixel(25, 20) != alone.pixel(25, 20));
        QCOMPARE(withNext.pixel(30, 20), alone.pixel(30, 20));
        project.tools.set(&ToolSettings::categoryView, {.hidden = {"hurt"}});
        QCOMPARE(picture(scene).pixel(25, 20), alone.pixel(25, 20));
    }

    void asManyShowAsAreAskedFor()
    {
        Sprite sprite;
        for (int i = 0; i < 12; ++i)
            sprite.frames.append(Frame());
        using enum OnionPlace;
        QVERIFY(onionFrames(sprite, 5, {.before = 3}).isEmpty());
        QCOMPARE(onionFrames(sprite, 5, {.isShown = true, .before = 2, .after = 1}),
                 (QList<OnionFrame>{{3, Before, 2}, {4, Before, 1}, {6, After, 1}}));
        QCOMPARE(onionFrames(sprite, 1, {.isShown = true, .before = 8}), (QList<OnionFrame>{{0, Before, 1}}));
        QCOMPARE(onionFrames(sprite, 11, {.isShown = true, .before = 0, .after = 8}), QList<OnionFrame>());
        QCOMPARE(onionFrames(sprite, 2, {.isShown = true, .before = 0, .pinned = *sprite.frames.at(9).id}),
                 (QList<OnionFrame>{{9, Pinned, 7}}));
        QVERIFY(onionFrames(sprite, 9, {.isShown = true, .before = 0, .pinned = *sprite.frames.at(9).id}).isEmpty());
    }

    void framesWithoutAKeyArePassedOver()
    {
        Sprite sprite;
        const auto add = [&sprite](int track, Between between) {
            Frame frame;
            if (track >= 0)
                frame.shapes = {Shape{.outline = geometry::Circle{}, .track = {track}, .between = between}};
            sprite.frames.append(frame);
        };
        add(5, Between::None);
        add(7, Between::None);
        add(-1, Between::None);
        add(5, Between::Linear);
        add(0, Between::None); // of no track
        add(-1, Between::None);
        add(5, Between::None);
        using enum OnionPlace;
        const OnionSkin keys{.isShown = true, .before = 2, .after = 1, .keysOnly = true};
        QCOMPARE(onionFrames(sprite, 5, keys), (QList<OnionFrame>{{1, Before, 2}, {4, Before, 1}, {6, After, 1}}));
        QCOMPARE(onionFrames(sprite, 5, keys, {TrackId{5}}), (QList<OnionFrame>{{0, Before, 1}, {6, After, 1}}));
        QVERIFY(onionFrames(sprite, 5, keys, {TrackId{9}}).isEmpty());
    }

    void aTagThatIsLookedAtIsNotLeft()
    {
        Sprite sprite;
        for (int i = 0; i < 8; ++i)
            sprite.frames.append({.name = QString::number(i)});
        sprite.tags = {{.name = "idle", .from = 0, .to = 3}, {.name = "walk", .from = 4, .to = 7}};
        using enum OnionPlace;
        const OnionSkin wide{.isShown = true, .before = 2, .after = 2};
        QCOMPARE(onionFrames(sprite, 3, wide, {}, 0), (QList<OnionFrame>{{1, Before, 2}, {2, Before, 1}}));
        QCOMPARE(onionFrames(sprite, 4, wide, {}, 1), (QList<OnionFrame>{{6, After, 2}, {5, After, 1}}));
        QCOMPARE(onionFrames(sprite, 4, wide, {}, 0).size(), 4); // which it is not of
        QCOMPARE(onionFrames(sprite, 4, wide).size(), 4);
        QCOMPARE(onionFrames(sprite, 4, wide, {}, 9).size(), 4);
        const OnionSkin pinned{.isShown = true, .before = 0, .pinned = *sprite.frames[0].id};
        QCOMPARE(onionFrames(sprite, 5, pinned, {}, 1), (QList<OnionFrame>{{0, Pinned, 5}}));
    }

    void fartherOnesAreFainterAndTintedByTheirSide()
    {
        const Document document = twoFrames();
        const Frame &frame = document.sprites.first().frames.first();
        const Theme theme = themeFor(ThemeChoice::Dark);
        const auto skin = [&](const OnionSkin &onion, OnionPlace place, int distance) {
            return skinOf(document, frame, {}, onion, place, distance, theme);
        };
        QVERIFY(skin({}, OnionPlace::Before, 3).strength < skin({}, OnionPlace::Before, 1).strength);
        QCOMPARE(skin({.fade = false}, OnionPlace::Before, 8).strength, 1.0);
        QCOMPARE(skin({}, OnionPlace::Pinned, 8).strength, 1.0);
        QVERIFY(skin({}, OnionPlace::Before, 1).tint != skin({}, OnionPlace::After, 1).tint);
        QVERIFY(!skin({.tint = false}, OnionPlace::Before, 1).tint.isValid());
        QVERIFY(skin({.shapes = false}, OnionPlace::Before, 1).lines.isEmpty());
    }

    /// The box of the second frame lies 20 pixels further to the right: seen from its pivot, where the first one's
    /// does.
    void neighboursLieAboutThePivot()
    {
        OpenProject project;
        Document document = twoFrames();
        document.sprites[0].frames[1].pivot = {20, 0};
        project.session.commit(document, "set up");
        project.session.setCurrentFrame({0, 0});
        Pixmaps pixmaps(project.images);
        FrameScene scene(project, pixmaps, themeFor(ThemeChoice::Dark));
        const QImage alone = picture(scene);
        scene.setOnionSkin({.isShown = true, .before = 0, .after = 1});
        const QImage withNext = picture(scene);
        QCOMPARE(withNext.pixel(25, 20), alone.pixel(25, 20));
        QVERIFY(withNext.pixel(5, 20) != alone.pixel(5, 20));
        scene.setOnionSkin({});
        scene.setPlayed(1);
        const QImage played = picture(scene);
        QCOMPARE(played.pixel(10, 20), alone.pixel(10, 20));  // the box, where it was
        QVERIFY(played.pixel(30, 20) != alone.pixel(30, 20)); // beyond the frame that is played
        scene.setPlayed(std::nullopt);
        QCOMPARE(picture(scene), alone);
    }

    void picturesLieInFrontOrBehind()
    {
        QPixmap sheet(80, 40);
        sheet.fill(Qt::red);
        Frame frame;
        frame.rect = {0, 0, 40, 40};
        frame.size = {40, 40};
        const Theme theme = themeFor(ThemeChoice::Dark);
        OnionItem onion(theme);
        OnionGround ground(onion);
        OnionSkin look{.isShown = true, .pixels = true, .tint = false};
        const auto paintedBy = [](QGraphicsItem &item) {
            QImage image(40, 40, QImage::Format_RGB32);
            image.fill(Qt::black);
            QPainter painter(&image);
            item.paint(&painter, nullptr, nullptr);
            return image.pixelColor(20, 20);
        };
        QVERIFY(onion.show({skinOf({}, frame, sheet, look, OnionPlace::Before, 1, theme)}, true));
        const QColor plain = paintedBy(onion);
        QVERIFY(plain.red() > 40 && plain.green() == 0);
        QCOMPARE(paintedBy(ground), QColor(Qt::black));
        look.tint = true;
        QVERIFY(onion.show({skinOf({}, frame, sheet, look, OnionPlace::Before, 1, theme)}, false));
        QCOMPARE(paintedBy(onion), QColor(Qt::black));
        QVERIFY2(paintedBy(ground).green() > plain.green(), "amber over red");
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
