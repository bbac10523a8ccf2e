#include "formats/importers/tileset_notes.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class TilesetNotesTest : public QObject
{
    Q_OBJECT

private slots:
    void whatAProjectHasNoPlaceForIsToldOnce()
    {
        TilesetFile file;
        file.tiles = {{.id = 1, .type = "walk", .animation = {{1, 100}}}, {.id = 2}};
        QVERIFY(notesOnTileset(file).list().isEmpty());
        file.type = "Ground";
        file.drawnAt = {3, -4};
        file.tiles += {{.id = 5, .type = "Wall"}, {.id = 6, .type = "Wall"}};
        const QList<ImportNote> expected{
            {{}, "the class “Ground” of the tileset is left out"},
            {{}, "the offset 3, -4 at which the tiles are drawn is left out"},
            {"tile 5", "its class “Wall” is left out, as are those of all tiles without an animation"}};
        QCOMPARE(notesOnTileset(file).list(), expected);
    }

    void whatNobodyReadsIsToldByItsNames()
    {
        TilesetFile file;
        for (const char *key : {"wangsets", "probability", "probability"})
            file.passOver(QLatin1String(key));
        QCOMPARE(notesOnTileset(file).list(),
                 (QList<ImportNote>{{{},
                                     "of what the file says of the tileset and its tiles, this is left out: "
                                     "“wangsets”, “probability”"}}));
    }

    void kindsThatBecomeOthersAreTold()
    {
        TilesetFile file;
        file.kinds = {"int", "Element"};
        QCOMPARE(notesOnTileset(file).list().constFirst().what,
                 QStringLiteral("properties of Tiled’s kinds “int”, “Element” become plain numbers, texts and objects, "
                                "which an export writes as float and string"));
    }

    void ofVeryManyNamesTheFirstAreTold()
    {
        TilesetFile file;
        for (int i = 0; i < 100'000; ++i)
            file.passOver(QString::number(i).repeated(1000));
        const QString told = notesOnTileset(file).list().constFirst().what;
        QVERIFY2(told.size() < 2'000, qPrintable(told));
        QVERIFY(told.endsWith(QStringLiteral(", …")));
    }

    void objectsAreToldByNameOrNumberAndWhy()
    {
        const auto saysWhy = [](const TileObject &object, const char *text) {
            QCOMPARE(leftOutInWords(object), QString::fromUtf8(text));
        };
        saysWhy({.name = "tree", .form = TileForm::Template},
                "the object “tree” is left out: it is made of a template, and templates are not read");
        saysWhy({.id = 4, .form = TileForm::Point},
                "the object with id 4 is left out: it has no outline that could be hit");
        saysWhy({}, "an object without a name is left out: it has no outline that could be hit");
    }
};

HITBOX_TEST(TilesetNotesTest)
#include "tileset_notes_test.moc"
