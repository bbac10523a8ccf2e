#include "test_class.h"
#include "windows/main/main_window.h"

#include "windows/problems/problems_panel.h"
#include "windows/stage/stage_panel.h"
#include "windows/window_bench.h"

#include <QAccessible>
#include <QComboBox>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Point;

class MainWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }

    void anEmptyProjectInvitesToDrop();
    void theSampleOpensFittedAndClean();
    void aPolygonIsDrawnByClicksAndClosedAtItsFirstPoint();
    void theTitleShowsAnOutlineFromItsFirstPoint();
    void aCrossingIsListedWhileTheButtonIsStillDown();
    void pressingAProblemLooksAtItsPlace();
    void pressingAProblemLeadsToItsFrameFromTheStage();
    void pressingAProblemElsewhereWhileDrawingLeadsThere();
    void theFirstWindowFitsOnTheScreenWithItsTitle();
    void keysTakeUpToolsThatDrawAndDelete();
    void undoInMidDragOnlyCancelsTheDrag();
    void deleteInMidDragDeletesNothing();
    void eyeAndLockAreClickedInTheList();
    void aCategoryIsChosenForTheSelectedShapes();
    void tabGoesThroughTheStageWhereItStands();
    void theStageComesAndGoesByKey();
    void doubleClickingAFramePlacesIt();
    void doubleClickingASpritePlacesIt();
    void aSpriteIsDraggedOntoTheStage();
    void overlapsAreListedWhileDraggingOntoAnother();
    void nothingThatIsReadAloudIsMarkup();

private:
    void showSprite(const char *name);
    void drawSquare();

    std::unique_ptr<WindowBench> m_bench;
};

void MainWindowTest::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
    m_bench->openSample();
}

void MainWindowTest::showSprite(const char *name)
{
    const auto index = static_cast<int>(m_bench->titles("SpriteList").indexOf(QString(name)));
    QVERIFY(index >= 0);
    m_bench->clickRow("SpriteList", index);
    m_bench->key(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(m_bench->session.document().sprites.at(m_bench->session.currentFrame().sprite).name, QString(name));
}

/// Corners (2, 2) and (20, 20), clockwise from the top left; drawn on the rock.
void MainWindowTest::drawSquare()
{
    showSprite("rock");
    m_bench->key(Qt::Key_P);
    for (const Point corner : {Point{2, 2}, Point{20, 2}, Point{20, 20}, Point{2, 20}, Point{2, 2}})
        m_bench->click(corner);
}

void MainWindowTest::anEmptyProjectInvitesToDrop()
{
    MainWindow window({});
    const OpenProject &project = window.workspace().project();
    const Session &session = project.session;
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(window.findChild<QToolButton *>("Sample")->isVisible());
    QVERIFY(!window.findChild<CanvasView *>("FrameView")->isVisible());
    QTest::mouseClick(window.findChild<QToolButton *>("Sample"), Qt::LeftButton);
    QVERIFY(WindowBench::awaitFiles(window));
    QVERIFY(window.findChild<CanvasView *>("FrameView")->isVisible());
    // As a copy: saving asks for a place of its own.
    QVERIFY(!session.document().sprites.isEmpty());
    QVERIFY(project.files.path().isEmpty());
    QVERIFY(!project.files.modified());
}

void MainWindowTest::theSampleOpensFittedAndClean()
{
    QCOMPARE(m_bench->titles("SpriteList").size(), m_bench->session.document().sprites.size());
    QCOMPARE(m_bench->rows("ProblemList"), 0);
    QVERIFY(!m_bench->openProject.files.modified());
    QVERIFY(m_bench->window->windowTitle().contains("duel.hitbox"));
    const QRectF frame(QPointF(0, 0), QSizeF(m_bench->frame().size));
    const QRectF shown = m_bench->view()->viewportTransform().mapRect(frame);
    QVERIFY(QRectF(m_bench->view()->viewport()->rect()).contains(shown));
    QVERIFY(m_bench->view()->zoom() >= 2);
}

void MainWindowTest::aPolygonIsDrawnByClicksAndClosedAtItsFirstPoint()
{
    showSprite("rock");
    const qsizetype before = m_bench->frame().shapes.size();
    drawSquare();
    QCOMPARE(m_bench->frame().shapes.size(), before + 1);
    QCOMPARE(m_bench->lastShape().outline, Outline(PolygonOutline{{{2, 2}, {20, 2}, {20, 20}, {2, 20}}}));
    QVERIFY(!m_bench->session.gestureUnderWay());
    QCOMPARE(m_bench->session.selection().shapes, QSet<ShapeId>{m_bench->lastShape().id});
    QCOMPARE(m_bench->titles("ShapeList").first(), m_bench->lastShape().name);
    QVERIFY(m_bench->window->isWindowModified());
    m_bench->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_bench->frame().shapes.size(), before);
    QVERIFY(!m_bench->window->isWindowModified());
}

void MainWindowTest::theTitleShowsAnOutlineFromItsFirstPoint()
{
    showSprite("rock");
    m_bench->key(Qt::Key_P);
    m_bench->click({2, 2});
    QVERIFY(m_bench->window->isWindowModified());
    m_bench->click({20, 2});
    QVERIFY(m_bench->window->isWindowModified());
    m_bench->key(Qt::Key_Escape);
    QVERIFY(!m_bench->session.gestureUnderWay());
    QVERIFY(!m_bench->window->isWindowModified());
}

void MainWindowTest::aCrossingIsListedWhileTheButtonIsStillDown()
{
    drawSquare();
    m_bench->key(Qt::Key_O);
    QCOMPARE(m_bench->rows("ProblemList"), 0);
    m_bench->dragTo({20, 2}, {0, 14});
    QVERIFY(m_bench->session.gestureUnderWay());
    QCOMPARE(m_bench->rows("ProblemList"), 1);
    QCOMPARE(m_bench->row("ProblemList", 0).title, m_bench->openProject.live.findings.list().first().message);
    QVERIFY(m_bench->row("ProblemList", 0).title.contains("cross"));
    QVERIFY(m_bench->row("ProblemList", 0).detail.contains("rock"));
    QCOMPARE(m_bench->row("ShapeList", 0).badge, 1);

    m_bench->release({0, 14});
    QCOMPARE(m_bench->rows("ProblemList"), 1);
    QCOMPARE(std::get<PolygonOutline>(m_bench->lastShape().outline).points.at(1), (Point{0, 14}));
    m_bench->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_bench->rows("ProblemList"), 0);
    QCOMPARE(std::get<PolygonOutline>(m_bench->lastShape().outline).points.at(1), (Point{20, 2}));
    m_bench->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_bench->rows("ProblemList"), 1);
}

void MainWindowTest::pressingAProblemLooksAtItsPlace()
{
    drawSquare();
    m_bench->key(Qt::Key_O);
    m_bench->drag({20, 2}, {0, 14});
    m_bench->key(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(m_bench->view()->zoom(), 1.0);
    m_bench->session.setSelection({});
    m_bench->clickRow("ProblemList", 0);
    WindowBench::settle();
    const Point place = m_bench->openProject.live.findings.list().first().points.first();
    QCOMPARE(place, (Point{2, 14.6}));
    const QPoint middle = m_bench->view()->viewport()->rect().center();
    const double zoom = m_bench->view()->zoom();
    QVERIFY(zoom > 4);
    QVERIFY((m_bench->onScreen(place) - middle).manhattanLength() <= zoom);
    QCOMPARE(m_bench->session.selection().shapes, QSet<ShapeId>{m_bench->lastShape().id});
    QVERIFY(m_bench->row("ProblemList", 0).selected);
}

void MainWindowTest::pressingAProblemLeadsToItsFrameFromTheStage()
{
    drawSquare();
    m_bench->key(Qt::Key_O);
    m_bench->drag({20, 2}, {0, 14});
    const FrameRef rock = m_bench->session.currentFrame();
    m_bench->clickRow("SpriteList", 0);
    m_bench->key(Qt::Key_F5);
    WindowBench::settle();
    m_bench->clickRow("ProblemList", 0);
    WindowBench::settle();
    QCOMPARE(m_bench->session.mode(), Session::Mode::Frames);
    QCOMPARE(m_bench->session.currentFrame(), rock);
    QVERIFY(m_bench->view()->viewport()->rect().contains(m_bench->onScreen({2, 14.6})));
}

void MainWindowTest::pressingAProblemElsewhereWhileDrawingLeadsThere()
{
    m_bench->openPath(m_bench->path("crossings.hitbox"));
    WindowBench::settle();
    const OpenProject &project = m_bench->front().project();
    const Session &session = project.session;
    const QList<Finding> before = project.live.findings.list();
    const auto elsewhere = std::find_if(before.cbegin(), before.cend(), [&session](const Finding &finding) {
        return finding.shape && finding.frame != session.currentFrame();
    });
    QVERIFY(elsewhere != before.cend());
    const Finding wanted = *elsewhere;
    m_bench->key(Qt::Key_P);
    for (const Point corner : {Point{2, 2}, Point{14, 14}, Point{14, 2}, Point{2, 14}})
        m_bench->click(corner);
    QVERIFY(session.gestureUnderWay());
    QVERIFY(project.live.findings.list().size() > before.size());

    // Leaving the frame finishes the outline under way, and with it changes what the list was made from.
    m_bench->clickRow("ProblemList", static_cast<int>(project.live.findings.list().indexOf(wanted)));
    WindowBench::settle();
    QVERIFY(!session.gestureUnderWay());
    QCOMPARE(session.currentFrame(), wanted.frame);
    QCOMPARE(session.selection().shapes, QSet<ShapeId>{wanted.shape});
    QVERIFY(project.live.findings.list().size() > before.size());
}

void MainWindowTest::theFirstWindowFitsOnTheScreenWithItsTitle()
{
    constexpr int title = 32;
    const MainWindow window({});
    QVERIFY(window.height() + title <= window.screen()->availableSize().height());
    QVERIFY(window.height() > window.minimumHeight());
}

void MainWindowTest::keysTakeUpToolsThatDrawAndDelete()
{
    showSprite("rock");
    const qsizetype before = m_bench->frame().shapes.size();
    m_bench->key(Qt::Key_R);
    m_bench->drag({4, 5}, {14, 11});
    QCOMPARE(m_bench->lastShape().outline, Outline(geometry::Box{{4, 5}, {14, 11}}));
    m_bench->key(Qt::Key_C);
    m_bench->drag({30, 30}, {36, 30});
    QCOMPARE(m_bench->lastShape().outline, Outline(geometry::Circle{{30, 30}, 6}));
    m_bench->key(Qt::Key_C, Qt::ShiftModifier);
    m_bench->drag({10, 30}, {14, 44});
    QCOMPARE(m_bench->lastShape().kind(), ShapeKind::Capsule);
    m_bench->key(Qt::Key_L);
    m_bench->click({2, 40});
    m_bench->click({8, 46});
    m_bench->key(Qt::Key_Return);
    QCOMPARE(m_bench->lastShape().outline, Outline(ChainLine{{{2, 40}, {8, 46}}}));
    QCOMPARE(m_bench->frame().shapes.size(), before + 4);

    m_bench->key(Qt::Key_S);
    QCOMPARE(QString(m_bench->session.tool().id), QString("select"));
    m_bench->click({4, 8});
    m_bench->key(Qt::Key_Delete);
    QCOMPARE(m_bench->frame().shapes.size(), before + 3);
    for (const Shape &shape : m_bench->frame().shapes)
        QVERIFY(shape.outline != Outline(geometry::Box{{4, 5}, {14, 11}}));
}

/// What is selected is not what is in hand.
void MainWindowTest::deleteInMidDragDeletesNothing()
{
    drawSquare();
    const auto deletesNothing = [this] {
        const Document before = m_bench->session.document();
        m_bench->key(Qt::Key_Delete);
        m_bench->key(Qt::Key_Backspace);
        m_bench->window->actions().run("edit.delete");
        return m_bench->session.document() == before;
    };
    for (const Qt::Key tool : {Qt::Key_S, Qt::Key_O, Qt::Key_R, Qt::Key_C}) {
        m_bench->clickRow("ShapeList", 0);
        m_bench->key(tool);
        m_bench->dragTo({34, 30}, {40, 40});
        QVERIFY2(deletesNothing(), m_bench->session.tool().id);
        m_bench->key(Qt::Key_Escape);
        m_bench->release({40, 40});
    }
    m_bench->key(Qt::Key_R);
    m_bench->key(Qt::Key_Escape);
    for (int box = 0; box < 2; ++box) { // the first one is selected while the second one is drawn
        for (const Qt::Key step : {Qt::Key_Space, Qt::Key_Right, Qt::Key_Space, Qt::Key_Right, Qt::Key_Down})
            m_bench->key(step);
    }
    QVERIFY(m_bench->session.gestureUnderWay());
    QVERIFY(deletesNothing());
}

void MainWindowTest::undoInMidDragOnlyCancelsTheDrag()
{
    drawSquare();
    m_bench->key(Qt::Key_O);
    const Document before = m_bench->session.document();
    const int steps = m_bench->session.history()->index();
    m_bench->dragTo({20, 2}, {0, 14});
    QVERIFY(m_bench->session.shown() != before);
    m_bench->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m_bench->session.gestureUnderWay());
    QCOMPARE(m_bench->session.shown(), before);
    m_bench->move({5, 5});
    m_bench->release({5, 5});
    QCOMPARE(m_bench->session.document(), before);
    QCOMPARE(m_bench->session.history()->index(), steps);
    m_bench->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_bench->session.history()->index(), steps - 1);
}

void MainWindowTest::eyeAndLockAreClickedInTheList()
{
    drawSquare();
    QVERIFY(m_bench->lastShape().visible);
    m_bench->clickToggle("ShapeList", 0, RowView::Toggle::Visible);
    QVERIFY(!m_bench->lastShape().visible);
    QVERIFY(m_bench->session.selection().shapes.contains(m_bench->lastShape().id));
    m_bench->clickToggle("ShapeList", 0, RowView::Toggle::Visible);
    QVERIFY(m_bench->lastShape().visible);
    m_bench->clickToggle("ShapeList", 0, RowView::Toggle::Locked);
    QVERIFY(m_bench->lastShape().locked);

    m_bench->key(Qt::Key_S);
    m_bench->drag({2, 11}, {9, 11});
    QCOMPARE(m_bench->lastShape().outline, Outline(PolygonOutline{{{2, 2}, {20, 2}, {20, 20}, {2, 20}}}));
}

void MainWindowTest::aCategoryIsChosenForTheSelectedShapes()
{
    drawSquare();
    auto *category = m_bench->window->findChild<QComboBox *>("Category");
    QCOMPARE(category->currentText(), m_bench->lastShape().category);
    QCOMPARE(category->currentIndex(), 0);
    QTest::keyClick(category, Qt::Key_Down);
    const QString chosen = m_bench->session.document().categories.at(1).name;
    QCOMPARE(m_bench->lastShape().category, chosen);
    QCOMPARE(m_bench->openProject.tools.now().category, chosen);
    m_bench->session.undo();
    QCOMPARE(m_bench->lastShape().category, m_bench->session.document().categories.at(0).name);
    QCOMPARE(category->currentText(), chosen); // of what is drawn next
    m_bench->session.setTool("select");
    WindowBench::settle();
    QCOMPARE(category->currentIndex(), 0);
}

void MainWindowTest::tabGoesThroughTheStageWhereItStands()
{
    m_bench->key(Qt::Key_F5);
    WindowBench::settle();
    const auto *problems = m_bench->window->findChild<ProblemsPanel *>(); // below all others
    m_bench->list("SpriteList")->setFocus();
    for (const QWidget *next : {static_cast<QWidget *>(m_bench->view()),
                                static_cast<QWidget *>(m_bench->window->findChild<StagePanel *>())}) {
        const auto isThere = [next] {
            return QApplication::focusWidget() == next || next->isAncestorOf(QApplication::focusWidget());
        };
        for (int i = 0; i < 100 && !isThere(); ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QVERIFY(!problems->isAncestorOf(QApplication::focusWidget()));
        }
        QVERIFY(isThere());
    }
}

void MainWindowTest::theStageComesAndGoesByKey()
{
    QVERIFY(
        !m_bench->window->findChild<CanvasView *>("StageView")); // which is made part of the window when one goes there
    m_bench->key(Qt::Key_F5);
    WindowBench::settle();
    auto *stage = m_bench->window->findChild<CanvasView *>("StageView");
    QVERIFY(stage->isVisible());
    QCOMPARE(m_bench->rows("InstanceList"), m_bench->session.document().stages.first().instances.size());
    QVERIFY(m_bench->rows("OverlapList") > 0);
    QVERIFY(m_bench->window->findChild<QPushButton *>("StageButton")->isChecked());
    m_bench->key(Qt::Key_F5);
    WindowBench::settle();
    QVERIFY(!stage->isVisible());
    QTest::mouseClick(m_bench->window->findChild<QPushButton *>("StageButton"), Qt::LeftButton);
    QVERIFY(stage->isVisible());
}

void MainWindowTest::doubleClickingAFramePlacesIt()
{
    showSprite("ship");
    m_bench->doubleClickRow("FrameList", 2);
    QVERIFY(!m_bench->openProject.files.modified());
    m_bench->key(Qt::Key_F5);
    WindowBench::settle();
    m_bench->doubleClickRow("FrameList", 2);
    const QList<Instance> &instances = m_bench->session.document().stages.first().instances;
    QCOMPARE(m_bench->rows("InstanceList"), instances.size());
    QCOMPARE(instances.last().sprite, QString("ship"));
    QCOMPARE(instances.last().frame, QString("ship_2"));
    QCOMPARE(m_bench->session.selection().instances, QSet<Id<Instance>>{instances.last().id});
    QVERIFY(m_bench->view()->viewport()->rect().contains(m_bench->onScreen(instances.last().position)));
}

void MainWindowTest::doubleClickingASpritePlacesIt()
{
    m_bench->key(Qt::Key_F5);
    WindowBench::settle();
    const qsizetype before = m_bench->session.document().stages.first().instances.size();
    m_bench->doubleClickRow("SpriteList", static_cast<int>(m_bench->titles("SpriteList").indexOf("rock")));
    QCOMPARE(m_bench->session.document().stages.first().instances.size(), before + 1);
    QCOMPARE(m_bench->session.document().stages.first().instances.last().sprite, QString("rock"));
    m_bench->session.setCurrentFrame(placeOfFrame(m_bench->session.document(), "ship", "ship_2"));
    m_bench->doubleClickRow("SpriteList", static_cast<int>(m_bench->titles("SpriteList").indexOf("ship")));
    QCOMPARE(m_bench->session.document().stages.first().instances.last().frame, QString("ship_2")); // the one in view
}

void MainWindowTest::aSpriteIsDraggedOntoTheStage()
{
    m_bench->key(Qt::Key_F5);
    WindowBench::settle();
    const auto instances = [this] { return m_bench->session.document().stages.first().instances; };
    const qsizetype before = instances().size();
    QStringList order;
    for (const Sprite &sprite : m_bench->session.document().sprites)
        order.append(sprite.name);
    RowView *list = m_bench->list("SpriteList");
    const int row = static_cast<int>(m_bench->titles("SpriteList").indexOf("rock"));
    const QPoint from = list->visualRect(list->model()->index(row, 0)).center();
    const QPoint to = list->viewport()->mapFromGlobal(m_bench->view()->viewport()->mapToGlobal(QPoint(100, 80)));
    QTest::mousePress(list->viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(list->viewport(), (from + to) / 2);
    QTest::mouseMove(list->viewport(), to);
    QTest::mouseRelease(list->viewport(), Qt::LeftButton, {}, to);
    QCOMPARE(instances().size(), before + 1);
    QCOMPARE(instances().last().sprite, QString("rock"));
    const QPoint place = m_bench->onScreen(instances().last().position);
    QVERIFY((place - QPoint(100, 80)).manhattanLength() <= 2 * m_bench->view()->zoom());
    for (int i = 0; i < order.size(); ++i)
        QCOMPARE(m_bench->session.document().sprites.at(i).name, order.at(i));
}

void MainWindowTest::overlapsAreListedWhileDraggingOntoAnother()
{
    showSprite("rock");
    m_bench->key(Qt::Key_F5);
    WindowBench::settle();
    QTest::mouseClick(m_bench->window->findChild<QToolButton *>("AddStage"), Qt::LeftButton);
    QCOMPARE(m_bench->rows("InstanceList"), 0);
    m_bench->doubleClickRow("FrameList", 0);
    QTest::mouseClick(m_bench->window->findChild<QPushButton *>("PlaceFrame"), Qt::LeftButton);
    QCOMPARE(m_bench->rows("InstanceList"), 2);
    const auto instances = [this] {
        return m_bench->session.shown().stages.at(m_bench->session.currentStage()).instances;
    };
    const Point home = instances().at(0).position;
    const Point onto = instances().at(1).position + Point{-30, 4};
    QCOMPARE(m_bench->rows("OverlapList"), 0); // they were placed beside each other

    m_bench->dragTo(home, onto);
    QVERIFY(m_bench->session.gestureUnderWay());
    QVERIFY(m_bench->rows("OverlapList") >= 1);
    const Row first = m_bench->row("OverlapList", 0);
    const OverlapIndex &index = m_bench->openProject.live.overlaps.index();
    const OverlapPair pair = index.overlaps().front().pair;
    QVERIFY(first.title.contains(index.find(pair.instanceA, pair.shapeA)->name));
    QVERIFY(first.title.contains(index.find(pair.instanceB, pair.shapeB)->name));
    QVERIFY(first.detail.endsWith("rock, rock 2"));
    QVERIFY(m_bench->openProject.live.overlaps.details(pair).area > 0);
    QVERIFY(first.trailing.endsWith(QString::fromUtf8("px²")));
    m_bench->release(onto);
    QVERIFY(m_bench->rows("OverlapList") >= 1);
    m_bench->clickRow("OverlapList", 0);
    QVERIFY(m_bench->row("OverlapList", 0).selected);
    m_bench->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_bench->rows("OverlapList"), 0);
}

namespace {

void addTexts(QAccessibleInterface *spoken, QStringList &texts)
{
    if (!spoken || !spoken->isValid())
        return;
    for (const QAccessible::Text text : {QAccessible::Name, QAccessible::Description, QAccessible::Help})
        texts.append(spoken->text(text));
    for (int i = 0; i < spoken->childCount(); ++i)
        addTexts(spoken->child(i), texts);
}

} // namespace

void MainWindowTest::nothingThatIsReadAloudIsMarkup()
{
    Document document = m_bench->session.document();
    document.sprites[0].name = "<b>ship</b> & co";
    document.sprites[0].frames[0].name = "<i>frame</i>";
    m_bench->session.commit(document, "set up");
    for (const Session::Mode mode : {Session::Mode::Frames, Session::Mode::Stage}) {
        m_bench->session.setMode(mode);
        WindowBench::settle();
        QStringList texts;
        addTexts(QAccessible::queryAccessibleInterface(m_bench->window.get()), texts);
        QVERIFY(texts.size() > 300);
        QVERIFY(
            std::any_of(texts.cbegin(), texts.cend(), [](const QString &text) { return text.contains("Polygon"); }));
        for (const QString &text : std::as_const(texts))
            QVERIFY2(!text.contains("<p") && !text.contains("style=") && !text.contains("&lt;"), qPrintable(text));
    }
}

HITBOX_WINDOW_TEST(MainWindowTest)
#include "main_window_test.moc"
