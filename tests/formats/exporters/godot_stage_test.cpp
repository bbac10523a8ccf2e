#include "formats/exporters/golden.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

QByteArray stageOf(const Document &document, const char *format = "godot4")
{
    return golden::exported(document, format).files.constLast().bytes;
}

} // namespace

class GodotStageTest : public QObject
{
    Q_OBJECT

private slots:
    void instancesTheScenesOfTheSpritesEachItsOwnWay()
    {
        const QByteArray three = stageOf(golden::lopsided(), "godot3");
        const QByteArray four = stageOf(golden::lopsided(), "godot4");
        QVERIFY(three.startsWith("[gd_scene load_steps=2 format=2]\n\n"
                                 "[ext_resource path=\"lopsided.tscn\" type=\"PackedScene\" id=1]\n"));
        QVERIFY(four.startsWith("[gd_scene load_steps=2 format=3]\n\n"
                                "[ext_resource path=\"lopsided.tscn\" type=\"PackedScene\" id=\"1\"]\n"));
        QVERIFY(three.contains("[node name=\"lopsided\" parent=\".\" instance=ExtResource(1)]\n"));
        QVERIFY(four.contains("[node name=\"lopsided\" parent=\".\" instance=ExtResource(\"1\")]\n"));
    }

    void writesAPlaceAndWhatIsNotPlainOfIt()
    {
        Document document = golden::lopsided();
        document.stages[0].instances[0].rotation = -90;
        const QByteArray scene = stageOf(document);
        QVERIFY(scene.contains("\nposition = Vector2(0, 0)\nrotation = -1.5707963267948966\n\n"));
        QVERIFY(scene.contains("\nposition = Vector2(30, 4)\nscale = Vector2(-1, 1)\n\n"));
    }

    void showsTheFrameOfTheInstance()
    {
        const QByteArray scene = stageOf(golden::lopsided());
        QVERIFY(scene.contains("[node name=\"stand_notched\" parent=\"lopsided_2/hurt\"]\ndisabled = true\n"));
        QVERIFY(scene.contains("[node name=\"strike_notched\" parent=\"lopsided_2/hurt\"]\ndisabled = false\n"));
        QVERIFY(scene.endsWith("\n[editable path=\"lopsided_2\"]\n"));
        QVERIFY(!scene.contains("parent=\"lopsided/")); // which shows the first, as the sprite's scene does
    }

    void showsThePictureOfTheInstancesFrame()
    {
        Document document = golden::fist();
        Stage stage = golden::lopsided().stages[0];
        stage.instances.removeLast();
        stage.instances[0].sprite = QStringLiteral("fist");
        stage.instances[0].frame = QStringLiteral("punch_5");
        document.stages = {stage};
        const ExportOptions pictures{{{QStringLiteral("pictures"), QStringLiteral("yes")}}};
        const QByteArray scene = golden::exported(document, "godot4", pictures).files.constLast().bytes;
        QVERIFY(scene.startsWith("[gd_scene load_steps=3 format=3]\n\n"
                                 "[ext_resource path=\"fist.tscn\" type=\"PackedScene\" id=\"1\"]\n"
                                 "[ext_resource path=\"rest.png\" type=\"Texture2D\" id=\"2\"]\n"));
        QVERIFY(scene.contains("[node name=\"Picture\" parent=\"lopsided\"]\ntexture = ExtResource(\"2\")\n") ||
                scene.contains("[node name=\"Picture\" parent=\"fist\"]\ntexture = ExtResource(\"2\")\n"));
    }

    void showsThePointsOfTheInstancesFrame()
    {
        Document document = golden::fist();
        Stage stage = golden::lopsided().stages[0];
        stage.instances.removeLast();
        stage.instances[0].sprite = QStringLiteral("fist");
        stage.instances[0].frame = QStringLiteral("punch_3");
        document.stages = {stage};
        const QByteArray scene = stageOf(document);
        QVERIFY(scene.contains("[node name=\"muzzle\" parent=\"fist\"]\nposition = Vector2(22, -32)\n"
                               "rotation = -1.5707963267948966\nvisible = true\n"));
        QVERIFY(scene.contains("[node name=\"fist\" parent=\"fist/hit\"]\ndisabled = false\n"));
        QVERIFY(!scene.contains("name=\"body\"")); // which is there in all frames
    }

    void givesAThingTheShapeOfTheInstancesFrame()
    {
        Document document = golden::fist();
        Stage stage = golden::lopsided().stages[0];
        for (Instance &instance : stage.instances) {
            instance.sprite = QStringLiteral("fist");
            instance.frame = QStringLiteral("punch_3");
        }
        document.stages = {stage};
        const QByteArray four = stageOf(document);
        QVERIFY(four.startsWith("[gd_scene load_steps=3 format=3]\n\n"));
        QCOMPARE(four.count("[sub_resource type=\"CircleShape2D\" id=\"CircleShape2D_1\"]\nradius = 6\n\n[node"), 1);
        QCOMPARE(four.count("[node name=\"foot\" parent=\"fist/hit\"]\nposition = Vector2(8, -2)\n"
                            "shape = SubResource(\"CircleShape2D_1\")\ndisabled = false\n"),
                 1);
        QVERIFY(stageOf(document, "godot3").contains("shape = SubResource(1)\n"));
    }

    void startsTheAnimationOfTheInstance()
    {
        Document document = golden::lopsided();
        document.sprites[0].tags[1].name = QStringLiteral("back, forth");
        document.stages[0].instances[0].tag = QStringLiteral("back, forth");
        document.stages[0].instances[1].tag = QStringLiteral("absent");
        const QByteArray scene = stageOf(document);
        QVERIFY(scene.contains("[node name=\"AnimationPlayer\" parent=\"lopsided\"]\nautoplay = \"back_ forth\"\n"));
        QCOMPARE(scene.count("autoplay"), 1);
        QVERIFY(scene.endsWith("\n[editable path=\"lopsided\"]\n\n[editable path=\"lopsided_2\"]\n"));
    }

    void putsLayersOnTopOfWhatStandsOnNone()
    {
        Document document = golden::lopsided();
        Stage &stage = document.stages[0];
        stage.layers = {{QStringLiteral("empty")}, {QStringLiteral("front")}};
        stage.instances[0].layer = QStringLiteral("front");
        const QByteArray scene = stageOf(document);
        const qsizetype below = scene.indexOf("[node name=\"lopsided\" parent=\".\"");
        const qsizetype layer = scene.indexOf("[node name=\"front\" type=\"Node2D\" parent=\".\"]");
        QVERIFY(below >= 0 && below < layer);
        QVERIFY(layer < scene.indexOf("[node name=\"lopsided_2\" parent=\"front\""));
        QVERIFY(scene.contains("[node name=\"empty\" type=\"Node2D\" parent=\".\"]"));
    }

    void writesHostileNamesAsData()
    {
        const QString hostile = QStringLiteral("a/\"b\"]\n[node name=\"x\" type=\"Node\"]\\ gr\u00f6\u00dfe");
        Document document = golden::lopsided();
        document.sprites[0].name = hostile;
        Stage &stage = document.stages[0];
        stage.name = hostile;
        stage.layers = {{hostile}};
        for (Instance &instance : stage.instances)
            instance.sprite = instance.layer = hostile;
        const QByteArray scene = stageOf(document, "godot3");
        QCOMPARE(scene.count("\n[node name="), 4 + 8); // root, layer, two instances, eight shapes of the second
        const QByteArray node = "\"a__b_]_[node name=_x_ type=_Node_]\\\\ gr\u00f6\u00dfe";
        QVERIFY(scene.contains("[node name=" + node + "\" type=\"Node2D\"]"));
        QVERIFY(scene.contains("parent=" + node + '/' + node.mid(1) + "_2_2/hurt\"]"));
    }
};

HITBOX_CORE_TEST(GodotStageTest)
#include "godot_stage_test.moc"
