#include "images/image_animations.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

QString described(const QList<AnimatedImages> &animated)
{
    QStringList texts;
    for (const AnimatedImages &each : animated) {
        QStringList animations;
        for (const NumberedImages &animation : each.animations) {
            QString text = animation.name + QLatin1Char(':');
            for (const int place : animation.places)
                text += QStringLiteral(" %1").arg(place);
            animations.append(text);
        }
        texts.append(each.name + QStringLiteral(" [") + animations.join(QStringLiteral(", ")) + QLatin1Char(']'));
    }
    return texts.join(QStringLiteral("; "));
}

/// Called like the file, as long as no other one is.
QList<Sprite> spritesOf(const QStringList &files)
{
    QList<Sprite> sprites;
    for (const QString &file : files) {
        Sprite sprite;
        sprite.name = QStringLiteral("sprite %1").arg(sprites.size());
        sprite.image = file;
        Frame frame;
        frame.name = sprite.name;
        sprite.frames = {frame};
        sprites.append(sprite);
    }
    return sprites;
}

QString described(const Sprite &sprite)
{
    QStringList frames;
    for (const Frame &frame : sprite.frames)
        frames.append(frame.name);
    QStringList tags;
    for (const Tag &tag : sprite.tags)
        tags.append(QStringLiteral("%1 %2-%3").arg(tag.name).arg(tag.from).arg(tag.to));
    return QStringLiteral("%1 (%2) %3").arg(sprite.name, frames.join(u' '), tags.join(QStringLiteral(", "))).trimmed();
}

QStringList described(const QList<Sprite> &sprites)
{
    QStringList texts;
    for (const Sprite &sprite : sprites)
        texts.append(described(sprite));
    return texts;
}

} // namespace

class ImageAnimationsTest : public QObject
{
    Q_OBJECT

private slots:
    void foldersAndRunsOfNumbersAreAnimations_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<QString>("animated");
        QTest::newRow("a folder each") << QStringList{"/hero/idle/a0.png", "/hero/idle/a1.png", "/hero/walk/b0.png",
                                                      "/hero/walk/b1.png"}
                                       << "hero [idle: 0 1, walk: 2 3]";
        QTest::newRow("files of one name in each")
            << QStringList{"/hero/idle/0.png", "/hero/idle/1.png", "/hero/walk/0.png", "/hero/walk/1.png"}
            << "hero [idle: 0 1, walk: 2 3]";
        QTest::newRow("files of one version in each") << QStringList{"/hero/idle/i_0@2x.png", "/hero/idle/i_1@2x.png",
                                                                     "/hero/walk/w_0_v2.png", "/hero/walk/w_1_v2.png"}
                                                      << "hero [idle: 0 1, walk: 2 3]";
        QTest::newRow("one image in a folder")
            << QStringList{"/hero/jump/jump.png", "/hero/walk/0.png", "/hero/walk/1.png"}
            << "hero [jump: 0, walk: 1 2]";
        QTest::newRow("numbers in one folder")
            << QStringList{"/foes/bat-0.png", "/foes/bat-1.png", "/foes/orc-0.png", "/foes/orc-1.png", "/foes/boss.png"}
            << "foes [bat: 0 1, orc: 2 3]";
        QTest::newRow("both") << QStringList{"/hero/idle0.png", "/hero/idle1.png", "/hero/walk/0.png",
                                             "/hero/walk/1.png"}
                              << "hero [idle: 0 1, walk: 2 3]";
        QTest::newRow("two things") << QStringList{"/a/hero/idle/0.png", "/a/hero/idle/1.png", "/a/hero/run/0.png",
                                                   "/a/hero/run/1.png",  "/a/orc/idle/0.png",  "/a/orc/idle/1.png",
                                                   "/a/orc/run/0.png",   "/a/orc/run/1.png"}
                                    << "hero [idle: 0 1, run: 2 3]; orc [idle: 4 5, run: 6 7]";
        QTest::newRow("a coin beside a hero")
            << QStringList{"/a/coin/0.png",      "/a/coin/1.png",     "/a/hero/idle/0.png",
                           "/a/hero/idle/1.png", "/a/hero/run/0.png", "/a/hero/run/1.png"}
            << "hero [idle: 2 3, run: 4 5]";
        QTest::newRow("unlike images in a folder")
            << QStringList{"/a/items/key.png", "/a/items/sword.png", "/a/coin/0.png", "/a/coin/1.png"} << "";
        QTest::newRow("single images") << QStringList{"/a/key/key.png", "/a/sword/sword.png"} << "";
        QTest::newRow("one animation") << QStringList{"/a/walk/0.png", "/a/walk/1.png"} << "";
        QTest::newRow("at the root") << QStringList{"/0.png", "/1.png", "/b0.png", "/b1.png"}
                                     << "sprite [: 0 1, b: 2 3]";
        QTest::newRow("nothing") << QStringList{} << "";
    }
    void foldersAndRunsOfNumbersAreAnimations()
    {
        QFETCH(QStringList, files);
        QTEST(described(animatedImages(files)), "animated");
    }

    void groupsBecomeSpritesInTheirPlace()
    {
        const QStringList files{"/a/walk1.png", "/a/rock.png", "/a/walk0.png"};
        const QList<Sprite> sprites = spritesOf(files);
        const QList<Sprite> joined = asAnimations(sprites, numberedImages(files));
        QCOMPARE(described(joined), (QStringList{"walk (walk0 walk1)", "sprite 1 (sprite 1)"}));
        QCOMPARE(imagesOf(joined[0]), (QStringList{"/a/walk0.png", "/a/walk1.png"}));
        QCOMPARE(joined[1], sprites[1]);
    }

    void animationsBecomeTags()
    {
        const QStringList files{"/a/boss.png",         "/a/hero/jump/jump.png", "/a/coin/0.png",
                                "/a/hero/walk/w1.png", "/a/hero/walk/w0.png",   "/a/coin/1.png"};
        QCOMPARE(described(asAnimatedSprites(spritesOf(files), animatedImages(files))),
                 (QStringList{"sprite 0 (sprite 0)", "hero (jump w0 w1) jump 0-0, walk 1-2", "coin (0 1)"}));
    }

    void framesOfFilesThatAreCalledAlikeAreToldApartByTheirAnimation()
    {
        const QStringList files{"/hero/idle/0.png", "/hero/idle/1.png", "/hero/walk/0.png", "/hero/walk/1.png"};
        QCOMPARE(described(asAnimatedSprites(spritesOf(files), animatedImages(files))),
                 QStringList{"hero (idle_0 idle_1 walk_0 walk_1) idle 0-1, walk 2-3"});
        QCOMPARE(described(asAnimations(spritesOf(files), numberedImages(files))),
                 (QStringList{"idle (0 1)", "walk (0 1)"}));
    }

    void allAreOneSpriteWithTheWaysOfTheirFoldersAsTags()
    {
        const QStringList files{"/hero/attack/up/0.png", "/hero/attack/up/1.png", "/hero/idle/0.png",
                                "/hero/idle/1.png", "/hero/portrait.png"};
        QCOMPARE(described(asOneSprite(spritesOf(files), QStringLiteral("hero"))),
                 QStringLiteral("hero (attack_up_0 attack_up_1 idle_0 idle_1 portrait) attack/up 0-1, idle 2-3"));
        QCOMPARE(nameOfAll(files), QStringLiteral("hero"));
    }

    void oneAnimationIsNoTag()
    {
        QCOMPARE(described(asOneSprite(spritesOf({"/a/b.png", "/a/a.png", "/a/b.png"}), QStringLiteral("all"))),
                 QStringLiteral("all (b a b 2)"));
        QCOMPARE(described(asOneSprite(spritesOf({"/a/w0.png", "/a/w1.png", "/a/shadow.png"}), QStringLiteral("w"))),
                 QStringLiteral("w (w0 w1 shadow)"));
    }

    void anAnimationWithOthersInItsMidstIsNoTag()
    {
        const QStringList files{"/a/w0.png", "/a/b0.png", "/a/w1.png", "/a/b1.png", "/a/c0.png", "/a/c1.png"};
        QCOMPARE(described(asOneSprite(spritesOf(files), QStringLiteral("all"))),
                 QStringLiteral("all (w0 b0 w1 b1 c0 c1) c 4-5"));
    }

    void filesHaveAnOrderThatPeopleCountIn()
    {
        QList<Sprite> sprites = spritesOf({"/a/w10.png", "/a/w9.png", "/a/w10.png"});
        QCOMPARE(imagesOfAll(inOrderOfFiles(sprites)), (QStringList{"/a/w9.png", "/a/w10.png", "/a/w10.png"}));
        QCOMPARE(inOrderOfFiles(sprites).last(), sprites[2]);
    }
};

HITBOX_TEST(ImageAnimationsTest)
#include "image_animations_test.moc"
