#include "overlay_bench.h"
#include "test_class.h"
#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using Outcome = ToolAnswer::Outcome;

namespace {

ToolBench benchWith(const QList<Outline> &outlines)
{
    ToolBench bench;
    bench.tool = makeKnifeTool();
    bench.document = documentWith(outlines);
    return bench;
}

} // namespace

class KnifeToolTest : public QObject
{
    Q_OBJECT

private slots:
    void aDragCutsEverythingWhenNothingIsSelected()
    {
        ToolBench bench = benchWith({squareAt(0, 0, 10), squareAt(0, 20, 10)});
        bench.press({5, -5});
        bench.move({5, 35});
        QCOMPARE(bench.overlay().readout, QStringLiteral("4 pieces"));
        QCOMPARE(bench.overlay().cursor, CursorLook::Cut);
        QCOMPARE(bench.document.nextShapeId, 3);
        bench.release({5, 35});
        QCOMPARE(bench.shapes().size(), 4);
        QCOMPARE(bench.steps, QStringList(QStringLiteral("Cut 2 shapes")));
        QCOMPARE(bench.selection.shapes.size(), 4);
    }

    void onlyTheSelectedShapesAreCut()
    {
        ToolBench bench = benchWith({squareAt(0, 0, 10), squareAt(0, 20, 10)});
        bench.selection.shapes = {{2}};
        bench.drag({5, -5}, {5, 35});
        QCOMPARE(bench.shapes().size(), 3);
        QCOMPARE(bench.outline(1), squareAt(0, 0, 10));
        QCOMPARE(bench.steps, QStringList(QStringLiteral("Cut shape2")));
    }

    void twoClicksSetTheLineToo()
    {
        ToolBench bench = benchWith({squareAt(0, 0, 10)});
        bench.click({5, -5});
        QVERIFY(bench.tool->busy());
        bench.move({5, 5});
        bench.press({5, 15});
        bench.release({5, 15});
        QCOMPARE(bench.shapes().size(), 2);
        QVERIFY(!bench.tool->busy());
    }

    void shiftCutsInStepsOfFifteenDegrees()
    {
        ToolBench bench = benchWith({squareAt(0, 0, 10)});
        bench.press({5, -5});
        bench.held = Qt::ShiftModifier;
        bench.move({6, 15});
        QCOMPARE(draftPath(bench.overlay()).last().x, 5.0);
    }

    void aLineThatCrossesNothingChangesNothingAndSaysSo()
    {
        ToolBench bench = benchWith({squareAt(0, 0, 10)});
        const Document before = bench.document;
        QCOMPARE(bench.drag({5, -5}, {5, 5}).outcome, Outcome::Cancel);
        QCOMPARE(bench.document, before);
        QVERIFY(bench.tool->hint(bench.context()).contains(QStringLiteral("nothing was cut")));
    }

    void aLineBesideTheSelectionCutsNothingAndSaysWhy()
    {
        ToolBench bench = benchWith({squareAt(0, 0, 10), squareAt(0, 20, 10)});
        const Document before = bench.document;
        bench.selection.shapes = {bench.shapes().at(1).id};
        QCOMPARE(bench.drag({5, -5}, {5, 15}).outcome, Outcome::Cancel);
        QCOMPARE(bench.document, before);
        QVERIFY(bench.tool->hint(bench.context()).contains(QStringLiteral("no selected shape")));
    }

    void cuttingARoundShapeSaysThatItBecomesPolygons()
    {
        ToolBench bench = benchWith({geometry::Circle{{10, 10}, 8}});
        bench.press({10, 0});
        bench.move({10, 20});
        QCOMPARE(bench.overlay().readout, QStringLiteral("2 pieces (round shapes become polygons)"));
    }

    void escapeAndALostReleaseDropTheLine()
    {
        ToolBench bench = benchWith({squareAt(0, 0, 10)});
        const Document before = bench.document;
        bench.press({5, -5});
        bench.move({5, 15});
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Cancel);
        bench.release({5, 15});
        bench.press({5, -5});
        QCOMPARE(bench.moveHolding({5, 15}, Qt::NoButton).outcome, Outcome::Cancel);
        QCOMPARE(bench.document, before);
        QVERIFY(!bench.tool->busy());
    }
};

HITBOX_TEST(KnifeToolTest)
#include "knife_tool_test.moc"
