#include "formats/importers/import_bench.h"
#include "test_class.h"

#include <QSet>

using namespace hitbox;

class AllImportersTest : public QObject
{
    Q_OBJECT

private slots:
    void everyImporterIsDescribed()
    {
        QSet<QString> ids;
        for (const Importer &importer : allImporters()) {
            QVERIFY(!ids.contains(importer.id));
            ids.insert(importer.id);
            QCOMPARE(findImporter(importer.id), &importer);
            QVERIFY(*importer.title && *importer.files && *importer.summary);
            QVERIFY(!importer.carries.isEmpty());
            for (const ImportPart part : importer.carries)
                QVERIFY(!importPartName(part).isEmpty());
        }
        QCOMPARE(findImporter(QStringLiteral("nothing")), nullptr);
    }

    void nothingIsTakenForSomething()
    {
        for (const char *text : {"", "{}", "[]", "hello", "<a/>", "{\"frames\": []}x"})
            QVERIFY2(!importing::refusal(text, QStringLiteral("/game/a.txt")).isEmpty(), text);
    }

    void aFileWithoutFramesIsRefused()
    {
        const QString none =
            importing::refusal("{\"frames\": [], \"meta\": {\"app\": \"texturepacker\", \"image\": \"a.png\"}}");
        QVERIFY2(none.contains("/game/ship.json: found no frames in it"), qPrintable(none));
        const QString turned =
            importing::refusal("{\"frames\": [{\"filename\": \"a\", \"rotated\": true, \"frame\": {\"x\": 0, \"y\": 0, "
                               "\"w\": 1, \"h\": 1}}], \"meta\": {\"app\": \"texturepacker\", \"image\": \"a.png\"}}");
        QVERIFY2(turned.contains("found no frames to import: it lies turned"), qPrintable(turned));
    }

    void everyImageIsLookedAt()
    {
        const QTemporaryDir folder;
        const QByteArray atlas = "ship.png\nsize: 8, 8\nhull\n  bounds: 4, 0, 8, 8\n";
        const QString file = folder.filePath("ship.atlas");
        const Result<Imported> gone = importing::imported(atlas, file);
        QVERIFY2(gone, qPrintable(importing::whyNot(gone)));
        QCOMPARE(gone->sprites[0].imageProblem, QStringLiteral("there is no such image file"));
        QVERIFY(importing::writeImage(folder.filePath("ship.png"), {8, 8}));
        const Result<Imported> there = importing::imported(atlas, file);
        QVERIFY(there && there->sprites[0].imageProblem.isEmpty());
        QCOMPARE(there->sprites[0].imageSize, QSize(8, 8));
        Result<ImportSource> source = importSourceOf(atlas, file, {});
        source->images = NamedImages::Leave;
        QVERIFY(importFrom(*source)->sprites[0].imageSize.isEmpty());
    }

    void namesOfTheFileAreNoFormats()
    {
        const QByteArray frame = "{\"filename\": \"run %2\", \"frame\": {\"x\": 0, \"y\": 0, \"w\": 1, \"h\": 1}}";
        const Result<Imported> result = importing::imported("{\"frames\": [" + frame + "," + frame +
                                                            "], \"meta\": {\"app\": \"aseprite\", \"image\": "
                                                            "\"50%1.png\"}}");
        QVERIFY(result);
        QCOMPARE(result->notes.list().size(), 1);
        QCOMPARE(result->notes.list()[0].place, QStringLiteral("sprite “50%1”, frame “run %2”"));
    }
};

HITBOX_CORE_TEST(AllImportersTest)
#include "all_importers_test.moc"
