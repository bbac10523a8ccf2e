#include "images/new_sprites.h"
#include "test_class.h"

#include <QPainter>
#include <QTest>

using namespace hitbox;

namespace {

/// Cells of the side, each with a filled square that leaves a margin; those in `left` stay empty.
QImage sheetOf(int columns, int rows, int side, int margin, const QSet<int> &left = {})
{
    QImage sheet(columns * side, rows * side, QImage::Format_ARGB32_Premultiplied);
    sheet.fill(Qt::transparent);
    QPainter painter(&sheet);
    for (int i = 0; i < columns * rows; ++i) {
        const QRect cell(i % columns * side, i / columns * side, side, side);
        if (!left.contains(i))
            painter.fillRect(cell.adjusted(margin, margin, -margin, -margin), Qt::red);
    }
    return sheet;
}

} // namespace

class NewSpritesTest : public QObject
{
    Q_OBJECT

private slots:
    void clearLinesBetweenCellsGiveTheGrid()
    {
        QCOMPARE(guessedGrid(sheetOf(4, 2, 32, 2)), (SheetGrid{4, 2}));
        QCOMPARE(guessedGrid(sheetOf(3, 3, 24, 1)), (SheetGrid{3, 3}));
    }

    void someCellsMayBeEmpty() { QCOMPARE(guessedGrid(sheetOf(4, 2, 32, 2, {7})), (SheetGrid{4, 2})); }

    void artThatTouchesTheLinesIsLeftWhole()
    {
        QCOMPARE(guessedGrid(sheetOf(2, 2, 32, 0)), (SheetGrid{1, 1}));
        QCOMPARE(guessedGrid(sheetOf(1, 1, 64, 4)), (SheetGrid{1, 1}));
        // Then its size decides, as for pictures without alpha.
        QCOMPARE(guessedGrid(sheetOf(3, 1, 32, 0)), (SheetGrid{3, 1}));
        QVERIFY(!clearGrid(sheetOf(3, 1, 32, 0)));
    }

    void anEmptyPictureIsNoSheet()
    {
        QCOMPARE(guessedGrid(sheetOf(2, 2, 32, 16)), (SheetGrid{1, 1}));
        QCOMPARE(guessedGrid(QImage()), (SheetGrid{1, 1}));
    }

    void filesAreTakenOrNamedWithTheReason()
    {
        QTemporaryDir folder;
        QVERIFY(sheetOf(1, 1, 16, 2).save(folder.filePath("a.png")));
        QVERIFY(QDir(folder.path()).mkpath("more/a"));
        QVERIFY(sheetOf(1, 1, 16, 2).save(folder.filePath("more/a.png")));
        QFile text(folder.filePath("text.png"));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("no picture");
        text.close();
        const NewSprites found =
            surveySprites({folder.filePath("a.png"), folder.filePath("text.png"), folder.filePath("more")});
        QCOMPARE(found.sprites.size(), 2);
        QCOMPARE(found.sprites.first().image, folder.filePath("a.png"));
        QVERIFY(found.sprites.first().name != found.sprites.last().name);
        QCOMPARE(found.errors.size(), 1);
        QVERIFY(found.errors.first().text().contains("text.png"));
    }

    void whatHoldsNoImageIsAnError()
    {
        QTemporaryDir folder;
        const NewSprites found = surveySprites({folder.path()});
        QVERIFY(found.sprites.isEmpty());
        QCOMPARE(found.errors.size(), 1);
    }

    void itTellsItsProgressAndStopsWhenTold()
    {
        QTemporaryDir folder;
        for (const char *name : {"a.png", "b.png", "c.png"})
            QVERIFY(sheetOf(1, 1, 16, 2).save(folder.filePath(name)));
        QList<int> told;
        const NewSprites found = surveySprites({folder.path()}, [&told](int done, int all) {
            told.append(done);
            return all == 3 && done < 2;
        });
        QCOMPARE(told, (QList<int>{0, 1, 2}));
        QCOMPARE(found.sprites.size(), 2);
    }
};

HITBOX_CORE_TEST(NewSpritesTest)
#include "new_sprites_test.moc"
