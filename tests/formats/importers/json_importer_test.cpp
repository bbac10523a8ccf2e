#include "formats/importers/import_bench.h"
#include "rooted.h"
#include "test_class.h"

using namespace hitbox;
using namespace hitbox::importing;

namespace {

QByteArray exportOf(const Document &document)
{
    return golden::exported(document, "json").files[0].bytes;
}

} // namespace

class JsonImporterTest : public QObject
{
    Q_OBJECT

private slots:
    void everythingOfASpriteComesBack()
    {
        Document document = golden::lopsided();
        Sprite &before = document.sprites[0];
        before.frames[0].shapes[0].properties = {{"friction", 0.4}, {"list", JsonText{"[1, 2]"}}};
        before.frames[0].properties = {{"step", true}};
        document.properties = {{"author", "me"}};
        const QByteArray bytes = exportOf(document);
        QCOMPARE(importerOf(bytes), QStringLiteral("json"));
        const Result<Imported> result = imported(bytes);
        QVERIFY(result);
        Sprite after = result->sprites[0].sprite;
        QCOMPARE(after.image, rooted("/game/lopsided.png"));
        after.image = before.image;
        for (Frame &frame : before.frames) {
            for (Shape &shape : frame.shapes)
                shape.id = {};
        }
        QCOMPARE(after, before);
        QCOMPARE(result->categories, document.categories);
        QVERIFY(notesOf(*result).contains("own properties"));
    }

    void aStageIsNoFileOfSprites()
    {
        const QByteArray stage = golden::bytesOf(QStringLiteral("json/duel_stage.json"));
        QCOMPARE(importerOf(stage), QStringLiteral("json"));
        QVERIFY2(refusal(stage).contains("this is a stage"), qPrintable(refusal(stage)));
    }

    void whatIsBrokenIsRefusedByItsPlace()
    {
        const QByteArray bytes = exportOf(golden::lopsided());
        QVERIFY(refusal(QByteArray(bytes).replace("\"version\": 1", "\"version\": 2")).contains("newer Hitbox Editor"));
        QVERIFY(refusal(QByteArray(bytes).replace("7.25", "-7.25")).contains("sprites[0].frames[0].shapes[1].radius"));
        QVERIFY(refusal(QByteArray(bytes).replace("lopsided.png", "NUL")).contains("a device"));
        QVERIFY(refusal(QByteArray(bytes).replace("\"type\": \"box\"", "\"type\": \"cube\"")).contains("\"cube\""));
        QVERIFY(
            refusal(QByteArray(bytes).replace("\"id\": 2", "\"id\": 1")).contains("no other shape of the project has"));
        surviveEveryCut(bytes);
    }
};

HITBOX_CORE_TEST(JsonImporterTest)
#include "json_importer_test.moc"
