#include "formats/importers/importing.h"

#include <QSet>
#include <QTest>

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

QTEST_GUILESS_MAIN(AllImportersTest)
#include "all_importers_test.moc"
