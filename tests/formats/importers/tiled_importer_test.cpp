#include "formats/importers/import_bench.h"
#include "rooted.h"
#include "test_class.h"

#include <QDir>

using namespace hitbox;
using namespace hitbox::importing;

namespace {

const QByteArray tiledSheet = R"(<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="hero" tilewidth="32" tileheight="48" spacing="2" margin="1" tilecount="6" columns="3">
 <image source="hero.png" width="104" height="102"/>
 <tile id="1" type="idle">
  <objectgroup draworder="index">
   <object id="1" name="hull" type="hurt" x="4" y="8" rotation="90"><polygon points="0,0 10,0 10,4.5"/></object>
   <object id="2" name="box" class="hit" x="1" y="2" width="10" height="20">
    <properties><property name="loud" type="bool" value="true"/><property name="text">a</property></properties>
   </object>
   <object id="3" name="ball" x="2" y="2" width="8" height="8"><ellipse/></object>
   <object id="4" name="egg" x="2" y="2" width="8" height="6"><ellipse/></object>
   <object id="5" name="arm" x="2" y="2" width="8" height="20"><capsule/></object>
   <object id="6" name="edge" x="1" y="1" visible="0"><polyline points="0,0 5,5"/></object>
   <object id="7" name="spawn" x="1" y="1"><point/></object>
   <object id="8" name="turned" x="10" y="10" width="4" height="2" rotation="45"/>
   <object id="9" name="picture" gid="3" x="10" y="10" width="4" height="2"/>
  </objectgroup>
  <animation><frame tileid="1" duration="120"/><frame tileid="2" duration="80"/></animation>
 </tile>
 <tile id="4"><animation><frame tileid="4" duration="1"/><frame tileid="2" duration="1"/></animation></tile>
</tileset>)";

const QByteArray collection = R"({"type": "tileset", "name": "things", "tilewidth": 64, "tileheight": 64, "columns": 0,
 "tiles": [{"id": 0, "image": "a.png", "x": 8, "y": 4, "width": 16, "height": 20,
            "objectgroup": {"type": "objectgroup", "objects": [
             {"id": 1, "name": "o", "type": "hurt", "x": 1, "y": 2, "width": 0, "height": 0,
              "polygon": [{"x": 0, "y": 0}, {"x": 4, "y": 0}, {"x": 4, "y": 4}],
              "properties": [{"name": "n", "type": "int", "value": 3}]}]}},
           {"id": 7, "image": "b.png"}]})";

/// A sprite of frames that lie beside each other on their images, 8 × 8 pixels each; one for each image.
Document projectOfImages(const QStringList &images)
{
    Sprite sprite;
    sprite.name = "hero";
    sprite.image = images.constFirst();
    for (int i = 0; i < images.size(); ++i) {
        Frame frame;
        frame.name = "f" + QString::number(i);
        frame.image = images.at(i) == sprite.image ? QString() : images.at(i);
        frame.rect = QRect(frame.image.isEmpty() ? 8 * i : 0, 0, 8, 8);
        frame.size = frame.rect.size();
        frame.pivot = {4, 4};
        frame.duration = 50;
        sprite.frames.append(frame);
    }
    sprite.tags = {{"w", 0, int(images.size()) - 1}};
    Document document;
    document.sprites = {sprite};
    return document;
}

/// Of our own exporter, from images that all have this size.
QByteArray exportedTileset(const Document &document, QSize size)
{
    ExportOptions options;
    for (const QString &image : imagesOf(document))
        options.imageSizes.insert(image, size);
    return golden::exported(document, "tiled", options).files[0].bytes;
}

ImportResult tilesetInto(const Document &document, const QByteArray &tileset)
{
    return withImported(document, *importing::imported(tileset, rooted("/game/hero.tsx")), rooted("/game"));
}

QStringList tilesetTold(const ImportResult &result)
{
    QStringList lines;
    for (const ImportNote &note : result.notes)
        lines.append(note.what);
    return lines;
}

const Shape &shapeNamed(const Frame &frame, const QString &name)
{
    return *std::find_if(frame.shapes.begin(), frame.shapes.end(),
                         [&name](const Shape &shape) { return shape.name == name; });
}

} // namespace

class TiledImporterTest : public QObject
{
    Q_OBJECT

private slots:
    void aSheetIsCutAsTiledCutsIt()
    {
        QCOMPARE(importerOf(tiledSheet), QStringLiteral("tiled"));
        const Result<Imported> result = imported(tiledSheet);
        QVERIFY2(result, qPrintable(whyNot(result)));
        QVERIFY(!result->sprites[0].knowsTrims);
        const Sprite &sprite = result->sprites[0].sprite;
        QCOMPARE(sprite.name, QStringLiteral("hero"));
        QCOMPARE(sprite.frames.size(), 6);
        QCOMPARE(sprite.frames[4].rect, QRect(35, 51, 32, 48));
        QCOMPARE(sprite.frames[1].duration, 120.0);
        QCOMPARE(sprite.tags, (QList<Tag>{{"idle", 1, 2, TagDirection::Forward, {}}}));
        QVERIFY(notesOf(*result).contains("a run of neighbouring frames"));
    }

    void objectsBecomeShapes()
    {
        const Result<Imported> result = imported(tiledSheet);
        QVERIFY(result);
        const Frame &frame = result->sprites[0].sprite.frames[1];
        QCOMPARE(frame.shapes.size(), 7);
        QCOMPARE(std::get<PolygonOutline>(shapeNamed(frame, "hull").outline).points,
                 (QList<geometry::Point>{{4, 8}, {4, 18}, {-0.5, 18}}));
        QCOMPARE(shapeNamed(frame, "hull").category, QStringLiteral("hurt"));
        QCOMPARE(std::get<geometry::Box>(shapeNamed(frame, "box").outline), (geometry::Box{{1, 2}, {11, 22}}));
        QCOMPARE(shapeNamed(frame, "box").category, QStringLiteral("hit"));
        QCOMPARE(shapeNamed(frame, "box").properties, (Properties{{"loud", true}, {"text", "a"}}));
        QCOMPARE(std::get<geometry::Circle>(shapeNamed(frame, "ball").outline), (geometry::Circle{{6, 6}, 4}));
        QCOMPARE(shapeNamed(frame, "egg").kind(), ShapeKind::Polygon);
        QCOMPARE(std::get<geometry::Capsule>(shapeNamed(frame, "arm").outline),
                 (geometry::Capsule{{6, 6}, {6, 18}, 4}));
        QCOMPARE(shapeNamed(frame, "edge").visible, false);
        QCOMPARE(shapeNamed(frame, "turned").kind(), ShapeKind::Polygon);
        QCOMPARE(result->categories.size(), 2);
        QVERIFY(notesOf(*result).contains("“spawn” is left out"));
        QVERIFY(notesOf(*result).contains("“picture” is left out"));
    }

    void objectsLeftOutAreToldByNameOrNumber()
    {
        const QByteArray objects = "<object id=\"9\" name=\"picture\" gid=\"3\" x=\"10\" y=\"10\"/>"
                                   "<object id=\"12\"><polygon points=\"\"/></object><object><polygon/></object>"
                                   "<object id=\"13\" template=\"a.tx\"/>";
        const Result<Imported> result = imported("<tileset name=\"a\" tilewidth=\"8\" tileheight=\"8\" tilecount=\"1\">"
                                                 "<image source=\"a.png\"/><tile id=\"0\"><objectgroup>" +
                                                 objects + "</objectgroup></tile></tileset>");
        QVERIFY2(result, qPrintable(whyNot(result)));
        QVERIFY(result->sprites[0].sprite.frames[0].shapes.isEmpty());
        QCOMPARE(notesOf(*result),
                 QStringLiteral("the object “picture” is left out: it has no outline that could be hit\n"
                                "the object with id 12 is left out: it has no outline that could be hit\n"
                                "an object without a name is left out: it has no outline that could be hit\n"
                                "the object with id 13 is left out: it is made of a template, and templates are not "
                                "read"));
    }

    void aTileThatIsShownDifferentlyLongIsSeveralFrames()
    {
        const auto animation = [](int tile, const char *steps) {
            QByteArray frames;
            for (const QByteArray &step : QByteArray(steps).split(' '))
                frames += "<frame tileid=\"" + step.left(1) + "\" duration=\"" + step.mid(2) + "\"/>";
            return "<tile id=\"" + QByteArray::number(tile) + "\" type=\"" + char('a' + tile) + "\"><animation>" +
                   frames + "</animation></tile>";
        };
        const Result<Imported> result =
            imported("<tileset name=\"t\" tilewidth=\"8\" tileheight=\"8\" tilecount=\"4\" columns=\"4\"><image "
                     "source=\"a.png\"/>" +
                     animation(0, "0:100 1:100") + animation(1, "1:900 2:900") + animation(2, "1:100 0:100") +
                     animation(3, "1:100 2:5 3:5 2:6") + "</tileset>");
        QVERIFY2(result, qPrintable(whyNot(result)));
        const Sprite &sprite = result->sprites[0].sprite;
        QStringList frames;
        for (const Frame &frame : sprite.frames)
            frames.append(QStringLiteral("%1:%2").arg(frame.name).arg(frame.duration));
        QCOMPARE(frames, (QStringList{"t_0:100", "t_1:100", "t_2:100", "t_3:100", "t_1 2:900", "t_2 2:900", "t_1 3:100",
                                      "t_2 3:5", "t_3 2:5", "t_2 4:6"}));
        QCOMPARE(sprite.tags, (QList<Tag>{{"a", 0, 1, TagDirection::Forward, {}},
                                          {"b", 4, 5, TagDirection::Forward, {}},
                                          {"c", 0, 1, TagDirection::Reverse, {}},
                                          {"d", 6, 9, TagDirection::Forward, {}}}));
        QCOMPARE(sprite.frames[9].rect, sprite.frames[2].rect);
    }

    void aCollectionIsASpriteForEachImage()
    {
        QCOMPARE(importerOf(collection), QStringLiteral("tiled"));
        const Result<Imported> result = imported(collection);
        QVERIFY(result);
        QCOMPARE(result->sprites.size(), 2);
        QCOMPARE(result->sprites[0].sprite.image, rooted("/game/a.png"));
        const Frame &frame = result->sprites[0].sprite.frames[0];
        QCOMPARE(frame.rect, QRect(8, 4, 16, 20));
        QCOMPARE(std::get<PolygonOutline>(frame.shapes[0].outline).points,
                 (QList<geometry::Point>{{1, 2}, {5, 2}, {5, 6}}));
        QCOMPARE(frame.shapes[0].properties, (Properties{{"n", 3.0}}));
        QCOMPARE(result->sprites[1].sprite.frames[0].size, QSize(64, 64));
    }

    void ourOwnTilesetKeepsNamesPivotsAndTags()
    {
        const Result<Imported> own = ownExport("tiled");
        QVERIFY2(own, qPrintable(whyNot(own)));
        const Sprite &sprite = own->sprites[0].sprite;
        const Sprite before = golden::lopsided().sprites[0];
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(sprite.frames[i].name, before.frames[i].name);
            QCOMPARE(sprite.frames[i].pivot, before.frames[i].pivot);
            QCOMPARE(sprite.frames[i].duration, before.frames[i].duration);
        }
        QCOMPARE(sprite.tags[0].name, before.tags[0].name);
    }

    void propertiesOfTheGamesOwnStay()
    {
        const Result<Imported> result = imported(
            R"(<tileset name="a" tilewidth="8" tileheight="8" tilecount="2" columns="2"><image source="a.png"/>)"
            R"(<tile id="0"><properties><property name="animation" value="glow"/><property name="duration" type="float" value="5000"/>)"
            R"(<property name="frame" value="door"/></properties><objectgroup><object id="1" type="solid" width="4" height="4">)"
            R"(<properties><property name="categoryBits" type="float" value="16"/></properties></object></objectgroup></tile></tileset>)");
        QVERIFY2(result, qPrintable(whyNot(result)));
        const Frame &frame = result->sprites[0].sprite.frames[0];
        QCOMPARE(frame.name, QStringLiteral("a_0"));
        QCOMPARE(frame.properties, (Properties{{"animation", "glow"}, {"duration", 5000.0}, {"frame", "door"}}));
        QCOMPARE(frame.duration, Frame().duration);
        QCOMPARE(frame.shapes[0].properties, (Properties{{"categoryBits", 16.0}}));
    }

    void propertiesOfACollectionStayOrAreTold()
    {
        const QByteArray property =
            R"("properties": [{"name": "biome", "type": "string", "value": "forest"}], "tiles")";
        const QByteArray several = QByteArray(collection).replace("\"tiles\"", property);
        QVERIFY2(notesOf(*imported(several)).contains("as its images become several sprites: “biome”"),
                 qPrintable(notesOf(*imported(several))));
        const Result<Imported> one = imported(QByteArray(several).replace(R"("b.png")", R"("a.png")"));
        QVERIFY2(one, qPrintable(whyNot(one)));
        QCOMPARE(one->sprites[0].sprite.properties, (Properties{{"biome", "forest"}}));
        QVERIFY(!notesOf(*one).contains("biome"));
    }

    void manyPropertiesOfACollectionAreToldInFew()
    {
        const auto notesWith = [](const QList<QByteArray> &names) {
            QByteArray list;
            for (const QByteArray &name : names)
                list += QByteArray(R"({"name": "NAME", "value": 1},)").replace("NAME", name);
            const QByteArray properties = "\"properties\": [" + list.chopped(1) + "], \"tiles\"";
            return notesOf(*imported(QByteArray(collection).replace("\"tiles\"", properties)));
        };
        QList<QByteArray> many;
        for (int i = 0; i < 500; ++i)
            many.append("p" + QByteArray::number(i));
        const QString notes = notesWith(many);
        QVERIFY2(notes.contains("several sprites: “p0”, “p1”, “p2”"), qPrintable(notes));
        QVERIFY2(notes.contains("“p19” and 480 more"), qPrintable(notes));
        QVERIFY(notesWith({QByteArray(5'000, 'x')}).size() < 500);
    }

    void theClassOfATileIsToldWhereNoTagIsNamedAfterIt()
    {
        const QByteArray left =
            R"(<tileset name="a" tilewidth="8" tileheight="8" tilecount="4" columns="4">)"
            R"(<image source="a.png"/><tile id="0" type="grass"><animation><frame tileid="0" duration="100"/>)"
            R"(<frame tileid="3" duration="200"/></animation></tile></tileset>)";
        QVERIFY2(notesOf(*imported(left)).contains("its class “grass” is left out"),
                 qPrintable(notesOf(*imported(left))));
        const QByteArray kept = QByteArray(left).replace("tileid=\"3\"", "tileid=\"1\"");
        QVERIFY(!notesOf(*imported(kept)).contains("grass"));
    }

    void aHiddenShapeOfOurOwnTilesetIsHiddenAgain()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].shapes[0].visible = false;
        const OutputFile file = golden::exported(document, "tiled").files[0];
        const Result<Imported> back = imported(file.bytes, rooted("/game/") + file.name);
        QVERIFY2(back, qPrintable(whyNot(back)));
        QCOMPARE(back->sprites[0].sprite.frames[0].shapes[0].visible, false);
        QCOMPARE(back->sprites[0].sprite.frames[0].shapes[1].visible, true);
        QVERIFY(!notesOf(*back).contains("kinds")); // ours are not told
    }

    void emptyCellsOfOurOwnTilesetAreNoFrames()
    {
        const Document project = projectOfImages({"sheet.png", "sheet.png"});
        const QByteArray tileset = exportedTileset(project, {32, 24});
        QVERIFY(tileset.contains("tilecount=\"12\""));
        const ImportResult again = tilesetInto(project, tileset);
        QCOMPARE(again.updated, QStringList());
        QCOMPARE(again.document.sprites, project.sprites);
        QCOMPARE(tilesetInto({}, tileset).document.sprites[0].frames.size(), 2);
    }

    void cellsOfOurOwnTilesetWithSomethingOnThemAreAddedAndTold()
    {
        const Document project = projectOfImages({"sheet.png", "sheet.png"});
        const QByteArray tileset =
            exportedTileset(project, {32, 24})
                .replace("</tileset>",
                         R"(<tile id="5"><objectgroup><object id="1" width="4" height="4"/></objectgroup></tile>)"
                         R"(<tile id="6"><animation><frame tileid="7" duration="9"/></animation></tile></tileset>)");
        const ImportResult again = tilesetInto(project, tileset);
        QCOMPARE(again.document.sprites[0].frames.size(), 5);
        QVERIFY2(tilesetTold(again).contains(
                     "tiles that the project had no frames for, and which are frames now: 3, the first is “hero_5”"),
                 qPrintable(tilesetTold(again).join('\n')));
    }

    void tilesThatAForeignTilesetAddsAreTold()
    {
        const Document once = tilesetInto({}, QByteArray(tiledSheet).replace("\"6\"", "\"3\"")).document;
        QCOMPARE(once.sprites[0].frames.size(), 3);
        const ImportResult again = tilesetInto(once, tiledSheet);
        QCOMPARE(again.document.sprites[0].frames.size(), 6);
        QVERIFY2(tilesetTold(again).join('\n').contains("frames now: 3, the first is “hero_3”"),
                 qPrintable(tilesetTold(again).join('\n')));
    }

    void framesOfSeveralImagesComeBack_data()
    {
        QTest::addColumn<QStringList>("images");
        QTest::newRow("each its own") << QStringList{"a1.png", "a2.png", "a3.png"};
        QTest::newRow("two of one") << QStringList{"a1.png", "a1.png", "a3.png"};
    }

    void framesOfSeveralImagesComeBack()
    {
        QFETCH(QStringList, images);
        const Document project = projectOfImages(images);
        const QByteArray tileset = exportedTileset(project, {64, 64});
        const ImportResult again = tilesetInto(project, tileset);
        QCOMPARE(again.updated, QStringList());
        QCOMPARE(again.added, QStringList());
        QCOMPARE(again.document.sprites, project.sprites);
        const ImportResult added = tilesetInto({}, tileset);
        QVERIFY(tilesetTold(added).join('\n').contains("a3.png” cannot be read"));
        const Document &fresh = added.document;
        QCOMPARE(fresh.sprites.size(), 1);
        QCOMPARE(imagesOf(fresh), imagesOf(project));
        QCOMPARE(fresh.sprites[0].tags.size(), 1);
        QCOMPARE(fresh.sprites[0].tags[0].to, 2);
    }

    void framesKeepTheWayInWhichTheyNameTheirImage()
    {
        Document project = projectOfImages({"a1.png", "a2.png"});
        project.sprites[0].frames[0].image = "a1.png"; // though it is the sprite's
        QCOMPARE(tilesetInto(project, exportedTileset(project, {64, 64})).document.sprites, project.sprites);
        project.sprites[0].image = "a2.png"; // which is not that of the first frame
        QCOMPARE(tilesetInto(project, exportedTileset(project, {64, 64})).document.sprites, project.sprites);
        project.sprites[0].frames[1].image.clear();
        QCOMPARE(tilesetInto(project, exportedTileset(project, {64, 64})).document.sprites, project.sprites);
    }

    void tilesThatAreOnlyClaimedAreNotRead()
    {
        const Result<Imported> result =
            imported(QByteArray(tiledSheet).replace("tilecount=\"6\"", "tilecount=\"1000000000\""));
        QVERIFY(result);
        QCOMPARE(result->sprites[0].sprite.frames.size(), 5);
        QVERIFY(notesOf(*result).contains("of 1000000000 tiles"));
    }

    void aPropertyThatIsThereTwiceIsReadOnce()
    {
        const Result<Imported> result = imported(QByteArray(tiledSheet).replace("name=\"text\"", "name=\"loud\""));
        QVERIFY(result);
        const Frame &frame = result->sprites[0].sprite.frames[1];
        QCOMPARE(shapeNamed(frame, "box").properties, (Properties{{"loud", true}}));
    }

    void imagesThatNoProjectHoldsAreRefusedWhileTheyAreRead()
    {
        QByteArray tiles;
        for (int i = 0; i <= 10'000; ++i)
            tiles += "<tile id=\"" + QByteArray::number(i) + "\" width=\"1\" height=\"1\"><image source=\"" +
                     QByteArray::number(i) + ".png\"/></tile>";
        QVERIFY(refusal("<tileset name=\"a\">" + tiles + "</tileset>").contains("more than 10000 images"));
    }

    void anImageInAnotherFolderIsTakenFromThereAndTold()
    {
        const QTemporaryDir game;
        QVERIFY(QDir(game.path()).mkpath("img") && QDir(game.path()).mkpath("maps"));
        QVERIFY(writeImage(game.filePath("img/a.png"), {32, 16}));
        const QByteArray tiledSheet =
            "<tileset name=\"a\" tilewidth=\"16\" tileheight=\"16\"><image source=\"../img/a.png\"/>"
            "<tile id=\"1\"><objectgroup><object id=\"1\" width=\"4\" height=\"4\"/></objectgroup>"
            "</tile></tileset>";
        const Result<ImportSource> source =
            importSourceOf(tiledSheet, game.filePath("maps/a.tsx"), game.filePath("maps"));
        const Result<Imported> result = importFrom(*source);
        QVERIFY2(result, qPrintable(whyNot(result)));
        QVERIFY(notesOf(*result).contains("lies outside the folders of the file and of the project"));
        const Document document = withImported(emptyProject(), *result, game.filePath("maps")).document;
        QCOMPARE(document.sprites[0].image, QStringLiteral("../img/a.png"));
        QCOMPARE(document.sprites[0].frames.size(), 2);
        QCOMPARE(document.sprites[0].frames[1].shapes.size(), 1);
    }

    void anImageFromBesideTheFileIsToldOnceForAllTiles()
    {
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {104, 102}));
        QVERIFY(writeImage(folder.filePath("a.png"), {32, 32}));
        const QByteArray sheet = QByteArray(tiledSheet).replace("hero.png", "/home/me/hero.png");
        QCOMPARE(notesOf(*imported(sheet, folder.filePath("a.tsx"))).count(fromBeside), 1);
        const QByteArray several =
            QByteArray(collection).replace("a.png", "/home/me/a.png").replace("b.png", "/home/me/a.png");
        QCOMPARE(notesOf(*imported(several, folder.filePath("a.tsj"))).count(fromBeside), 1);
    }

    void whatIsHostileIsRefusedByItsPlace()
    {
        const auto changed = [](const char *before, const char *after) {
            return refusal(QByteArray(tiledSheet).replace(before, after));
        };
        QVERIFY(changed("<tileset", "<!DOCTYPE tileset [<!ENTITY a \"b\">]><tileset").contains("declares entities"));
        QVERIFY(changed("<tileset", "<!DOCTYPE tileset [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><tileset")
                    .contains("declares entities"));
        QVERIFY(changed("tilecount=\"6\"", "tilecount=\"-1\"").contains("from 0 to 1000000000, line 2"));
        QVERIFY(changed("tile id=\"4\"", "tile id=\"900000\"").isEmpty());
        QVERIFY(changed("x=\"4\"", "x=\"nan\"").contains("x=\"nan\""));
        QVERIFY(changed("10,4.5", "10,five").contains("points of the object"));
        QVERIFY(changed("hero.png", "http://a/hero.png").contains("an address"));
        QVERIFY(changed("width=\"8\" height=\"6\"", "width=\"1e9\" height=\"9e8\"").contains("beyond"));
        QVERIFY(changed("tilewidth=\"32\"", "").contains("expected tilewidth"));
        QVERIFY(changed("<image", "<a><b/></a><image").isEmpty());
        QVERIFY(changed("<image", QByteArray("<a>").repeated(100).constData()).contains("levels"));
        QVERIFY(refusal(QByteArray(collection).replace("\"id\": 0", "\"id\": \"0\"")).contains("tiles[0].id"));
        QVERIFY(refusal(QByteArray(collection).replace("a.png", "qrc:/a.png")).contains("an address"));
        surviveEveryCut(tiledSheet);
        surviveEveryCut(collection);
    }
};

HITBOX_CORE_TEST(TiledImporterTest)
#include "tiled_importer_test.moc"
