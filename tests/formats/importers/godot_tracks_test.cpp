#include "formats/importers/godot_tracks.h"
#include "test_class.h"

#include "formats/text/refusing.h"

#include <QTest>

using namespace hitbox;

namespace {

const QByteArray track = "tracks/0/path = NodePath(\"Arm/Box:disabled\")\n"
                         "tracks/0/keys = {\"times\": PackedFloat32Array(0, 0.5), \"values\": [true, false]}\n"
                         "tracks/1/path = NodePath(\"Arm/Box:position\")\n"
                         "tracks/2/path = NodePath(\"Leg:disabled\")\n"
                         "tracks/2/keys = {\"times\": [0], \"values\": [true]}\n";

GodotAnimations readingOf(const QByteArray &player, const QByteArray &more = {}, const QByteArray &format = "3")
{
    const GodotTree tree(
        "[gd_scene format=" + format + "]\n[sub_resource type=\"Animation\" id=\"a\"]\nlength = 2.0\n" + track + more +
        "[node name=\"Hero\"]\n[node name=\"Player\" type=\"AnimationPlayer\" parent=\".\"]\n" + player);
    return godotAnimations(tree, {{"Arm/Box", 7}}, {"Arm/Picture", {4, 2}, 0});
}

/// Of a picture with the lines that shows a part of its AtlasTexture, and the part that is of the image.
GodotAnimations regionsOf(const QByteArray &lines, const QRect &part, const QByteArray &tracks)
{
    const GodotTree tree("[gd_scene format=3]\n[ext_resource path=\"res://a.png\" id=\"1\"]\n"
                         "[sub_resource type=\"AtlasTexture\" id=\"p\"]\natlas = ExtResource(\"1\")\n"
                         "region = Rect2(30, 30, 30, 40)\n"
                         "[sub_resource type=\"AtlasTexture\" id=\"q\"]\natlas = ExtResource(\"1\")\n"
                         "region = Rect2(0, 60, 20, 20)\n"
                         "[sub_resource type=\"Animation\" id=\"a\"]\n" +
                         tracks +
                         "[node name=\"Hero\"]\n[node name=\"Picture\" type=\"Sprite2D\" parent=\".\"]\n"
                         "texture = SubResource(\"p\")\n" +
                         lines +
                         "[node name=\"Player\" type=\"AnimationPlayer\" parent=\".\"]\n"
                         "anims/walk = SubResource(\"a\")\n");
    return godotAnimations(tree, {}, {"Picture", {}, 0, {{QStringLiteral("res://a.png"), part, {}}}});
}

QByteArray regionTrack(const QByteArray &property, const QByteArray &times, const QByteArray &values)
{
    const QByteArray own = property == "texture" ? "tracks/1/" : "tracks/0/";
    return own + "path = NodePath(\"Picture:" + property + "\")\n" + own + "keys = {\"times\": [" + times +
           "], \"values\": [" + values + "], \"update\": 1}\n";
}

QByteArray textureTrack(const QByteArray &times, const QByteArray &values)
{
    return regionTrack("texture", times, values);
}

QList<GodotAnimation> animationsOf(const QByteArray &player, const QByteArray &more = {})
{
    return readingOf(player, more).list;
}

} // namespace

class GodotTracksTest : public QObject
{
    Q_OBJECT

private slots:
    void tracksSwitchTheNodesOfShapes()
    {
        const QList<GodotAnimation> three = animationsOf("anims/walk = SubResource(\"a\")\n");
        QCOMPARE(three.size(), 1);
        QCOMPARE(three[0].name, QStringLiteral("walk"));
        QCOMPARE(three[0].length, 2.0);
        QCOMPARE(three[0].switches.size(), 2);
        QCOMPARE(three[0].switches[0].node, 7);
        QVERIFY(!three[0].switches[0].isOn);
        QCOMPARE(three[0].switches[1].time, 0.5);
        QVERIFY(three[0].switches[1].isOn);
    }

    void librariesNameAnimations()
    {
        const QByteArray library = "[sub_resource type=\"AnimationLibrary\" id=\"l\"]\n"
                                   "_data = {\"go\": SubResource(\"a\"), \"run\": SubResource(\"a\"), \"x\": null}\n";
        const QList<GodotAnimation> four = animationsOf("libraries = {\"\": SubResource(\"l\")}\n", library);
        QCOMPARE(four.size(), 2);
        QCOMPARE(four[1].name, QStringLiteral("run"));
        const QList<GodotAnimation> ofTheirOwn =
            animationsOf("libraries/ = SubResource(\"l\")\nlibraries/more = SubResource(\"m\")\n",
                         library + "[sub_resource type=\"AnimationLibrary\" id=\"m\"]\n_data = {&\"jump\": "
                                   "SubResource(\"a\")}\n");
        QCOMPARE(ofTheirOwn.size(), 3);
        QCOMPARE(ofTheirOwn[0].name, QStringLiteral("go"));
        QCOMPARE(ofTheirOwn[2].name, QStringLiteral("jump"));
    }

    void animationsOfOtherFilesAreToldOncePerFile()
    {
        const QByteArray files = "tracks/1/enabled = false\n"
                                 "[ext_resource type=\"AnimationLibrary\" path=\"res://lib.tres\" id=\"1_lib\"]\n"
                                 "[ext_resource type=\"Animation\" path=\"res://go.tres\" id=2]\n";
        for (const QByteArray player :
             {"libraries = {&\"\": ExtResource(\"1_lib\")}\n",
              "libraries/ = ExtResource(\"1_lib\")\nlibraries/b = ExtResource(\"1_lib\")\n"}) {
            const GodotAnimations animations = readingOf(player, files);
            QVERIFY(animations.list.isEmpty());
            QCOMPARE(animations.notes.list().size(), 1);
            QCOMPARE(animations.notes.list()[0].place, QStringLiteral("res://lib.tres"));
        }
        const GodotAnimations mixed =
            readingOf("anims/go = ExtResource( 2 )\nanims/walk = SubResource(\"a\")\n", files);
        QCOMPARE(mixed.list.size(), 1);
        QCOMPARE(mixed.notes.list().size(), 1);
        QCOMPARE(mixed.notes.list()[0].place, QStringLiteral("res://go.tres"));
    }

    void pathsAreSeenFromThePlayersRootNode()
    {
        const auto switchesOf = [](const QByteArray &player, const QByteArray &path) {
            const GodotTree tree("[gd_scene format=3]\n[sub_resource type=\"Animation\" id=\"a\"]\n"
                                 "tracks/0/path = NodePath(\"" +
                                 path +
                                 ":disabled\")\ntracks/0/keys = {\"times\": [0], \"values\": [true]}\n"
                                 "[node name=\"Hero\"]\n[node name=\"Tools\" parent=\".\"]\n"
                                 "[node name=\"Player\" type=\"AnimationPlayer\" parent=\"Tools\"]\n" +
                                 player + "anims/walk = SubResource(\"a\")\n");
            const QList<GodotAnimation> animations = godotAnimations(tree, {{"Arm/Box", 7}}).list;
            return animations.isEmpty() ? 0 : int(animations[0].switches.size());
        };
        QCOMPARE(switchesOf("root_node = NodePath(\"../..\")\n", "Arm/Box"), 1);
        QCOMPARE(switchesOf("root_node = NodePath(\"../../Arm\")\n", "Box"), 1);
        QCOMPARE(switchesOf("root_node = NodePath(\".\")\n", "../../Arm/Box"), 1);
        QCOMPARE(switchesOf({}, "../Arm/Box"), 1);
        QCOMPARE(switchesOf({}, "Arm/Box"), 0);
        QCOMPARE(switchesOf("root_node = NodePath(\"../../..\")\n", "Arm/Box"), 0);
        QCOMPARE(switchesOf("root_node = NodePath(\"/root/Main\")\n", "Arm/Box"), 0);
    }

    void tracksShowCellsOfThePicture()
    {
        const auto cellsOf = [](const QByteArray &property, const QByteArray &keys) {
            const QByteArray more = "tracks/3/path = NodePath(\"Arm/Picture:" + property +
                                    "\")\ntracks/3/keys = {\"times\": PackedFloat32Array(0, 0.1, 0.2), " + keys + "}\n";
            QStringList cells;
            const QList<GodotAnimation> animations = animationsOf("anims/walk = SubResource(\"a\")\n", more);
            for (const GodotCellKey &key : animations[0].cells)
                cells.append(QStringLiteral("%1 at %2").arg(key.cell).arg(key.time));
            return cells.join(QStringLiteral(", "));
        };
        QCOMPARE(cellsOf("frame", "\"values\": [4, 5, 6]"), QStringLiteral("4 at 0, 5 at 0.1, 6 at 0.2"));
        QCOMPARE(cellsOf("frame", "\"values\": [4, 8, -1]"), QStringLiteral("4 at 0"));
        QCOMPARE(cellsOf("frame", "\"values\": [4, true, 6]"), QStringLiteral("4 at 0, 6 at 0.2"));
        QCOMPARE(cellsOf("frame_coords", "\"values\": [Vector2i(1, 1), Vector2(3, 0), null]"),
                 QStringLiteral("5 at 0, 3 at 0.1"));
        QCOMPARE(cellsOf("frame_coords", "\"values\": [Vector2i(5, 0), Vector2i(-1, 1), Vector2(-0.5, 1.9)]"),
                 QStringLiteral("4 at 0.2"));
        QCOMPARE(cellsOf("frame_coords", "\"values\": [Vector2i(0, 2), Vector2i(3, 1), Vector2i(0, -1)]"),
                 QStringLiteral("7 at 0.1"));
        QCOMPARE(cellsOf("hframes", "\"values\": [4, 5, 6]"), QString());
    }

    void regionsLieWithinTheTextureOfTheTime()
    {
        const GodotAnimations shown = regionsOf(
            "region_enabled = true\nregion_rect = Rect2(2, 4, 20, 30)\n", {QRect(32, 34, 20, 30)},
            regionTrack("region_rect", "0, 0.1, 0.2, 0.3",
                        "Rect2(2, 4, 20, 30), Rect2(0, 0, 10, 10), Rect2(20, 0, 20, 10), Rect2(0, 0, 10, 10)") +
                textureTrack("0.3, 0.4", "SubResource(\"q\"), ExtResource(\"1\")"));
        QStringList parts;
        for (const GodotCellKey &key : shown.list[0].cells) {
            const QRect rect = shown.regions[key.cell].rect;
            parts.append(QStringLiteral("%1, %2: %3 × %4 at %5")
                             .arg(rect.x())
                             .arg(rect.y())
                             .arg(rect.width())
                             .arg(rect.height())
                             .arg(key.time));
        }
        QCOMPARE(parts, (QStringList{"32, 34: 20 × 30 at 0", "30, 30: 10 × 10 at 0.1", "30, 30: 10 × 10 at 0.2",
                                     "0, 60: 10 × 10 at 0.3", "0, 0: 10 × 10 at 0.4"}));
        QCOMPARE(shown.notes.list(),
                 (QList<ImportNote>{
                     {"animation “walk”", "a part that “Picture” shows reaches beyond its texture and is left out"}}));
    }

    void regionsOfAPictureThatShowsAllOfItsTextureArePassedOver()
    {
        const QByteArray rects =
            regionTrack("region_rect", "0, 0.1", "Rect2(2, 4, 20, 30), Rect2(0, 0, 10, 10)").replace(": 1}", ": 0}");
        const GodotAnimations shown =
            regionsOf({}, {QRect(30, 30, 30, 40)}, rects + textureTrack("0.3", "SubResource(\"q\")"));
        QCOMPARE(shown.list[0].cells.size(), 1);
        QCOMPARE(shown.regions[shown.list[0].cells[0].cell].rect, QRect(0, 60, 20, 20));
        QVERIFY(shown.notes.list().isEmpty());
    }

    void cellsBetweenTheKeysAreTold()
    {
        const auto notesOf = [](const QByteArray &lines, const QByteArray &keys, const QByteArray &format = "3") {
            const QByteArray cells = "tracks/3/path = NodePath(\"Arm/Picture:frame\")\n" + lines +
                                     "tracks/3/keys = {\"times\": [0, 0.1], \"values\": [4, 7], " + keys + "}\n";
            const QByteArray still = "tracks/1/enabled = false\n";
            const QByteArray other = "tracks/4/path = NodePath(\"Arm/Picture:frame_coords\")\n"
                                     "tracks/4/keys = {\"times\": [0], \"values\": [0], \"update\": 0}\n";
            return readingOf("anims/walk = SubResource(\"a\")\n", still + cells + other, format).notes.list();
        };
        const QByteArray nearest = "tracks/3/interp = 0\n";
        QCOMPARE(notesOf({}, "\"update\": 0").size(), 1);
        QCOMPARE(notesOf({}, "\"update\": 0")[0].place, QStringLiteral("animation “walk”"));
        QCOMPARE(notesOf("tracks/3/interp = 2\n", "\"update\": 0").size(), 1);
        QCOMPARE(notesOf(nearest, "\"update\": 0").size(), 0);
        QCOMPARE(notesOf({}, "\"update\": 1").size(), 0);
        QCOMPARE(notesOf({}, "\"update\": 2").size(), 1);
        QCOMPARE(notesOf(nearest, "\"update\": 2").size(), 0);
        QCOMPARE(notesOf({}, "\"update\": 2", "2").size(), 0);
        QCOMPARE(notesOf({}, "\"update\": 3", "2").size(), 1);
    }

    void tracksThatNobodyReadsAreToldOncePerAnimation()
    {
        const QByteArray more = "tracks/3/path = NodePath(\"Arm:monitoring\")\n"
                                "tracks/4/path = NodePath(\"Other:frame\")\n"
                                "tracks/5/path = NodePath(\"Arm/Picture:frame\")\n"
                                "tracks/6/path = NodePath(\"Arm:modulate\")\n"
                                "tracks/7/path = NodePath(\"Arm/Box:shape:radius\")\ntracks/7/enabled = false\n";
        const GodotAnimations found =
            readingOf("anims/go = SubResource(\"a\")\nanims/run = SubResource(\"a\")\n", more);
        const QString told =
            QStringLiteral("it also changes “position” of “Arm/Box”, “monitoring” of “Arm”, “frame” of "
                           "“Other”, “frame” of “Arm/Picture”, which is left out: that stays as the "
                           "scene has it");
        QCOMPARE(found.notes.list(), (QList<ImportNote>{{QStringLiteral("animation “go”"), told},
                                                        {QStringLiteral("animation “run”"), told}}));
    }

    void tracksThatAreOffArePassedOver()
    {
        const QByteArray cells = "tracks/3/path = NodePath(\"Arm/Picture:frame\")\n"
                                 "tracks/3/keys = {\"times\": [0], \"values\": [4]}\n";
        const auto animationsWith = [&](const QByteArray &more) {
            return animationsOf("anims/walk = SubResource(\"a\")\n", cells + more);
        };
        QCOMPARE(animationsWith("tracks/3/enabled = true\n")[0].cells.size(), 1);
        QCOMPARE(animationsWith("tracks/3/enabled = false\n")[0].cells.size(), 0);
        QCOMPARE(animationsWith("tracks/0/enabled = false\n")[0].switches.size(), 0);
        QVERIFY(animationsWith("tracks/0/enabled = false\ntracks/3/enabled = false\n").isEmpty());
    }

    void whatGodotKeepsForResettingIsNoAnimation()
    {
        QVERIFY(animationsOf("anims/RESET = SubResource(\"a\")\n").isEmpty());
    }

    void anAnimationOfManyNamesIsNotReadForEver()
    {
        const QByteArray numbers = QByteArray("0,").repeated(500'000) + '0';
        const QByteArray long1 = "tracks/3/path = NodePath(\"Arm/Box:position\")\n"
                                 "tracks/3/keys = {\"times\": PackedFloat32Array(" +
                                 numbers + ")}\n";
        QByteArray player;
        for (int i = 0; i < 14; ++i)
            player += "anims/a" + QByteArray::number(i) + " = SubResource(\"a\")\n";
        QCOMPARE(animationsOf(player, long1).size(), 14);
        for (int i = 14; i < 1'000; ++i)
            player += "anims/a" + QByteArray::number(i) + " = SubResource(\"a\")\n";
        QVERIFY(refusalOf([&] { animationsOf(player, long1); }).contains("read more than 4 times"));
    }

    void anAnimationIsCountedEachTimeThatItIsNamed()
    {
        const QByteArray key = QByteArray("0, ").repeated(999) + "0]";
        const QByteArray library = "tracks/3/path = NodePath(\"Arm/Box:disabled\")\n"
                                   "tracks/3/keys = {\"times\": [" +
                                   key + ", \"values\": [\"\", " + key +
                                   "}\n[sub_resource type=\"AnimationLibrary\" id=\"l\"]\n_data = {" +
                                   QByteArray("\"go\": SubResource(\"a\"),").repeated(50) + "}\n";
        const QByteArray player = "libraries = {" + QByteArray("\"\": SubResource(\"l\"),").repeated(50) + "}\n";
        QVERIFY(refusalOf([&] { animationsOf(player, library); }).contains("more than 2000000 tracks and keys"));
    }
};

HITBOX_TEST(GodotTracksTest)
#include "godot_tracks_test.moc"
