#include "test_class.h"
#include "tools/point_steps.h"

#include "tool_bench.h"

#include <QTest>

using namespace hitbox;

namespace {

const Document squares = documentWith({squareAt(0, 0, 10), squareAt(20, 0, 10), squareAt(40, 0, 10)});

std::optional<HandleRef> after(const Selection &selection, StepDirection direction = StepDirection::Forward)
{
    return steppedHandle(*findFrame(squares, {0, 0}), selection, direction);
}

} // namespace

class PointStepsTest : public QObject
{
    Q_OBJECT

private slots:
    void stepsGoAroundTheSelectedShapes()
    {
        QCOMPARE(after({{{1}, {2}}, {}, {}}), std::optional(HandleRef{{1}, 0}));
        QCOMPARE(after({{{1}, {2}}, {{{1}, 3}}, {}}), std::optional(HandleRef{{2}, 0}));
        QCOMPARE(after({{{1}, {2}}, {{{2}, 3}}, {}}), std::optional(HandleRef{{1}, 0}));
    }

    void backwardsTheyGoTheOtherWay()
    {
        QCOMPARE(after({{{1}, {2}}, {}, {}}, StepDirection::Backward), std::optional(HandleRef{{2}, 3}));
        QCOMPARE(after({{{1}, {2}}, {{{2}, 0}}, {}}, StepDirection::Backward), std::optional(HandleRef{{1}, 3}));
        QCOMPARE(after({{{1}, {2}}, {{{1}, 0}}, {}}, StepDirection::Backward), std::optional(HandleRef{{2}, 3}));
    }

    void withoutASelectionThereIsNoStep() { QVERIFY(!after({})); }

    void deletingTellsWhenAShapeGoesAwayAsAWhole()
    {
        ToolBench bench;
        bench.document = squares;
        const ToolAnswer one = deletedPoints({{{1}, 0}}, bench.context(), bench.frameValue());
        QCOMPARE(one.text, QStringLiteral("Delete a point of shape1"));
        const ToolAnswer two = deletedPoints({{{1}, 0}, {{1}, 1}}, bench.context(), bench.frameValue());
        QCOMPARE(two.text, QStringLiteral("Delete shape1: too few points left"));
    }

    void nudgesOfTheSamePointsJoin()
    {
        ToolBench bench;
        bench.document = squares;
        bench.selection = {{{1}}, {{{1}, 0}}, {}};
        const ToolAnswer nudge = nudgedPoints({1, 0}, bench.context(), bench.frameValue());
        QCOMPARE(nudge.mergeKey, QStringLiteral("nudge-points,1.0"));
    }
};

HITBOX_TEST(PointStepsTest)
#include "point_steps_test.moc"
