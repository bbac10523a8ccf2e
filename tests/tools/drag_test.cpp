#include "test_class.h"
#include "tools/drag.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

ToolInput at(Point p, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    return {ToolInput::Kind::Move, p, Qt::NoButton, modifiers, 0, 8};
}

ToolInput keyPress(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    return {ToolInput::Kind::Key, {}, Qt::NoButton, modifiers, key, 8};
}

/// A tool whose gesture is under way until it is given up.
class HeldTool final : public Tool
{
public:
    ToolAnswer handle(const ToolInput &input, const ToolContext &) override { return answerHeldKey(input, *this); }
    void cancel() override { m_isBusy = false; }
    bool busy() const override { return m_isBusy; }
    Overlay overlay(const ToolContext &) const override { return {}; }
    QString hint(const ToolContext &) const override { return {}; }

private:
    bool m_isBusy = true;
};

} // namespace

class DragTest : public QObject
{
    Q_OBJECT

private slots:
    void aTremblingHandStillClicks()
    {
        const Drag start = startedDrag(at({10, 10}));
        QVERIFY(!followed(start, at({13, 10})).moved);
        QVERIFY(followed(start, at({13.1, 10})).moved);
    }

    void onceADragAlwaysADrag()
    {
        const Drag away = followed(startedDrag(at({0, 0})), at({20, 0}));
        QVERIFY(followed(away, at({0, 0})).moved);
    }

    void theMarqueeIsTheSameInEveryDirection()
    {
        const geometry::Box box{{1, 2}, {5, 9}};
        QCOMPARE(marqueeOf(followed(startedDrag(at({1, 2})), at({5, 9}))), box);
        QCOMPARE(marqueeOf(followed(startedDrag(at({5, 2})), at({1, 9}))), box);
        QCOMPARE(marqueeOf(followed(startedDrag(at({5, 9})), at({1, 2}))), box);
    }

    void theDraggedPointLandsOnTheGrid()
    {
        const Drag drag = followed(startedDrag(at({10.3, 10.3})), at({13.4, 9}));
        QCOMPARE(draggedTo({0.25, 0.25}, drag, {SnapStep::Pixel}), (Point{3, -1}));
    }

    void controlTurnsSnappingOff()
    {
        const Drag drag = followed(startedDrag(at({0, 0})), at({3.25, 1.5}, Qt::ControlModifier));
        QCOMPARE(draggedTo({0.25, 0.25}, drag, {SnapStep::Pixel}), (Point{3.5, 1.75}));
    }

    void shiftKeepsToTheLongerAxis()
    {
        const Drag across = followed(startedDrag(at({0, 0})), at({7, 3}, Qt::ShiftModifier));
        QCOMPARE(draggedTo({0.5, 0.3}, across, {SnapStep::Pixel}), (Point{8, 0.3}));
        const Drag down = followed(startedDrag(at({0, 0})), at({3, -7}, Qt::ShiftModifier));
        QCOMPARE(draggedTo({0.5, 0}, down, {SnapStep::Pixel}), (Point{0.5, -7}));
    }

    void arrowsNudgeByOneTenOrAnEighth()
    {
        QCOMPARE(*nudgeOf(keyPress(Qt::Key_Left)), (Point{-1, 0}));
        QCOMPARE(*nudgeOf(keyPress(Qt::Key_Down, Qt::ShiftModifier)), (Point{0, 10}));
        QCOMPARE(*nudgeOf(keyPress(Qt::Key_Up, Qt::AltModifier)), (Point{0, -0.125}));
        QCOMPARE(*nudgeOf(keyPress(Qt::Key_Right, Qt::KeypadModifier)), (Point{1, 0}));
    }

    void otherKeysDoNotNudge()
    {
        QVERIFY(!nudgeOf(keyPress(Qt::Key_A)));
        QVERIFY(!nudgeOf(keyPress(Qt::Key_Left, Qt::ControlModifier)));
    }

    void aKeyWithControlIsAnotherCommand()
    {
        QVERIFY(isPlainKey(keyPress(Qt::Key_Z), Qt::Key_Z));
        QVERIFY(isPlainKey(keyPress(Qt::Key_Z, Qt::ShiftModifier), Qt::Key_Z));
        QVERIFY(!isPlainKey(keyPress(Qt::Key_Z, Qt::ControlModifier), Qt::Key_Z));
    }

    void escapeGivesAGestureUpAndOtherKeysDoNothingToIt()
    {
        HeldTool tool;
        QCOMPARE(answerHeldKey(keyPress(Qt::Key_Delete), tool).outcome, ToolAnswer::Outcome::Continue);
        QVERIFY(tool.busy());
        QCOMPARE(answerHeldKey(keyPress(Qt::Key_Escape), tool).outcome, ToolAnswer::Outcome::Cancel);
        QVERIFY(!tool.busy());
    }

    void thereIsSomethingToDeselectOrElseNobodyWantsIt()
    {
        QCOMPARE(deselecting({}).outcome, ToolAnswer::Outcome::Ignored);
        const ToolAnswer answer = deselecting({.shapes = {ShapeId{3}}});
        QCOMPARE(answer.outcome, ToolAnswer::Outcome::Continue);
        QVERIFY(answer.selection && answer.selection->empty());
    }
};

HITBOX_TEST(DragTest)
#include "drag_test.moc"
