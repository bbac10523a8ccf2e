#include "document/names.h"
#include "document/renewed.h"
#include "formats/importers/import_bench.h"
#include "rooted.h"
#include "test_class.h"

using namespace hitbox;
using namespace hitbox::importing;

namespace {

QByteArray sceneText(const char *name)
{
    QFile file(QStringLiteral(HITBOX_TEST_DIR "/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QByteArray scene = sceneText("hero.tscn");
const QByteArray godotSheet = sceneText("sheet.tscn");

QStringList namesIn(const Sprite &sprite)
{
    QStringList names;
    for (const Frame &frame : sprite.frames)
        names.append(frame.name);
    return names;
}

} // namespace

class GodotImporterTest : public QObject
{
    Q_OBJECT

private slots:
    void shapesAreSeenFromTheRoot()
    {
        QCOMPARE(importerOf(scene), QStringLiteral("godot"));
        const Result<Imported> result = imported(scene, rooted("/game/hero.tscn"));
        QVERIFY2(result, qPrintable(whyNot(result)));
        const Sprite &sprite = result->sprites[0].sprite;
        QCOMPARE(sprite.name, QStringLiteral("Hero"));
        QCOMPARE(sprite.image, rooted("/game/hero.png"));
        const Frame &frame = sprite.frames[0];
        QCOMPARE(frame.shapes.size(), 3);
        const geometry::Point pivot = frame.pivot;
        QCOMPARE(pivot, (geometry::Point{22, 24}));
        QCOMPARE(std::get<PolygonOutline>(frame.shapes[0].outline).points.first(), (geometry::Point{-22, -24} + pivot));
        QCOMPARE(std::get<geometry::Circle>(frame.shapes[1].outline),
                 (geometry::Circle{pivot + geometry::Point{0, -10}, 12}));
        QCOMPARE(std::get<geometry::Capsule>(frame.shapes[2].outline),
                 (geometry::Capsule{pivot + geometry::Point{6, 0}, pivot + geometry::Point{-6, 0}, 4}));
        QCOMPARE(frame.shapes[0].category, QStringLiteral("Hurt"));
        QCOMPARE(result->categories[1].hits, QStringList{"Hurt"});
        QVERIFY(notesOf(*result).contains("in another file"));
        QVERIFY(notesOf(*result).contains("another scene"));
    }

    void theMaskMayMeanAnotherScene()
    {
        const Result<Imported> result =
            imported(QByteArray(scene).replace("collision_mask = 2", "collision_mask = 64"));
        QVERIFY2(result, qPrintable(whyNot(result)));
        QCOMPARE(result->categories[0].hits, QStringList{"bits 64"});
        QCOMPARE(result->categories.constLast().bits, 64U);
    }

    void shapesWhoseParentIsNotThereAreLeftOut()
    {
        const Result<Imported> result = imported(QByteArray(scene).replace("parent=\"Hurt\"", "parent=\"Hurts/Box\""));
        QVERIFY2(result, qPrintable(whyNot(result)));
        QCOMPARE(result->sprites[0].sprite.frames[0].shapes.size(), 2);
        QVERIFY(result->notes.list().contains(
            {QStringLiteral("Body"), QStringLiteral("it is left out: its parent “Hurts/Box” is not in the file")}));
        const QByteArray lost = "[gd_scene format=3]\n[node name=\"Hero\"]\n"
                                "[node name=\"Box\" type=\"CollisionPolygon2D\" parent=\"Area\"]\n"
                                "polygon = [0, 0, 1, 0, 1, 1]\n";
        QVERIFY2(refusal(lost).contains("the node “Box” is left out: its parent “Area” is not in the file, line 3"),
                 qPrintable(refusal(lost)));
    }

    void aShapeThatStopsFromOneSideAloneIsTold()
    {
        const QByteArray oneWay = QByteArray(scene).replace("shape = ", "one_way_collision = true\nshape = ");
        QVERIFY(notesOf(*imported(oneWay)).contains("from one side alone is left out"));
        QVERIFY(!notesOf(*imported(scene)).contains("from one side alone"));
    }

    void aSizeThatGodot3PassesOverIsTold()
    {
        const QByteArray box = "[gd_scene format=2]\n[sub_resource type=\"RectangleShape2D\" id=1]\n"
                               "size = Vector2( 4, 6 )\n[node name=\"Hero\"]\n"
                               "[node name=\"Box\" type=\"CollisionShape2D\" parent=\".\"]\nshape = SubResource( 1 )\n";
        const Result<Imported> result = imported(box);
        QVERIFY2(result, qPrintable(whyNot(result)));
        QVERIFY2(notesOf(*result).contains("its “size” is left out"), qPrintable(notesOf(*result)));
        QVERIFY(!notesOf(*imported(QByteArray(box).replace("format=2", "format=3"))).contains("size” is left out"));
    }

    void aShapeThatIsDisabledForGoodIsTold()
    {
        const QByteArray disabled =
            QByteArray(scene).replace("[node name=\"Head\" type=\"CollisionShape2D\" parent=\"Strike\"]\n",
                                      "[node name=\"Head\" type=\"CollisionShape2D\" parent=\"Strike\"]\n"
                                      "disabled = true\n");
        QVERIFY(imported(disabled)->notes.list().contains(
            {QStringLiteral("Head"), QStringLiteral("it is disabled in the scene; here it is a shape as others are")}));
        QVERIFY(!notesOf(*imported(scene)).contains("disabled"));
    }

    void otherPicturesThanTheFirstAreTold()
    {
        const QByteArray other = "\n[node name=\"Hat\" type=\"Sprite2D\" parent=\".\"]\n"
                                 "texture = ExtResource(\"1_x\")\n"
                                 "\n[node name=\"Glow\" type=\"AnimatedSprite2D\" parent=\".\"]\n";
        const QString told = QStringLiteral("it is left out: of several pictures, that of “Picture” is looked at");
        const Result<Imported> result = imported(scene + other);
        QVERIFY(result->notes.list().contains({QStringLiteral("Hat"), told}));
        QVERIFY(result->notes.list().contains({QStringLiteral("Glow"), told}));
        QVERIFY(!notesOf(*imported(scene)).contains("several pictures"));
    }

    void anAnimationThatShowsNothingIsTold()
    {
        const QByteArray shade =
            QByteArray(godotSheet)
                .replace("tracks/0/path = NodePath(\"Picture:frame\")", "tracks/0/path = NodePath(\"Light:color\")");
        const Result<Imported> result = imported(shade);
        QVERIFY2(
            result->notes.list().contains({QStringLiteral("animation “walk”"),
                                           QStringLiteral("it is left out: it changes nothing of what frames show")}),
            qPrintable(notesOf(*result)));
    }

    void aTagOfFramesWithoutShapesComesBack()
    {
        Document document = golden::fist();
        Sprite &sprite = document.sprites[0];
        sprite.frames.append(renewed(sprite.frames.constFirst()));
        sprite.frames.last().name = QStringLiteral("away");
        sprite.frames.last().shapes.clear();
        sprite.frames.last().points.clear();
        sprite.frames.last().events.clear();
        sprite.tags.append({QStringLiteral("gone"), int(sprite.frames.size()) - 1, int(sprite.frames.size()) - 1});
        const OutputFile file = golden::exported(document, "godot4").files[0];
        const Result<Imported> back = imported(file.bytes, rooted("/game/fist.tscn"));
        QVERIFY2(back, qPrintable(whyNot(back)));
        QCOMPARE(namesOf(back->sprites[0].sprite.tags), namesOf(sprite.tags));
    }

    void aPictureBesideTheFileIsTheFrame()
    {
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 80}));
        const Result<Imported> result = imported(scene, folder.filePath("hero.tscn"));
        QVERIFY(result);
        QCOMPARE(result->sprites[0].sprite.frames[0].size, QSize(64, 80));
        QCOMPARE(result->sprites[0].sprite.frames[0].pivot, (geometry::Point{32, 48}));
    }

    void aPictureThatIsDrawnOtherwiseThanItIsStoredIsNoFrame_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("told");
        const QString turned = QStringLiteral("turned, scaled or mirrored");
        QTest::newRow("turned") << QByteArray("rotation = 0.5") << turned;
        QTest::newRow("scaled") << QByteArray("scale = Vector2(2, 2)") << turned;
        QTest::newRow("mirrored") << QByteArray("flip_h = true") << turned;
        QTest::newRow("cells") << QByteArray("hframes = 5") << QStringLiteral("no whole pixels");
        QTest::newRow("region") << QByteArray("region_enabled = true") << QStringLiteral("a part of its image");
    }

    void aPictureThatIsDrawnOtherwiseThanItIsStoredIsNoFrame()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, told);
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 80}));
        const Result<Imported> result =
            imported(QByteArray(scene).replace("texture = ", line + "\ntexture = "), folder.filePath("hero.tscn"));
        QVERIFY(result);
        QVERIFY2(notesOf(*result).contains(told), qPrintable(notesOf(*result)));
        QCOMPARE(result->sprites[0].sprite.frames[0].pivot, (geometry::Point{22, 24}));
        QCOMPARE(result->sprites[0].sprite.image, folder.filePath("hero.png"));
    }

    void theCellsOfOurOwnPicturesComeBack_data()
    {
        QTest::addColumn<QString>("format");
        QTest::newRow("3") << QStringLiteral("godot3");
        QTest::newRow("4") << QStringLiteral("godot4");
    }
    void theCellsOfOurOwnPicturesComeBack()
    {
        QFETCH(QString, format);
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {96, 64}) && writeImage(folder.filePath("own.png"), {40, 40}));
        Document document = golden::lopsided();
        Sprite &sprite = document.sprites[0];
        document.stages.clear();
        sprite.image = QStringLiteral("hero.png");
        const Shape shape = sprite.frames[0].shapes[0];
        sprite.frames.clear();
        sprite.tags = {Tag{.name = QStringLiteral("walk"), .from = 0, .to = 2}};
        const QList<QRect> rects{{0, 0, 32, 64}, {40, 8, 30, 50}, {4, 4, 20, 30}};
        for (int i = 0; i < rects.size(); ++i) {
            Frame frame;
            frame.name = QStringLiteral("walk_%1").arg(i);
            frame.rect = rects[i];
            frame.size = rects[i].size();
            frame.pivot = {16.0 - i, 60.0 - 2 * i};
            frame.shapes = {shape};
            frame.shapes[0].id = ShapeId{i + 1};
            sprite.frames.append(frame);
        }
        sprite.frames[2].image = QStringLiteral("own.png");
        ExportOptions options{{{QStringLiteral("pictures"), QStringLiteral("yes")}}, {}, {}};
        const OutputFile file = golden::exported(document, qPrintable(format), options).files[0];
        const Result<Imported> result = imported(file.bytes, folder.filePath(file.name));
        QVERIFY2(result, qPrintable(whyNot(result)));
        QCOMPARE(notesOf(*result), QString());
        const QList<Frame> &frames = result->sprites[0].sprite.frames;
        QCOMPARE(namesIn(result->sprites[0].sprite), (QStringList{"walk_0", "walk_1", "walk_2"}));
        for (int i = 0; i < rects.size(); ++i) {
            QCOMPARE(frames[i].rect, rects[i]);
            QCOMPARE(frames[i].size, rects[i].size());
            QCOMPARE(frames[i].pivot, sprite.frames[i].pivot);
            QCOMPARE(frames[i].shapes[0].outline, shape.outline);
        }
        QCOMPARE(frames[1].image, QString());
        QCOMPARE(frames[2].image, folder.filePath("own.png"));
        QVERIFY(!result->sprites[0].stated.testFlag(Stated::Layout));
    }

    void ourOwnInBetweensComeBack_data()
    {
        QTest::addColumn<QString>("format");
        QTest::newRow("3") << QStringLiteral("godot3");
        QTest::newRow("4") << QStringLiteral("godot4");
    }
    void ourOwnInBetweensComeBack()
    {
        QFETCH(QString, format);
        Document document = golden::fist();
        for (Frame &frame : document.sprites[0].frames) {
            for (Shape &shape : frame.shapes)
                shape.properties.clear();
        }
        document.categories.clear();
        const ExportOptions options{{{QStringLiteral("tween"), QStringLiteral("yes")}}, {}, {}};
        const OutputFile file = golden::exported(document, qPrintable(format), options).files[0];
        QVERIFY(file.bytes.contains("\"between\""));
        const Result<Imported> result = imported(file.bytes, rooted("/game/") + file.name);
        QVERIFY2(result, qPrintable(whyNot(result)));
        QVERIFY2(!notesOf(*result).contains(QStringLiteral("left out")), qPrintable(notesOf(*result)));
        const Document back = withImported(emptyProject(), *result, rooted("/game")).document;
        QVERIFY(checkProject(back));
        const QList<Frame> &wanted = document.sprites[0].frames;
        const QList<Frame> &found = back.sprites[0].frames;
        QCOMPARE(namesIn(back.sprites[0]), namesIn(document.sprites[0]));
        QSet<int> tracks;
        int inBetweens = 0;
        for (int f = 0; f < wanted.size(); ++f) {
            QCOMPARE(namesOf(found[f].shapes), namesOf(wanted[f].shapes));
            for (const Shape &shape : wanted[f].shapes) {
                const auto same = std::find_if(found[f].shapes.begin(), found[f].shapes.end(),
                                               [&](const Shape &other) { return other.name == shape.name; });
                QCOMPARE(same->between, shape.between);
                QCOMPARE(moved(same->outline, wanted[f].pivot - found[f].pivot), shape.outline);
                inBetweens += shape.between == Between::None ? 0 : 1;
                if (same->track)
                    tracks.insert(same->track.value);
            }
        }
        QCOMPARE(inBetweens, 2);
        QCOMPARE(tracks.size(), 1);
    }

    void ourOwnTracksComeBackInSteps_data() { ourOwnInBetweensComeBack_data(); }
    void ourOwnTracksComeBackInSteps()
    {
        QFETCH(QString, format);
        Document document = golden::fist();
        QList<Frame> &frames = document.sprites[0].frames;
        for (int f = 0; f < frames.size(); ++f) {
            QList<geometry::Point> points{{10.25 + f, 8}, {26, 10}, {30, 40}};
            if (f % 2 == 1)
                points.append({9, 30});
            frames[f].shapes[0].outline = PolygonOutline{points};
        }
        frames[3].shapes[2].outline = geometry::Box{{8, 8}, {30, 40}};
        const OutputFile file = golden::exported(document, qPrintable(format)).files[0];
        const Result<Imported> result = imported(file.bytes, rooted("/game/") + file.name);
        QVERIFY2(result, qPrintable(whyNot(result)));
        QVERIFY2(!notesOf(*result).contains(QStringLiteral("left out")), qPrintable(notesOf(*result)));
        const Document back = withImported(emptyProject(), *result, rooted("/game")).document;
        QVERIFY(checkProject(back));
        const QList<Frame> &found = back.sprites[0].frames;
        QCOMPARE(namesIn(back.sprites[0]), namesIn(document.sprites[0]));
        QHash<QString, QSet<int>> tracks;
        for (int f = 0; f < frames.size(); ++f) {
            QCOMPARE(found[f].shapes.size(), frames[f].shapes.size());
            for (const Shape &shape : std::as_const(frames[f].shapes)) {
                const auto same = std::find_if(found[f].shapes.begin(), found[f].shapes.end(),
                                               [&](const Shape &other) { return other.name == shape.name; });
                QVERIFY2(same != found[f].shapes.end(), qPrintable(shape.name));
                QCOMPARE(moved(same->outline, frames[f].pivot - found[f].pivot), shape.outline);
                tracks[shape.name].insert(same->track.value);
            }
        }
        for (const char *name : {"body", "foot"})
            QCOMPARE(tracks.value(QLatin1String(name)).size(), 1);
        QVERIFY(!tracks.value(QStringLiteral("foot")).contains(0));
    }

    void aNoteOfInBetweensThatLiesIsSurvived()
    {
        const ExportOptions options{{{QStringLiteral("tween"), QStringLiteral("yes")}}, {}, {}};
        const QByteArray bytes = golden::exported(golden::fist(), "godot4", options).files[0].bytes;
        const qsizetype words = bytes.indexOf("[\"", bytes.indexOf("\"between\""));
        QVERIFY(words > 0);
        for (const char *lie : {"[]", "7", "[\"linear\"]", "[1, 2, 3, 4, 5, 6]", "{\"a\": 1}"}) {
            QByteArray other = bytes;
            other.replace(words, other.indexOf(']', words) + 1 - words, lie);
            const Result<Imported> result = imported(other, rooted("/game/fist.tscn"));
            QVERIFY2(result, lie);
            QVERIFY2(checkProject(withImported(emptyProject(), *result, rooted("/game")).document), lie);
        }
    }

    void aPictureBelowAMovedNodeMovesWithIt()
    {
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 80}));
        const QByteArray deeper =
            QByteArray(scene).replace("[node name=\"Picture\" type=\"Sprite2D\" parent=\".\"]",
                                      "[node name=\"Body\" type=\"Node2D\" parent=\".\"]\nposition = Vector2(4, 1)\n"
                                      "[node name=\"Picture\" type=\"Sprite2D\" parent=\"Body\"]");
        QVERIFY(deeper != scene);
        const Result<Imported> result = imported(deeper, folder.filePath("hero.tscn"));
        QVERIFY(result);
        QCOMPARE(result->sprites[0].sprite.frames[0].pivot, (geometry::Point{28, 47}));
    }

    void cellsOfAPictureAreFramesAndItsTracksTags()
    {
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 80}));
        const Result<Imported> result = imported(godotSheet, folder.filePath("hero.tscn"));
        QVERIFY2(result, qPrintable(whyNot(result)));
        QCOMPARE(notesOf(*result),
                 QStringLiteral("no animation shows the frames “Hero_3”, “Hero_6”, “Hero_7”: they are "
                                "made of the cells and shapes that are left"));
        const ImportedSprite &item = result->sprites[0];
        QCOMPARE(namesIn(item.sprite),
                 (QStringList{"Hero_0", "Hero_1", "Hero_2", "Hero_3", "Hero_4", "Hero_5", "Hero_6", "Hero_7"}));
        QCOMPARE(item.sprite.tags, (QList<Tag>{{"strike", 4, 5, TagDirection::Forward, {}, 1},
                                               {"walk", 0, 2, TagDirection::PingPong, {}}}));
        QVERIFY(item.stated.testFlag(Stated::Layout) && item.stated.testFlag(Stated::Durations));
        QVERIFY(item.statedOf(5).testFlag(Stated::Durations));
        QVERIFY(!item.statedOf(3).testFlag(Stated::Durations) && item.statedOf(3).testFlag(Stated::Layout));
        const Frame &hit = item.sprite.frames[5];
        QCOMPARE(hit.rect, QRect(16, 40, 16, 40));
        QCOMPARE(hit.size, QSize(16, 40));
        QCOMPARE(hit.pivot, (geometry::Point{8, 40}));
        QCOMPARE(hit.duration, 100.0);
        QCOMPARE(hit.shapes.size(), 2);
        QCOMPARE(std::get<geometry::Box>(hit.shapes[0].outline), (geometry::Box{{4, 20}, {12, 40}}));
        QCOMPARE(std::get<geometry::Circle>(hit.shapes[1].outline), (geometry::Circle{{14, 26}, 2}));
        for (const int frame : {0, 4, 7})
            QCOMPARE(item.sprite.frames[frame].shapes.size(), 1);
    }

    void cellsWithoutAnimationsAreFramesInTheirOrder()
    {
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 80}));
        const QByteArray still = QByteArray(godotSheet)
                                     .replace("type=\"AnimationPlayer\"", "type=\"Node\"")
                                     .replace("vframes = 2", "frame = 2");
        const Result<Imported> result = imported(still, folder.filePath("hero.tscn"));
        QVERIFY2(result, qPrintable(whyNot(result)));
        const Sprite &sprite = result->sprites[0].sprite;
        QCOMPARE(namesIn(sprite), (QStringList{"Hero_0", "Hero_1", "Hero_2", "Hero_3"}));
        QCOMPARE(sprite.frames[1].shapes.size(), 1);
        QCOMPARE(sprite.frames[2].shapes.size(), 2); // what is off belongs to the cell that the scene shows
    }

    void aShapeThatNoCellShowsHasAFrameOfItsOwn()
    {
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 80}));
        const QByteArray covered = QByteArray(godotSheet)
                                       .replace("vframes = 2\n", "")
                                       .replace("\ndisabled = true", "")
                                       .replace("[0, 1, 2, 1]", "[0, 1, 2, 3]")
                                       .replace("[4, 5]", "[0, 3]")
                                       .replace("[true, false]", "[true, true]");
        const QByteArray off = "tracks/1/path = NodePath(\"Hit/Fist:disabled\")\n"
                               "tracks/1/keys = {\"times\": [0], \"values\": [true]}\n";
        const Result<Imported> result = imported(
            QByteArray(covered).replace("loop_mode = 1\n", "loop_mode = 1\n" + off), folder.filePath("hero.tscn"));
        QVERIFY2(result, qPrintable(whyNot(result)));
        int fists = 0;
        for (const Frame &frame : result->sprites[0].sprite.frames)
            fists += namesOf(frame.shapes).contains(QStringLiteral("Fist")) ? 1 : 0;
        QCOMPARE(fists, 1);
    }

    void cellsOfAPictureThatIsNotThereAreTold()
    {
        const Result<Imported> result = imported(godotSheet, rooted("/game/hero.tscn"));
        QVERIFY2(result, qPrintable(whyNot(result)));
        for (const char *animation : {"animation “strike”", "animation “walk”"})
            QVERIFY2(
                result->notes.list().contains(
                    {QString(animation),
                     QStringLiteral(
                         "it also changes “frame” of “Picture”, which is left out: that stays as the scene has it")}),
                animation);
    }

    void cellsThatGlideAreTold()
    {
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 80}));
        const Result<Imported> result =
            imported(QByteArray(godotSheet).replace("\"update\": 1", "\"update\": 0"), folder.filePath("hero.tscn"));
        QVERIFY(result);
        QCOMPARE(notesOf(*result).count("between its keys"), 2);
    }

    void ourOwnScenesKeepFramesTagsAndNames_data()
    {
        QTest::addColumn<QString>("format");
        QTest::newRow("3") << QStringLiteral("godot3");
        QTest::newRow("4") << QStringLiteral("godot4");
    }

    void ourOwnScenesKeepFramesTagsAndNames()
    {
        QFETCH(QString, format);
        const Result<Imported> own = ownExport(format.toLatin1().constData());
        QVERIFY2(own, qPrintable(whyNot(own)));
        const Sprite &sprite = own->sprites[0].sprite;
        const Sprite before = golden::lopsided().sprites[0];
        QCOMPARE(sprite.frames.size(), before.frames.size());
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(sprite.frames[i].duration, before.frames[i].duration);
            QCOMPARE(sprite.frames[i].shapes.size(), before.frames[i].shapes.size());
        }
        QCOMPARE(sprite.frames[0].name, QStringLiteral("stand"));
        QCOMPARE(sprite.frames[1].shapes[0].name, QStringLiteral("notched"));
        QCOMPARE(sprite.tags.size(), 2);
        QCOMPARE(sprite.tags[1].direction, TagDirection::PingPong);
        QCOMPARE(own->categories.size(), 3);
    }

    void framesKeepTheirNamesWhateverIsInThem_data() { ourOwnScenesKeepFramesTagsAndNames_data(); }
    void framesKeepTheirNamesWhateverIsInThem()
    {
        QFETCH(const QString, format);
        Document document = golden::lopsided();
        document.sprites[0].frames[0].shapes[0].name = QStringLiteral("left_arm"); // "stand_left" is no frame
        document.sprites[0].frames[1].shapes[0].name = QStringLiteral("strike_arm");
        const OutputFile file = golden::exported(document, qPrintable(format)).files[0];
        const Result<Imported> back = imported(file.bytes, rooted("/game/lopsided.tscn"));
        QVERIFY2(back, qPrintable(whyNot(back)));
        const Sprite &sprite = back->sprites[0].sprite;
        QCOMPARE(namesIn(sprite), (QStringList{"stand", "strike", "rest"})); // of which the last has no shapes
        QVERIFY(namesOf(sprite.frames[0].shapes).contains(QStringLiteral("left_arm")));
        QVERIFY(namesOf(sprite.frames[1].shapes).contains(QStringLiteral("strike_arm")));
    }

    void pointsEventsAndRepeatsComeBack_data() { ourOwnScenesKeepFramesTagsAndNames_data(); }
    void pointsEventsAndRepeatsComeBack()
    {
        QFETCH(QString, format);
        const Document document = golden::fist();
        const OutputFile file = golden::exported(document, qPrintable(format)).files[0];
        const Result<Imported> back = imported(file.bytes, rooted("/game/fist.tscn"));
        QVERIFY2(back, qPrintable(whyNot(back)));
        const Sprite &sprite = back->sprites[0].sprite;
        const QList<Frame> &drawn = document.sprites[0].frames;
        QCOMPARE(sprite.tags.size(), 1);
        QCOMPARE(sprite.tags[0].repeat, 1);
        QCOMPARE(sprite.frames.size(), drawn.size());
        for (int f = 0; f < drawn.size(); ++f) {
            const Frame &frame = sprite.frames[f];
            QCOMPARE(frame.points.size(), drawn[f].points.size());
            for (int i = 0; i < frame.points.size(); ++i) {
                QCOMPARE(frame.points[i].name, drawn[f].points[i].name);
                QCOMPARE(frame.points[i].at - frame.pivot, drawn[f].points[i].at - drawn[f].pivot);
                QCOMPARE(frame.points[i].angle, drawn[f].points[i].angle);
            }
            QCOMPARE(frame.events, drawn[f].events);
        }
        QVERIFY2(!notesOf(*back).contains("left out"), qPrintable(notesOf(*back)));
    }

    void whatTheSceneDoesNotSayOfFramesInNoTagIsTold()
    {
        Document document = golden::fist();
        Sprite &sprite = document.sprites[0];
        sprite.tags = {{QStringLiteral("first"), 0, 0}};
        const QStringList names = namesIn(sprite);
        const OutputFile file = golden::exported(document, "godot4", {{{"pictures", "yes"}}}).files[0];
        const Result<Imported> back = imported(file.bytes, rooted("/game/fist.tscn"));
        QVERIFY2(back, qPrintable(whyNot(back)));
        QVERIFY2(notesOf(*back).contains("neither which part of the image they show"), qPrintable(notesOf(*back)));
        sprite.tags = {{QStringLiteral("all"), 0, int(names.size()) - 1}};
        const OutputFile whole = golden::exported(document, "godot4", {{{"pictures", "yes"}}}).files[0];
        QVERIFY(!notesOf(*imported(whole.bytes, rooted("/game/fist.tscn"))).contains("neither which part"));
    }

    void aWholePictureIsKnownOfFramesInNoTag()
    {
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 80}));
        const QByteArray played =
            QByteArray(scene)
                .replace(
                    "[node name=\"Hero\" type=\"Node2D\"]",
                    "[sub_resource type=\"Animation\" id=\"a\"]\ntracks/0/path = NodePath(\"Hurt/Body:disabled\")\n"
                    "tracks/0/keys = {\"times\": [0], \"values\": [true]}\n"
                    "[node name=\"Hero\" type=\"Node2D\"]")
                .append("\n[node name=\"Player\" type=\"AnimationPlayer\" parent=\".\"]\n"
                        "anims/walk = SubResource(\"a\")\n");
        const QString whole = notesOf(*imported(played, folder.filePath("hero.tscn")));
        QVERIFY2(whole.contains("the scene says neither how long they last nor their points"), qPrintable(whole));
        const QString gone = notesOf(*imported(played, rooted("/game/hero.tscn")));
        QVERIFY2(gone.contains("neither which part of the image they show"), qPrintable(gone));
    }

    void aSceneComesBackIntoItsOwnProject_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("option");
        for (const char *format : {"godot3", "godot4"}) {
            for (const char *option : {"loop", "tween", "pictures"})
                QTest::addRow("%s %s", format, option) << format << option;
        }
    }
    void aSceneComesBackIntoItsOwnProject()
    {
        QFETCH(const QString, format);
        QFETCH(const QString, option);
        Document document = golden::fist();
        Sprite &sprite = document.sprites[0];
        sprite.image = QStringLiteral("fist.png");
        sprite.frames.append(renewed(sprite.frames.constFirst())); // after which all are named otherwise
        for (int f = 0; f < sprite.frames.size(); ++f)
            sprite.frames[f].name = QStringLiteral("a blow: %1").arg(f);
        sprite.frames.last().shapes.clear();
        const ExportOptions options{{{option, QStringLiteral("yes")}}};
        const OutputFile file = golden::exported(document, qPrintable(format), options).files[0];
        const Result<Imported> back = imported(file.bytes, rooted("/game/fist.tscn"));
        QVERIFY2(back, qPrintable(whyNot(back)));
        const ImportResult result = withImported(document, *back, rooted("/game"));
        QCOMPARE(namesIn(result.document.sprites.at(0)), namesIn(sprite));
        QCOMPARE(result.document.sprites.size(), document.sprites.size());
        QCOMPARE(result.document.sprites.at(0).frames, sprite.frames);
        QCOMPARE(result.document.sprites.at(0).tags, sprite.tags);
    }

    void tagsOfOurOwnScenesComeBack_data()
    {
        QTest::addColumn<QString>("pictures");
        QTest::addColumn<TagDirection>("direction");
        for (const char *pictures : {"yes", "no"}) {
            QTest::addRow("pictures %s, reverse", pictures) << pictures << TagDirection::Reverse;
            QTest::addRow("pictures %s, ping-pong", pictures) << pictures << TagDirection::PingPong;
            QTest::addRow("pictures %s, from the end", pictures) << pictures << TagDirection::PingPongReverse;
        }
    }
    void tagsOfOurOwnScenesComeBack()
    {
        QFETCH(const QString, pictures);
        QFETCH(const TagDirection, direction);
        Document document = golden::lopsided();
        document.stages.clear();
        Sprite &sprite = document.sprites[0];
        sprite.name = QStringLiteral("lopsided");
        sprite.image = QStringLiteral("hero.png");
        sprite.frames = QList<Frame>(5, sprite.frames[0]);
        for (int f = 0; f < 5; ++f) {
            sprite.frames[f] = renewed(sprite.frames[f]);
            sprite.frames[f].name = QStringLiteral("h_%1").arg(f);
            sprite.frames[f].rect.moveLeft(f * sprite.frames[f].size.width());
            sprite.frames[f].shapes = f == 3 ? QList<Shape>() : QList<Shape>{sprite.frames[f].shapes[0]};
        }
        sprite.tags = {{QStringLiteral("a"), 0, 2}, {QStringLiteral("b"), 2, 4, direction, {}}};
        const ExportOptions options{{{QStringLiteral("pictures"), pictures}}, {}, {}};
        const OutputFile file = golden::exported(document, "godot4", options).files[0];
        const Result<Imported> back = imported(file.bytes, rooted("/game/out/lopsided.tscn"));
        QVERIFY2(back, qPrintable(whyNot(back)));
        QCOMPARE(namesIn(back->sprites[0].sprite), namesIn(sprite));
        QCOMPARE(back->sprites[0].sprite.tags, sprite.tags);
        const ImportResult result = withImported(document, *back, rooted("/game"));
        QCOMPARE(result.document.sprites, document.sprites);
    }

    void aTagThatShowsTheSameEitherWayKeepsItsDirection()
    {
        Document document = golden::fist();
        Sprite &sprite = document.sprites[0];
        sprite.image = QStringLiteral("fist.png");
        sprite.tags = {{QStringLiteral("two"), 0, 1, TagDirection::PingPong, {}},
                       {QStringLiteral("one"), 2, 2, TagDirection::Reverse, {}}};
        const OutputFile file = golden::exported(document, "godot4").files[0];
        const Result<Imported> back = imported(file.bytes, rooted("/game/fist.tscn"));
        QVERIFY2(back, qPrintable(whyNot(back)));
        QCOMPARE(withImported(document, *back, rooted("/game")).document.sprites[0].tags, sprite.tags);
    }

    void framesThatAreNotNotedAsOurExporterDoesAreLeftAlone()
    {
        Document document = golden::fist();
        const QByteArray own = golden::exported(document, "godot4").files[0].bytes;
        QVERIFY(own.contains("metadata/frames = {"));
        const Result<Imported> noted = imported(own, rooted("/game/fist.tscn"));
        QCOMPARE(noted->sprites[0].sprite.frames.at(0).name, document.sprites[0].frames.at(0).name);
        for (const char *other : {"metadata/frames = 3\nmetadata/before = {", "metadata/frames = {\n\"more\": 1,"}) {
            QByteArray changed = own;
            changed.replace("metadata/frames = {", other);
            changed.replace("\"times\": PackedFloat32Array(0, ", "\"times\": PackedFloat32Array(");
            const Result<Imported> result = imported(changed, rooted("/game/fist.tscn"));
            QVERIFY2(result, qPrintable(whyNot(result)));
        }
    }

    void aMarkerThatStaysIsOnEveryFrame()
    {
        const QByteArray marked =
            scene + QByteArray("\n[node name=\"Spot\" type=\"Marker2D\" parent=\"Hurt\"]\nposition = Vector2(3, 4)\n"
                               "rotation = 1.5707963267948966\n\n[node name=\"Off\" type=\"Marker2D\" parent=\".\"]\n"
                               "visible = false\n");
        const Result<Imported> result = imported(marked);
        QVERIFY2(result, qPrintable(whyNot(result)));
        for (const Frame &frame : result->sprites[0].sprite.frames) {
            QCOMPARE(frame.points.size(), 1);
            QCOMPARE(frame.points[0].name, QStringLiteral("Spot"));
            QCOMPARE(frame.points[0].angle, 90.0);
        }
    }

    void otherMethodsAreEventsOfTheirNames()
    {
        const QByteArray called =
            "[gd_scene format=3]\n[sub_resource type=\"Animation\" id=\"a\"]\nlength = 0.4\nloop_mode = 2\n"
            "tracks/0/type = \"method\"\ntracks/0/path = NodePath(\"Voice\")\ntracks/0/keys = {\n"
            "\"times\": PackedFloat32Array(0, 0.1, 0.2, 0.4),\n\"transitions\": PackedFloat32Array(1, 1, 1, "
            "1),\n\"values\": "
            "[{\"args\": [], \"method\": \"hush\"}, {\"args\": [\"loud\", 2], \"method\": \"cry\"}, "
            "{\"args\": [Vector2(1, 2)], \"method\": \"look\"}, {\"args\": [], \"method\": \"queue_free\"}]\n}\n"
            "[sub_resource type=\"AnimationLibrary\" id=\"l\"]\n_data = {\"cry\": SubResource(\"a\")}\n"
            "[node name=\"A\" type=\"Area2D\"]\n[node name=\"b\" type=\"CollisionPolygon2D\" parent=\".\"]\n"
            "polygon = PackedVector2Array(0, 0, 9, 0, 9, 9)\n"
            "[node name=\"Player\" type=\"AnimationPlayer\" parent=\".\"]\nlibraries = {\"\": SubResource(\"l\")}\n";
        const Result<Imported> result = imported(called);
        QVERIFY2(result, qPrintable(whyNot(result)));
        const Sprite &sprite = result->sprites[0].sprite;
        QCOMPARE(sprite.frames.size(), 3);
        QCOMPARE(sprite.frames[0].events[0].name, QStringLiteral("hush"));
        QCOMPARE(sprite.frames[0].events[0].properties,
                 (Properties{{QStringLiteral("node"), QStringLiteral("Voice")}}));
        QCOMPARE(sprite.frames[1].events[0].name, QStringLiteral("cry"));
        QCOMPARE(sprite.frames[1].events[0].properties[1],
                 (Property{QStringLiteral("args"), JsonText{"[\"loud\", 2]"}}));
        QCOMPARE(sprite.frames[2].events[0].name, QStringLiteral("look"));
        QCOMPARE(sprite.tags[0].repeat, 0);
        QCOMPARE(sprite.tags[0].direction, TagDirection::PingPong);
        QVERIFY(notesOf(*result).contains("what it calls “look” with is of Godot’s own kinds and left out"));
        QVERIFY(notesOf(*result).contains("calls at its end are left out"));
    }

    void framesThatShowTheSameShapesAreCounted()
    {
        const QByteArray line =
            "segments = PackedVector2Array(" + QByteArray("0, 0, 1, 1, ").repeated(2'000) + "0, 0, 2, 2)\n";
        QByteArray times;
        QByteArray values;
        for (int i = 0; i < 200; ++i) {
            times += QByteArray::number(i) + ", ";
            values += i % 2 == 0 ? "true, " : "false, ";
        }
        const QByteArray blinking =
            "[gd_scene format=3]\n[sub_resource type=\"ConcavePolygonShape2D\" id=\"s\"]\n" + line +
            "[sub_resource type=\"Animation\" id=\"a\"]\nlength = 300.0\n"
            "tracks/0/path = NodePath(\"Dot:disabled\")\ntracks/0/keys = {\"times\": [" +
            times + "], \"values\": [" + values +
            "]}\n[node name=\"Hero\"]\n[node name=\"Player\" type=\"AnimationPlayer\" parent=\".\"]\n"
            "anims/a = SubResource(\"a\")\nanims/b = SubResource(\"a\")\n"
            "[node name=\"Wall\" type=\"CollisionShape2D\" parent=\".\"]\nshape = SubResource(\"s\")\n"
            "[node name=\"Dot\" type=\"CollisionPolygon2D\" parent=\".\"]\npolygon = [0, 0, 1, 0, 1, 1]\n";
        QVERIFY2(refusal(blinking).contains("more than 200000 shapes"), qPrintable(refusal(blinking)));
    }

    void metadataComeBackAsProperties_data()
    {
        QTest::addColumn<QString>("format");
        QTest::newRow("3") << "godot3";
        QTest::newRow("4") << "godot4";
    }
    void metadataComeBackAsProperties()
    {
        QFETCH(QString, format);
        Document document = golden::lopsided();
        Sprite &sprite = document.sprites[0];
        const Properties every{{QStringLiteral("truth"), true},
                               {QStringLiteral("number"), 0.25},
                               {QStringLiteral("text"), QStringLiteral("say \"hi\"\\\nthere")},
                               {QStringLiteral("list"), JsonText{"[1, \"a\\\"b\", {\"x\": null}]"}}};
        sprite.properties = every;
        sprite.frames[1].properties = {{QStringLiteral("step"), 3.0}, {QStringLiteral("what now"), JsonText{"[]"}}};
        sprite.frames[0].shapes[0].properties = every;
        const OutputFile file = golden::exported(document, qPrintable(format)).files[0];
        const Result<Imported> back = imported(file.bytes, rooted("/game/lopsided.tscn"));
        QVERIFY2(back, qPrintable(whyNot(back)));
        const Sprite &read = back->sprites[0].sprite;
        QCOMPARE(read.properties, every);
        QCOMPARE(read.frames[1].name, QStringLiteral("strike"));
        QCOMPARE(read.frames[1].properties, sprite.frames[1].properties);
        QVERIFY(read.frames[0].properties.isEmpty());
        const auto shape = std::find_if(read.frames[0].shapes.begin(), read.frames[0].shapes.end(),
                                        [](const Shape &one) { return one.name == QStringLiteral("notched"); });
        QVERIFY(shape != read.frames[0].shapes.end());
        QCOMPARE(shape->properties, every);
    }

    void metadataOfGodotsOwnKindsAreTold()
    {
        const Result<Imported> result =
            imported("[gd_scene format=3]\n[node name=\"A\" type=\"Area2D\"]\n[node name=\"b\" "
                     "type=\"CollisionPolygon2D\" parent=\".\"]\npolygon = PackedVector2Array(0, 0, 4, 0, 4, "
                     "4)\nmetadata/at = Vector2(1, 2)\nmetadata/_edit_lock_ = true\nmetadata/loud = true\n",
                     rooted("/game/a.tscn"));
        QVERIFY2(result, qPrintable(whyNot(result)));
        QCOMPARE(result->sprites[0].sprite.frames[0].shapes[0].properties,
                 (Properties{{QStringLiteral("loud"), true}}));
        QVERIFY(notesOf(*result).contains("metadata are left out that are of Godot’s own kinds: “at”"));
    }

    void metadataOfOtherNodesAreTold()
    {
        const Result<Imported> result =
            imported("[gd_scene format=3]\n[node name=\"A\" type=\"Node2D\"]\n[node name=\"hurt\" type=\"Area2D\" "
                     "parent=\".\"]\nmetadata/damage = 3\nmetadata/at = Vector2(1, 2)\n[node name=\"b\" "
                     "type=\"CollisionPolygon2D\" parent=\"hurt\"]\npolygon = PackedVector2Array(0, 0, 4, 0, 4, 4)\n",
                     rooted("/game/a.tscn"));
        QVERIFY2(result, qPrintable(whyNot(result)));
        QVERIFY(notesOf(*result).contains("neither the root’s nor a shape’s: “damage”"));
        QVERIFY(notesOf(*result).contains("that are of Godot’s own kinds: “at”"));
    }

    void metadataOfFramesFindThemOrAreTold_data() { metadataComeBackAsProperties_data(); }
    void metadataOfFramesFindThemOrAreTold()
    {
        QFETCH(QString, format);
        Document document = golden::lopsided();
        QList<Frame> &frames = document.sprites[0].frames;
        frames[0].name = QStringLiteral("walk:2");
        frames[0].properties = {{QStringLiteral("step"), 2.0}};
        frames.append(frames[1]);
        frames[3].name = QStringLiteral("empty");
        frames[3].shapes.clear();
        frames[3].properties = {{QStringLiteral("step"), 4.0}};
        OutputFile file = golden::exported(document, qPrintable(format)).files[0];
        QVERIFY(file.bytes.contains("\"step\": 4"));
        file.bytes.replace("\"step\": 2", "\"step\": 2,\n\"at\": Vector2(1, 2)");
        const Result<Imported> back = imported(file.bytes, rooted("/game/lopsided.tscn"));
        QVERIFY2(back, qPrintable(whyNot(back)));
        const Sprite &read = back->sprites[0].sprite;
        QCOMPARE(read.frames[0].name, QStringLiteral("walk:2"));
        QCOMPARE(read.frames[0].properties, (Properties{{QStringLiteral("step"), 2.0}}));
        QVERIFY(read.properties.isEmpty());
        QVERIFY(notesOf(*back).contains("that are of Godot’s own kinds: “at”"));
        QVERIFY(notesOf(*back).contains("its properties are left out: the scene shows no frame of this name"));
    }

    void whatIsHostileIsRefusedByItsLine()
    {
        const auto changed = [](const char *before, const char *after) {
            return refusal(QByteArray(scene).replace(before, after));
        };
        QVERIFY(changed("12.0", "12.0.0").contains("expected a number, line 6"));
        QVERIFY(changed("12.0", "1e99").contains("beyond 1000000000"));
        QVERIFY(changed("12.0", "-1").contains("below 0"));
        QVERIFY(changed("-24, 24)", "-24)").contains("pairs of numbers"));
        QVERIFY(changed("-24, 24)", "-24, \"24\")").contains("pairs of numbers"));
        QVERIFY(changed("polygon = ", QByteArray("polygon = " + QByteArray(100, '[')).constData()).contains("levels"));
        QVERIFY(changed("parent=\"Hurt\"", QByteArray("parent=\"" + QByteArray("a/").repeated(90) + "a\"").constData())
                    .contains("levels of nodes"));
        QVERIFY(refusal("[gd_scene format=3]\n").contains("no collision shape"));
        QVERIFY(refusal("[gd_scene format=3]\na = \"\\u12\"").contains("digits of a character"));
        surviveEveryCut(scene);
    }
};

HITBOX_CORE_TEST(GodotImporterTest)
#include "godot_importer_test.moc"
