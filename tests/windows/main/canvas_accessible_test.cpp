#include "document/edits.h"
#include "listener.h"
#include "test_class.h"
#include "windows/actions/actions.h"
#include "windows/window_bench.h"

#include <QAccessible>
#include <QLabel>

using namespace hitbox;
using namespace hitbox::bench;

/// Who does not see the canvas is told what is on it.
class CanvasAccessibleTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        QVERIFY(m_bench->shown);
    }
    void cleanup() { m_bench.reset(); }

    void theFrameAndItsShapesAreNamed()
    {
        m_bench->openSample();
        QAccessibleInterface *canvas = canvasInterface();
        QCOMPARE(canvas->role(), QAccessible::Canvas);
        QCOMPARE(canvas->text(QAccessible::Name), QString("Canvas: frame “ship_0” of “ship”"));
        QCOMPARE(canvas->child(0)->text(QAccessible::Name), QString("“hull”, polygon, hurt"));
        QCOMPARE(canvas->child(1)->text(QAccessible::Name), QString("“canopy”, circle, hurt"));
        QCOMPARE(canvas->child(6)->text(QAccessible::Name), QString("“trailing edge”, chain, body"));
        for (int i = 0; i < canvas->childCount(); ++i)
            QCOMPARE(canvas->indexOfChild(canvas->child(i)), i);
        QVERIFY(!canvas->child(-1));
        QVERIFY(!canvas->child(canvas->childCount()));
    }

    void aShapeLiesWhereItIsSeen()
    {
        m_bench->openSample();
        QAccessibleInterface *canopy = canvasInterface()->child(1);
        const QPoint middle = m_bench->view()->viewport()->mapToGlobal(m_bench->onScreen({32, 23}));
        QVERIFY(canopy->rect().contains(middle));
        QVERIFY(!canopy->rect().contains(m_bench->view()->viewport()->mapToGlobal(m_bench->onScreen({32, 50}))));
        QCOMPARE(canvasInterface()->childAt(middle.x(), middle.y())->text(QAccessible::Name),
                 QString("“canopy”, circle, hurt"));
    }

    void aShapeCanBeChosenAndItsPointsThen()
    {
        m_bench->openSample();
        QAccessibleInterface *canvas = canvasInterface();
        const int before = canvas->childCount();
        QVERIFY(!canvas->child(1)->state().selected);
        canvas->child(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(canvas->child(1)->state().selected);
        QCOMPARE(m_bench->front().session().selection().shapes.size(), 1);
        QCOMPARE(canvas->childCount(), before + 2);
        QCOMPARE(canvas->child(3)->text(QAccessible::Name), QString("Point 1 of “canopy”: 38, 23"));
        canvas->child(3)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(m_bench->front().session().selection().handles.size(), 1);
    }

    void whatIsSelectedHasTheFocus()
    {
        m_bench->openSample();
        m_bench->view()->setFocus();
        QVERIFY(!canvasInterface()->focusChild());
        QTest::keySequence(m_bench->view(), QKeySequence::SelectAll);
        QAccessibleInterface *focus = canvasInterface()->focusChild();
        QVERIFY(focus);
        QVERIFY(focus->state().focused && focus->state().selected);
        QCOMPARE(focus->parent(), canvasInterface());
    }

    void aCrossingIsThereAsItIsMade()
    {
        m_bench->openSample();
        QAccessibleInterface *canvas = canvasInterface();
        canvas->child(0)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        m_bench->window->actions().run("tool.edit-points");
        QVERIFY(alerts().isEmpty());
        m_bench->dragTo({32, 1}, {32, 62});
        QTRY_VERIFY(alerts().join(u' ').contains("cross"));
        QVERIFY(canvas->child(0)->text(QAccessible::Description).contains("cross"));
        m_bench->release({32, 62});
    }

    void aCrossingIsSaidOnce()
    {
        m_bench->openSample();
        canvasInterface()->child(0)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        m_bench->window->actions().run("tool.edit-points");
        Listener listener;
        m_bench->dragTo({32, 1}, {32, 62});
        QTRY_COMPARE(crossingsIn(listener), 1);
        m_bench->release({32, 62});
        m_bench->view()->setFocus();
        QTest::keyClick(m_bench->view(), Qt::Key_Down);
        QTRY_COMPARE(canvasInterface()->focusChild()->text(QAccessible::Name), QString("Point 0 of “hull”: 32, 63"));
        QVERIFY(alerts().join(u' ').contains("cross"));
        WindowBench::settle();
        QCOMPARE(crossingsIn(listener), 1);
    }

    void aCrossingMadeByKeysIsSaidBesideThePlace()
    {
        m_bench->openSample();
        QVERIFY(canvasInterface()->child(0));
        m_bench->view()->setFocus();
        m_bench->window->actions().run("tool.polygon");
        Listener listener;
        const auto press = [&](Qt::Key key) {
            QTest::keyClick(m_bench->view(), key, key == Qt::Key_Space ? Qt::NoModifier : Qt::ShiftModifier);
            WindowBench::settle();
        };
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Space, Qt::Key_Right, Qt::Key_Down, Qt::Key_Space, Qt::Key_Up,
                                  Qt::Key_Space, Qt::Key_Left, Qt::Key_Down, Qt::Key_Space})
            press(key);
        QTRY_VERIFY2(crossingsIn(listener) > 0, qPrintable(listener.heard().join(u'|')));
        QCOMPARE(listener.heard().filter("Clicked at ").size(), 4);
    }

    void onlyTheViewInFrontSpeaks()
    {
        m_bench->openSample();
        m_bench->front().session().setMode(Session::Mode::Stage);
        WindowBench::settle();
        QVERIFY(canvasInterface()->child(0)); // of the stage, beside those of the frame
        m_bench->front().session().setMode(Session::Mode::Frames);
        WindowBench::settle();
        canvasInterface()->child(0)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        m_bench->window->actions().run("tool.edit-points");
        Listener listener;
        m_bench->dragTo({32, 1}, {32, 62});
        QTRY_COMPARE(crossingsIn(listener), 1);
        m_bench->release({32, 62});
        WindowBench::settle();
        QCOMPARE(crossingsIn(listener), 1);
    }

    void theSameProblemInAnotherFrameIsSaid()
    {
        m_bench->openSample();
        Document document = m_bench->front().session().document();
        Frame &first = document.sprites[1].frames[0];
        PolygonOutline bowtie{{{0, 0}, {10, 10}, {10, 0}, {0, 10}}};
        first.shapes.first().outline = bowtie;
        document.sprites[1].frames[1].shapes = first.shapes;
        m_bench->front().session().commit(document, "cross");
        m_bench->front().session().setCurrentFrame({1, 0});
        canvasInterface()->childCount();
        QTRY_VERIFY(!alerts().isEmpty());
        Listener listener;
        m_bench->front().session().setCurrentFrame({1, 1});
        QTRY_COMPARE(crossingsIn(listener), 1);
    }

    void whatTheSelectedInstanceMeetsIsItsDescription()
    {
        m_bench->openSample();
        m_bench->front().session().setMode(Session::Mode::Stage);
        WindowBench::settle();
        QAccessibleInterface *fighter = canvasInterface()->child(2);
        QVERIFY(fighter->text(QAccessible::Description).isEmpty());
        fighter->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_VERIFY(fighter->text(QAccessible::Description).startsWith("blade hits hull; slash hits hull"));
        QVERIFY(canvasInterface()->child(1)->text(QAccessible::Description).isEmpty());
        m_bench->view()->setFocus();
        for (int i = 0; i < 40; ++i)
            QTest::keyClick(m_bench->view(), Qt::Key_Right, Qt::ShiftModifier);
        QTRY_VERIFY(fighter->text(QAccessible::Description).isEmpty());
    }

    void placesOfTheHandAndMessagesAreSaid()
    {
        m_bench->openSample();
        m_bench->view()->setFocus();
        m_bench->window->actions().run("tool.polygon");
        Listener listener;
        QTest::keyClick(m_bench->view(), Qt::Key_Right);
        QTest::keyClick(m_bench->view(), Qt::Key_Right);
        QTRY_VERIFY2(listener.heard().join(u'|').contains("33, "), qPrintable(listener.heard().join(u'|')));
        m_bench->window->actions().run("tool.select");
        QTest::keySequence(m_bench->view(), QKeySequence::SelectAll);
        QTest::keyClick(m_bench->view(), Qt::Key_X);
        m_bench->window->actions().run("edit.undo");
        QTRY_VERIFY(listener.heard().join(u'|').contains("Undone"));
    }

    void theHintIsTheDescriptionOfTheCanvas()
    {
        m_bench->openSample();
        m_bench->window->actions().run("tool.polygon");
        QCOMPARE(canvasInterface()->text(QAccessible::Description),
                 m_bench->window->findChild<QLabel *>("Hint")->text());
    }

    void theViewportIsNotToldBesideTheCanvas()
    {
        m_bench->openSample();
        for (int i = 0; i < canvasInterface()->childCount(); ++i) {
            QAccessibleInterface *child = canvasInterface()->child(i);
            QVERIFY(child && child->object() != m_bench->view()->viewport());
            QCOMPARE(canvasInterface()->indexOfChild(child), i);
        }
    }

    void whatIsGoneIsNotValidAnyMore()
    {
        m_bench->openSample();
        const QAccessible::Id id = QAccessible::uniqueId(canvasInterface()->child(1));
        m_bench->front().session().setCurrentFrame({1, 0});
        QVERIFY(!QAccessible::accessibleInterface(id));
        QCOMPARE(canvasInterface()->text(QAccessible::Name), QString("Canvas: frame “fighter_0” of “fighter”"));
    }

    void theStageAndItsInstancesAreNamed()
    {
        m_bench->openSample();
        m_bench->front().session().setMode(Session::Mode::Stage);
        WindowBench::settle();
        QAccessibleInterface *canvas = canvasInterface();
        QCOMPARE(canvas->text(QAccessible::Name), QString("Canvas: stage “duel”"));
        QCOMPARE(canvas->child(2)->text(QAccessible::Name), QString("“fighter”, frame “fighter_3”, at 138, 24"));
        canvas->child(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(m_bench->front().session().selection().instances.size(), 1);
        QVERIFY(canvas->child(2)->state().selected);
    }

private:
    QAccessibleInterface *canvasInterface() const { return QAccessible::queryAccessibleInterface(m_bench->view()); }

    static int crossingsIn(const Listener &listener) { return int(listener.heard().filter("cross").size()); }

    QStringList alerts() const
    {
        QStringList names;
        for (int i = 0; i < canvasInterface()->childCount(); ++i) {
            const QAccessibleInterface *child = canvasInterface()->child(i);
            if (child->role() == QAccessible::AlertMessage)
                names.append(child->text(QAccessible::Name));
        }
        return names;
    }

    std::unique_ptr<WindowBench> m_bench;
};

HITBOX_WINDOW_TEST(CanvasAccessibleTest)
#include "canvas_accessible_test.moc"
