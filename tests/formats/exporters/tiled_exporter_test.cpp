#include "formats/all_formats.h"
#include "formats/export/export_preview.h"
#include "formats/exporters/golden.h"
#include "formats/exporters/probes.h"
#include "formats/exporters/tiled_reading.h"
#include "formats/importers/importer.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

const QString tilesetImage = QStringLiteral("lopsided.png");

/// With the image that the sample names.
ExportOptions seeing(QSize size)
{
    ExportOptions options;
    options.imageSizes.insert(tilesetImage, size);
    return options;
}

QStringList messagesOf(const ExportPreview &preview)
{
    QStringList messages;
    for (const Finding &loss : preview.losses)
        messages.append(loss.message);
    return messages;
}

} // namespace

class TiledExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytes()
    {
        QCOMPARE(golden::difference("tiled", {QStringLiteral("lopsided.tsx"), QStringLiteral("duel_stage.tmx")},
                                    seeing({192, 80})),
                 QString());
    }

    void coversWhatWasDrawn()
    {
        const Document document = golden::lopsided();
        const tiled::Tiles tiles =
            tiled::tilesOf(golden::exported(document, "tiled", seeing({192, 80})).files[0].bytes);
        for (const int frame : {0, 1}) {
            probes::compare(document.sprites[0].frames[frame], 1e-9,
                            [&](geometry::Point point) { return tiled::holds(tiles.value(frame).objects, point); });
        }
    }

    void refusesFramesWithoutAnImageByName()
    {
        Document document = golden::lopsided();
        document.sprites[0].image.clear();
        document.sprites[0].frames[0].image = QStringLiteral("own.png");
        const Result<ExportPreview> preview =
            previewExport(document, QStringLiteral("p"), *findFormat(QStringLiteral("tiled")), {});
        QVERIFY(!preview.ok());
        QCOMPARE(preview.error().place,
                 QStringLiteral("sprite “lopsided”, frame “%1”").arg(document.sprites[0].frames[1].name));
        QCOMPARE(preview.error().what, QStringLiteral("it has no image, and Tiled has no tile without one; give the "
                                                      "sprite an image, or export to another format"));
        for (Frame &frame : document.sprites[0].frames)
            frame.image = QStringLiteral("own.png");
        QVERIFY(previewExport(document, QStringLiteral("p"), *findFormat(QStringLiteral("tiled")), {}).ok());
    }

    void countsFromTheTilesCornerInTrimmedFrames()
    {
        Document document = golden::lopsided();
        Frame &frame = document.sprites[0].frames[0];
        frame.rect = {0, 0, 50, 60};
        frame.offset = {6, 7};
        const ExportPreview preview = golden::exported(document, "tiled", seeing({192, 80}));
        const tiled::Tiles tiles = tiled::tilesOf(preview.files[0].bytes);
        probes::compare(frame, 1e-9, [&](geometry::Point point) {
            return tiled::holds(tiles.value(0).objects, point - geometry::Point{6, 7});
        });
        QVERIFY(
            messagesOf(preview).contains(QStringLiteral("Trimmed frames: a tile is what the image has of its frame")));
        QVERIFY(preview.files[0].bytes.contains("<tile id=\"0\" x=\"0\" y=\"0\" width=\"50\" height=\"60\">"));
    }

    void staysWellFormedWhateverTheNames()
    {
        Document document = golden::lopsided();
        Frame &frame = document.sprites[0].frames[0];
        const QString name = QStringLiteral("\"/>&\n\\ ü 火 ../null\x01");
        const QString kept = QStringLiteral("\"/>&\n\\ ü 火 ../null␁");
        frame.name = name;
        frame.shapes[0].name = name;
        frame.shapes[0].category = name;
        frame.shapes[0].properties = {{name, name}};
        document.sprites[0].name = name;
        const tiled::Tiles tiles =
            tiled::tilesOf(golden::exported(document, "tiled", seeing({192, 80})).files[0].bytes);
        const tiled::Object object = tiles.value(0).objects.value(0);
        QCOMPARE(object.name, kept);
        QCOMPARE(object.type, kept);
        QCOMPARE(object.properties.value(kept), kept);
        QCOMPARE(tiles.value(0).properties.value(QStringLiteral("frame")), kept);
    }

    void keepsPropertiesBesideItsOwn()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].shapes[2].properties = {{QStringLiteral("maskBits"), QStringLiteral("mine")},
                                                              {QStringLiteral("friction"), 0.5},
                                                              {QStringLiteral("loud"), true}};
        const tiled::Tiles tiles = tiled::tilesOf(golden::exported(document, "tiled").files[0].bytes);
        const QHash<QString, QString> properties = tiles.value(0).objects.value(2).properties;
        QCOMPARE(properties.value(QStringLiteral("categoryBits")), QStringLiteral("2"));
        QCOMPARE(properties.value(QStringLiteral("maskBits")), QStringLiteral("5"));
        QCOMPARE(properties.value(QStringLiteral("maskBits_2")), QStringLiteral("mine"));
        QCOMPARE(properties.value(QStringLiteral("friction")), QStringLiteral("0.5"));
        QCOMPARE(properties.value(QStringLiteral("loud")), QStringLiteral("true"));
    }

    void bitsAreWholeNumbersOf32BitsWithASign()
    {
        Document document = golden::lopsided();
        document.categories[0].bits = 0x80000001;
        document.categories[1].bits = 0x40000000;
        document.categories[1].hits = {document.categories[0].name, document.categories[1].name};
        const QByteArray bytes = golden::exported(document, "tiled").files[0].bytes;
        QVERIFY(bytes.contains("<property name=\"categoryBits\" type=\"int\" value=\"-2147483647\"/>"));
        QVERIFY(bytes.contains("<property name=\"maskBits\" type=\"int\" value=\"-1073741823\"/>"));
        const Result<ImportSource> source =
            importSourceOf(bytes, QStringLiteral("/game/a.tsx"), QStringLiteral("/game"));
        const Result<Imported> back = importFrom(*source);
        QVERIFY(back);
        QCOMPARE(back->categories[0].bits, 0x80000001u);
        QCOMPARE(back->categories[1].bits, 0x40000000u);
        QCOMPARE(back->categories[1].hits, document.categories[1].hits);
    }

    void tellsOfPropertiesThatGetAnotherName()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].properties = {{QStringLiteral("duration"), QStringLiteral("long")}};
        document.sprites[0].frames[0].shapes[0].properties = {{QStringLiteral("maskBits"), 1.0}};
        const QStringList messages = messagesOf(golden::exported(document, "tiled"));
        const QString sentence =
            QStringLiteral("The property “%1” is written as “%1_2”: another has that name in Tiled’s file");
        QVERIFY(messages.contains(sentence.arg(QStringLiteral("duration"))));
        QVERIFY(messages.contains(sentence.arg(QStringLiteral("maskBits"))));
    }

    void tellsOfNamesThatXmlCannotCarry()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].shapes[0].name = QStringLiteral("a\x01");
        document.sprites[0].frames[0].shapes[0].properties = {{QStringLiteral("k\x02"), 1.0},
                                                              {QStringLiteral("k\x03"), 2.0}};
        const ExportPreview preview = golden::exported(document, "tiled");
        QVERIFY(messagesOf(preview).contains(QStringLiteral("The name “a␁” has characters that XML cannot carry: "
                                                            "pictures or numbers of them are written in their place")));
        const tiled::Tiles tiles = tiled::tilesOf(preview.files[0].bytes);
        const tiled::Object object = tiles.value(0).objects.value(0);
        QCOMPARE(object.name, QStringLiteral("a␁"));
        QCOMPARE(object.properties.value(QStringLiteral("k␂")), QStringLiteral("1"));
        QCOMPARE(object.properties.value(QStringLiteral("k␃")), QStringLiteral("2"));
    }

    void tellsWhatTiledWouldShowOtherwise()
    {
        Document document = golden::lopsided();
        document.stages.clear(); // whose losses would come last
        QCOMPARE(messagesOf(golden::exported(document, "tiled")).last(),
                 QStringLiteral("The tag “back and forth” is left out: a tile has one animation, and its first frame "
                                "begins another"));
        QVERIFY(messagesOf(golden::exported(document, "tiled"))
                    .contains(QStringLiteral("The image cannot be read: Tiled may count its tiles otherwise")));
        document.sprites[0].frames[2].rect.moveLeft(120);
        document.sprites[0].frames[2].duration = 0.5;
        const QStringList messages = messagesOf(golden::exported(document, "tiled", seeing({192, 80})));
        QVERIFY(messages.contains(QStringLiteral("The frames lie on no grid: Tiled shows them from version 1.9 on, "
                                                 "earlier ones show the whole image in every tile")));
        QVERIFY(messages.contains(QStringLiteral("The duration is rounded to whole milliseconds")));
    }
};

HITBOX_CORE_TEST(TiledExporterTest)
#include "tiled_exporter_test.moc"
