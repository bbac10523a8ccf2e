#include "images/sheets/drawn_sheet.h"
#include "images/sheets/sheet_lines.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

/// "##..##" as a profile: what touches crosses.
InkProfile profileOf(const char *inked)
{
    InkProfile profile;
    bool before = false;
    for (const char *c = inked; *c; ++c) {
        const bool now = *c == '#';
        profile.ink.push_back(now ? 5 : 0);
        profile.crossing.push_back(now && before ? 5 : 0);
        before = now;
    }
    return profile;
}

} // namespace

class SheetLinesTest : public QObject
{
    Q_OBJECT

private slots:
    void theFinestGridThatIsClearIsBest()
    {
        const AxisGrid best = axisGridsOf(profileOf(".######..######..######..######."), {}).constFirst();
        QCOMPARE(best.count, 4);
        QCOMPARE(best.cell, 8);
        QCOMPARE(best.offset, 0);
        QVERIFY(best.evidence > 0);
    }

    void spacingIsSeenWhereCellsAreFull()
    {
        const AxisGrid best = axisGridsOf(profileOf("########.########.########.########"), {}).constFirst();
        QCOMPARE(best.count, 4);
        QCOMPARE(best.cell, 8);
        QCOMPARE(best.spacing, 1);
    }

    void aGridWhoseLinesAreCrossedIsNone()
    {
        for (const AxisGrid &grid : axisGridsOf(profileOf("################################"), {}))
            QCOMPARE(grid.count, 1);
        QVERIFY(axisGridsOf(profileOf("................"), {}).isEmpty());
        QVERIFY(axisGridsOf(profileOf(""), {}).isEmpty());
    }

    void cellsFillTheAxisWithTheirRest()
    {
        for (const AxisGrid &grid : axisGridsOf(profileOf(".######..######..######..####....."), {8})) {
            QCOMPARE(grid.offset + grid.count * grid.cell + (grid.count - 1) * grid.spacing + grid.rest, 34);
            QVERIFY(grid.cell >= 4);
        }
    }

    void cellsOfAllAmountsAreDistrusted()
    {
        // One large part and two specks: lines are clear, but these are no frames.
        QImage image(96, 32, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.fillRect(2, 1, 28, 30, Qt::red);
        painter.fillRect(45, 10, 2, 3, Qt::red);
        painter.fillRect(80, 20, 2, 2, Qt::red);
        painter.end();
        QVERIFY(!gridOfClearLines(SheetInk(image), {}));
    }

    void aSheetHasItsGrid()
    {
        const DrawnSheet sheet{DrawnArt::Walker, {6, 2, {32, 32}}};
        QCOMPARE(gridOfClearLines(SheetInk(drawn(sheet)), {}), std::optional(sheet.grid));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!gridOfClearLines(SheetInk(drawn(sheet)), {}, stop.get_token()));
    }
};

HITBOX_CORE_TEST(SheetLinesTest)
#include "sheet_lines_test.moc"
