#include "formats/project/project_file.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

QByteArray withStage(const QByteArray &members)
{
    return R"({"format": "hitbox-project", "version": 1, "stages": [{)" + members + "}]}";
}

QByteArray withExports(const QByteArray &exports)
{
    return R"({"format": "hitbox-project", "version": 1, "exports": )" + exports + "}";
}

} // namespace

class ProjectMembersTest : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatMovesAndFiresOnAStage()
    {
        const Result<Document> document = parseProject(
            withStage(
                R"("instances": [{"sprite": "ship", "layer": "top", "tag": "burn", "velocity": [3, -4], "spin": 90}],
                         "layers": [{"name": "top", "locked": true, "x-tint": 1}],
                         "probes": [{"type": "circle", "center": [1, 2], "radius": 0}],
                         "emitters": [{"name": "sky", "from": "edges", "target": 0, "interval": 0.001},
                                      {"from": [1, 2], "target": [3, 4], "spread": 30,
                                       "bullet": {"type": "chain", "points": [[0, 0], [5, 0]]}}])"),
            "a.hitbox");
        QVERIFY2(document.ok(), qPrintable(document ? QString() : document.error().text()));
        const Stage &stage = document->stages.first();
        QCOMPARE(stage.instances.first().velocity, (geometry::Point{3, -4}));
        QCOMPARE(stage.instances.first().spin, 90.0);
        QVERIFY(stage.layers.first().locked && stage.layers.first().visible);
        QCOMPARE(stage.layers.first().extras.first().key, QStringLiteral("x-tint"));
        QCOMPARE(kindOf(stage.probes.first().outline), ShapeKind::Circle);
        QCOMPARE(stage.emitters.at(0).target, std::optional(0));
        QCOMPARE(stage.emitters.at(0).source, EmitterSource::Edges);
        QCOMPARE(stage.emitters.at(1).source, EmitterSource::Place);
        QCOMPARE(stage.emitters.at(1).aim, (geometry::Point{3, 4}));
        QCOMPARE(kindOf(stage.emitters.at(1).bullet), ShapeKind::Chain);
    }

    void refusesWithPlaceAndReason_data()
    {
        QTest::addColumn<QByteArray>("stage");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *name, const QByteArray &stage, const QString &message) {
            QTest::newRow(name) << stage << QStringLiteral("a.hitbox: ") + message;
        };
        row("layers", R"("layers": "top")", "found \"top\", expected an array of layers, stages[0].layers");
        row("a layer", R"("layers": ["top"])", "found \"top\", expected a layer, stages[0].layers[0]");
        row("locked", R"("layers": [{"locked": "yes"}])",
            "found \"yes\", expected true or false, stages[0].layers[0].locked");
        row("layer's name", R"("instances": [{"layer": 2}])", "found 2, expected a text, stages[0].instances[0].layer");
        row("tag", R"("instances": [{"tag": null}])", "found null, expected a text, stages[0].instances[0].tag");
        row("velocity", R"("instances": [{"velocity": [1]}])",
            "found an array of 1 element, expected a pair of numbers, stages[0].instances[0].velocity");
        row("spin", R"("instances": [{"spin": 1e10}])",
            "found 10000000000, expected a number from -1000000000 to 1000000000, stages[0].instances[0].spin");
        row("probes", R"("probes": {})", "found an object, expected an array of probes, stages[0].probes");
        row("probe without type", R"("probes": [{"radius": 3}])", "the key \"type\" is missing, stages[0].probes[0]");
        row("probe's shape", R"("probes": [{"type": "ray"}])",
            "found \"ray\", expected \"polygon\", \"circle\", \"box\", \"capsule\" or \"chain\", "
            "stages[0].probes[0].type");
        row("emitters", R"("emitters": 1)", "found 1, expected an array of emitters, stages[0].emitters");
        row("bullet without type", R"("emitters": [{"bullet": {"radius": 2}}])",
            "the key \"type\" is missing, stages[0].emitters[0].bullet");
        row("bullet", R"("emitters": [{"bullet": "ball"}])",
            "found \"ball\", expected the shape of a bullet, stages[0].emitters[0].bullet");
        row("from", R"("emitters": [{"from": "sky"}])",
            "found \"sky\", expected \"edges\" or a place, [x, y], stages[0].emitters[0].from");
        row("from a number", R"("emitters": [{"from": 3}])",
            "found 3, expected \"edges\" or a place, [x, y], stages[0].emitters[0].from");
        row("target below", R"("emitters": [{"target": -1}])",
            "found -1, expected a whole number from 0 to 2147483647, stages[0].emitters[0].target");
        row("target by name", R"("emitters": [{"target": "ship"}])",
            "found \"ship\", expected a whole number from 0 to 2147483647, stages[0].emitters[0].target");
        row("interval zero", R"("emitters": [{"interval": 0}])",
            "found 0, expected seconds from 0.001 to 1000000000, stages[0].emitters[0].interval");
        row("interval", R"("emitters": [{"interval": "fast"}])",
            "found \"fast\", expected seconds from 0.001 to 1000000000, stages[0].emitters[0].interval");
        row("speed", R"("emitters": [{"speed": -1}])",
            "found -1, expected pixels a second from 0 to 1000000000, stages[0].emitters[0].speed");
        row("spread", R"("emitters": [{"spread": -1}])",
            "found -1, expected degrees from 0 on, stages[0].emitters[0].spread");
    }
    void refusesWithPlaceAndReason()
    {
        QFETCH(QByteArray, stage);
        const Result<Document> document = parseProject(withStage(stage), "a.hitbox");
        QVERIFY(!document.ok());
        QTEST(document.error().text(), "message");
    }

    void refusesFieldsAndMarksWithPlaceAndReason_data()
    {
        QTest::addColumn<QByteArray>("project");
        QTest::addColumn<QString>("message");
        const auto fields = [](const char *name, const QByteArray &list, const QString &message) {
            QTest::newRow(name) << R"({"format": "hitbox-project", "version": 1, "categories": [{"fields": )" + list +
                                       "}]}"
                                << QStringLiteral("a.hitbox: ") + message;
        };
        const auto frame = [](const char *name, const QByteArray &members, const QString &message) {
            QTest::newRow(name)
                << R"({"format": "hitbox-project", "version": 1, "sprites": [{"image": "a", "frames": [{"rect": [0, 0, 1, 1], )" +
                       members + "}]}]}"
                << QStringLiteral("a.hitbox: ") + message;
        };
        const QString field = QStringLiteral("categories[0].fields[0]");
        fields("fields", R"({})", "found an object, expected an array of fields, categories[0].fields");
        fields("a field", R"(["damage"])", "found \"damage\", expected a field of a category, " + field);
        fields("no name", R"([{"type": "text"}])", "the key \"name\" is missing, " + field);
        fields("no type", R"([{"name": "damage"}])", "the key \"type\" is missing, " + field);
        fields("equal names", R"([{"name": "a", "type": "text"}, {"name": "a", "type": "truth"}])",
               "found \"a\", expected a name that no other field of the category has, categories[0].fields[1].name");
        fields("number", R"([{"name": "a", "type": "number", "default": "x"}])",
               "found \"x\", expected a number, as the field's type says, " + field + ".default");
        fields("truth", R"([{"name": "a", "type": "truth", "default": 1}])",
               "found 1, expected true or false, as the field's type says, " + field + ".default");
        fields("text", R"([{"name": "a", "type": "text", "default": 1}])",
               "found 1, expected a text, " + field + ".default");
        fields("no choices", R"([{"name": "a", "type": "choice"}])", "the key \"choices\" is missing, " + field);
        fields("empty choices", R"([{"name": "a", "type": "choice", "choices": []}])",
               "found an empty array, expected from 1 to 1000 choices, " + field + ".choices");
        fields("equal choices", R"([{"name": "a", "type": "choice", "choices": ["x", "x"]}])",
               "found \"x\", expected a choice that stands there once, " + field + ".choices[1]");
        fields("choice", R"([{"name": "a", "type": "choice", "choices": ["x"], "default": "y"}])",
               "found \"y\", expected one of the field's choices, " + field + ".default");
        fields("too many", "[" + QByteArray("0, ").repeated(1000) + "0]",
               "found an array of 1001 elements, expected at most 1000 fields, categories[0].fields");
        const QString place = QStringLiteral("sprites[0].frames[0]");
        frame("points", R"("points": 3)", "found 3, expected an array of the frame's points, " + place + ".points");
        frame("a point", R"("points": [[1, 2]])",
              "found an array of 2 elements, expected a point of a frame, " + place + ".points[0]");
        frame("no place", R"("points": [{"name": "a"}])", "the key \"at\" is missing, " + place + ".points[0]");
        frame("angle", R"("points": [{"at": [0, 0], "angle": "up"}])",
              "found \"up\", expected a number from -1000000000 to 1000000000, " + place + ".points[0].angle");
        frame("events", R"("events": "a")",
              "found \"a\", expected an array of the frame's events, " + place + ".events");
        frame("an event", R"("events": ["a"])", "found \"a\", expected an event of a frame, " + place + ".events[0]");
        frame("properties", R"("events": [{"properties": [1]}])",
              "found an array of 1 element, expected an object of properties, " + place + ".events[0].properties");
    }
    void refusesFieldsAndMarksWithPlaceAndReason()
    {
        QFETCH(QByteArray, project);
        const Result<Document> document = parseProject(project, "a.hitbox");
        QVERIFY(!document.ok());
        QTEST(document.error().text(), "message");
    }

    void fillsInDefaultsOfFields()
    {
        const Result<Document> document =
            parseProject(R"({"format": "hitbox-project", "version": 1, "categories": [{"fields": [
                             {"name": "a", "type": "number"}, {"name": "b", "type": "text"}, {"name": "c", "type": "truth"},
                             {"name": "d", "type": "choice", "choices": ["x", "y"]}, {"name": "e", "type": "newer"}]}]})",
                         "a.hitbox");
        QVERIFY2(document.ok(), qPrintable(document ? QString() : document.error().text()));
        QList<PropertyValue> defaults;
        for (const CategoryField &field : document->categories.first().fields)
            defaults.append(field.fallback);
        QVERIFY(defaults == (QList<PropertyValue>{0.0, QString(), false, QStringLiteral("x"), JsonText()}));
    }

    void readsExportProfiles()
    {
        const QByteArray exports = R"([{"name": "game", "format": "godot4", "folder": "../game/hitboxes",)"
                                   R"( "options": {"loop": "no", "a": "b"}, "onSave": true, "x-who": "me"},)"
                                   R"( {"name": "docs", "format": "svg"}])";
        const Result<Document> document = parseProject(withExports(exports), "a.hitbox");
        QVERIFY2(document.ok(), qPrintable(document ? QString() : document.error().text()));
        const ExportProfile &game = document->exportProfiles.at(0);
        QCOMPARE(game.name, QStringLiteral("game"));
        QCOMPARE(game.format, QStringLiteral("godot4"));
        QCOMPARE(game.folder, QStringLiteral("../game/hitboxes"));
        QCOMPARE(game.options.keys(), (QStringList{"a", "loop"}));
        QVERIFY(game.onSave);
        QCOMPARE(game.extras.first().key, QStringLiteral("x-who"));
        QCOMPARE(document->exportProfiles.at(1), (ExportProfile{QStringLiteral("docs"), QStringLiteral("svg")}));
    }

    void refusesExportProfilesWithPlaceAndReason_data()
    {
        QTest::addColumn<QByteArray>("exports");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *name, const QByteArray &exports, const QString &message) {
            QTest::newRow(name) << exports << QStringLiteral("a.hitbox: ") + message;
        };
        const QByteArray longLine(1001, 'a');
        row("no list", R"({"name": "game"})", "found an object, expected an array of export profiles, exports");
        row("no profile", R"(["game"])", "found \"game\", expected an export profile, exports[0]");
        row("no name", R"([{"format": "json"}])", "the key \"name\" is missing, exports[0]");
        row("empty name", R"([{"name": "", "format": "json"}])",
            "found \"\", expected a name that no other export profile has, exports[0].name");
        row("equal names", R"([{"name": "a", "format": "json"}, {"name": "a", "format": "svg"}])",
            "found \"a\", expected a name that no other export profile has, exports[1].name");
        row("no format", R"([{"name": "a"}])", "the key \"format\" is missing, exports[0]");
        row("two lines", R"([{"name": "a", "format": "json", "folder": "a\nb"}])",
            "found \"a\nb\", expected one line of at most 1000 characters, exports[0].folder");
        row("options", R"([{"name": "a", "format": "json", "options": ["loop"]}])",
            "found an array of 1 element, expected an object of options, exports[0].options");
        row("a number", R"([{"name": "a", "format": "json", "options": {"pixels-per-metre": 32}}])",
            "found 32, expected a text, exports[0].options.pixels-per-metre");
        row("long key", R"([{"name": "a", "format": "json", "options": {")" + longLine + R"(": "no"}}])",
            "found an object, expected names of options of one line and at most 1000 characters, exports[0].options");
        row("on save", R"([{"name": "a", "format": "json", "onSave": 1}])",
            "found 1, expected true or false, exports[0].onSave");
        row("too many", "[" + QByteArray("0, ").repeated(1000) + "0]",
            "found an array of 1001 elements, expected at most 1000 export profiles, exports");
    }
    void refusesExportProfilesWithPlaceAndReason()
    {
        QFETCH(QByteArray, exports);
        const Result<Document> document = parseProject(withExports(exports), "a.hitbox");
        QVERIFY(!document.ok());
        QTEST(document.error().text(), "message");
    }
};

HITBOX_TEST(ProjectMembersTest)
#include "project_members_test.moc"
