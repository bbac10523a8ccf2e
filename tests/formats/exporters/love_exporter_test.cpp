#include "formats/exporters/golden.h"
#include "formats/exporters/lua_program.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class LoveExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytes() { QCOMPARE(golden::difference("love", {QStringLiteral("lopsided.lua")}), QString()); }

    void writesNamesAsStringsOfLua()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].shapes[0].name = QStringLiteral("a\"]] --\\");
        document.sprites[0].frames[0].name = QStringLiteral("end\n");
        const QByteArray text = golden::exported(document, "love").files[0].bytes;
        QVERIFY(text.contains("{name = \"a\\\"]] --\\\\\", "));
        QVERIFY(text.contains("sprites[\"end\\010\"] = {"));
    }

    void loadsHoweverManyFramesThereAre()
    {
        if (!lua::isInstalled())
            QSKIP("luajit is not installed");
        const QByteArray module = golden::exported(lua::manyFrames(), "love").files[0].bytes;
        QCOMPARE(lua::printed(module, "local sprites = dofile(...).sprites\n"
                                      "print(#sprites.frame_4999.shapes, sprites.frame_0.shapes[7].outline[3])"),
                 QByteArray("7\t30.875\n"));
    }

    void framesHaveTheirPointsAndEvents()
    {
        Document document = golden::lopsided();
        Frame marked = document.sprites[0].frames[0];
        marked.name = QStringLiteral("marked");
        marked.shapes = {};
        marked.points = {{QStringLiteral("muzzle"), {40, 12.5}, 90}};
        marked.events = {{QStringLiteral("whoosh"),
                          {{QStringLiteral("volume"), 0.5},
                           {QStringLiteral("to all"), true},
                           {QStringLiteral("by"), QStringLiteral("\"")}}}};
        document.sprites[0].frames.append(marked);
        const ExportPreview preview = golden::exported(document, "love");
        const QByteArray text = preview.files[0].bytes;
        QVERIFY2(text.contains("  points = {\n    {name = \"muzzle\", x = 40, y = 12.5, angle = 90},\n  },\n"), text);
        QVERIFY2(text.contains("    {name = \"whoosh\", properties = {[\"volume\"] = 0.5, [\"to all\"] = true, "
                               "[\"by\"] = \"\\\"\"}},\n"),
                 text);
        for (const Finding &loss : preview.losses)
            QVERIFY2(!loss.message.contains(QStringLiteral("of frames are left out")), qPrintable(loss.message));
        if (lua::isInstalled())
            QCOMPARE(lua::printed(text, "local marked = dofile(...).sprites.marked\n"
                                        "print(marked.points[1].name, marked.events[1].properties.volume)"),
                     QByteArray("muzzle\t0.5\n"));
    }

    void givesChainsTheirPoints()
    {
        const QByteArray text = golden::exported(golden::lopsided(), "love").files[0].bytes;
        QVERIFY(text.contains("kind = \"chain\", points = {0,72,20,76,64,74}"));
    }
};

HITBOX_CORE_TEST(LoveExporterTest)
#include "love_exporter_test.moc"
