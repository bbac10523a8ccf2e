#include "formats/importers/tileset_reading.h"
#include "formats/text/refusing.h"
#include "test_class.h"

using namespace hitbox;

namespace {

const QByteArray xmlTileset = R"(<?xml version="1.0" encoding="UTF-8"?>
<tileset name="hero" tilewidth="32" tileheight="48" spacing="2" margin="1" tilecount="6" columns="3" class="set">
 <tileoffset x="-2" y="3"/><properties><property name="loud" type="bool" value="true"/></properties>
 <image source="hero.png" width="104" height="102"/>
 <tile id="4" class="idle">
  <objectgroup offsetx="3" offsety="-0.5">
   <object id="7" name="hull" type="hurt" x="1" y="8.5" rotation="90"><polygon points="0,0 10,0 10,4.5"/>
    <properties><property name="mass" type="float" value="2.5"/><property name="owner">me</property></properties></object>
   <object x="1" y="2" width="10" height="20" visible="0"/>
   <object width="8" height="20"><capsule/></object>
   <object gid="3" width="8" height="20"/>
   <object template="a.tx" gid="3"/>
  </objectgroup>
  <animation><frame tileid="4" duration="120"/><frame tileid="5" duration="80"/></animation>
 </tile>
</tileset>)";

QString refusedXml(const QByteArray &xml)
{
    return refusalOf([&] { tilesetOfXml(xml); });
}

} // namespace

class TilesetXmlTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNotReadIsKnownByName()
    {
        const auto unreadOf = [](const char *more, const char *attributes = "") {
            return tilesetOfXml("<tileset tilewidth=\"8\" tileheight=\"8\"" + QByteArray(attributes) + ">" + more +
                                "</tileset>")
                .unread;
        };
        QCOMPARE(unreadOf("<grid orientation=\"orthogonal\" width=\"1\" height=\"1\"/><editorsettings/>"),
                 QStringList());
        QCOMPARE(unreadOf("<tile id=\"0\" probability=\"0.5\"/><tile id=\"1\" probability=\"0.5\"/>"
                          "<wangsets><wangset name=\"road\"/></wangsets><grid orientation=\"isometric\"/>"
                          "<image source=\"a.png\" trans=\"ff00ff\"/>",
                          " objectalignment=\"bottom\""),
                 (QStringList{"objectalignment", "probability", "wangsets", "grid", "trans"}));
        QCOMPARE(unreadOf("<properties><property name=\"loot\" type=\"list\"><item value=\"1\"/></property>"
                          "</properties>"),
                 QStringList{"loot"});
        QCOMPARE(unreadOf("<tile id=\"0\"><objectgroup><properties><property name=\"a\" value=\"b\"/></properties>"
                          "</objectgroup></tile>"),
                 QStringList{"objectgroup/properties"});
    }

    void kindsThatAProjectHasNotAreKnownOnce()
    {
        QCOMPARE(
            tilesetOfXml(
                R"(<tileset tilewidth="8" tileheight="8"><properties>)"
                R"(<property name="a" type="int" value="1"/><property name="b" type="int" value="1"/><property name="c" value="x"/>)"
                R"(<property name="d" type="color" value="#ff0000"/><property name="e" propertytype="Element" value="fire"/>)"
                R"(<property name="f" type="class" propertytype="Stats"><properties><property name="g" type="file" value="a.ogg"/>)"
                R"(</properties></property></properties><tile id="0"><objectgroup><object id="1"><properties>)"
                R"(<property name="categoryBits" type="int" value="1"/><property name="h" type="float" value="1"/>)"
                R"(</properties></object></objectgroup></tile></tileset>)")
                .kinds,
            (QStringList{"int", "color", "Element", "Stats", "file"}));
    }

    void everythingIsRead() { importing::isTheSampleTileset(tilesetOfXml(xmlTileset)); }

    void classesAreObjects()
    {
        const QByteArray inner = "<property name=\"in\" type=\"class\" propertytype=\"I\"><properties>"
                                 "<property name=\"on\" type=\"bool\" value=\"true\"/></properties></property>";
        const QByteArray outer = "<property name=\"cls\" type=\"class\" propertytype=\"K\"><properties>"
                                 "<property name=\"a\" type=\"int\" value=\"3\"/><property name=\"a\" value=\"x\"/>"
                                 "<property name=\"b\" value=\"&quot;\"/>" +
                                 inner + "</properties></property>";
        const TilesetFile file =
            tilesetOfXml("<tileset><properties>" + outer +
                         "<property name=\"none\" type=\"class\"/><property name=\"n\" type=\"int\" value=\"7\"/>"
                         "</properties></tileset>");
        QCOMPARE(file.properties, (Properties{{"cls", JsonText{"{\"a\": 3, \"b\": \"\\\"\", \"in\": {\"on\": true}}"}},
                                              {"none", JsonText{"{}"}},
                                              {"n", 7.0}}));
        const QByteArray open = "<property name=\"c\" type=\"class\"><properties>";
        QVERIFY(refusedXml("<tileset><properties>" + open.repeated(40)).contains("more than 32 levels"));
    }

    void whatIsBrokenIsRefusedByItsLine()
    {
        QVERIFY(refusedXml("<map/>").contains("found a map, expected <tileset>: import the files of its tilesets"));
        QVERIFY(refusedXml("<template/>").contains("found another element, expected <tileset>"));
        QVERIFY(refusedXml(QByteArray(xmlTileset).replace("</tile>", "</tale>")).contains("the XML is broken"));
        QVERIFY(refusedXml(QByteArray(xmlTileset).replace("id=\"4\"", "id=\"4.5\"")).contains("line 5"));
        QCOMPARE(refusedXml(QByteArray(xmlTileset).replace("height=\"20\" visible", "height=\"tall\" visible")),
                 QStringLiteral("found height=\"tall\", expected a number from 0 to 1000000000, line 9"));
        QCOMPARE(refusedXml(QByteArray(xmlTileset).replace("tilecount=\"6\"", "tilecount=\"six\"")),
                 QStringLiteral("found tilecount=\"six\", expected a whole number from 0 to 1000000000, line 2"));
        QVERIFY(refusedXml(QByteArray(xmlTileset).replace("x=\"1\"", "x=\"left\""))
                    .contains("from -1000000000 to 1000000000"));
        QVERIFY(refusedXml(xmlTileset + "<tileset/>").contains("the XML is broken"));
    }

    void objectsAndTilesThatNoProjectHoldsAreRefusedWhileTheyAreRead()
    {
        const QByteArray objects = "<objectgroup>" + QByteArray("<object/>").repeated(100'001) + "</objectgroup>";
        const QByteArray tile = "<tile id=\"1\">" + objects + "</tile>";
        QVERIFY(refusedXml("<tileset>" + tile + tile + "</tileset>").contains("more than 200000 shapes"));
        QVERIFY(refusedXml("<tileset>" + QByteArray("<tile/>").repeated(200'001) + "</tileset>")
                    .contains("more than 200000 frames"));
    }
};

HITBOX_TEST(TilesetXmlTest)
#include "tileset_xml_test.moc"
