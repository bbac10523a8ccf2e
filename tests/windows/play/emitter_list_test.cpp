#include "test_class.h"
#include "windows/play/emitter_list.h"

#include "document/edits.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "session/selected.h"
#include "session/session_bench.h"
#include "windows/widgets/row_view.h"

#include <QTest>
#include <QToolButton>

using namespace hitbox;

class EmitterListTest : public QObject
{
    Q_OBJECT

private slots:
    void emittersAreAddedChosenDuplicatedAndRemoved();
    void whatIsBeingPlacedIsNoEmitterYet();
    void withoutAStageNothingCanBeAdded();
};

void EmitterListTest::emittersAreAddedChosenDuplicatedAndRemoved()
{
    OpenProject project;
    Session &session = project.session;
    session.commit(addStage(session.document(), {.name = "duel"}), "set up");
    session.setMode(Session::Mode::Stage);
    EmitterList list(session);
    list.show();
    QVERIFY(QTest::qWaitForWindowExposed(&list));
    auto *view = list.findChild<RowView *>();
    const auto press = [&](const char *button) {
        QTest::mouseClick(list.findChild<QToolButton *>(button), Qt::LeftButton);
    };
    const auto emitters = [&] { return session.document().stages.first().emitters; };

    QVERIFY(!list.findChild<QToolButton *>("RemoveEmitter")->isEnabled());
    press("AddEmitter");
    press("AddEmitter");
    QCOMPARE(emitters().size(), 2);
    QCOMPARE(selectedEmitter(session), 1);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(view->model()->index(0, 0)).center());
    QCOMPARE(selectedEmitter(session), 0);
    press("DuplicateEmitter");
    QCOMPARE(selectedEmitter(session), 1);
    QCOMPARE(emitters().at(1).name, QString("emitter 3"));
    QTest::keyClick(view, Qt::Key_Delete);
    QCOMPARE(emitters().size(), 2);
    QCOMPARE(emitters().at(1).name, QString("emitter 2"));
    session.undo();
    QCOMPARE(emitters().size(), 3);
    list.hide();
}

/// Though it is listed, and can be selected.
void EmitterListTest::whatIsBeingPlacedIsNoEmitterYet()
{
    OpenProject project;
    Session &session = project.session;
    session.commit(addStage(session.document(), {.name = "duel"}), "set up");
    session.setMode(Session::Mode::Stage);
    EmitterList list(session);
    list.show();
    QVERIFY(QTest::qWaitForWindowExposed(&list));
    session.setTool("emitter");
    session.feed(press({20, 20}));
    session.feed(moveTo({40, 20}));
    RefreshOnce::allNow();
    const Stage &shown = session.shown().stages.first();
    QCOMPARE(shown.emitters.size(), 1);
    session.setSelection({.emitter = *shown.emitters.first().id});
    RefreshOnce::allNow();
    QVERIFY(session.document().stages.first().emitters.isEmpty());
    for (const char *button : {"DuplicateEmitter", "RemoveEmitter"})
        QVERIFY(!list.findChild<QToolButton *>(button)->isEnabled());
    list.perform(EditCommand::Duplicate);
    QVERIFY(session.document().stages.first().emitters.isEmpty());
}

void EmitterListTest::withoutAStageNothingCanBeAdded()
{
    OpenProject project;
    Session &session = project.session;
    EmitterList list(session);
    QVERIFY(!list.findChild<QToolButton *>("AddEmitter")->isEnabled());
}

HITBOX_WINDOW_TEST(EmitterListTest)
#include "emitter_list_test.moc"
