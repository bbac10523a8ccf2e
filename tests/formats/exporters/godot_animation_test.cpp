#include "formats/exporters/godot_animation.h"
#include "test_class.h"

#include "formats/exporters/golden.h"

#include <QTest>

using namespace hitbox;

namespace {

QByteArray sceneOf(const Document &document, const char *format, const ExportOptions &options = {})
{
    return golden::exported(document, format, options).files[0].bytes;
}

} // namespace

class GodotAnimationTest : public QObject
{
    Q_OBJECT

private slots:
    void runsBackAndForthWithoutShowingTheEndsTwice()
    {
        // stand 0 to 0.1, strike 0.1 to 0.15, rest to 0.35, strike again to 0.4.
        const QByteArray scene = sceneOf(golden::lopsided(), "godot4");
        const QByteArray animation = scene.mid(scene.indexOf("resource_name = \"back and forth\""));
        QVERIFY(animation.startsWith("resource_name = \"back and forth\"\nlength = 0.4\n"));
        const QByteArray track = animation.mid(animation.indexOf("NodePath(\"hurt/strike_notched:disabled\")"));
        const QByteArray keys = track.mid(track.indexOf("\"times\""), track.indexOf("}") - track.indexOf("\"times\""));
        QCOMPARE(keys, QByteArray("\"times\": PackedFloat32Array(0, 0.1, 0.15, 0.35),\n"
                                  "\"update\": 1,\n\"values\": [true, false, true, false]\n"));
    }

    void playsAllFramesWhereThereAreNoTags()
    {
        Document document = golden::lopsided();
        document.sprites[0].tags.clear();
        const QByteArray scene = sceneOf(document, "godot3");
        QVERIFY(scene.contains("\"anims/default\" = SubResource("));
        QVERIFY(scene.contains("resource_name = \"default\"\nlength = 0.35\n"));
        document.sprites[0].frames = {document.sprites[0].frames[0]};
        QVERIFY(!sceneOf(document, "godot3").contains("AnimationPlayer"));
    }

    void runsBackwardsAndSkipsFramesOfNoDuration()
    {
        Document document = golden::lopsided();
        document.sprites[0].tags = {Tag{QStringLiteral("r"), 0, 2, TagDirection::Reverse, {}}};
        document.sprites[0].frames[2].duration = 0;
        const QByteArray scene = sceneOf(document, "godot4");
        const QByteArray track = scene.mid(scene.indexOf("NodePath(\"hurt/strike_notched:disabled\")"));
        QVERIFY(track.mid(0, 400).contains("PackedFloat32Array(0, 0.05)"));
        QVERIFY(track.mid(0, 400).contains("[false, true]"));
    }

    void playsOnceWhenAsked()
    {
        const ExportOptions once{{{QStringLiteral("loop"), QStringLiteral("no")}}};
        QVERIFY(!sceneOf(golden::lopsided(), "godot4", once).contains("loop_mode"));
        QVERIFY(!sceneOf(golden::lopsided(), "godot3", once).contains("loop = "));
    }

    void writesNoAnimationOfATagThatShowsNoFrame()
    {
        Sprite sprite = golden::lopsided().sprites[0];
        sprite.tags = {Tag{QStringLiteral("beyond"), 1, 9, TagDirection::Forward, {}},
                       Tag{QStringLiteral("within"), 1, 2, TagDirection::Forward, {}}};
        QCOMPARE(godotAnimationsOfTags(sprite, GodotReset::None), (QStringList{QString(), QStringLiteral("within")}));
        GodotResources resources(GodotVersion::Three);
        const QByteArray player = godotAnimationPlayer(sprite, {{{1}, QStringLiteral("hit"), QStringLiteral("fist")}},
                                                       {}, GodotVersion::Three, resources);
        QVERIFY(player.contains("anims/within") && !player.contains("anims/beyond"));
        QCOMPARE(resources.count(), 1);
    }

    void switchesAThingThatIsHeldOnceOnAndOnceOff()
    {
        const QByteArray scene = sceneOf(golden::fist(), "godot4");
        const QByteArray track = scene.mid(scene.indexOf("NodePath(\"hit/fist:disabled\")"), 200);
        QVERIFY(track.contains("PackedFloat32Array(0, 0.2, 0.5)"));
        QVERIFY(track.contains("[true, false, true]"));
        const QByteArray body = scene.mid(scene.indexOf("NodePath(\"hurt/body:disabled\")"), 200);
        QVERIFY(body.contains("PackedFloat32Array(0)"));
    }

    void movesAPointAlongWithTheFrames()
    {
        const QByteArray scene = sceneOf(golden::fist(), "godot4");
        const auto track = [&scene](const char *path) { return scene.mid(scene.indexOf(path), 220); };
        QVERIFY(track("muzzle:visible")
                    .contains("PackedFloat32Array(0, 0.1, 0.4),\n\"update\": 1,\n\"values\": "
                              "[false, true, false]"));
        QVERIFY(track("muzzle:position")
                    .contains("PackedFloat32Array(0.1, 0.2, 0.3),\n\"update\": 1,\n\"values\": [Vector2(18, -32), "
                              "Vector2(20, -32), Vector2(22, -32)]"));
        QVERIFY(track("muzzle:rotation")
                    .contains("PackedFloat32Array(0.1, 0.3),\n\"update\": 1,\n\"values\": [0, -1.5707963267948966]"));
        Document still = golden::fist();
        for (Frame &frame : still.sprites[0].frames)
            frame.points = {{.name = QStringLiteral("muzzle"), .at = {1, 2}}};
        QVERIFY(!sceneOf(still, "godot4").contains("muzzle:"));
    }

    void callsAMethodForEachEvent()
    {
        const QByteArray scene = sceneOf(golden::fist(), "godot4");
        QCOMPARE(scene.count("/type = \"method\"\n"), 2); // a track has one key at a time
        const QByteArray first = scene.mid(scene.indexOf("NodePath(\".\")"));
        QVERIFY(first.contains("\"times\": PackedFloat32Array(0, 0.2)"));
        QVERIFY(first.contains("\"args\": [\"frame_event\", [\"begin\", {}]],\n\"method\": \"propagate_call\""));
        QVERIFY(first.contains("[\"whoosh\", {\n\"volume\": 0.5,\n\"says \\\"hi\\\"\": \"back\\\\slash\"\n}]"));
        QVERIFY(first.contains("[\"shake \\\"it\\\"\", {}]"));
    }

    void playsTheEventsOfASingleFrameToo()
    {
        Document document = golden::fist();
        Sprite &sprite = document.sprites[0];
        sprite.tags.clear();
        sprite.frames = {sprite.frames[0]};
        QVERIFY(sceneOf(document, "godot3").contains("\"anims/default\""));
        sprite.frames[0].events.clear();
        QVERIFY(!sceneOf(document, "godot3").contains("AnimationPlayer"));
    }

    void loopsWhatIsPlayedForEver()
    {
        Document document = golden::fist();
        QVERIFY(!sceneOf(document, "godot4").contains("loop_mode")); // once
        document.sprites[0].tags[0].repeat = 0;
        QVERIFY(sceneOf(document, "godot4").contains("loop_mode = 1"));
        document.sprites[0].tags[0].repeat = 3;
        const ExportPreview preview = golden::exported(document, "godot4");
        QVERIFY(preview.files[0].bytes.contains("loop_mode = 1"));
        const bool isTold = std::any_of(preview.losses.begin(), preview.losses.end(), [](const Finding &loss) {
            return loss.message ==
                   QStringLiteral("Godot plays animations once or for ever; these tags are played for ever: “punch”");
        });
        QVERIFY(isTold);
    }

    void givesEveryNodeATrackInEveryAnimation()
    {
        const QByteArray scene = sceneOf(golden::lopsided(), "godot4");
        QCOMPARE(scene.count("NodePath("), 2 * 8);
        QVERIFY(scene.contains("tracks/1/type = \"value\"\ntracks/1/path = "
                               "NodePath(\"hurt/stand_head:disabled\")\ntracks/1/keys = {"));
    }
};

HITBOX_CORE_TEST(GodotAnimationTest)
#include "godot_animation_test.moc"
