#include "test_class.h"
#include "windows/main/stage_desk.h"

#include "document/edits.h"
#include "scene/canvas_view.h"
#include "scene/pixmaps.h"
#include "scene/play_scene.h"
#include "session/live/live_play.h"
#include "session/open_project.h"
#include "windows/play/play_panel.h"
#include "windows/settings/kept_settings.h"
#include "windows/stage/overlaps_panel.h"
#include "windows/stage/probes_panel.h"
#include "windows/stage/stage_panel.h"
#include "windows/timeline/timeline_panel.h"
#include "windows/widgets/panel_tabs.h"

#include <QHBoxLayout>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace hitbox;
using geometry::Point;

class StageDeskTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window->hide(); }

    void aPlayTestTakesTheCanvasAndGivesItBack();
    void anEmitterInHandBringsThePlayTest();
    void aDroppedProbeBringsTheListOfWhatItMeets();
    void framesArePlacedInTheMiddleOfTheView();
    void whatStandsFarOutIsInReach();
    void theFirstFrameIsPlacedAtTheOriginAndOthersBesideIt();
    void nothingIsPlacedOutsideTheStage();
    void aPressedOverlapComesIntoView();
    void fittingShowsAllInstances();

private:
    const QList<Instance> &instances() const { return m_project->session.document().stages.at(0).instances; }
    QRectF inView() const
    {
        const CanvasView &view = *m_desk->view();
        return view.mapToScene(view.viewport()->rect()).boundingRect();
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<Pixmaps> m_pixmaps;
    std::unique_ptr<KeptSettings> m_settings;
    std::unique_ptr<QWidget> m_window;
    StageDesk *m_desk = nullptr;
};

/// Two ships that meet, and one far away.
void StageDeskTest::init()
{
    m_window.reset();
    m_pixmaps.reset();
    Document document = emptyProject();
    Shape hull;
    hull.id = {1};
    hull.category = "hurt";
    hull.outline = geometry::Box{{0, 0}, {16, 16}};
    const Frame frame{.name = "ship", .size = {16, 16}, .shapes = {hull}};
    document.sprites = {{.name = "ship", .frames = {frame}}};
    Stage stage;
    for (const Point place : {Point{0, 0}, Point{10, 0}, Point{3000, 0}})
        stage.instances.append({.sprite = "ship", .frame = "ship", .position = place});
    m_project = std::make_unique<OpenProject>();
    m_project->session.commit(addStage(document, stage), "set up");
    m_project->session.setMode(Session::Mode::Stage);
    m_pixmaps = std::make_unique<Pixmaps>(m_project->images);
    m_settings = std::make_unique<KeptSettings>(Settings{.tips = {.areShown = false}});
    m_window = std::make_unique<QWidget>();
    m_desk = new StageDesk(*m_project, *m_pixmaps, *m_settings, m_window.get());
    auto *row = new QHBoxLayout(m_window.get());
    row->addWidget(m_desk->view(), 1);
    row->addWidget(m_desk->panel());
    row->addWidget(m_desk->lookingPanels());
    m_window->resize(1000, 700);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void StageDeskTest::aPlayTestTakesTheCanvasAndGivesItBack()
{
    QGraphicsScene *stage = m_desk->view()->scene();
    QSignalSpy changed(m_desk, &StageDesk::stateChanged);
    m_project->live.play.step();
    QVERIFY(qobject_cast<PlayScene *>(m_desk->view()->scene()));
    QVERIFY(m_desk->lookingPanels()->findChild<PlayPanel *>()->isVisible());
    QVERIFY(!changed.isEmpty());
    m_project->live.play.stop();
    QCOMPARE(m_desk->view()->scene(), stage);
}

void StageDeskTest::anEmitterInHandBringsThePlayTest()
{
    Document document = m_project->session.document();
    document.stages[0].emitters = {{.name = "gun"}};
    m_project->session.commit(document, "emitter");
    const auto isInFront = [this] { return m_desk->lookingPanels()->findChild<PlayPanel *>()->isVisible(); };
    const Selection gun{.emitter = *m_project->session.document().stages.at(0).emitters.at(0).id};
    m_project->session.setSelection(gun);
    QVERIFY(!isInFront()); // by another tool
    m_project->session.setSelection({});
    m_project->session.setTool("emitter");
    QVERIFY(!isInFront());
    const QSignalSpy looking(m_desk, &StageDesk::looking);
    m_project->session.setSelection(gun);
    QVERIFY(isInFront());
    QCOMPARE(looking.size(), 1);
}

void StageDeskTest::aDroppedProbeBringsTheListOfWhatItMeets()
{
    const auto isInFront = [this] { return m_desk->lookingPanels()->findChild<ProbesPanel *>()->isVisible(); };
    m_project->session.setTool("probe");
    QVERIFY(!isInFront());
    const QSignalSpy looking(m_desk, &StageDesk::looking);
    QWidget *canvas = m_desk->view()->viewport();
    QTest::mouseMove(canvas, canvas->rect().center());
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->rect().center());
    QCOMPARE(m_project->session.document().stages.at(0).probes.size(), 1);
    QVERIFY(isInFront());
    QCOMPARE(looking.size(), 1);
    // With another tool in hand the page stays.
    m_desk->lookingPanels()->showPanel(m_desk->overlaps());
    const Selection probe = m_project->session.selection();
    m_project->session.setTool("place");
    m_project->session.setSelection({});
    m_project->session.setSelection(probe);
    QVERIFY(!isInFront());
}

void StageDeskTest::whatStandsFarOutIsInReach()
{
    Document document = m_project->session.document();
    document.stages[0].instances[0].position = {100'000, -60'000};
    m_project->session.commit(document, "Move");
    QCoreApplication::sendPostedEvents(); // the scene follows at the end of the turn
    m_desk->view()->zoomTo(1, m_desk->view()->viewport()->rect().center());
    m_desk->view()->centerOn(100'000, -60'000);
    const QPointF middle = m_desk->view()->mapToScene(m_desk->view()->viewport()->rect().center());
    QVERIFY(QLineF(middle, QPointF(100'000, -60'000)).length() <= 2);
    m_project->live.play.step();
    QVERIFY(m_desk->view()->scene()->sceneRect().contains(100'000, -60'000));
    m_project->live.play.stop();
}

void StageDeskTest::framesArePlacedInTheMiddleOfTheView()
{
    m_desk->view()->zoomTo(1, m_desk->view()->viewport()->rect().center());
    m_desk->view()->centerOn(500, 200);
    m_desk->placeInView({0, 0});
    QCOMPARE(instances().size(), 4);
    const Point placed = instances().last().position;
    QVERIFY(std::abs(placed.x - 500) <= 2 && std::abs(placed.y - 200) <= 2);
}

void StageDeskTest::theFirstFrameIsPlacedAtTheOriginAndOthersBesideIt()
{
    for (const int height : {700, 701}) {
        m_window->resize(1001, height);
        QCoreApplication::processEvents();
        Document document = m_project->session.document();
        document.stages[0].instances.clear();
        m_project->session.commit(document, "clear");
        m_desk->view()->zoomTo(1, m_desk->view()->viewport()->rect().center());
        m_desk->view()->centerOn(0, 0);
        m_desk->fit(); // as the stage comes into view
        m_desk->placeInView({0, 0});
        QCOMPARE(instances().last().position, (Point{0, 0}));
        QVERIFY(m_desk->view()->isFitted() && m_desk->view()->zoom() > 1);
        m_desk->placeInView({0, 0});
        QCOMPARE(instances().last().position, (Point{16, 0}));
        QVERIFY(inView().contains(QRectF(0, 0, 16, 16)));
        m_desk->view()->zoomTo(3, {});
        m_desk->placeInView({0, 0});
        QCOMPARE(m_desk->view()->zoom(), 3.0); // of the hand
    }
}

void StageDeskTest::nothingIsPlacedOutsideTheStage()
{
    m_project->session.setMode(Session::Mode::Frames);
    m_desk->placeInView({0, 0});
    QCOMPARE(instances().size(), 3);
}

void StageDeskTest::aPressedOverlapComesIntoView()
{
    m_desk->view()->centerOn(3000, 0);
    QVERIFY(!inView().contains(QPointF(10, 8)));
    emit m_desk->overlaps()->pressed({0, {1}, 1, {1}});
    QVERIFY(inView().contains(QPointF(10, 8)));
}

void StageDeskTest::fittingShowsAllInstances()
{
    m_desk->fit();
    QVERIFY(inView().contains(QRectF(0, 0, 3010, 10)));
}

HITBOX_WINDOW_TEST(StageDeskTest)
#include "stage_desk_test.moc"
