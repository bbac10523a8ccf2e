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
};

QTEST_GUILESS_MAIN(AllImportersTest)
#include "all_importers_test.moc"
