#include "formats/importers/importing.h"

#include <QSet>
#include <QTemporaryDir>
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

    void brokenJsonSaysWhere()
    {
        QCOMPARE(importing::refusal("{\"a\":\n 1"),
                 QStringLiteral("/game/ship.json: broken JSON: the file ends too early, line 2, column 2"));
    }

    void imagesAreFoundInTheFoldersOfTheFileAndOfTheProject()
    {
        ImportSource source;
        source.path = QStringLiteral("/game/art/ship.json");
        source.projectFolder = QStringLiteral("/game");
        QCOMPARE(*imageNamed(source, QStringLiteral("ship.png")), QStringLiteral("/game/art/ship.png"));
        QCOMPARE(*imageNamed(source, QStringLiteral("..\\ship.png")), QStringLiteral("/game/ship.png"));
        QVERIFY(!imageNamed(source, QStringLiteral("../../ship.png")));
        source.projectFolder.clear();
        QVERIFY(!imageNamed(source, QStringLiteral("../ship.png")));
        QVERIFY(!imageNamed(source, QStringLiteral("//server/ship.png")));
        QVERIFY(!imageNamed(source, QString()));
    }

    void aFolderIsNoFile()
    {
        const QTemporaryDir folder;
        const Result<ImportSource> source = readImportSource(folder.path(), {});
        QVERIFY(!source);
        QCOMPARE(source.error().what, QStringLiteral("not a file"));
    }
};

QTEST_GUILESS_MAIN(AllImportersTest)
#include "all_importers_test.moc"
