#include "formats/importers/importing.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using namespace hitbox::importing;

namespace {

const QByteArray packedFrame =
    "{\"frame\": {\"x\": 2, \"y\": 4, \"w\": 10, \"h\": 12}, \"rotated\": false, \"trimmed\": false,"
    " \"spriteSourceSize\": {\"x\": 0, \"y\": 0, \"w\": 10, \"h\": 12},"
    " \"sourceSize\": {\"w\": 10, \"h\": 12}, \"pivot\": {\"x\": 0.5, \"y\": 1}}";

QByteArray hashOf(const QByteArray &more, const QByteArray &app = "https://www.codeandweb.com/texturepacker")
{
    return "{\"frames\": {\"walk_0.png\": " + packedFrame + ", \"walk_1.png\": " + packedFrame +
           "}, \"meta\": {\"app\": \"" + app + "\", \"image\": \"pack.png\"}" + more + "}";
}

} // namespace

class TexturePackerImporterTest : public QObject
{
    Q_OBJECT

private slots:
    void readsPivotsAsSharesOfTheFrame()
    {
        const Result<Imported> result = imported(hashOf({}));
        QVERIFY(result);
        const ImportedSprite &item = result->sprites.at(0);
        QCOMPARE(item.sprite.name, QStringLiteral("pack"));
        QCOMPARE(item.sprite.frames.at(0).pivot.x, 5.0);
        QCOMPARE(item.sprite.frames.at(0).pivot.y, 12.0);
        QCOMPARE(item.stated, Stated::Layout | Stated::Pivots);
    }

    /// No project could hold it.
    void aFrameThatIsTooLargeIsRefused()
    {
        QByteArray large = hashOf({});
        large.replace("\"sourceSize\": {\"w\": 10,", "\"sourceSize\": {\"w\": 2000000,");
        const Result<Imported> result = imported(large);
        QVERIFY(!result);
        QCOMPARE(result.error().place, QStringLiteral("frame “walk_0.png”"));
        QCOMPARE(result.error().what, QStringLiteral("found 2000000 × 12 pixels, and a side has at most 1000000"));
    }

    void ninePatchesAndScalesAreTold()
    {
        const auto notesWith = [](const QByteArray &before, const QByteArray &after) {
            QStringList notes;
            const Result<Imported> result = imported(hashOf({}).replace(before, after));
            for (const ImportNote &note : result->notes.list())
                notes.append(note.what);
            return notes;
        };
        QCOMPARE(notesWith("\"image\"", R"("scale": "1", "image")"), QStringList());
        const QStringList scaled{"the scale 0.5 is left out: shapes are drawn in pixels of the image"};
        QCOMPARE(notesWith("\"image\"", R"("scale": "0.5", "image")"), scaled);
        QCOMPARE(notesWith("\"image\"", R"("scale": 0.5, "image")"), scaled);
        QCOMPARE(notesWith("\"rotated\"", R"("scale9Borders": {"x": 1, "y": 1, "w": 2, "h": 2}, "rotated")"),
                 QStringList{"2 frames have the borders of a nine-patch; left out"});
    }

    void isRecognizedByItsContent()
    {
        QCOMPARE(importerOf(hashOf({}), rooted("/game/ship.txt")), QStringLiteral("texture-packer"));
        QCOMPARE(importerOf(hashOf({}, "http://free-tex-packer.com")), QStringLiteral("texture-packer"));
        QCOMPARE(importerOf(hashOf({}, "https://www.aseprite.org/")), QStringLiteral("aseprite"));
        QCOMPARE(importerOf("{\"frames\": 7}"), QString());
        QCOMPARE(importerOf("{\"frames\": {\"a\": 1}}"), QString());
    }

    void readsOneSpriteForEachImageOfAMultiPack()
    {
        const QByteArray named = "[{\"filename\": \"a\", " + packedFrame.mid(1) + "]";
        const Result<Imported> result = imported("{\"textures\": [{\"image\": \"p-0.png\", \"frames\": " + named +
                                                 "}, {\"image\": \"p-1.png\", \"frames\": " + named + "}]}");
        QVERIFY2(result, qPrintable(whyNot(result)));
        QCOMPARE(result->sprites.size(), 2);
        QCOMPARE(result->sprites.at(1).sprite.image, rooted("/game/p-1.png"));
        QCOMPARE(result->sprites.at(1).sprite.frames.at(0).name, QStringLiteral("a"));
        QVERIFY(result->notes.list().isEmpty());
    }

    void readsRunsOfFramesAsTagsAndNotesTheRest()
    {
        const Result<Imported> result =
            imported(hashOf(", \"animations\": {\"walk\": [\"walk_0.png\", \"walk_1.png\"], \"back\": [\"walk_1.png\", "
                            "\"walk_0.png\"], \"none\": []}"));
        QVERIFY(result);
        QCOMPARE(result->sprites.at(0).sprite.tags,
                 (QList<Tag>{{QStringLiteral("walk"), 0, 1, TagDirection::Forward, {}}}));
        QCOMPARE(result->notes.list().size(), 2);
    }

    void animationsOfFramesThatAreNotThereSayWhich()
    {
        const Result<Imported> result =
            imported(hashOf(", \"animations\": {\"walk\": [\"walk_0.png\", \"walk_2.png\"]}"));
        QVERIFY(result);
        QVERIFY(result->sprites.at(0).sprite.tags.isEmpty());
        QCOMPARE(result->notes.list().at(0).what,
                 QStringLiteral("left out, since its frame “walk_2.png” is not in the file"));
    }

    void leavesTurnedFramesOfAnUnreadableImageOut()
    {
        QByteArray text = hashOf({});
        text.replace(text.indexOf("\"rotated\": false"), 16, "\"rotated\": true");
        const Result<Imported> result = imported(text);
        QVERIFY(result);
        QCOMPARE(result->sprites.at(0).sprite.frames.size(), 1);
        QCOMPARE(result->notes.list().at(0).place, QStringLiteral("frame “walk_0.png”"));
        QVERIFY(result->notes.list().at(0).what.contains("its image cannot be read"));
    }

    void refusesWhatWouldFillTheMemory()
    {
        const QByteArray texture = "{\"image\": \"a.png\", \"frames\": []}";
        const QByteArray many = (texture + ",").repeated(10000) + texture;
        QVERIFY(refusal("{\"textures\": [" + many + "]}").contains("10000 images"));
        QVERIFY(refusal("{\"textures\": [{\"image\": \"a.png\", \"frames\": [" +
                        QByteArray("{\"frame\":0},").repeated(200000) + "0]}]}")
                    .contains("more than 200000 frames"));
    }

    void refusesWrongTypes()
    {
        QVERIFY(refusal(hashOf(", \"animations\": {\"walk\": 3}")).contains("animations.walk"));
        QVERIFY(refusal(hashOf({}).replace("0.5", "\"0.5\"")).contains("pivot.x"));
        QVERIFY(refusal(hashOf({}).replace("0.5", "1e9")).contains("a pivot as shares"));
        QVERIFY(refusal(hashOf({}).replace("walk_1", "walk_0")).contains("walk_0"));
        QVERIFY(refusal(hashOf({}).replace("pack.png", "\\\\\\\\server\\\\pack.png")).contains("another computer"));
        QVERIFY(refusal("{\"textures\": [{\"frames\": []}]}").contains("\"image\" is missing"));
    }
};

HITBOX_CORE_TEST(TexturePackerImporterTest)
#include "rooted.h"
#include "texture_packer_importer_test.moc"
