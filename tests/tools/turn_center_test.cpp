#include "test_class.h"
#include "tool_bench.h"
#include "tools/turn_center.h"

#include <QTest>

using namespace hitbox;
using geometry::Box;
using geometry::Point;

namespace {

const Box turnedBox{{0, 0}, {40, 40}};

ToolBench selected()
{
    ToolBench bench;
    bench.document = documentWith({squareAt(0, 0, 40), geometry::Circle{{50, 10}, 4}});
    bench.selection.shapes = {{1}};
    bench.sight = CanvasSight{{{-90, -90}, {90, 90}}, 2};
    return bench;
}

Drag dragTo(Point to, Qt::KeyboardModifiers modifiers = {})
{
    return {turnedBox.center(), to, modifiers, modifiers, 2, true};
}

ToolInput pressAt(Point place, Qt::KeyboardModifiers modifiers = {})
{
    ToolInput input{ToolInput::Kind::Press, place, Qt::LeftButton, modifiers};
    input.pickRadius = 2;
    return input;
}

} // namespace

class TurnCenterTest : public QObject
{
    Q_OBJECT

private slots:
    void isTheMiddleUntilItIsMoved()
    {
        const ToolBench bench = selected();
        TurnCenter center;
        QVERIFY(!center.isShown(bench.context()));
        QCOMPARE(center.of(turnedBox, bench.context()), (Point{20, 20}));
        center.toggle(bench.context());
        QVERIFY(center.isShown(bench.context()) && !center.moved(bench.context()));
        center.moveTo({3, 4}, turnedBox);
        QCOMPARE(center.of(turnedBox, bench.context()), (Point{3, 4}));
        QCOMPARE(center.moved(bench.context()), std::optional(Point{3, 4}));
        center.moveTo({20, 20}, turnedBox);
        QVERIFY(center.isShown(bench.context()) && !center.moved(bench.context()));
        center.moveTo({3, 4}, turnedBox);
        center.toggle(bench.context());
        QVERIFY(!center.isShown(bench.context()));
        QCOMPARE(center.of(turnedBox, bench.context()), (Point{20, 20}));
    }

    void isForgottenWhenSomethingElseIsSelected()
    {
        ToolBench bench = selected();
        TurnCenter center;
        center.toggle(bench.context());
        center.moveTo({3, 4}, turnedBox);
        bench.selection.shapes = {{1}, {2}};
        QVERIFY(!center.moved(bench.context()));
        center.follow(bench.context());
        bench.selection.shapes = {{1}};
        QVERIFY(!center.isShown(bench.context()));
    }

    void isTakenHoldOfWhereItIsShown()
    {
        const ToolBench bench = selected();
        TurnCenter center;
        QVERIFY(!center.isAt(turnedBox, pressAt({20, 20}), bench.context()));
        center.toggle(bench.context());
        QVERIFY(center.isAt(turnedBox, pressAt({21, 20.5}), bench.context()));
        QVERIFY(!center.isAt(turnedBox, pressAt({22.5, 20}), bench.context()));
        QVERIFY(!center.isAt(turnedBox, pressAt({20, 20}, Qt::ShiftModifier), bench.context()));
        QVERIFY(!center.isAt(turnedBox, pressAt({20, 20}, Qt::AltModifier), bench.context()));
    }

    void snapsToPointsThePivotAndTheMiddle()
    {
        const ToolBench bench = selected();
        const auto landed = [&](Point to, Qt::KeyboardModifiers modifiers = {}) {
            return draggedTurnCenter(turnedBox.center(), dragTo(to, modifiers), turnedBox, bench.context());
        };
        QCOMPARE(landed({38.6, 1.2}).place, (Point{40, 0}));
        QCOMPARE(landed({38.6, 1.2}).kind, std::optional(SnapKind::Vertices));
        QCOMPARE(landed({49.1, 9.3}).place, (Point{50, 10})); // the middle of a circle
        QCOMPARE(landed({31.4, 32.8}).kind, std::optional(SnapKind::Pivot));
        QCOMPARE(landed({21.2, 20.6}).place, turnedBox.center());
        QCOMPARE(landed({25.3, 9.8}).place, (Point{25, 10}));
        QCOMPARE(landed({38.5, 1.25}, Qt::ControlModifier).place, (Point{38.5, 1.25}));
        QCOMPARE(landed({30.2, 22}, Qt::ShiftModifier).place, (Point{30, 20}));
    }
};

HITBOX_TEST(TurnCenterTest)
#include "turn_center_test.moc"
