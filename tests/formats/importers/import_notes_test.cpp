#include "formats/importers/import_notes.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class ImportNotesTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsTrueOfMillionsOfPlacesIsToldOfTheFirst()
    {
        const Result<JsonDocument> file = JsonDocument::parse("{\"a\": [0, 1]}", "file");
        QVERIFY(file);
        ImportNotes notes;
        for (int i = 0; i < 1'000; ++i)
            notes.add(*file->root().member("a")->items().begin(), QStringLiteral("left out"));
        QCOMPARE(notes.list().size(), ImportNotes::most + 1);
        QCOMPARE(notes.list().first(), (ImportNote{"a[0]", "left out"}));
        QCOMPARE(notes.list()[ImportNotes::most - 1], notes.list().first());
        QVERIFY(notes.list().last().what.contains("more to tell"));
    }

    void notesOfPartsAreNotesOfTheWhole()
    {
        ImportNotes part;
        part.add({"tile 1", "left out"});
        ImportNotes whole;
        whole.add(part);
        whole.add(part);
        QCOMPARE(whole.list(), part.list() + part.list());
    }
};

HITBOX_TEST(ImportNotesTest)
#include "import_notes_test.moc"
