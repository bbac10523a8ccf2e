#include "formats/importers/import_bench.h"
#include "rooted.h"
#include "test_class.h"

using namespace hitbox;
using namespace hitbox::importing;

namespace {

const QByteArray phaserHero = R"({"generator_info": "made by another tool",
 "hero": {"type": "fromPhysicsEditor", "density": 0.1, "friction": 0.2, "restitution": 0.5,
  "collisionFilter": {"group": 0, "category": 1, "mask": 255},
  "fixtures": [
   {"label": "body", "isSensor": false, "vertices": [[{"x": 8, "y": 8}, {"x": 56, "y": 8}, {"x": 32, "y": 40}],
                                                     [{"x": 8, "y": 8}, {"x": 32, "y": 40}, {"x": 4, "y": 50}]]},
   {"label": "head", "isSensor": true, "density": 0.05, "circle": {"x": 32, "y": 4, "radius": 10}}]}})";

} // namespace

class PhaserImporterTest : public QObject
{
    Q_OBJECT

private slots:
    void bodiesWithoutAnImageAreFramesOfOneSprite()
    {
        QCOMPARE(importerOf(phaserHero), QStringLiteral("phaser"));
        const Result<Imported> result = imported(phaserHero, rooted("/game/heroes.json"));
        QVERIFY(result);
        const Sprite &sprite = result->sprites[0].sprite;
        QCOMPARE(sprite.name, QStringLiteral("heroes"));
        QCOMPARE(sprite.image, rooted("/game/heroes.png"));
        const Frame &frame = sprite.frames[0];
        QCOMPARE(frame.name, QStringLiteral("hero"));
        QCOMPARE(frame.size, QSize(56, 50));
        QCOMPARE(frame.shapes.size(), 3);
        QCOMPARE(frame.shapes[1].name, QStringLiteral("body"));
        QCOMPARE(std::get<PolygonOutline>(frame.shapes[1].outline).points,
                 (QList<geometry::Point>{{8, 8}, {32, 40}, {4, 50}}));
        QCOMPARE(std::get<geometry::Circle>(frame.shapes[2].outline), (geometry::Circle{{32, 4}, 10}));
        QCOMPARE(frame.shapes[1].properties, (Properties{{"density", 100.0}, {"restitution", 0.5}}));
        QCOMPARE(frame.shapes[2].properties, (Properties{{"density", 50.0}, {"restitution", 0.5}, {"sensor", true}}));
        QCOMPARE(frame.shapes[2].category, QStringLiteral("bits 1"));
        QCOMPARE(result->categories.size(), 8); // one for each bit of the mask
        QVERIFY(notesOf(*result).contains("2 convex pieces"));
        QVERIFY(notesOf(*result).contains("as large as their shapes"));
    }

    void whatHasNoOutlineIsTold()
    {
        const auto notesWith = [](const char *before, const char *after) {
            return notesOf(*imported(QByteArray(phaserHero).replace(before, after), rooted("/game/heroes.json")));
        };
        const QString fixture = QStringLiteral("the fixture is left out: it has neither a circle nor vertices");
        QVERIFY(
            notesWith("\"fixtures\": [", R"("fixtures": [{"label": "ghost", "isSensor": true},)").contains(fixture));
        QVERIFY(notesWith("\"fixtures\": [", R"("fixtures": [{"label": "ghost", "vertices": []},)").contains(fixture));
        const QString body = QStringLiteral("it is left out: it has no fixtures, as bodies have");
        QVERIFY(notesWith("\"hero\":", R"("traced": {"type": "fromPhysicsTracer", "vertices": []}, "hero":)")
                    .contains(body));
        QVERIFY(!notesWith("", "").contains("it is left out") && !notesWith("", "").contains(fixture));
    }

    void aBodyIsASpriteOfItsOwnWhereItsImageIs()
    {
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 48}));
        const Result<Imported> result = imported(phaserHero, folder.filePath("heroes.json"));
        QVERIFY(result);
        QCOMPARE(result->sprites[0].sprite.name, QStringLiteral("hero"));
        QCOMPARE(result->sprites[0].sprite.frames[0].size, QSize(64, 48));
        QVERIFY(!notesOf(*result).contains("as large as their shapes"));
    }

    void anImageIsFoundInAFolderBelow()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("art"));
        QVERIFY(writeImage(folder.filePath("art/hero.png"), {64, 48}));
        const Result<Imported> result =
            imported(QByteArray(phaserHero).replace("\"hero\"", "\"art/hero\""), folder.filePath("heroes.json"));
        QVERIFY(result);
        QCOMPARE(result->sprites[0].sprite.image, folder.filePath("art/hero.png"));
    }

    void aBodyNamesNoImageOfAnotherFolder()
    {
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 48}));
        const Result<Imported> result =
            imported(QByteArray(phaserHero).replace("\"hero\"", "\"art/hero\""), folder.filePath("heroes.json"));
        QVERIFY(result);
        QVERIFY(result->sprites[0].sprite.image != folder.filePath("hero.png"));
        QCOMPARE(notesOf(*result).count(fromBeside), 0);
        QCOMPARE(notesOf(*imported(phaserHero, folder.filePath("heroes.json"))).count(fromBeside), 0);
    }

    void filtersBecomeCategories()
    {
        const QByteArray body = R"({"fixtures": [{"label": "a", "circle": {"x": 1, "y": 1, "radius": 1}}],
                                  "collisionFilter": {"category": %1, "mask": %2}})";
        const auto filtered = [&body](const char *bits, const char *mask) {
            return QByteArray(body).replace("%1", bits).replace("%2", mask);
        };
        const Result<Imported> result =
            imported("{\"a\": " + filtered("1", "0") + ", \"b\": " + filtered("2", "-1") + "}");
        QVERIFY(result);
        QCOMPARE(result->categories.size(), 2);
        QCOMPARE(result->categories[1].hits, (QStringList{"bits 1", "bits 2"}));
        QCOMPARE(result->sprites[0].sprite.frames[1].shapes[0].category, QStringLiteral("bits 2"));
    }

    void aBodyWithoutAFilterHasMattersOwn()
    {
        const Result<Imported> result = imported(R"({"a": {"fixtures": [{"circle": {"x": 1, "y": 1, "radius": 1}}]}})");
        QVERIFY(result);
        QCOMPARE(result->categories.size(), 1);
        QCOMPARE(result->categories[0].bits, 1U);
        QCOMPARE(result->categories[0].hits, QStringList{"bits 1"});
    }

    void whatNoShapeCanSayOfABodyIsToldOnce()
    {
        const QByteArray usual = R"("fixtures": [], "isStatic": false, "frictionAir": 0.01, "frictionStatic": 0.5)";
        const Result<Imported> silent = imported("{\"a\": {" + usual + "}}");
        QVERIFY(silent);
        QVERIFY(!notesOf(*silent).contains("of bodies"));
        const QByteArray own = QByteArray(usual).replace("false", "true").replace("0.01", "0.2");
        const Result<Imported> result = imported("{\"a\": {" + own + "}, \"b\": {" + own + "}}");
        QVERIFY(result);
        QCOMPARE(notesOf(*result).count("of bodies"), 2);
        QCOMPARE(result->notes.list()[0].place, QStringLiteral("a.isStatic"));
        QCOMPARE(result->notes.list()[0].what, QStringLiteral("“isStatic” of bodies is left out"));
    }

    void whatIsBrokenIsRefusedByItsPlace()
    {
        QCOMPARE(refusal(QByteArray(phaserHero).replace("\"radius\": 10", "\"radius\": \"10\"")),
                 rooted("/game/ship.json: found \"10\", expected a radius from 0 to 1000000000, "
                        "hero.fixtures[1].circle.radius"));
        QVERIFY(refusal(QByteArray(phaserHero).replace("\"x\": 56", "\"x\": 1e10")).contains("vertices[0][1].x"));
        QVERIFY(refusal(QByteArray(phaserHero).replace("\"x\": 56", "\"x\": NaN")).contains("line 5"));
        QVERIFY(refusal(QByteArray(phaserHero).replace("\"y\": 50", "\"z\": 50")).contains("vertices[1][2]"));
        QVERIFY(refusal("{\"a\": {\"fixtures\": [" + QByteArray(200, '[')).contains("levels"));
        surviveEveryCut(phaserHero);
    }

    void whatNoProjectHoldsIsRefusedWhileItIsRead()
    {
        const QByteArray pieces = "{\"vertices\": [" + QByteArray("[],").repeated(100'000) + "[]]}";
        QVERIFY(
            refusal("{\"a\": {\"fixtures\": [" + pieces + "," + pieces + "]}}").contains("more than 200000 shapes"));
        const QByteArray fixtures = QByteArray("{\"vertices\": [[], []]},").repeated(2'000);
        QVERIFY(refusal("{\"a\": {\"fixtures\": [" + QByteArray("{},").repeated(200'000) + "{}]}}")
                    .contains("more than 200000 shapes"));
        const Result<Imported> result = imported("{\"a\": {\"fixtures\": [" + fixtures + "{}]}}");
        QVERIFY(result);
        QCOMPARE(notesOf(*result).count("2 convex pieces"), int(ImportNotes::most));
    }
};

HITBOX_CORE_TEST(PhaserImporterTest)
#include "phaser_importer_test.moc"
