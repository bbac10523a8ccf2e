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
        QCOMPARE(godotAnimationsOfTags(sprite), (QStringList{QString(), QStringLiteral("within")}));
        GodotResources resources(GodotVersion::Three);
        const QByteArray player = godotAnimationPlayer(sprite, {{1, QStringLiteral("hit"), QStringLiteral("fist")}},
                                                       GodotLoop::Forever, GodotVersion::Three, resources);
        QVERIFY(player.contains("anims/within") && !player.contains("anims/beyond"));
        QCOMPARE(resources.count(), 1);
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
