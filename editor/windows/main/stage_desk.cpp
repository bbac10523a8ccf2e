#include "windows/main/stage_desk.h"

#include "scene/canvas_view.h"
#include "scene/play_scene.h"
#include "scene/stage_scene.h"
#include "session/live/live_play.h"
#include "session/open_project.h"
#include "windows/play/play_panel.h"
#include "windows/stage/instance_commands.h"
#include "windows/stage/overlaps_panel.h"
#include "windows/stage/probe_bar.h"
#include "windows/stage/probes_panel.h"
#include "windows/stage/stage_panel.h"
#include "windows/timeline/timeline_panel.h"
#include "windows/tools/gesture_tip_card.h"
#include "windows/widgets/palette_watch.h"
#include "windows/widgets/panel_tabs.h"

#include <cmath>

namespace hitbox {

namespace {

/// The whole pixel nearest the middle; the origin where that is there but for the pixels that a view has at one side
/// more than at the other.
geometry::Point middleOf(const CanvasView &view)
{
    const QPointF middle = view.viewportTransform().inverted().map(QRectF(view.viewport()->rect()).center());
    const double slack = 2 / view.zoom();
    const auto whole = [slack](double value) { return std::abs(value) <= slack ? 0 : std::round(value); };
    return {whole(middle.x()), whole(middle.y())};
}

} // namespace

StageDesk::StageDesk(OpenProject &project, Pixmaps &pixmaps, KeptSettings &settings, QWidget *parent)
    : QObject(parent)
    , m_project(project)
{
    makeCanvas(pixmaps, parent);
    new GestureTipCard(m_project, settings, ToolPlace::Stage, *m_view);
    makePanels(parent);
    m_timeline = new TimelinePanel(project, pixmaps, parent);
    connectParts();
    showPlay(); // which may stand since before the window was made anew
}

void StageDesk::makeCanvas(Pixmaps &pixmaps, QWidget *parent)
{
    m_stage = new StageScene(m_project, pixmaps, themeOf(parent->palette()), parent);
    m_played = new PlayScene(m_project, pixmaps, themeOf(parent->palette()), m_stage->sceneRect(), parent);
    connect(m_stage, &QGraphicsScene::sceneRectChanged, m_played,
            [played = m_played](const QRectF &area) { played->setSceneRect(area); });
    m_view = new CanvasView(m_project, m_stage, parent);
    m_view->setObjectName(QStringLiteral("StageView"));
    whenPaletteChanges(*m_view, [this] {
        m_stage->setTheme(themeOf(m_view->palette()));
        m_played->setTheme(themeOf(m_view->palette()));
    });
    m_probeBar = new ProbeBar(m_project, m_view);
    connect(m_probeBar, &ProbeBar::covers, m_view, &CanvasView::setCovered);
}

void StageDesk::makePanels(QWidget *parent)
{
    m_panel = new StagePanel(m_project, parent);
    m_overlaps = new OverlapsPanel(m_project, parent);
    m_probes = new ProbesPanel(m_project, parent);
    m_play = new PlayPanel(m_project, parent);
    m_tabs = new PanelTabs(tr("Looking at the stage"), parent);
    m_tabs->addPanel(m_overlaps);
    m_tabs->addPanel(m_probes);
    m_tabs->addPanel(m_play);
}

void StageDesk::connectParts()
{
    for (Panel *panel : std::initializer_list<Panel *>{m_panel, m_probes, m_play}) {
        connect(panel, &Panel::told, this, &StageDesk::told);
        connect(panel, &Panel::menuWanted, this, &StageDesk::menuWanted);
    }
    connect(m_timeline, &TimelinePanel::told, this, &StageDesk::told);
    connect(m_tabs, &PanelTabs::pressed, this, &StageDesk::looking);
    connect(m_panel, &StagePanel::placeWanted, this, [this] { placeInView(m_project.session.currentFrame()); });
    connect(m_panel, &StagePanel::showWanted, this, &StageDesk::showInstance);
    connect(m_probes, &ProbesPanel::pressed, m_view, &CanvasView::lookAt);
    connect(m_probes, &ProbesPanel::emphasisChanged, m_stage, &StageScene::setProbeEmphasis);
    connect(m_overlaps, &OverlapsPanel::pressed, this, &StageDesk::showOverlap);
    connect(m_overlaps, &OverlapsPanel::filterChanged, m_stage, &StageScene::setFilter);
    connect(m_overlaps, &OverlapsPanel::filterChanged, this, &StageDesk::stateChanged);
    connect(&m_project.session, &Session::selectionChanged, this, &StageDesk::showWhatIsInHand);
    connect(&m_project.live.play, &LivePlay::changed, this, &StageDesk::showPlay);
    connect(&m_project.live.play, &LivePlay::changed, this, &StageDesk::stateChanged);
    connect(&m_project.live.play, &LivePlay::settingsChanged, this, &StageDesk::stateChanged);
}

void StageDesk::showKeys(const KeyNames &keys)
{
    m_panel->showKeys(keys);
    m_overlaps->showKeys(keys);
    m_probeBar->showKeys(keys);
    m_play->showKeys(keys);
    m_timeline->showKeys(keys);
}

void StageDesk::setHandles(HandleSize size)
{
    m_view->setHandles(size);
    m_stage->setHandles(size);
}

void StageDesk::fit()
{
    m_view->fit(m_stage->contentArea());
}

void StageDesk::placeInView(FrameRef frame)
{
    if (m_project.session.mode() != Session::Mode::Stage)
        return;
    const geometry::Point place = freePlace(m_project.session, frame, middleOf(*m_view));
    placeOnStage(m_project.session, frame, place, m_panel->layerForNew());
    if (m_view->isFitted())
        fit();
}

bool StageDesk::isOver(QPoint global) const
{
    return m_project.session.mode() == Session::Mode::Stage &&
           m_view->viewport()->rect().contains(m_view->viewport()->mapFromGlobal(global));
}

void StageDesk::placeAt(FrameRef frame, QPoint global)
{
    const QPointF place = m_view->mapToScene(m_view->viewport()->mapFromGlobal(global));
    placeOnStage(m_project.session, frame, toPoint(place), m_panel->layerForNew());
}

void StageDesk::showInstance(int instance)
{
    const Stage *stage = findStage(m_project.session.shown(), m_project.session.currentStage());
    if (!stage || instance >= stage->instances.size())
        return;
    const auto box = extentOf(m_project.session.shown(), stage->instances.at(instance), ExtentBy::Frames);
    if (box)
        m_view->lookAt(QRectF(toQt(box->min), toQt(box->max)));
}

void StageDesk::showOverlap(const OverlapPair &pair)
{
    m_stage->setEmphasis(pair);
    if (const QRectF area = m_stage->areaOf(pair); !area.isNull())
        m_view->lookAt(area);
}

/// Whoever drew or pressed an emitter on the stage says next what it fires; of a probe one reads next what it meets.
void StageDesk::showWhatIsInHand()
{
    const Session &session = m_project.session;
    const QByteArrayView tool = session.tool().id;
    const bool isEmitter = session.selection().emitter && tool == "emitter";
    const bool isProbe = !session.selection().probes.isEmpty() && tool == "probe";
    Panel *wanted = isEmitter ? static_cast<Panel *>(m_play) : isProbe ? m_probes : nullptr;
    if (!wanted || m_tabs->panelInFront() == wanted)
        return;
    m_tabs->showPanel(wanted);
    emit looking();
}

void StageDesk::showPlay()
{
    const bool plays = m_project.live.play.stands();
    QGraphicsScene *wanted = plays ? static_cast<QGraphicsScene *>(m_played) : m_stage;
    if (m_view->scene() == wanted)
        return;
    m_view->lookInto(wanted);
    if (!plays)
        return;
    m_tabs->showPanel(m_play);
    emit looking();
    m_view->setFocus();
}

} // namespace hitbox
