#include "formats/importers/sprite_frames.h"

#include "formats/importers/import_bench.h"
#include "test_class.h"

using namespace hitbox;
using namespace hitbox::importing;

namespace {

QByteArray animatedSceneText()
{
    QFile file(QStringLiteral(HITBOX_TEST_DIR "/animated.tscn"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QByteArray animatedScene = animatedSceneText();

} // namespace

class SpriteFramesTest : public QObject
{
    Q_OBJECT

private:
    const QTemporaryDir m_folder;

    Result<Imported> read(const QByteArray &scene) const { return imported(scene, m_folder.filePath("hero.tscn")); }

private slots:
    void initTestCase() { QVERIFY(writeImage(m_folder.filePath("sheet.png"), {64, 64})); }

    void theAnimationsOfASpriteAreTags()
    {
        const Result<Imported> result = read(animatedScene);
        QVERIFY2(result, qPrintable(whyNot(result)));
        const Sprite &sprite = result->sprites[0].sprite;
        QCOMPARE(sprite.image, m_folder.filePath("sheet.png"));
        QCOMPARE(sprite.frames.size(), 3);
        QCOMPARE(sprite.frames[0].name, QStringLiteral("walk_0"));
        QCOMPARE(sprite.frames[2].name, QStringLiteral("hit_0"));
        QCOMPARE(sprite.frames[0].duration, 100);
        QCOMPARE(sprite.frames[1].duration, 200);
        QCOMPARE(sprite.frames[2].duration, 200);
        QCOMPARE(sprite.frames[1].rect, QRect(16, 0, 16, 16));
        QCOMPARE(sprite.frames[2].rect, QRect(32, 8, 20, 24));
        QCOMPARE(sprite.tags.size(), 2);
        QCOMPARE(sprite.tags[0].name, QStringLiteral("walk"));
        QCOMPARE(sprite.tags[0].to, 1);
        QCOMPARE(sprite.tags[1].repeat, 1);
        QCOMPARE(std::get<geometry::Box>(sprite.frames[0].shapes[0].outline), (geometry::Box{{4, 3}, {12, 13}}));
        QCOMPARE(std::get<geometry::Box>(sprite.frames[2].shapes[0].outline), (geometry::Box{{6, 7}, {14, 17}}));
    }

    void godot3ListsTextures()
    {
        QByteArray three = animatedScene;
        three.replace("format=3", "format=2").replace("AnimatedSprite2D", "AnimatedSprite");
        three.replace("sprite_frames = ", "frames = ").replace("&\"", "\"").replace("size = ", "extents = ");
        for (const char *name : {"A", "B", "C"}) {
            for (const char *length : {"1.0", "2.0"})
                three.replace(QByteArray("{\"duration\": ") + length + ", \"texture\": SubResource(\"" + name + "\")}",
                              QByteArray("SubResource(\"") + name + "\")");
        }
        const Result<Imported> result = read(three);
        QVERIFY2(result, qPrintable(whyNot(result)));
        QCOMPARE(result->sprites[0].sprite.frames.size(), 3);
        QCOMPARE(result->sprites[0].sprite.frames[1].duration, 100);
    }

    void wholeImagesAreFramesToo()
    {
        QVERIFY(writeImage(m_folder.filePath("other.png"), {20, 12}));
        QByteArray whole = animatedScene;
        whole.replace(
            "[sub_resource type=\"AtlasTexture\" id=\"A\"]",
            "[ext_resource path=\"res://other.png\" id=\"2\"]\n[sub_resource type=\"AtlasTexture\" id=\"A\"]");
        whole.replace("\"texture\": SubResource(\"C\")", "\"texture\": ExtResource(\"2\")");
        const Result<Imported> result = read(whole);
        QVERIFY2(result, qPrintable(whyNot(result)));
        const Frame &last = result->sprites[0].sprite.frames.last();
        QCOMPARE(last.rect, QRect(0, 0, 20, 12));
        QCOMPARE(last.image, m_folder.filePath("other.png"));
    }

    void picturesInAnotherFileAreTold()
    {
        QByteArray elsewhere = animatedScene;
        elsewhere.replace("[sub_resource type=\"AtlasTexture\" id=\"A\"]",
                          "[ext_resource path=\"res://look.tres\" id=\"2\"]\n"
                          "[sub_resource type=\"AtlasTexture\" id=\"A\"]");
        elsewhere.replace("sprite_frames = SubResource(\"F\")", "sprite_frames = ExtResource(\"2\")");
        const Result<Imported> result = read(elsewhere);
        QVERIFY2(result, qPrintable(whyNot(result)));
        QVERIFY2(notesOf(*result).contains("whose pictures are in another file"), qPrintable(notesOf(*result)));
        QCOMPARE(result->sprites[0].sprite.frames.size(), 1);
    }

    void aSceneIsSurvivedWhereverItEnds() { surviveEveryCut(animatedScene); }

    void aMirroredSpriteIsTold()
    {
        QByteArray mirrored = animatedScene;
        mirrored.replace("animation = &\"walk\"", "flip_h = true");
        const Result<Imported> result = read(mirrored);
        QVERIFY2(result, qPrintable(whyNot(result)));
        QVERIFY2(notesOf(*result).contains("another part of the image than the scene"), qPrintable(notesOf(*result)));
    }

    void animationsOfAPlayerGoBeforeTheSpritesOwn()
    {
        QByteArray played = animatedScene;
        played.replace("[node name=\"Hero\"", "[sub_resource type=\"Animation\" id=\"P\"]\nlength = 0.2\n"
                                              "tracks/0/type = \"value\"\ntracks/0/path = NodePath(\"Body:disabled\")\n"
                                              "tracks/0/keys = {\"times\": PackedFloat32Array(0, 0.1), "
                                              "\"values\": [false, true]}\n"
                                              "[sub_resource type=\"AnimationLibrary\" id=\"L\"]\n"
                                              "_data = {\"swing\": SubResource(\"P\")}\n[node name=\"Hero\"");
        played.append("[node name=\"Player\" type=\"AnimationPlayer\" parent=\".\"]\n"
                      "libraries = {\"\": SubResource(\"L\")}\n");
        const Result<Imported> result = read(played);
        QVERIFY2(result, qPrintable(whyNot(result)));
        QVERIFY2(notesOf(*result).contains("its own animations are left out"), qPrintable(notesOf(*result)));
        QCOMPARE(result->sprites[0].sprite.tags[0].name, QStringLiteral("swing"));
        QCOMPARE(result->sprites[0].sprite.frames[0].rect, QRect(0, 0, 16, 16));
    }
};

HITBOX_CORE_TEST(SpriteFramesTest)
#include "sprite_frames_test.moc"
