#include "formats/importers/import_bench.h"
#include "rooted.h"
#include "test_class.h"

#include <QDir>

using namespace hitbox;
using namespace hitbox::importing;

namespace {

const QByteArray world = R"({"gravity": {"x": 0, "y": -10}, "body": [
 {"name": "ship", "type": 2, "position": {"x": 3, "y": 0}, "fixture": [
  {"name": "hull", "density": 2, "filter-categoryBits": 2, "filter-maskBits": 1, "customProperties": [
    {"name": "loud", "bool": true}, {"name": "owner", "string": "me"}, {"name": "loud", "int": 3}],
   "polygon": {"vertices": {"x": [-1, 1, 0.5], "y": [0, 0, 2]}}},
  {"name": "core", "sensor": true, "circle": {"center": 0, "radius": 0.25}},
  {"name": "edge", "chain": {"vertices": {"x": [0, 1], "y": [-1, -1.5]}}},
  {"name": "odd", "blob": {}}]}],
 "image": [{"body": 0, "file": "ship.png", "center": {"x": 0.5, "y": 0}, "scale": 2}],
 "joint": [{"type": "revolute"}]})";

} // namespace

class RubeImporterTest : public QObject
{
    Q_OBJECT

private slots:
    void metresBecomePixelsAboutThePivot()
    {
        QCOMPARE(importerOf(world), QStringLiteral("rube"));
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("ship.png"), {96, 64}));
        const Result<Imported> result = imported(world, folder.filePath("world.json"));
        QVERIFY(result);
        const Frame &frame = result->sprites[0].sprite.frames[0];
        QCOMPARE(frame.size, QSize(96, 64));
        QCOMPARE(frame.pivot, (geometry::Point{32, 32}));
        QCOMPARE(frame.shapes.size(), 3);
        QCOMPARE(std::get<PolygonOutline>(frame.shapes[0].outline).points,
                 (QList<geometry::Point>{{0, 32}, {64, 32}, {48, -32}}));
        QCOMPARE(frame.shapes[0].properties,
                 (Properties{{"loud", true}, {"owner", "me"}, {"density", 2.0}, {"friction", 0.0}}));
        QCOMPARE(std::get<geometry::Circle>(frame.shapes[1].outline), (geometry::Circle{{32, 32}, 8}));
        QCOMPARE(std::get<ChainLine>(frame.shapes[2].outline).points, (QList<geometry::Point>{{32, 64}, {64, 80}}));
        QCOMPARE(result->categories.size(), 2);
        QCOMPARE(result->categories[0].hits, QStringList{"bits 1"});
        for (const char *left : {"its place and turn", "no polygon", "joints", "R.U.B.E.’s kinds int become"})
            QVERIFY2(notesOf(*result).contains(left), left);
    }

    void howBodiesMoveIsToldOnce()
    {
        const auto notesWith = [](const char *more) {
            return notesOf(*imported(QByteArray(world).replace("\"type\": 2,", "\"type\": 2, " + QByteArray(more))));
        };
        for (const char *said : {R"("fixedRotation": true,)", R"("linearDamping": 0.5,)", R"("gravityScale": 0,)",
                                 R"("angularVelocity": "3F800000",)", R"("linearVelocity": {"x": 0, "y": 2},)"})
            QCOMPARE(notesWith(said).count("” of bodies is left out"), 1);
        for (const char *plain : {R"("fixedRotation": false,)", R"("linearDamping": 0,)", R"("gravityScale": 1,)",
                                  R"("linearVelocity": {"x": 0, "y": 0},)", R"("linearVelocity": 0,)"})
            QVERIFY2(!notesWith(plain).contains("of bodies is left out"), plain);
    }

    void bodiesThatAreNotDynamicAreTold()
    {
        const auto isTold = [](const char *type) {
            return notesOf(*imported(QByteArray(world).replace("\"type\": 2,", type))).contains("static or kinematic");
        };
        QVERIFY(isTold("\"type\": 0,"));
        QVERIFY(isTold("\"type\": 1,"));
        QVERIFY(!isTold("\"type\": 2,"));
        QVERIFY(!isTold(""));
    }

    void filtersThatAreNotWrittenAreThoseOfBox2D()
    {
        const QByteArray fixture = R"({"body": [{"fixture": [{"circle": {"center": 0, "radius": 1}}]}]})";
        const Result<Imported> plain = imported(fixture);
        QVERIFY(plain);
        QCOMPARE(plain->categories.size(), 1);
        QCOMPARE(plain->categories[0].hits, QStringList{"bits 1"});
        const Result<Imported> strange = imported(
            QByteArray(fixture).replace("\"circle\"", R"("filter-categoryBits": 4, "filter-maskBits": 8, "circle")"));
        QVERIFY(strange);
        QCOMPARE(strange->sprites[0].sprite.frames[0].shapes[0].category, QStringLiteral("bits 4"));
        QCOMPARE(strange->categories[0].hits, QStringList{"bits 8"});
    }

    void amountsThatAreNotWrittenAreNothing()
    {
        const QByteArray fixture = R"({"body": [{"fixture": [{"circle": {"center": 0, "radius": 1}}]}]})";
        const auto propertiesWith = [&fixture](const QByteArray &amounts) {
            const Result<Imported> result = imported(QByteArray(fixture).replace("\"circle\"", amounts + "\"circle\""));
            return result->sprites.at(0).sprite.frames.at(0).shapes.at(0).properties;
        };
        QCOMPARE(propertiesWith({}), (Properties{{"density", 0.0}, {"friction", 0.0}}));
        QCOMPARE(propertiesWith(R"("density": 1, "friction": 0.2, )"), Properties());
        QCOMPARE(propertiesWith(R"("density": 1, "friction": 0.2, "restitution": 0.5, )"),
                 (Properties{{"restitution", 0.5}}));
    }

    void digitsOfFloatsAreNumbersEverywhere()
    {
        const QByteArray numbers = QByteArray(world).replace(
            "\"string\": \"me\"", R"("float": 2.5}, {"name": "v", "vec2": {"x": 1, "y": -2})");
        QByteArray digits = numbers;
        for (const auto &[number, hex] : {std::pair{"{\"x\": 3,", "{\"x\": \"40400000\","},
                                          {"[-1, 1, 0.5]", "[\"BF800000\", 1, \"3F000000\"]"},
                                          {"0.25", "\"3E800000\""},
                                          {"-1.5", "\"BFC00000\""},
                                          {"\"density\": 2", "\"density\": \"40000000\""},
                                          {"\"x\": 0.5", "\"x\": \"3F000000\""},
                                          {"\"scale\": 2", "\"scale\": \"40000000\""},
                                          {"{\"x\": 1, \"y\": -2}", R"({"x": "3F800000", "y": "C0000000"})"},
                                          {"\"float\": 2.5", "\"float\": \"40200000\""}}) {
            QVERIFY2(digits.contains(number), number);
            digits.replace(number, hex);
        }
        const Result<Imported> result = imported(digits);
        QVERIFY2(result, qPrintable(whyNot(result)));
        QCOMPARE(*result, *imported(numbers));
        const Properties properties = result->sprites[0].sprite.frames[0].shapes[0].properties;
        QVERIFY(properties.contains({"v", JsonText{"{\"x\": 1, \"y\": -2}"}}));
    }

    void bodiesWithoutAnImageShareOneSize()
    {
        Result<ImportSource> source = importSourceOf(world, rooted("/game/world.json"), {});
        QVERIFY(source);
        source->pixelsPerMetre = 10;
        const Result<Imported> result = importFrom(*source);
        QVERIFY(result);
        QCOMPARE(result->sprites[0].sprite.frames[0].size, QSize(20, 35));
        QCOMPARE(result->sprites[0].sprite.frames[0].pivot, (geometry::Point{10, 20}));
        QVERIFY(notesOf(*result).contains("“ship.png” cannot be read"));
    }

    void imagesThatNoFrameCanBeAreTold()
    {
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("ship.png"), {96, 64}));
        const auto notesWith = [&](const QByteArray &before, const QByteArray &after) {
            const Result<Imported> result =
                imported(QByteArray(world).replace(before, after), folder.filePath("world.json"));
            return notesOf(*result);
        };
        const QString turned = QStringLiteral("“ship.png” is left out: it is turned or mirrored");
        QVERIFY(notesWith("\"scale\": 2", R"("scale": 2, "angle": 1.5)").contains(turned));
        QVERIFY(notesWith("\"scale\": 2", R"("scale": 2, "angle": "3F800000")").contains(turned));
        QVERIFY(notesWith("\"scale\": 2", R"("scale": 2, "flip": true)").contains(turned));
        QVERIFY(!notesWith("\"scale\": 2", R"("scale": 2, "flip": false, "angle": 0)").contains(turned));
        QVERIFY(notesWith("\"scale\": 2}", R"("scale": 2}, {"body": 0, "file": "more.png"})")
                    .contains("“more.png” is left out: its body has one already"));
        QVERIFY(notesWith("\"scale\": 2}", R"("scale": 2}, {"body": -1, "file": "sky.png"})")
                    .contains("“sky.png” is left out: it is on none of the bodies"));
        const QString stretched = QStringLiteral("“ship.png” is stretched in width is left out");
        QVERIFY(notesWith("\"scale\": 2", R"("scale": 2, "aspectScale": 1.5)").contains(stretched));
        QVERIFY(!notesWith("\"scale\": 2", R"("scale": 2, "aspectScale": 1)").contains(stretched));
    }

    void anImageOfAnotherScaleIsTold()
    {
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("ship.png"), {96, 50}));
        const Result<Imported> result = imported(world, folder.filePath("world.json"));
        QVERIFY(result);
        QVERIFY(notesOf(*result).contains("drawn 64 pixels high in the world and has 50"));
    }

    void anImageInAnotherFolderIsTakenFromThereAndTold()
    {
        const QTemporaryDir game;
        QVERIFY(QDir(game.path()).mkpath("img") && QDir(game.path()).mkpath("worlds"));
        QVERIFY(writeImage(game.filePath("img/ship.png"), {64, 64}));
        const QByteArray moved = QByteArray(world).replace("ship.png", "../img/ship.png");
        const Result<ImportSource> source =
            importSourceOf(moved, game.filePath("worlds/world.json"), game.filePath("worlds"));
        const Result<Imported> result = importFrom(*source);
        QVERIFY2(result, qPrintable(whyNot(result)));
        QVERIFY(notesOf(*result).contains("lies outside the folders of the file and of the project"));
        QCOMPARE(result->sprites[0].sprite.image, game.filePath("img/ship.png"));
    }

    void anImageFromBesideTheFileIsToldOnceForAllBodies()
    {
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("ship.png"), {64, 64}));
        QByteArray images;
        for (int body = 0; body < 30; ++body)
            images += R"({"file": "C:\\art\\ship.png", "scale": 2, "body": )" + QByteArray::number(body) + "},";
        const QByteArray bodies = QByteArray("{},").repeated(30).chopped(1);
        const Result<Imported> result =
            imported("{\"body\": [" + bodies + "], \"image\": [" + images.chopped(1) + "]}", folder.filePath("w.json"));
        QVERIFY2(result, qPrintable(whyNot(result)));
        QCOMPARE(result->sprites.size(), 30);
        QCOMPARE(notesOf(*result).count(fromBeside), 1);
    }

    void whatIsBrokenIsRefusedByItsPlace()
    {
        QVERIFY(refusal(QByteArray(world).replace("[0, 0, 2]", "[0, 0]")).contains("as many numbers as in x"));
        QVERIFY(refusal(QByteArray(world).replace("0.25", "\"3E80000\"")).contains("circle.radius"));
        QVERIFY(refusal(QByteArray(world).replace("[-1, 1, 0.5]", "[-1, 1, 1e9]")).contains("within 1000000000"));
        QVERIFY(refusal(QByteArray(world).replace("Bits\": 2", "Bits\": 99999")).contains("categoryBits"));
        QVERIFY(refusal(QByteArray(world).replace("ship.png", "http://a/ship.png")).contains("an address"));
        surviveEveryCut(world);
    }

    void whatNoProjectHoldsIsRefusedWhileItIsRead()
    {
        QVERIFY(
            refusal("{\"body\": [" + QByteArray("{},").repeated(200'000) + "{}]}").contains("more than 200000 frames"));
        const Result<Imported> result =
            imported("{\"body\": [{\"fixture\": [" + QByteArray("{},").repeated(2'000) + "{}]}]}");
        QVERIFY(result);
        QCOMPARE(notesOf(*result).count("no polygon"), int(ImportNotes::most));
        QVERIFY(refusal("{\"body\": [{\"fixture\": [" + QByteArray("{},").repeated(200'000) + "{}]}]}")
                    .contains("more than 200000 shapes"));
        const QByteArray far =
            R"({"body": [{"fixture": [{"circle": {"center": {"x": 3e7, "y": 0}, "radius": 3e7}}]}]})";
        QVERIFY(refusal(far).contains("beyond"));
    }
};

HITBOX_CORE_TEST(RubeImporterTest)
#include "rube_importer_test.moc"
