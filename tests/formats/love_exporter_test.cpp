#include "formats/golden.h"

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
        QVERIFY(text.contains("[\"end\\010\"] = {"));
    }

    void givesChainsTheirPoints()
    {
        const QByteArray text = golden::exported(golden::lopsided(), "love").files[0].bytes;
        QVERIFY(text.contains("kind = \"chain\", points = {0,72,20,76,64,74}"));
    }
};

QTEST_GUILESS_MAIN(LoveExporterTest)
#include "love_exporter_test.moc"
