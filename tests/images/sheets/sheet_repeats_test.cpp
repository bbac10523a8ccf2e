#include "images/sheets/drawn_sheet.h"
#include "images/sheets/sheet_repeats.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class SheetRepeatsTest : public QObject
{
    Q_OBJECT

private slots:
    void framesThatTouchAreSeenByWhatComesAgain()
    {
        for (const SheetGrid &grid :
             {SheetGrid{8, 1, {32, 32}}, SheetGrid{5, 3, {40, 48}}, SheetGrid{1, 4, {64, 64}}}) {
            const QImage sheet = drawn({DrawnArt::Touching, grid});
            QCOMPARE(gridOfRepeats(sheet), std::optional(SheetGrid{grid.columns, grid.rows}));
        }
    }

    void rowsThatAreKnownAreCutFurther()
    {
        const QImage sheet = drawn({DrawnArt::Touching, {6, 4, {48, 48}}});
        QCOMPARE(withRepeats(sheet, {1, 4}), (SheetGrid{6, 4, {48, 48}}));
        QCOMPARE(withRepeats(sheet, {6, 1}), (SheetGrid{6, 4, {48, 48}}));
        QCOMPARE(withRepeats(sheet, {3, 4}), (SheetGrid{3, 4}));
    }

    void tilesAreSeenByTheirBorders()
    {
        QCOMPARE(gridOfBreaks(drawn({DrawnArt::Tile, {8, 8, {16, 16}}})), std::optional(SheetGrid{8, 8}));
        QCOMPARE(gridOfBreaks(drawn({DrawnArt::Tile, {12, 1, {32, 32}}})), std::optional(SheetGrid{12, 1}));
    }

    void whatIsSmoothOrRandomHasNeither()
    {
        QImage smooth(128, 128, QImage::Format_ARGB32_Premultiplied);
        QImage random(128, 128, QImage::Format_ARGB32_Premultiplied);
        QRandomGenerator numbers(3);
        for (int y = 0; y < 128; ++y) {
            for (int x = 0; x < 128; ++x) {
                smooth.setPixelColor(x, y, QColor(2 * x, x + y, 2 * y));
                random.setPixelColor(x, y, QColor::fromRgb(numbers.bounded(0x1000000)));
            }
        }
        for (const QImage &image : {smooth, random, QImage()}) {
            QVERIFY(!gridOfRepeats(image));
            QVERIFY(!gridOfBreaks(image));
        }
    }

    void theyStopWhenTold()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!gridOfRepeats(drawn({DrawnArt::Touching, {8, 1, {32, 32}}}), stop.get_token()));
        QVERIFY(!gridOfBreaks(drawn({DrawnArt::Tile, {8, 8, {16, 16}}}), stop.get_token()));
    }
};

HITBOX_CORE_TEST(SheetRepeatsTest)
#include "sheet_repeats_test.moc"
