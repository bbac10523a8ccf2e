#include "formats/importers/tileset_reading.h"
#include "formats/text/refusing.h"
#include "test_class.h"

using namespace hitbox;

namespace {

const QByteArray jsonTileset =
    R"({"name": "hero", "class": "set", "tileoffset": {"x": -2, "y": 3}, "tilewidth": 32, "tileheight": 48, "spacing": 2, "margin": 1,
 "tilecount": 6, "columns": 3, "image": "hero.png", "imagewidth": 104, "imageheight": 102,
 "properties": [{"name": "loud", "type": "bool", "value": true}],
 "tiles": [{"id": 4, "class": "idle", "animation": [{"tileid": 4, "duration": 120}, {"tileid": 5, "duration": 80}],
  "objectgroup": {"offsetx": 3, "offsety": -0.5, "objects": [
   {"id": 7, "name": "hull", "type": "hurt", "x": 1, "y": 8.5, "rotation": 90,
    "polygon": [{"x": 0, "y": 0}, {"x": 10, "y": 0}, {"x": 10, "y": 4.5}],
    "properties": [{"name": "mass", "value": 2.5}, {"name": "owner", "value": "me"}]},
   {"x": 1, "y": 2, "width": 10, "height": 20, "visible": false},
   {"width": 8, "height": 20, "capsule": true},
   {"gid": 3, "width": 8, "height": 20},
   {"template": "a.tx", "gid": 3}]}}]})";

TilesetFile read(const QByteArray &text)
{
    const Result<JsonDocument> file = JsonDocument::parse(text, "file");
    return tilesetOfJson(file->root());
}

QString refusedJson(const QByteArray &text)
{
    return refusalOf([&] { read(text); });
}

} // namespace

class TilesetJsonTest : public QObject
{
    Q_OBJECT

private slots:
    void kindsThatAProjectHasNotAreKnownOnce()
    {
        const Result<JsonDocument> json = JsonDocument::parse(
            R"({"type": "tileset", "properties": [)"
            R"({"name": "a", "type": "int", "value": 1}, {"name": "b", "type": "string", "propertytype": "Element", "value": "x"}],)"
            R"("tiles": [{"id": 0, "properties": [{"name": "c", "type": "color", "value": "#ff0000"}], "objectgroup": {"objects": [)"
            R"({"id": 1, "properties": [{"name": "maskBits", "type": "int", "value": 1}, {"name": "d", "type": "bool", "value": true},)"
            R"({"name": "e", "type": "file", "value": "a.ogg"}]}]}}]})",
            {});
        QVERIFY(json);
        QStringList kinds = tilesetOfJson(json->root()).kinds;
        kinds.sort();
        QCOMPARE(kinds, (QStringList{"Element", "color", "file", "int"}));
    }

    void whatIsNotReadIsKnownByName()
    {
        const auto unreadOf = [](const char *more) {
            return read("{\"tilewidth\": 8, \"tileheight\": 8" + QByteArray(more) + "}").unread;
        };
        QCOMPARE(unreadOf(""), QStringList());
        QCOMPARE(unreadOf(R"(, "wangsets": [], "grid": {"orientation": "orthogonal", "width": 1})"), QStringList());
        QCOMPARE(
            unreadOf(
                R"(, "wangsets": [{"name": "road"}], "objectalignment": "bottom", "grid": {"orientation":)"
                R"( "isometric"}, "tiles": [{"id": 0, "probability": 0.5}, {"id": 1, "probability": 0.5, "terrain": [0, 0, 0, 1]}])"),
            (QStringList{"probability", "terrain", "wangsets", "objectalignment", "grid"}));
        QCOMPARE(unreadOf(R"(, "tiles": [{"id": 0, "objectgroup": {"objects": [], "properties": [{"name": "a"}]}}])"),
                 QStringList{"objectgroup/properties"});
        QCOMPARE(unreadOf(R"(, "tiles": [{"id": 0, "objectgroup": {"objects": [], "properties": []}}])"),
                 QStringList());
    }

    void everythingIsRead() { importing::isTheSampleTileset(read(jsonTileset)); }

    void whatIsBrokenIsRefusedByItsPlace()
    {
        QVERIFY(refusedJson("[]").contains("expected a tileset"));
        QVERIFY(refusedJson(QByteArray(jsonTileset).replace("\"width\": 10", "\"width\": -1"))
                    .contains("objects[1].width"));
        QVERIFY(refusedJson(QByteArray(jsonTileset).replace("\"tileid\": 5", "\"tile\": 5"))
                    .contains("\"tileid\" is missing"));
        QVERIFY(refusedJson(QByteArray(jsonTileset).replace("\"id\": 4", "\"id\": -4")).contains("tiles[0].id"));
        QVERIFY(refusedJson(QByteArray(jsonTileset).replace("4.5", "1e10")).contains("polygon[2].y"));
    }

    void objectsAndTilesThatNoProjectHoldsAreRefusedWhileTheyAreRead()
    {
        const QByteArray tile =
            "{\"id\": 1, \"objectgroup\": {\"objects\": [" + QByteArray("{},").repeated(100'000) + "{}]}}";
        QVERIFY(refusedJson("{\"tiles\": [" + tile + "," + tile + "]}").contains("more than 200000 shapes"));
        QVERIFY(refusedJson("{\"tiles\": [" + QByteArray("0,").repeated(200'000) + "0]}")
                    .contains("more than 200000 frames"));
    }
};

HITBOX_TEST(TilesetJsonTest)
#include "tileset_json_test.moc"
