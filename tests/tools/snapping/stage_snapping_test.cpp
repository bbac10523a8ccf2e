#include "test_class.h"
#include "tools/snapping/stage_snapping.h"
#include "tools/tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

/// Three ships of 64 pixels about their middles; a shape takes up 10 to 30 of each.
Document snappedDocument()
{
    return documentWith({squareAt(10, 10, 20)});
}

Stage shipsToSnap()
{
    Stage stage;
    for (const Point position : {Point{0, 0}, Point{200.5, 7.25}, Point{0, 300}})
        stage.instances.append({.sprite = "ship", .frame = "ship_0", .position = position});
    return stage;
}

SnapResult moved(Point by, SnapKinds to, Qt::KeyboardModifiers modifiers = {}, const Stage &stage = shipsToSnap())
{
    SnapSettings snap;
    snap.to = to;
    Drag drag;
    drag.to = by;
    drag.modifiers = modifiers;
    return draggedTo({0, 0}, drag, snap,
                     stageLines(snappedDocument(), stage, idsAt(stage.instances, {0}), idAt(stage.instances, 0)));
}

} // namespace

class StageSnappingTest : public QObject
{
    Q_OBJECT

private slots:
    void withNothingSwitchedOnThereIsTheGrid()
    {
        QCOMPARE(moved({199.6, 3.3}, {}).place, (Point{200, 3}));
        QVERIFY(!moved({199.6, 3.3}, {}).kind);
    }

    void pivotsComeToLieBelowEachOther()
    {
        const SnapResult result = moved({199, 40.2}, SnapKind::Pivot);
        QCOMPARE(result.place, (Point{200.5, 40}));
        QCOMPARE(result.kind, std::optional(SnapKind::Pivot));
        QCOMPARE(result.guides.size(), 1);
    }

    void bothCoordinatesKeepToTheirOwnLine()
    {
        const SnapResult result = moved({199, 6}, SnapKind::Pivot);
        QCOMPARE(result.place, (Point{200.5, 7.25}));
        QCOMPARE(result.guides.size(), 2);
    }

    void framesComeToStandSideBySide()
    {
        // Its right side at 168.5, where the other's left side is.
        QCOMPARE(moved({135, 100.4}, SnapKind::FrameLines).place, (Point{136.5, 100}));
    }

    void shapesComeToStandSideBySide()
    {
        // Shapes reach from 22 left of the pivot to 2 left of it: 198.5 is the right end of the other's.
        QCOMPARE(moved({222, 100.4}, SnapKind::Edges).place, (Point{220.5, 100}));
    }

    void shiftKeepsToTheAxisAndToLinesAcrossIt()
    {
        const SnapResult result = moved({199, 6}, SnapKind::Pivot, Qt::ShiftModifier);
        QCOMPARE(result.place, (Point{200.5, 0}));
        QCOMPARE(result.guides.size(), 1);
    }

    void controlTurnsAllOfItOff()
    {
        const SnapResult result = moved({199.25, 6}, SnapKind::Pivot, Qt::ControlModifier);
        QCOMPARE(result.place, (Point{199.25, 6}));
        QVERIFY(!result.kind);
    }

    void whatIsHiddenIsNoTarget()
    {
        Stage stage = shipsToSnap();
        stage.layers = {{.name = "away", .visible = false}};
        stage.instances[1].layer = "away";
        QCOMPARE(moved({199, 6}, SnapKind::Pivot, {}, stage).place, (Point{199, 6}));
    }

    void instancesOfMissingSpritesHaveTheirPivotsAlone()
    {
        Stage stage = shipsToSnap();
        stage.instances[0].sprite = "boat";
        stage.instances[1].sprite = "boat";
        QCOMPARE(moved({199, 6}, SnapKind::Pivot | SnapKind::FrameLines, {}, stage).place, (Point{200.5, 7.25}));
    }
};

HITBOX_TEST(StageSnappingTest)
#include "stage_snapping_test.moc"
