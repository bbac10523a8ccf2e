#include "document/ids_at.h"
#include "document/point_edits.h"
#include "test_class.h"
#include "windows/frames/marks_panel.h"
#include "windows/widgets/row_view.h"
#include "windows/widgets/vertical_scroll.h"
#include "windows/window_bench.h"

#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Point;

/// In the whole window: the tool, the list, and the strip of frames.
class MarksPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        m_bench->openSample();
        session().setCurrentFrame({0, 0});
        m_bench->settle();
    }
    void cleanup() { m_bench.reset(); }

    void itComesWithTheToolAndStaysWithThePoints()
    {
        QVERIFY(!panel()->isVisible());
        m_bench->key(Qt::Key_A);
        m_bench->settle();
        QVERIFY(panel()->isVisible());
        m_bench->click({10, 12});
        QCOMPARE(points().size(), 1);
        QCOMPARE(m_bench->titles("PointList"), QStringList{"point"});
        m_bench->key(Qt::Key_S);
        m_bench->settle();
        QVERIFY(panel()->isVisible());
        session().undo();
        m_bench->settle();
        QVERIFY(!panel()->isVisible());
    }

    void theMenuDeletesASelectedPoint()
    {
        setPoint();
        m_bench->window->actions().run("edit.delete");
        QVERIFY(points().isEmpty());
    }

    void theKeyToRenameNamesThePointThatWasSet()
    {
        setPoint();
        const QString sprite = session().document().sprites.first().name;
        panel()->setFold(Section::Fold::Closed);
        m_bench->view()->setFocus();
        m_bench->key(Qt::Key_F2);
        QVERIFY(panel()->isOpen());
        auto *editor = m_bench->list("PointList")->viewport()->findChild<QLineEdit *>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, "hand");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(points().first().name, QString("hand"));
        QCOMPARE(session().document().sprites.first().name, sprite);
    }

    void aPointGoesAlongToTheNextFrame()
    {
        setPoint();
        m_bench->window->actions().run("frame.copy-to-next");
        QCOMPARE(session().currentFrame(), (FrameRef{0, 1}));
        QCOMPARE(points(1).size(), 1);
        QCOMPARE(points(1).first(), points(0).first());
        QVERIFY(session().selection().point == idAt(points(1), 0));
        m_bench->key(Qt::Key_Right);
        QCOMPARE(points(1).first().at.x, points(0).first().at.x + 1);
        session().undo();
        session().undo();
        QVERIFY(points(1).isEmpty());
    }

    void keepingBothLeavesThePointThatIsThere()
    {
        setPoint();
        const Point before{1, 2};
        Document document = addPoint(session().document(), {0, 1}, {.name = points(0).first().name, .at = before});
        session().commit(document, "add");
        m_bench->window->actions().run("frame.copy-beside");
        QCOMPARE(points(1).size(), 1);
        QCOMPARE(points(1).first().at, before);
        session().setCurrentFrame({0, 0});
        m_bench->window->actions().run("frame.copy-to-next");
        QCOMPARE(points(1).first().at, points(0).first().at);
    }

    void aPointGoesToChosenFrames()
    {
        setPoint();
        const auto last = static_cast<int>(session().document().sprites.first().frames.size()) - 1;
        QVERIFY(last >= 2);
        m_bench->clickRow("FrameList", last, Qt::ShiftModifier);
        m_bench->window->actions().run("frame.copy-to-chosen");
        for (int frame = 0; frame <= last; ++frame)
            QCOMPARE(points(frame).size(), 1);
    }

    void theMenuAddsAnEventToBeNamed()
    {
        m_bench->window->actions().run("frame.add-event");
        m_bench->settle();
        QVERIFY(panel()->isVisible());
        QCOMPARE(session().document().sprites.first().frames.first().events.size(), 1);
        QVERIFY(m_bench->row("FrameList", 0).marked);
        QVERIFY(m_bench->row("FrameList", 0).detail.contains("event"));
        QVERIFY(!m_bench->row("FrameList", 1).marked);
    }

    void theFocusSaysWhatAnEditIsAbout()
    {
        setPoint();
        m_bench->window->actions().run("frame.add-event");
        m_bench->settle();
        m_bench->list("EventList")->setFocus();
        QVERIFY(panel()->perform(EditCommand::Duplicate));
        QCOMPARE(session().document().sprites.first().frames.first().events.size(), 2);
        m_bench->list("PointList")->setFocus();
        QVERIFY(panel()->perform(EditCommand::Remove));
        QVERIFY(points().isEmpty());
        QCOMPARE(session().document().sprites.first().frames.first().events.size(), 2);
    }

    void onASmallScreenNothingIsCutOrScrolledTwice()
    {
        m_bench->window->resize(1280, 720);
        setPoint();
        m_bench->window->actions().run("frame.add-event");
        m_bench->settle();
        const auto *scroll = panel()->findChild<VerticalScroll *>();
        QVERIFY(!scroll->verticalScrollBar()->isVisible());
        for (const QLabel *label : panel()->findChildren<QLabel *>()) {
            if (label->isVisible())
                QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
        }
        for (const char *list : {"PointList", "EventList"}) {
            const RowView *rows = m_bench->list(list);
            QVERIFY(rows->height() >= rows->sizeHintForRow(0));
        }
        const auto topOf = [this](const QWidget *part) { return part->mapTo(panel(), QPoint(0, 0)).y(); };
        for (const auto &[button, list] : {std::pair("AddPoint", "PointList"), {"AddEvent", "EventList"}}) {
            const auto *add = panel()->findChild<QToolButton *>(button);
            QVERIFY(add->isVisible());
            QVERIFY(topOf(add) + add->height() <= topOf(m_bench->list(list)));
        }
    }

private:
    Session &session() const { return m_bench->session; }
    MarksPanel *panel() const { return m_bench->window->findChild<MarksPanel *>(); }
    const QList<FramePoint> &points(int frame = 0) const
    {
        return session().document().sprites.first().frames.at(frame).points;
    }
    void setPoint()
    {
        m_bench->key(Qt::Key_A);
        m_bench->click({10, 12});
        QCOMPARE(points().size(), 1);
        QVERIFY(session().selection().point);
    }

    std::unique_ptr<WindowBench> m_bench;
};

HITBOX_WINDOW_TEST(MarksPanelTest)
#include "marks_panel_test.moc"
