#include "formats/exporters/godot_text.h"

#include "document/pivot_places.h"
#include "formats/exporters/godot_animation.h"
#include "formats/exporters/golden.h"
#include "test_class.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

QByteArray exportedScene(const Document &document, const char *format, const ExportOptions &options = {})
{
    return golden::exported(document, format, options).files[0].bytes;
}

const ExportOptions tween{{{QStringLiteral("tween"), QStringLiteral("yes")}}};
const ExportOptions pictures{{{QStringLiteral("pictures"), QStringLiteral("yes")}}};
const ExportOptions reset{{{QStringLiteral("reset"), QStringLiteral("yes")}}};

QStringList messagesOf(const Document &document, const ExportOptions &options)
{
    QStringList messages;
    for (const Finding &loss : golden::exported(document, "godot4", options).losses)
        messages.append(loss.message);
    return messages;
}

Document withShapeNames(const QStringList &names)
{
    Document document = golden::lopsided();
    Frame &frame = document.sprites[0].frames[0];
    const Shape shape = frame.shapes[0];
    frame.shapes.clear();
    for (const QString &name : names) {
        Shape copy = shape;
        copy.id = {int(frame.shapes.size()) + 50};
        copy.name = name;
        frame.shapes.append(copy);
    }
    return document;
}

QStringList nodeNames(const QByteArray &scene)
{
    static const QRegularExpression heading(QStringLiteral("\\[node name=\"((?:[^\"\\\\]|\\\\.)*)\" type"));
    QStringList names;
    auto matches = heading.globalMatch(QString::fromUtf8(scene));
    while (matches.hasNext())
        names.append(matches.next().captured(1));
    return names;
}

} // namespace

class GodotExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytesOfVersion3()
    {
        QCOMPARE(golden::difference("godot3", {QStringLiteral("lopsided.tscn"), QStringLiteral("duel_stage.tscn")}),
                 QString());
    }

    void writesTheGoldenBytesOfVersion4()
    {
        QCOMPARE(golden::difference("godot4", {QStringLiteral("lopsided.tscn"), QStringLiteral("duel_stage.tscn")}),
                 QString());
    }

    void writesTheGoldenBytesOfTracksPointsAndEvents()
    {
        for (const char *format : {"godot3", "godot4"})
            QCOMPARE(golden::differenceOf(golden::fist(), format, {QStringLiteral("fist.tscn")}), QString());
    }

    void givesAThingThatStaysOneNode()
    {
        const QByteArray scene = exportedScene(golden::fist(), "godot4");
        QCOMPARE(scene.count("type=\"CollisionPolygon2D\""), 1); // the body, in all six frames
        QCOMPARE(scene.count("\"fist\" type=\"CollisionShape2D\""), 1);
        QCOMPARE(scene.count("\"foot\" type="), 1); // which moves and grows
        Document apart = golden::fist();
        for (Frame &frame : apart.sprites[0].frames) {
            for (Shape &shape : frame.shapes)
                shape.track = {};
        }
        QCOMPARE(exportedScene(apart, "godot4").count("type=\"CollisionPolygon2D\""), 6);
    }

    void makesANodeOfItsOwnOfWhatDiffersInAFrame()
    {
        const auto fists = [](const auto &change) {
            Document document = golden::fist();
            change(document.sprites[0].frames[3]);
            return exportedScene(document, "godot3").count("fist\" type=\"CollisionShape2D\"");
        };
        QCOMPARE(fists([](Frame &) {}), 1);
        QCOMPARE(fists([](Frame &frame) { frame.pivot.x += 1; }), 1); // it lies elsewhere
        QCOMPARE(fists([](Frame &frame) { frame.shapes[1].name = QStringLiteral("glove_fist"); }), 2);
        QCOMPARE(fists([](Frame &frame) { frame.shapes[1].properties.clear(); }), 2);
        QCOMPARE(fists([](Frame &frame) { frame.shapes[1].track = {9}; }), 2);
        // Two of a track in one frame, which is wrong: neither is lost.
        QCOMPARE(fists([](Frame &frame) { frame.shapes.append(frame.shapes[1]); }), 2);
    }

    void whatIsHeldKeepsItsNodeWhateverItsPivotsRound()
    {
        Document document = golden::fist();
        QList<Frame> &frames = document.sprites[0].frames;
        QList<Point> points = *pointList(std::as_const(frames)[0].shapes[0].outline);
        for (Point &point : points)
            point = point + Point{1 / 3.0, 2 / 7.0};
        for (int f = 0; f < frames.size(); ++f) {
            frames[f].pivot = {20.1 - 3.3 * f, 46 + f / 3.0};
            frames[f].shapes[0].outline = f == 0
                                              ? PolygonOutline{points}
                                              : placedAlike(frames[f - 1].shapes[0].outline, frames[f - 1], frames[f]);
        }
        for (const char *format : {"godot3", "godot4"})
            QCOMPARE(exportedScene(document, format).count("type=\"CollisionPolygon2D\""), 1);
        QVERIFY(!exportedScene(document, "godot4").contains("hurt/body:polygon"));
    }

    void aTrackIsOneNodeThatChangesInSteps()
    {
        Document document = golden::fist();
        for (int f = 0; f < document.sprites[0].frames.size(); ++f) {
            QList<Point> points{{10.0 + f, 8}, {26, 10}, {30, 40}};
            if (f % 2 == 1)
                points.append({9, 30});
            document.sprites[0].frames[f].shapes[0].outline = PolygonOutline{points};
        }
        const QByteArray scene = exportedScene(document, "godot4");
        const QByteArray keys = "\"times\": PackedFloat32Array(0.1, 0.2, 0.3, 0.4),\n\"update\": 1,\n\"values\": [";
        QVERIFY(scene.contains("hit/foot:position\")\ntracks/3/keys = {\n" + keys +
                               "Vector2(0, -2), Vector2(4, -2), Vector2(8, -2), Vector2(12, -2)]"));
        QVERIFY(scene.contains("hit/foot:shape\")\ntracks/4/keys = {\n" + keys +
                               "SubResource(\"CircleShape2D_1\"), SubResource(\"CircleShape2D_2\")"));
        QVERIFY(scene.contains("hurt/body:polygon\")\ntracks/1/keys = {\n\"times\": PackedFloat32Array(0, 0.1, "));
        QCOMPARE(scene.count("type=\"CollisionPolygon2D\""), 1);
        QVERIFY(!scene.contains("resource_local_to_scene"));
    }

    void aBoxThatMovesByTenthsKeepsItsShape()
    {
        for (const char *format : {"godot3", "godot4"}) {
            Document document = golden::fist();
            QList<Frame> &frames = document.sprites[0].frames;
            for (int f = 0; f < frames.size(); ++f) {
                const Point corner{3.7 * f, 12.3 - f / 10.0};
                frames[f].shapes[0].outline = geometry::Box{corner, corner + Point{9.1, 14.2}};
            }
            const QByteArray scene = exportedScene(document, format);
            QVERIFY(scene.contains("hurt/body:position") && !scene.contains("hurt/body:shape"));
        }
    }

    void aTrackOfPolygonsAndOtherShapesHasANodeForEither()
    {
        Document document = golden::fist();
        for (const int f : {3, 4})
            document.sprites[0].frames[f].shapes[0].outline = geometry::Box{{8, 8}, {30, 40}};
        const QStringList names = nodeNames(exportedScene(document, "godot4"));
        QVERIFY(names.contains(QStringLiteral("body")) && names.contains(QStringLiteral("body_box")));
        QCOMPARE(messagesOf(document, {}).filter(QStringLiteral("that of these is “body_box”")).size(), 1);
        // A circle, a box and a capsule are one node, whose shape changes.
        Document mixed = golden::fist();
        mixed.sprites[0].frames[2].shapes[2].outline = geometry::Box{{8, 8}, {30, 40}};
        mixed.sprites[0].frames[3].shapes[2].outline = geometry::Capsule{{8, 8}, {30, 40}, 3};
        const QByteArray scene = exportedScene(mixed, "godot3");
        QCOMPARE(scene.count("\"foot\" type="), 1);
        QVERIFY(scene.contains("hit/foot:rotation"));
    }

    void whatNoAnimationShowsIsANodeOfItsOwn()
    {
        Document document = golden::fist();
        document.sprites[0].tags[0].to = 3;
        document.sprites[0].frames[2].duration = 0;
        const QStringList names = nodeNames(exportedScene(document, "godot4"));
        for (const char *name : {"foot", "punch_2_foot", "punch_4_foot", "body", "fist"})
            QVERIFY2(names.contains(QLatin1String(name)), name);
        QVERIFY(!names.contains(QStringLiteral("body_2"))); // it stays as it is
        QCOMPARE(messagesOf(document, {}).filter(QStringLiteral("read back")).size(), 0);
        QList<int> told; // frames
        for (const Finding &loss : golden::exported(document, "godot4").losses) {
            if (loss.message.startsWith(QStringLiteral("No animation goes to the frame")))
                told.append(loss.frame.frame);
        }
        QCOMPARE(told, (QList<int>{2, 4, 5}));
        document.sprites[0].tags.clear();
        document.sprites[0].frames[2].duration = 100;
        QCOMPARE(messagesOf(document, {}).filter(QStringLiteral("No animation")).size(), 0);
    }

    void refusesToSayTooOftenWhereCornersLie()
    {
        Document document = golden::fist();
        Sprite &sprite = document.sprites[0];
        QList<Point> bow;
        for (int i = 0; i < 10'000; ++i)
            bow.append(Point{double(i), i * double(i) / 1'000});
        sprite.frames[0].shapes[0].outline = PolygonOutline{bow};
        sprite.tags = QList<Tag>(600, sprite.tags[0]);
        const QByteArray refusal = exportedScene(document, "godot4");
        QVERIFY2(refusal.contains("corners of polygons, and at most 5000000 are written"), refusal.left(200));
    }

    void namesWhatIsInSeveralFramesByItself()
    {
        Document document = golden::fist();
        QList<Frame> &frames = document.sprites[0].frames;
        frames[0].name = QStringLiteral("another");
        const QStringList names = nodeNames(exportedScene(document, "godot4"));
        QVERIFY(names.contains(QStringLiteral("body")) && names.contains(QStringLiteral("fist")));
        QVERIFY(names.contains(QStringLiteral("foot")));
        frames[3].shapes[0].properties = frames[4].shapes[0].properties = {{QStringLiteral("weak"), true}};
        const QStringList more = nodeNames(exportedScene(document, "godot4"));
        QVERIFY(more.contains(QStringLiteral("body")) && more.contains(QStringLiteral("body_2")));
        frames[4].shapes[0].properties.clear();
        QVERIFY(nodeNames(exportedScene(document, "godot4")).contains(QStringLiteral("punch_3_body"))); // in one frame
        // An import would take "punch_1_body" for the body of punch_1.
        for (Frame &frame : document.sprites[0].frames)
            frame.shapes[0].name = QStringLiteral("punch_1_body");
        QVERIFY(nodeNames(exportedScene(document, "godot4")).contains(QStringLiteral("another_punch_1_body")));
    }

    void givesFieldsTheirDefaultsAsMetadata()
    {
        const QByteArray scene = exportedScene(golden::fist(), "godot4");
        const QByteArray foot = scene.mid(scene.indexOf("[node name=\"foot\""), 300);
        QVERIFY(foot.contains("metadata/damage = 40\nmetadata/group = \"\"\n"));
        const QByteArray fist = scene.mid(scene.indexOf("[node name=\"fist\" type=\"CollisionShape2D\""), 300);
        QVERIFY(fist.contains("metadata/damage = 55\nmetadata/group = \"\"\n"));
    }

    void marksPointsUnderTheRoot()
    {
        Document document = golden::fist();
        QVERIFY(exportedScene(document, "godot3")
                    .contains("[node name=\"muzzle\" type=\"Position2D\" parent=\".\"]\n"
                              "visible = false\nposition = Vector2(18, -32)\n\n"));
        // Two of a name in a frame, and one that is called as an area is.
        QList<FramePoint> &points = document.sprites[0].frames[0].points;
        points = {{.name = QStringLiteral("hit"), .at = {20, 46}, .angle = 180},
                  {.name = QStringLiteral("hit"), .at = {21, 46}}};
        const QByteArray scene = exportedScene(document, "godot4");
        QVERIFY(scene.contains("[node name=\"hit_2\" type=\"Marker2D\" parent=\".\"]\nposition = Vector2(0, 0)\n"
                               "rotation = 3.141592653589793\n\n"));
        QVERIFY(scene.contains("[node name=\"hit_3\" type=\"Marker2D\" parent=\".\"]\nposition = Vector2(1, 0)\n\n"));
    }

    void runsThroughInBetweensWhereAsked()
    {
        const auto told = [](const QList<Finding> &losses, const char *beginning) {
            return std::any_of(losses.begin(), losses.end(), [beginning](const Finding &loss) {
                return loss.message.startsWith(QLatin1String(beginning));
            });
        };
        const ExportPreview run = golden::exported(golden::fist(), "godot4", tween);
        const QByteArray scene = run.files[0].bytes;
        QCOMPARE(scene.count("\"foot\" type="), 1);
        QCOMPARE(scene.count("\"fist\" type=\"CollisionShape2D\""), 1);
        const QByteArray keys = "\"times\": PackedFloat32Array(0.1, 0.2, 0.3, 0.4),\n"
                                "\"transitions\": PackedFloat32Array(1, 1, 1, 0),\n\"update\": 0,\n\"values\": [";
        QVERIFY(scene.contains("NodePath(\"hit/foot:position\")\ntracks/2/keys = {\n" + keys +
                               "Vector2(0, -2), Vector2(4, -2), Vector2(8, -2), Vector2(12, -2)]"));
        QVERIFY(
            scene.contains("NodePath(\"hit/foot:shape:radius\")\ntracks/3/keys = {\n" + keys + "4.0, 5.0, 6.0, 7.0]"));
        // Each instance of the scene changes a circle of its own.
        QVERIFY(scene.contains("resource_local_to_scene = true\nradius = 4\n"));
        QCOMPARE(scene.count("resource_local_to_scene"), 1);
        QVERIFY(!told(run.losses, "In-betweens"));
        QVERIFY(told(run.losses, "What is written was not read back and compared"));
        const ExportPreview steps = golden::exported(golden::fist(), "godot4");
        QVERIFY(told(steps.losses, "In-betweens stand still in each frame"));
        QVERIFY(!told(steps.losses, "What is written"));
    }

    void writesTheGoldenBytesOfPicturesAndReset()
    {
        const ExportOptions both{
            {{QStringLiteral("pictures"), QStringLiteral("yes")}, {QStringLiteral("reset"), QStringLiteral("yes")}}};
        for (const char *format : {"godot3", "godot4"}) {
            const QString name = QString::fromLatin1(format) + QStringLiteral("/fist_pictures.tscn");
            const QByteArray scene = exportedScene(golden::fist(), format, both);
            QVERIFY2(scene == golden::bytesOf(name), scene.constData());
        }
    }

    void showsThePicturesWhereAsked()
    {
        QVERIFY(!exportedScene(golden::fist(), "godot4").contains("Picture"));
        QVERIFY(exportedScene(golden::fist(), "godot3", pictures)
                    .contains("[ext_resource path=\"fist.png\" type=\"Texture\" id=1]\n"
                              "[ext_resource path=\"rest.png\" type=\"Texture\" id=2]\n\n"));
        const QByteArray scene = exportedScene(golden::fist(), "godot4", pictures);
        QVERIFY(scene.startsWith("[gd_scene load_steps=10 format=3]\n\n"
                                 "[ext_resource path=\"fist.png\" type=\"Texture2D\" id=\"1\"]\n"));
        QVERIFY(scene.contains("[node name=\"Picture\" type=\"Sprite2D\" parent=\".\"]\n"
                               "texture = ExtResource(\"1\")\ncentered = false\noffset = Vector2(-20, -46)\n"
                               "region_enabled = true\nregion_rect = Rect2(0, 0, 48, 48)\n\n"));
        QVERIFY(scene.contains("NodePath(\"Picture:texture\")\ntracks/0/keys = {\n\"times\": "
                               "PackedFloat32Array(0, 0.5),\n\"update\": 1,\n"
                               "\"values\": [ExtResource(\"1\"), ExtResource(\"2\")]\n}\n"));
        QVERIFY(scene.contains("\"values\": [Rect2(0, 0, 48, 48), Rect2(48, 0, 48, 48), "));
        QVERIFY(!scene.contains("Picture:offset")); // the same in all frames
        QVERIFY(!scene.contains("Picture:visible"));
    }

    void laysTrimmedPicturesWhereTheyWere()
    {
        Document document = golden::fist();
        document.sprites[0].frames[1].rect = {50, 3, 40, 41};
        document.sprites[0].frames[1].offset = {2, 3};
        QVERIFY(exportedScene(document, "godot4", pictures)
                    .contains("Picture:offset\")\ntracks/2/keys = {\n\"times\": PackedFloat32Array(0, 0.1, 0.2),\n"
                              "\"update\": 1,\n\"values\": [Vector2(-20, -46), Vector2(-18, -43), Vector2(-20, -46)]"));
    }

    void hidesThePictureWhereAFrameHasNone()
    {
        Document document = golden::fist();
        document.sprites[0].image.clear();
        const QByteArray scene = exportedScene(document, "godot4", pictures);
        QVERIFY(scene.contains("parent=\".\"]\nvisible = false\ntexture = ExtResource(\"1\")\n"));
        QVERIFY(scene.contains("Picture:visible\")\ntracks/0/keys = {\n\"times\": PackedFloat32Array(0, 0.5),\n"
                               "\"update\": 1,\n\"values\": [false, true]\n}\n"));
        QVERIFY(messagesOf(document, pictures).contains(QStringLiteral("Frames without an image show no picture")));

        document.sprites[0].frames[5].image.clear();
        QVERIFY(!exportedScene(document, "godot4", pictures).contains("Picture"));
    }

    void tellsOfImagesThatGodotDoesNotFind()
    {
        Document document = golden::fist();
        QCOMPARE(messagesOf(document, pictures).filter(QStringLiteral("Godot finds images")).size(), 0);
        document.sprites[0].image = QStringLiteral("../art/fist.png"); // which may well be in it
        QCOMPARE(messagesOf(document, pictures).filter(QStringLiteral("Godot finds images")).size(), 0);
        document.sprites[0].frames[5].image = QStringLiteral("/tmp/rest.png");
        const QStringList told = messagesOf(document, pictures).filter(QStringLiteral("Godot finds images"));
        QCOMPARE(told.size(), 1);
        QVERIFY(told[0].endsWith(QStringLiteral(": “/tmp/rest.png”")));
    }

    void leavesTheNameOfThePictureToThePicture()
    {
        Document document = golden::fist();
        document.sprites[0].frames[1].points[0].name = QStringLiteral("Picture");
        QVERIFY(nodeNames(exportedScene(document, "godot4")).contains(QStringLiteral("Picture")));
        const QStringList names = nodeNames(exportedScene(document, "godot4", pictures));
        QCOMPARE(names.count(QStringLiteral("Picture")), 1);
        QVERIFY(names.contains(QStringLiteral("Picture_2")));
    }

    void setsAllBackWhereAsked()
    {
        const QByteArray scene = exportedScene(golden::fist(), "godot4", reset);
        const qsizetype begin = scene.indexOf("resource_name = \"RESET\"\nlength = 0.001\n");
        QVERIFY(begin > 0);
        const QByteArray body = scene.mid(begin, scene.indexOf("[sub_resource", begin) - begin);
        QVERIFY(body.contains("NodePath(\"hurt/body:disabled\")\ntracks/0/keys = {\n\"times\": "
                              "PackedFloat32Array(0),\n\"update\": 1,\n\"values\": [false]\n}\n"));
        QVERIFY(body.contains("hit/fist:disabled\")\ntracks/4/keys = {\n\"times\": PackedFloat32Array(0),\n"
                              "\"update\": 1,\n\"values\": [true]\n}\n"));
        QVERIFY(body.contains("muzzle:visible"));
        QVERIFY(!body.contains("method")); // it is played by nobody
        QVERIFY(scene.contains("_data = {\n\"RESET\": SubResource(\"Animation_6\"),\n\"punch\": "));
        QVERIFY(exportedScene(golden::fist(), "godot3", reset).contains("\n\"anims/RESET\" = SubResource(6)\n"));
    }

    void tellsWhichAnimationsAreNamedOtherwise()
    {
        Document document = golden::fist();
        const Tag tag = document.sprites[0].tags[0];
        QList<Tag> &tags = document.sprites[0].tags;
        tags = {tag, tag, tag, tag, tag};
        tags[1].name = QStringLiteral("run:fast");
        tags[2].name = QStringLiteral("run/fast");
        tags[3].name = QStringLiteral("RESET");
        tags[4].from = tags[4].to = 99; // shows nothing
        tags[4].name = QStringLiteral("a/b");
        const QStringList told = messagesOf(document, {}).filter(QStringLiteral("The animation of the tag"));
        QCOMPARE(told.size(), 2);
        QVERIFY(told[0].startsWith(QStringLiteral("The animation of the tag “run:fast” is named “run_fast”: a name")));
        QVERIFY(
            told[1].startsWith(QStringLiteral("The animation of the tag “run/fast” is named “run_fast_2”: a name")));
        QCOMPARE(messagesOf(document, reset).filter(QStringLiteral("The animation of the tag")).size(), 3);
    }

    void leavesTheNameResetToTheReset()
    {
        Document document = golden::fist();
        document.sprites[0].tags[0].name = QStringLiteral("RESET");
        QVERIFY(exportedScene(document, "godot4", reset).contains("resource_name = \"RESET_2\"\nlength = 0.6\n"));
        QCOMPARE(messagesOf(document, reset).filter(QStringLiteral("is named “RESET_2”")).size(), 1);
        QCOMPARE(messagesOf(document, {}).filter(QStringLiteral("is named “RESET_2”")).size(), 0);
    }

    void tellsOfInBetweensThatCannotRun()
    {
        Document document = golden::fist();
        for (Frame &frame : document.sprites[0].frames) {
            for (Shape &shape : frame.shapes) {
                if (auto *circle = std::get_if<geometry::Circle>(&shape.outline))
                    shape.outline = geometry::Capsule{circle->center, {30, 40}, circle->radius};
            }
        }
        const ExportPreview preview = golden::exported(document, "godot4", tween);
        QCOMPARE(preview.files[0].bytes.count("\"foot\" type="), 1);
        QVERIFY(preview.files[0].bytes.contains("hit/foot:rotation") &&
                !preview.files[0].bytes.contains("transitions\": PackedFloat32Array(1, 1, 1"));
        QVERIFY(std::any_of(preview.losses.begin(), preview.losses.end(), [](const Finding &loss) {
            return loss.message.startsWith(QStringLiteral("In-betweens of capsules"));
        }));
    }

    void runsOnlyWhereAShapeIsInBetween()
    {
        const auto transitions = [](const Document &document) {
            const QByteArray scene = exportedScene(document, "godot4", tween);
            const QByteArray track = scene.mid(scene.indexOf("foot:position"), 300);
            return track.mid(track.indexOf("\"transitions\""), 50);
        };
        Document document = golden::fist();
        Sprite &sprite = document.sprites[0];
        sprite.frames[2].shapes.last().between = Between::None;
        QVERIFY(transitions(document).startsWith("\"transitions\": PackedFloat32Array(0, 1, 1, 0)"));
        sprite.tags[0].direction = TagDirection::Reverse;
        QVERIFY(transitions(document).startsWith("\"transitions\": PackedFloat32Array(1, 1, 0, 0)"));
    }

    void runsThroughThePolygonsOfOneCount()
    {
        Document document = golden::fist();
        for (int f = 0; f < document.sprites[0].frames.size(); ++f) {
            Shape &body = document.sprites[0].frames[f].shapes[0];
            body.outline = PolygonOutline{{{10.0 + f, 8}, {26, 10}, {30, 40}}};
            body.between = f % 5 == 0 ? Between::None : Between::EaseIn;
        }
        const QByteArray scene = exportedScene(document, "godot3", tween);
        QCOMPARE(scene.count("type=\"CollisionPolygon2D\""), 1);
        QVERIFY(scene.contains("NodePath(\"hurt/body:polygon\")"));
        // One of another count does not run into them.
        document.sprites[0].frames[5].shapes[0].outline = PolygonOutline{{{10, 8}, {26, 10}, {30, 40}, {9, 30}}};
        const QByteArray steps = exportedScene(document, "godot3", tween);
        QCOMPARE(steps.count("type=\"CollisionPolygon2D\""), 1);
        const QByteArray keys = steps.mid(steps.indexOf("hurt/body:polygon"), 200);
        QVERIFY(!keys.contains("transitions") && keys.contains("\"update\": 1"));
    }

    void spellsEachVersionItsOwnWay()
    {
        const QByteArray three = exportedScene(golden::lopsided(), "godot3");
        const QByteArray four = exportedScene(golden::lopsided(), "godot4");
        QVERIFY(three.startsWith("[gd_scene load_steps=9 format=2]\n"));
        QVERIFY(four.startsWith("[gd_scene load_steps=10 format=3]\n"));
        QVERIFY(three.contains("PoolVector2Array(") && !three.contains("Packed"));
        QVERIFY(four.contains("PackedVector2Array(") && !four.contains("Pool"));
        QVERIFY(three.contains("extents = Vector2(15, 5.5)"));
        QVERIFY(four.contains("size = Vector2(30, 11)"));
        // 30 pixels from end to end, and two caps of 4.
        QVERIFY(three.contains("radius = 4\nheight = 30\n"));
        QVERIFY(four.contains("radius = 4\nheight = 38\n"));
        QVERIFY(three.contains("loop = true") && four.contains("loop_mode = 1"));
    }

    void countsFromThePivotWithYDown()
    {
        const QByteArray scene = exportedScene(golden::lopsided(), "godot4");
        QVERIFY(scene.contains("polygon = PackedVector2Array(-16, -26, 20, -22, 24, 10, 4, -14, -12, 14)\n"));
        QVERIFY(scene.contains("[node name=\"stand_head\" type=\"CollisionShape2D\" parent=\"hurt\"]\nposition = "
                               "Vector2(32, -17.5)\n"));
    }

    void givesEveryCategoryAnAreaWithItsBitsAndMask()
    {
        const QByteArray scene = exportedScene(golden::lopsided(), "godot4");
        QVERIFY(scene.contains(
            "[node name=\"hurt\" type=\"Area2D\" parent=\".\"]\ncollision_layer = 1\ncollision_mask = 0\n"));
        QVERIFY(scene.contains(
            "[node name=\"hit\" type=\"Area2D\" parent=\".\"]\ncollision_layer = 2\ncollision_mask = 5\n"));
        QVERIFY(scene.contains(
            "[node name=\"wall\" type=\"Area2D\" parent=\".\"]\ncollision_layer = 4\ncollision_mask = 4\n"));
    }

    void holdsTheFullThirtyTwoBits()
    {
        Document document = golden::lopsided();
        document.categories[0].bits = 0xffffffff;
        QVERIFY(exportedScene(document, "godot3").contains("collision_layer = 4294967295\n"));
    }

    void enablesOnlyTheShapesOfTheFirstFrame()
    {
        const QList<QByteArray> blocks = exportedScene(golden::lopsided(), "godot4").split('[');
        int enabled = 0;
        int disabled = 0;
        for (const QByteArray &block : blocks) {
            if (!block.startsWith("node name=\"stand_") && !block.startsWith("node name=\"strike_"))
                continue;
            const bool isFirst = block.startsWith("node name=\"stand_");
            QCOMPARE(block.contains("disabled = true"), !isFirst);
            (isFirst ? enabled : disabled) += 1;
        }
        QCOMPARE(enabled, 4);
        QCOMPARE(disabled, 4);
    }

    void keepsNodeNamesUniqueAndAllowed()
    {
        const QStringList names{QStringLiteral("a.b"),        QStringLiteral("a:b"),
                                QStringLiteral("a_b"),        QStringLiteral("a/b@c\"d%"),
                                QStringLiteral("back\\"),     QStringLiteral("line\nline"),
                                QStringLiteral("\U0001f680"), QString(),
                                QStringLiteral("a.b")};
        const ExportPreview preview = golden::exported(withShapeNames(names), "godot3");
        const QStringList nodes = nodeNames(preview.files[0].bytes);
        const QSet<QString> different(nodes.begin(), nodes.end());
        QCOMPARE(different.size(), nodes.size());
        for (const char *expected : {"stand_a_b", "stand_a_b_2", "stand_a_b_3", "stand_a_b_c_d_", "stand_back\\\\",
                                     "stand_line_line", "stand_\U0001f680", "stand_", "stand_a_b_4"})
            QVERIFY2(nodes.contains(QString::fromUtf8(expected)), expected);
        int renamed = 0;
        for (const Finding &loss : preview.losses)
            renamed += loss.severity == Severity::Info && loss.frame == FrameRef{0, 0};
        QCOMPARE(renamed, 6);
    }

    void leavesTheNameOfThePlayerToThePlayer()
    {
        Document document = golden::lopsided();
        document.categories[0].name = QStringLiteral("AnimationPlayer");
        for (Frame &frame : document.sprites[0].frames) {
            for (Shape &shape : frame.shapes)
                shape.category = QStringLiteral("AnimationPlayer");
        }
        const QStringList nodes = nodeNames(exportedScene(document, "godot4"));
        QCOMPARE(nodes.count(QStringLiteral("AnimationPlayer")), 1);
        QCOMPARE(nodes.count(QStringLiteral("AnimationPlayer_2")), 1);
    }

    void propertiesAreMetadataOfTheNodes()
    {
        Document document = golden::lopsided();
        document.sprites[0].properties = {{QStringLiteral("owner"), QStringLiteral("me")}};
        document.sprites[0].frames[1].properties = {{QStringLiteral("step"), 3.0}};
        document.sprites[0].frames[0].shapes[0].properties = {{QStringLiteral("damage"), 40.0}};
        const ExportPreview four = golden::exported(document, "godot4");
        QCOMPARE(four.losses.size(), 0);
        QVERIFY(
            four.files[0].bytes.contains("type=\"Node2D\"]\nmetadata/frame_properties = {\n\"strike\": {\n\"step\": "
                                         "3\n}\n}\nmetadata/owner = \"me\"\n\n"));
        QVERIFY(four.files[0].bytes.contains("\nmetadata/damage = 40\n"));
        const ExportPreview three = golden::exported(document, "godot3");
        QCOMPARE(three.losses.size(), 0);
        QVERIFY(three.files[0].bytes.contains("\n__meta__ = {\n\"damage\": 40\n}\n"));
    }

    void tellsOfPropertiesThatGodotTakesOtherwise()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].shapes[0].properties = {{QStringLiteral("a b"), 1.0},
                                                              {QStringLiteral("none"), JsonText{"null"}}};
        document.properties = {{QStringLiteral("engine"), true}};
        QStringList told;
        for (const Finding &loss : golden::exported(document, "godot4").losses)
            told.append(loss.message);
        told.sort();
        QCOMPARE(told,
                 (QStringList{QStringLiteral("Properties are left out, since Godot keeps none that are null: “none”"),
                              QStringLiteral("Properties are left out: “engine”"),
                              QStringLiteral("Properties get other names, for Godot’s differ from each other and have "
                                             "letters, digits and _ alone: “a b” as “a_b”")}));
        QCOMPARE(golden::exported(document, "godot3").losses.size(), 1);
    }

    void refusesMoreTracksThanGodotCanBeGiven()
    {
        Document document = golden::lopsided();
        Frame &frame = document.sprites[0].frames[0];
        frame.shapes = QList<Shape>(5'000, frame.shapes[2]);
        document.sprites[0].tags = QList<Tag>(201, document.sprites[0].tags[0]);
        QCOMPARE(exportedScene(document, "godot4"),
                 QByteArray("the animations would have 1005804 tracks, one for each tag and shape, and at most 1000000 "
                            "are written; cut the sprite into several, or take tags out, sprite “lopsided”"));
    }

    void refusesToSayTooOftenWhatIsInBetween()
    {
        Document document = golden::fist();
        Sprite &sprite = document.sprites[0];
        Shape between = sprite.frames[0].shapes[0];
        between.between = Between::Linear;
        while (sprite.frames.size() < 11'000)
            sprite.frames.append(Frame{.name = QString::number(sprite.frames.size())});
        for (int track = 0; track < 1'000; ++track) {
            between.track = {10'000 + track};
            sprite.frames[1].shapes.append(between);
        }
        const ExportOptions running{.values = {{QString::fromLatin1(godotTweenOption), QStringLiteral("yes")}}};
        const QByteArray refusal = golden::exported(document, "godot4", running).files.first().bytes;
        QVERIFY2(refusal.startsWith("the animations would say more than 10000000 times"), refusal.left(200));
        QVERIFY(!exportedScene(document, "godot4").startsWith("the animations would say"));
    }

    void escapesStrings()
    {
        QCOMPARE(godotString(QStringLiteral("a\"b\\c")), QByteArray("\"a\\\"b\\\\c\""));
        QCOMPARE(godotNodeName(QString()), QStringLiteral("_"));
        QCOMPARE(godotAnimationName(QStringLiteral("a/b:c,d[e.f")), QStringLiteral("a_b_c_d_e.f"));
    }
};

HITBOX_CORE_TEST(GodotExporterTest)
#include "godot_exporter_test.moc"
