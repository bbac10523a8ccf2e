#include "formats/json/json_fields.h"
#include "formats/project/project_check.h"
#include "formats/project/project_file.h"
#include "service/project_edits.h"
#include "test_class.h"

#include <QFile>
#include <QTest>

using namespace hitbox;

namespace {

const QByteArray duel = R"({"format": "hitbox-project", "version": 1,
  "categories": [{"name": "hurt", "color": "#3fa7ff", "bits": 1, "hits": []},
                 {"name": "hit", "color": "#ff5a4f", "bits": 2, "hits": ["hurt"]}],
  "sprites": [
    {"name": "ship", "image": "ship.png", "frames": [
      {"name": "idle", "rect": [0, 0, 64, 64], "pivot": [32, 32], "points": [{"name": "muzzle", "at": [60, 30]}],
       "properties": {"speed": 3}, "shapes": [
        {"id": 1, "name": "hull", "category": "hurt", "type": "box", "rect": [10, 10, 20, 20]},
        {"id": 2, "name": "core", "category": "hurt", "type": "circle", "center": [20, 20], "radius": 3}]},
      {"name": "fire", "rect": [64, 0, 64, 64], "pivot": [32, 32]}],
     "tags": [{"name": "all", "from": 0, "to": 1, "direction": "forward"}]},
    {"name": "rock", "image": "rock.png", "frames": [{"name": "rock", "rect": [0, 0, 16, 16]}]}],
  "stages": [{"name": "duel", "instances": [{"sprite": "ship", "frame": "idle", "position": [0, 0]}]}]})";

Document duelProject()
{
    return *parseProject(duel, {});
}

Result<EditedProject> edited(const QByteArray &edits, const Document &document = duelProject())
{
    const Result<JsonDocument> json = JsonDocument::parse(edits, {});
    const auto done = fields::readOrRefused([&] { return withEdits(document, json->root()); });
    return done ? *done : Result<EditedProject>(done.error());
}

QString complaintAbout(const QByteArray &edits)
{
    const Result<EditedProject> result = edited(edits);
    return result ? QString() : result.error().text();
}

} // namespace

class ProjectEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void eachDoesWhatItSays_data();
    void eachDoesWhatItSays();
    void everyEditIsTried();
    void editsFollowEachOther();
    void allOrNone();
    void addedShapesGetFreshIds();
    void refusesWhatIsNotThere_data();
    void refusesWhatIsNotThere();
    void everyMemberIsNeededAndNoOtherTaken();
    void whatAProjectCannotHoldIsRefused();
    void soManyAtOnceAndNoMore();
    void copiesAreBounded();
    void endsWhenItIsToldTo();
};

void ProjectEditsTest::eachDoesWhatItSays_data()
{
    QTest::addColumn<QByteArray>("edit");
    QTest::addColumn<QByteArray>("there"); // in the project's file afterwards, and not before
    QTest::addColumn<QByteArray>("gone");  // the other way round; empty for nothing
    const auto row = [](const char *edit, const char *there, const char *gone = "") {
        QTest::newRow(edit) << QByteArray(edit) << QByteArray(there) << QByteArray(gone);
    };
    row(R"({"edit": "addCategory", "category": {"name": "wall", "color": "#112233", "bits": 4}})",
        R"({"name": "wall", "color": "#112233", "bits": 4, "hits": []})");
    row(R"({"edit": "renameCategory", "category": "hurt", "name": "soft"})", R"("hits": ["soft"])",
        R"("category": "hurt")");
    row(R"({"edit": "removeCategory", "category": "hurt", "heir": "hit"})", R"("name": "hull", "category": "hit")",
        R"("name": "hurt")");
    row(R"({"edit": "removeCategory", "category": 0})", R"("name": "hull", "category": "")", R"("hurt")");
    row(R"({"edit": "setHits", "striking": "hurt", "struck": "hit"})",
        R"("name": "hurt", "color": "#3fa7ff", "bits": 1, "hits": ["hit"])");
    row(R"({"edit": "setHits", "striking": "hit", "struck": "hurt", "strikes": false})",
        R"("name": "hit", "color": "#ff5a4f", "bits": 2, "hits": [])");
    row(R"({"edit": "addSprites", "sprites": [{"name": "wing", "image": "wing.png",
            "frames": [{"name": "wing", "rect": [0, 0, 8, 8]}]}]})",
        R"("image": "wing.png")");
    row(R"({"edit": "renameSprite", "sprite": "ship", "name": "boat"})", R"("sprite": "boat")", R"("sprite": "ship")");
    row(R"({"edit": "removeSprite", "sprite": 1})", "", R"("rock.png")");
    row(R"({"edit": "renameFrame", "sprite": "ship", "frame": "idle", "name": "rest"})", R"("frame": "rest")",
        R"("frame": "idle")");
    row(R"({"edit": "moveFrames", "sprite": "ship", "frames": [1], "before": 0})", "");
    row(R"({"edit": "removeFrames", "sprite": "ship", "frames": ["fire"]})", R"("from": 0, "to": 0)", R"("fire")");
    row(R"({"edit": "setDuration", "sprite": "ship", "frames": "all", "milliseconds": 33})", R"("duration": 33)");
    row(R"({"edit": "setPivot", "sprite": "ship", "frames": [0], "pivot": [1, 2.5]})", R"("pivot": [1, 2.5])");
    row(R"({"edit": "addTag", "sprite": "ship", "tag": {"name": "burst", "from": 1, "to": 1}})", R"("name": "burst")");
    row(R"({"edit": "removeTag", "sprite": "ship", "tag": "all"})", "", R"("name": "all")");
    row(R"({"edit": "addShapes", "sprite": "ship", "frame": 1, "shapes": [{"type": "box", "rect": [1, 2, 3, 4]}]})",
        R"("rect": [1, 2, 3, 4])");
    row(R"({"edit": "replaceShape", "shape": {"id": 2, "name": "disc", "type": "circle", "center": [9, 9], "radius": 4}})",
        R"("name": "disc")", R"("core")");
    row(R"({"edit": "removeShapes", "shapes": [1]})", "", R"("hull")");
    row(R"({"edit": "moveShapes", "shapes": [1, 2, 1], "by": [1, -2]})", R"("rect": [11, 8, 20, 20])",
        R"("center": [20, 20])");
    row(R"({"edit": "mirrorShapes", "shapes": [1], "axis": "horizontal", "center": [32, 0]})",
        R"("rect": [34, 10, 20, 20])");
    row(R"({"edit": "mirrorShapes", "shapes": [2], "axis": "vertical", "center": [0, 32]})", R"("center": [20, 44])");
    row(R"({"edit": "setCategory", "shapes": [1], "category": "hit"})", R"("name": "hull", "category": "hit")");
    row(R"({"edit": "copyShapes", "shapes": [1], "frames": ["fire"]})", R"("id": 4, "track": 3)");
    row(R"({"edit": "addPoint", "sprite": "ship", "frame": "fire", "point": {"name": "tail", "at": [1, 2]}})",
        R"("name": "tail")");
    row(R"({"edit": "removePoint", "sprite": "ship", "frame": "idle", "point": "muzzle"})", "", R"("muzzle")");
    row(R"({"edit": "setProperties", "shape": 1, "properties": {"friction": 0.5}})", R"("friction": 0.5)");
    row(R"({"edit": "setProperties", "sprite": "ship", "frame": "idle", "properties": {"speed": 4}})", R"("speed": 4)",
        R"("speed": 3)");
    row(R"({"edit": "setProperties", "properties": {"author": "me"}})", R"("author": "me")");
    row(R"({"edit": "removeProperties", "sprite": "ship", "frame": "idle", "names": ["speed", "none"]})", "",
        R"("speed")");
}

void ProjectEditsTest::eachDoesWhatItSays()
{
    QFETCH(QByteArray, edit);
    QFETCH(QByteArray, there);
    QFETCH(QByteArray, gone);
    const Document before = duelProject();
    const Result<EditedProject> after = edited('[' + edit + ']', before);
    QVERIFY2(after, qPrintable(after ? QString() : after.error().text()));
    QVERIFY(after->document != before);
    QVERIFY(checkProject(after->document));
    if (!there.isEmpty()) {
        QVERIFY(!projectBytes(before).contains(there));
        QVERIFY2(projectBytes(after->document).contains(there), projectBytes(after->document).constData());
    }
    if (!gone.isEmpty()) {
        QVERIFY(projectBytes(before).contains(gone));
        QVERIFY2(!projectBytes(after->document).contains(gone), projectBytes(after->document).constData());
    }
}

void ProjectEditsTest::everyEditIsTried()
{
    QFile source(QStringLiteral(HITBOX_TEST_DIR "/project_edits_test.cpp"));
    QVERIFY(source.open(QIODevice::ReadOnly));
    const QByteArray text = source.readAll();
    for (const NamedEdit &edit : namedEdits())
        QVERIFY2(text.contains(QByteArray("row(R\"({\"edit\": \"") + edit.name + '"'), edit.name);
}

void ProjectEditsTest::editsFollowEachOther()
{
    const Result<EditedProject> result = edited(R"([{"edit": "renameSprite", "sprite": "ship", "name": "boat"},
        {"edit": "addShapes", "sprite": "boat", "frame": "fire", "shapes": {"type": "box", "rect": [0, 0, 1, 1]}},
        {"edit": "moveShapes", "shapes": [3], "by": [5, 5]}])");
    QVERIFY2(result, qPrintable(result ? QString() : result.error().text()));
    QVERIFY(projectBytes(result->document).contains(R"("rect": [5, 5, 1, 1])"));
    QCOMPARE(edited("[]")->document, duelProject());
}

void ProjectEditsTest::allOrNone()
{
    QCOMPARE(
        complaintAbout(R"([{"edit": "removeSprite", "sprite": "rock"}, {"edit": "removeSprite", "sprite": "rock"}])"),
        QString("found \"rock\", expected the name or number of a sprite: there is “ship”, [1].sprite"));
}

void ProjectEditsTest::addedShapesGetFreshIds()
{
    const Result<EditedProject> result = edited(R"([{"edit": "addShapes", "sprite": 0, "frame": 0, "shapes": [
        {"id": 1, "type": "box", "rect": [0, 0, 1, 1]}, {"id": 77, "type": "box", "rect": [0, 0, 2, 2]}]}])");
    QVERIFY(result);
    QCOMPARE(result->added, (QList<ShapeId>{{3}, {4}}));
    QCOMPARE(result->document.sprites[0].frames[0].shapes.size(), 4);
    QCOMPARE(result->document.sprites[0].frames[0].shapes[3].id, ShapeId{4});
}

void ProjectEditsTest::refusesWhatIsNotThere_data()
{
    QTest::addColumn<QByteArray>("edits");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *edits, const char *place) {
        QTest::newRow(edits) << QByteArray(edits) << QString(place);
    };
    row("{}", "");
    row("[1]", "[0]");
    row(R"([{"edit": "explode"}])", "[0].edit");
    row(R"([{"edit": 3}])", "[0].edit");
    row(R"([{"edit": "removeSprite", "sprite": "boat"}])", "[0].sprite");
    row(R"([{"edit": "removeSprite", "sprite": 2}])", "[0].sprite");
    row(R"([{"edit": "removeSprite", "sprite": -1}])", "[0].sprite");
    row(R"([{"edit": "removeSprite", "sprite": 1.5}])", "[0].sprite");
    row(R"([{"edit": "removeSprite", "sprite": null}])", "[0].sprite");
    row(R"([{"edit": "renameFrame", "sprite": 0, "frame": 9, "name": "a"}])", "[0].frame");
    row(R"([{"edit": "renameFrame", "sprite": 0, "frame": 0, "name": ""}])", "[0].name");
    row(R"([{"edit": "renameFrame", "sprite": 0, "frame": 0, "name": "a\nb"}])", "[0].name");
    row(R"([{"edit": "renameFrame", "sprite": 0, "frame": 0, "name": "fire"}])", "[0]");
    row(R"([{"edit": "renameSprite", "sprite": 0, "name": "rock"}])", "[0]");
    row(R"([{"edit": "addCategory", "category": {"name": "hit"}}])", "[0]");
    row(R"([{"edit": "addTag", "sprite": 0, "tag": {"name": "a", "from": 1, "to": 0}}])", "[0].tag");
    row(R"([{"edit": "addTag", "sprite": 0, "tag": {"name": "a", "from": 0, "to": 2}}])", "[0].tag");
    row(R"([{"edit": "moveFrames", "sprite": 0, "frames": [0], "before": 3}])", "[0].before");
    row(R"([{"edit": "moveShapes", "shapes": [3], "by": [0, 0]}])", "[0].shapes[0]");
    row(R"([{"edit": "moveShapes", "shapes": ["hull"], "by": [0, 0]}])", "[0].shapes[0]");
    row(R"([{"edit": "moveShapes", "shapes": [1], "by": [1e300, 0]}])", "[0].by[0]");
    row(R"([{"edit": "mirrorShapes", "shapes": [1], "axis": "both", "center": [0, 0]}])", "[0].axis");
    row(R"([{"edit": "replaceShape", "shape": {"type": "box", "rect": [0, 0, 1, 1]}}])", "[0].shape");
    row(R"([{"edit": "replaceShape", "shape": {"id": 9, "type": "box", "rect": [0, 0, 1, 1]}}])", "[0].shape");
    row(R"([{"edit": "replaceShape", "shape": {"id": 1, "track": 1, "type": "box", "rect": [0, 0, 1, 1]}}])",
        "[0].shape");
    row(R"([{"edit": "addShapes", "sprite": 0, "frame": 0, "shapes": [{"type": "ball"}]}])", "[0].shapes[0].type");
    row(R"([{"edit": "setProperties", "shape": 9, "properties": {}}])", "[0].shape");
    row(R"([{"edit": "removeCategory", "category": 0, "heir": "hurt"}])", "[0].heir");
    row(R"([{"edit": "copyShapes", "shapes": [], "frames": "all"}])", "[0]");
    row(R"([{"edit": "setProperties", "shape": 1, "sprite": 0, "properties": {}}])", "[0]");
    row(R"([{"edit": "setProperties", "frame": 0, "properties": {}}])", "[0]");
    row(R"([{"edit": "setDuration", "sprite": 0, "frames": "all", "milliseconds": -1}])", "[0].milliseconds");
    row(R"([{"edit": "setDuration", "sprite": 0, "frames": "some", "milliseconds": 1}])", "[0].frames");
}

void ProjectEditsTest::refusesWhatIsNotThere()
{
    QFETCH(QByteArray, edits);
    QFETCH(QString, place);
    const Result<EditedProject> result = edited(edits);
    QVERIFY(!result);
    QCOMPARE(result.error().place, place);
    QVERIFY(!result.error().what.isEmpty());
}

void ProjectEditsTest::everyMemberIsNeededAndNoOtherTaken()
{
    for (const NamedEdit &edit : namedEdits()) {
        const QByteArray bare = QByteArray(R"([{"edit": ")") + edit.name + R"("}])";
        QVERIFY2(!complaintAbout(bare).isEmpty(), edit.name);
    }
    QCOMPARE(complaintAbout(R"([{"edit": "removeSprite", "sprite": 0, "frame": 0}])"),
             QString("removeSprite takes sprite, and not “frame”, [0]"));
}

void ProjectEditsTest::whatAProjectCannotHoldIsRefused()
{
    const QString name(2'000, u'n');
    QVERIFY(complaintAbout(R"([{"edit": "renameSprite", "sprite": 0, "name": ")" + name.toUtf8() + R"("}])")
                .contains("at most 1000 characters"));
    // A thousand shapes to the edge of what coordinates may be, and beyond.
    QVERIFY(complaintAbout(R"([{"edit": "moveShapes", "shapes": [1], "by": [999999999, 0]},
                               {"edit": "moveShapes", "shapes": [1], "by": [999999999, 0]}])") != QString());
}

void ProjectEditsTest::soManyAtOnceAndNoMore()
{
    QByteArray edits = "[";
    for (int i = 0; i < 1'000; ++i)
        edits += R"({"edit": "moveShapes", "shapes": [1], "by": [1, 0]},)";
    edits.back() = ']';
    QVERIFY(projectBytes(edited(edits)->document).contains(R"("rect": [1010, 10, 20, 20])"));
    edits.back() = ',';
    QVERIFY(!complaintAbout(edits + R"({"edit": "moveShapes", "shapes": [1], "by": [1, 0]}])").isEmpty());
}

void ProjectEditsTest::copiesAreBounded()
{
    Document document = duelProject();
    Frame &frame = document.sprites[0].frames[0];
    frame.shapes = QList<Shape>(300, frame.shapes[0]);
    for (int i = 0; i < 300; ++i)
        frame.shapes[i].id = {i + 1};
    document.nextShapeId = 301;
    document.sprites[0].frames += QList<Frame>(100, document.sprites[0].frames[1]);
    QByteArray ids;
    for (int i = 1; i <= 300; ++i)
        ids += QByteArray::number(i) + ',';
    ids.chop(1);
    const Result<EditedProject> result =
        edited(R"([{"edit": "copyShapes", "shapes": [)" + ids + R"(], "frames": "all"}])", document);
    QVERIFY(!result);
    QVERIFY2(result.error().what.contains("20000 copies"), qPrintable(result.error().what));
}

void ProjectEditsTest::endsWhenItIsToldTo()
{
    const Result<JsonDocument> json = JsonDocument::parse(R"([{"edit": "removeSprite", "sprite": 0}])", {});
    QCOMPARE(withEdits(duelProject(), json->root(), [] { return true; }).error().what, QString("stopped"));
}

HITBOX_TEST(ProjectEditsTest)
#include "project_edits_test.moc"
