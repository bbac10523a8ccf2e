#include "test_class.h"
#include "windows/window_bench.h"

#include "document/edits.h"
#include "tools/overlay_bench.h"

#include <QMenu>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

Shape boxShape(const char *name, const geometry::Box &box)
{
    Shape shape;
    shape.name = name;
    shape.outline = box;
    return shape;
}

} // namespace

class CombineActionsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }

    void mergingIsOneUndoStep();
    void anotherOperationFollowsTheUndoneOne();
    void whatCannotBeCombinedChangesNothing();
    void pointsAreSplitAndJoinedByKeys();
    void theKeySwitchesSymmetryOffAndOn();
    void coveredShapesAreListedAndChosen();

private:
    OpenProject &project() { return m_bench->front().project(); }
    Session &session() { return m_bench->front().session(); }
    void select(const QList<int> &places);

    std::unique_ptr<WindowBench> m_bench;
    qsizetype m_before = 0; ///< shapes of the frame without the two boxes that overlap
};

void CombineActionsTest::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
    m_bench->openSample();
    m_before = m_bench->frame().shapes.size();
    session().commit(addShapes(session().document(), session().currentFrame(),
                               {boxShape("lower", {{2, 2}, {20, 20}}), boxShape("upper", {{10, 10}, {30, 30}})}),
                     "Set up");
    m_bench->view()->setFocus();
}

void CombineActionsTest::select(const QList<int> &places)
{
    Selection selection;
    for (const int place : places)
        selection.shapes.insert(m_bench->frame().shapes.at(m_before + place).id);
    session().setSelection(selection);
}

void CombineActionsTest::mergingIsOneUndoStep()
{
    const Document before = session().document();
    select({0, 1});
    m_bench->key(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_bench->frame().shapes.size(), m_before + 1);
    QCOMPARE(m_bench->lastShape().name, QString("lower"));
    QCOMPARE(session().history()->undoText(), QString("Merge a shape into lower"));
    session().undo();
    QCOMPARE(session().document(), before);
}

void CombineActionsTest::anotherOperationFollowsTheUndoneOne()
{
    select({0, 1});
    const QSet<ShapeId> both = session().selection().shapes;
    for (const Qt::Key key : {Qt::Key_U, Qt::Key_B, Qt::Key_I}) {
        m_bench->key(key, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_bench->frame().shapes.size(), m_before + 1);
        session().undo();
        QCOMPARE(session().selection().shapes, both);
    }
}

void CombineActionsTest::whatCannotBeCombinedChangesNothing()
{
    const Document before = session().document();
    select({0});
    m_bench->key(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(session().document(), before);
}

void CombineActionsTest::pointsAreSplitAndJoinedByKeys()
{
    select({0, 1});
    m_bench->key(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    const ShapeId merged = m_bench->lastShape().id;
    session().setSelection({{merged}, {{merged, 0}, {merged, 4}}, {}});
    m_bench->key(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_bench->frame().shapes.size(), m_before + 2);
    const ShapeId other = m_bench->lastShape().id;
    session().setSelection({{merged, other}, {{merged, 0}, {other, 0}}, {}});
    m_bench->key(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(m_bench->frame().shapes.size(), m_before + 1);
}

void CombineActionsTest::theKeySwitchesSymmetryOffAndOn()
{
    m_bench->key(Qt::Key_M);
    QVERIFY(project().tools.now().symmetry.on);
    QCOMPARE(axisLine(project().live.overlay.now()), std::optional(m_bench->frame().pivot.x));
    m_bench->key(Qt::Key_M);
    QVERIFY(!axisLine(project().live.overlay.now()));
}

void CombineActionsTest::coveredShapesAreListedAndChosen()
{
    select({1});
    m_bench->move({15, 15});
    m_bench->key(Qt::Key_U, Qt::ControlModifier);
    auto *menu = m_bench->front().findChild<QMenu *>("UnderCursorMenu");
    QVERIFY(menu);
    QStringList names;
    for (const QAction *action : menu->actions())
        names.append(action->text());
    QCOMPARE(names.mid(0, 2), (QStringList{"upper", "lower"}));
    QVERIFY(menu->actions().at(0)->isChecked());
    menu->actions().at(1)->trigger();
    menu->close();
    QCOMPARE(session().selection().shapes, (QSet<ShapeId>{m_bench->frame().shapes.at(m_before).id}));
}

HITBOX_WINDOW_TEST(CombineActionsTest)
#include "combine_actions_test.moc"
