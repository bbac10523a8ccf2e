#include "windows/main/workspace.h"

#include "scene/announcement.h"
#include "scene/canvas_accessible.h"
#include "scene/canvas_view.h"
#include "scene/refresh_once.h"
#include "session/files/autosave.h"
#include "session/files/recovery_store.h"
#include "session/files/saved_versions.h"
#include "windows/actions/project_commands.h"
#include "windows/export/engine_panel.h"
#include "windows/export/export_flow.h"
#include "windows/files/file_change_bar.h"
#include "windows/files/file_flow.h"
#include "windows/files/file_import.h"
#include "windows/files/file_work.h"
#include "windows/files/saving_bar.h"
#include "windows/frames/frames_panel.h"
#include "windows/frames/marks_panel.h"
#include "windows/frames/scope_chip.h"
#include "windows/main/frame_desk.h"
#include "windows/main/side_panels.h"
#include "windows/main/stage_desk.h"
#include "windows/main/start_page.h"
#include "windows/main/status_line.h"
#include "windows/problems/conflicts_panel.h"
#include "windows/problems/problems_panel.h"
#include "windows/scripts/script_flow.h"
#include "windows/scripts/script_results.h"
#include "windows/settings/kept_settings.h"
#include "windows/shapes/numbers_panel.h"
#include "windows/shapes/shapes_panel.h"
#include "windows/sprites/image_commands.h"
#include "windows/sprites/picture_flow.h"
#include "windows/sprites/properties_panel.h"
#include "windows/sprites/sprites_panel.h"
#include "windows/stage/stage_panel.h"
#include "windows/timeline/timeline_panel.h"
#include "windows/tools/tool_bar.h"
#include "windows/tools/trace_panel.h"
#include "windows/tracks/tracks_panel.h"
#include "windows/widgets/panel_splitter.h"
#include "windows/widgets/panel_tabs.h"
#include "windows/widgets/splitter.h"
#include "windows/widgets/tab_order.h"
#include "windows/widgets/vertical_scroll.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

/// Where Tab would stop first within a part of the window; the part itself when it has no such place.
QWidget *firstStop(QWidget &part)
{
    for (QWidget *child : part.findChildren<QWidget *>()) {
        if (child->isVisible() && (child->focusPolicy() & Qt::TabFocus))
            return child;
    }
    return &part;
}

/// Those that are away take what they ask for as they come.
void setHeights(QSplitter &stack, QList<int> heights)
{
    if (heights.size() != stack.count() || std::ranges::all_of(heights, [](int height) { return height == 0; }))
        return;
    for (int i = 0; i < heights.size(); ++i) {
        if (heights.at(i) == 0)
            heights[i] = stack.widget(i)->sizeHint().height();
    }
    stack.setSizes(heights);
}

/// It snaps as the one before it did at last.
std::unique_ptr<OpenProject> newProject(const KeptSettings &settings)
{
    auto project = std::make_unique<OpenProject>();
    project->tools.set(&ToolSettings::snap, settings.now().snap);
    return project;
}

} // namespace

HandedOn::HandedOn() = default;
HandedOn::~HandedOn() = default;
HandedOn::HandedOn(HandedOn &&) noexcept = default;

Workspace::Workspace(HandedOn taken, KeptSettings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_own(taken.project ? std::move(taken.project) : newProject(settings))
    , m_project(*m_own)
    , m_pixmaps(m_project.images)
    , m_backstage(std::make_unique<QWidget>())
    , m_files(new FileFlow(m_project, settings, this))
    , m_exports(new ExportFlow(m_project, settings, *this, this))
    , m_scripts(new ScriptFlow(m_project, *this, this))
    , m_timelineWanted(taken.timelineWanted)
    , m_tracksWanted(taken.tracksWanted)
    , m_broughtBack(taken.broughtBack)
    , m_wantedColumns(taken.columns.isEmpty() ? settings.now().splitters : taken.columns)
    , m_wantedHeights(taken.heights)
{
    makeParts();
    if (m_wantedHeights.size() > stacks().size()) // a stage was seen
        bringStageIn();
    if (taken.autosave)
        keepWith(*taken.autosave.release());
    if (taken.isUnkept)
        m_autosave->keepNow(); // which warns again
    m_project.files.tellAnew();
    m_frame->tracks()->setDeclined(taken.tracksDeclined);
    m_exports->setLast(taken.lastExport);
    m_scripts->setLast(taken.lastScript);
    m_scripts->showAgain(taken.scriptsSaid);
    if (taken.frames)
        m_frame->frames()->take(*taken.frames);
    // After a change of view the fit comes first.
    if (!pristine())
        QTimer::singleShot(0, this, [this, place = taken.place, stage = taken.stagePlace] {
            goTo(place);
            if (stage && m_project.session.mode() == Session::Mode::Stage)
                m_stage->view()->goTo(*stage);
        });
}

void Workspace::makeParts()
{
    m_toolBar = new ToolBar(m_project, this);
    m_sprites = new SpritesPanel(m_project, m_pixmaps, this);
    m_columns = makeSplitter(Qt::Horizontal, this);
    m_columns->setObjectName(QStringLiteral("Columns"));
    m_columns->addWidget(m_sprites);
    m_columns->addWidget(makeCanvas());
    m_columns->addWidget(makeRightSide());
    m_columns->setStretchFactor(1, 1);
    m_columns->setSizes({210, 900, 356});
    m_columns->restoreState(m_wantedColumns);

    auto *statusBar = new QStatusBar(this);
    m_status = new StatusLine(m_project, statusBar);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto *above = new QHBoxLayout;
    above->setSpacing(0);
    above->addWidget(m_toolBar);
    above->addWidget(m_columns, 1);
    rows->addLayout(above, 1);
    rows->addWidget(statusBar);
    connectParts();
    connectCanvases();
    tellChanges();
    showMode();
}

Workspace::~Workspace()
{
    if (m_own)
        endParts();
}

/// What stands there has been styled by now, and knows how low it can be.
void Workspace::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    const QList<QSplitter *> stacks = this->stacks();
    const QList<QList<int>> heights = std::exchange(m_wantedHeights, {});
    for (qsizetype i = 0; i < std::min(stacks.size(), heights.size()); ++i)
        setHeights(*stacks.at(i), heights.at(i));
}

/// The same ones in each workspace.
QList<QSplitter *> Workspace::stacks() const
{
    QList<QSplitter *> stacks = findChildren<QSplitter *>();
    stacks.removeIf([](const QSplitter *each) { return each->orientation() != Qt::Vertical; });
    return stacks;
}

HandedOn Workspace::handOn()
{
    HandedOn left;
    left.columns = m_wantedColumns;
    left.heights = m_wantedHeights; // of a tab that was not in front since
    if (left.heights.isEmpty()) {
        for (const QSplitter *stack : stacks())
            left.heights.append(stack->sizes());
    }
    takeTyped();
    left.place = place();
    if (m_project.session.mode() == Session::Mode::Stage)
        left.stagePlace = m_stage->view()->place();
    left.frames = std::make_unique<FramesLeft>(m_frame->frames()->leave());
    left.lastExport = m_exports->lastMade();
    left.lastScript = m_scripts->last();
    left.scriptsSaid = m_scripts->said();
    left.broughtBack = m_broughtBack;
    left.timelineWanted = m_timelineWanted;
    left.tracksWanted = m_tracksWanted;
    left.tracksDeclined = m_frame->tracks()->declined();
    left.isUnkept = !m_unkeptWork.isNull();
    if (m_autosave) {
        m_autosave->setParent(nullptr);
        m_autosave->disconnect(this);
        left.autosave.reset(m_autosave);
    }
    endParts();
    left.project = std::move(m_own);
    return left;
}

/// While everything that a name concerns which is still being typed is there, but the window that let go of this hears
/// no more.
void Workspace::takeTyped()
{
    disconnect();
    if (QWidget *focus = focusWidget())
        focus->clearFocus();
    hide();
}

/// They go before the session that they look at, and what outlives them and goes on reaches them no more.
void Workspace::endParts()
{
    takeTyped();
    for (const QObject *sender : std::initializer_list<const QObject *>{
             &m_settings, &m_project.session, m_project.session.history(), &m_project.files, &m_project.tools,
             &m_project.scope, &m_project.live.drawing, &m_project.live.hint})
        sender->disconnect(this);
    while (!children().isEmpty())
        delete children().constFirst();
    m_backstage.reset();
}

QWidget *Workspace::makeCanvas()
{
    m_startPage = new StartPage(this);
    makeCanvasesAccessible();
    m_frame = new FrameDesk(m_project, m_pixmaps, m_settings, this);
    m_stage = new StageDesk(m_project, m_pixmaps, m_settings, m_backstage.get());
    m_canvas = new QStackedWidget(this);
    m_canvas->addWidget(m_startPage);
    m_canvas->addWidget(m_frame->view());
    m_middle = makeSplitter(Qt::Vertical, this);
    auto *canvasWithNotices = new QWidget(this);
    m_notices = new QVBoxLayout(canvasWithNotices);
    m_notices->setContentsMargins(0, 0, 0, 0);
    m_notices->setSpacing(0);
    m_notices->addWidget(m_canvas, 1);
    m_middle->addWidget(canvasWithNotices);
    m_middle->addWidget(m_frame->frames());
    m_middle->addWidget(m_frame->tracks());
    m_middle->setStretchFactor(0, 1);
    m_middle->setSizes({600, 160, 240});
    return m_middle;
}

/// Hundreds of widgets: whoever opens a project for its frames alone does not wait until each of them has its style.
void Workspace::bringStageIn()
{
    if (m_canvas->indexOf(m_stage->view()) >= 0)
        return;
    m_canvas->addWidget(m_stage->view());
    m_middle->addWidget(m_stage->timeline());
    m_right->addWidget(m_stageSide);
    tabOnInto(*m_frame->view(), *m_stage->view());
    tabOnInto(*m_frame->tracks(), *m_stage->timeline());
    tabOnInto(*m_right->widget(0), *m_stageSide);
}

QWidget *Workspace::makeRightSide()
{
    m_conflicts = new ConflictsPanel(m_project, this);
    m_problems = new ProblemsPanel(m_project, this);
    auto *frameSide = new PanelSplitter(this);
    for (Panel *panel : std::initializer_list<Panel *>{m_frame->trace(), m_frame->shapes(), m_frame->properties(),
                                                       m_frame->marks(), m_frame->engine(), m_frame->numbers()})
        frameSide->addPanel(panel);
    auto *stageSide = new PanelSplitter(m_backstage.get());
    for (Panel *panel : std::initializer_list<Panel *>{m_stage->panel(), m_stage->lookingPanels()})
        stageSide->addPanel(panel);
    m_right = new QStackedWidget(this);
    constexpr int leastHeight = 120;
    m_right->addWidget(new VerticalScroll(frameSide, leastHeight, m_right));
    m_stageSide = new VerticalScroll(stageSide, leastHeight, m_backstage.get());
    auto *side = new PanelSplitter(this);
    side->addPanel(m_conflicts);
    side->addPart(m_right);
    side->addPanel(m_problems);
    constexpr int usualHeight = 120; // of the problems: always in view, and the others have the rest
    side->setSizes({230, 590, usualHeight});
    keepSidePanels();
    return side;
}

void Workspace::keepSidePanels()
{
    m_sidePanels = new SidePanels(m_settings, this);
    const std::pair<const char *, Panel *> panels[] = {{"conflicts", m_conflicts},
                                                       {"trace", m_frame->trace()},
                                                       {"shapes", m_frame->shapes()},
                                                       {"properties", m_frame->properties()},
                                                       {"marks", m_frame->marks()},
                                                       {"engine", m_frame->engine()},
                                                       {"numbers", m_frame->numbers()},
                                                       {"stage", m_stage->panel()},
                                                       {"looking", m_stage->lookingPanels()},
                                                       {"problems", m_problems}};
    for (const auto &[id, panel] : panels)
        m_sidePanels->add(QString::fromLatin1(id), panel);
    connect(m_sidePanels, &SidePanels::menuWanted, this, &Workspace::listMenuWanted);
    connect(m_sidePanels, &SidePanels::changed, this, &Workspace::stateChanged);
    // What comes is looked at next, such as what a tool brings with it: the first of what comes at once.
    connect(m_sidePanels, &SidePanels::appeared, this, [this](Panel *panel) {
        if (m_appeared)
            return;
        m_appeared = panel;
        QTimer::singleShot(0, this, [this] {
            if (const QPointer<Panel> first = std::exchange(m_appeared, nullptr); first && first->isVisible())
                scrollIntoView(*first);
        });
    });
}

void Workspace::connectParts()
{
    connectFiles();
    connectFrames();
    connectProblems();
    keepSnapSettings();
    followHandSettings();
    connect(m_sprites, &Panel::told, m_status, &StatusLine::tell);
    connect(m_sprites, &Panel::menuWanted, this, &Workspace::listMenuWanted);
    connect(m_stage, &StageDesk::told, m_status, &StatusLine::tell);
    connect(m_stage, &StageDesk::menuWanted, this, &Workspace::listMenuWanted);
    connect(m_stage, &StageDesk::looking, this, [this] {
        // Once the tab is in front.
        QTimer::singleShot(0, this, [this] { scrollIntoView(*m_stage->lookingPanels()); });
    });
    connect(m_frame->shapes(), &ShapesPanel::categoriesWanted, this,
            [this] { editCategories(m_project.session, *this); });
    connect(&m_project.scope, &ScopeReport::edited, this,
            [this](const ScopeCounts &counts) { m_status->tell(scopeReport(counts)); });
    connect(&m_project.scope, &ScopeReport::done, m_status, &StatusLine::tell);
    connect(&m_project.scope, &ScopeReport::refused, this,
            [this](const Error &why) { notice(why.text(), {}).asError(); });
    connect(&m_project.session, &Session::placeChanged, this, &Workspace::showMode);
    connect(&m_project.session, &Session::changed, this, [this](const Difference &difference) {
        if (difference.sprites.comeOrGo())
            showMode();
    });
}

void Workspace::connectFiles()
{
    connect(m_files, &FileFlow::told, m_status, &StatusLine::tell);
    new SavingBar(*this, m_files->files());
    auto *changes = new FileChangeBar(*this, m_files->files());
    connect(changes, &FileChangeBar::saveWanted, m_files, &FileFlow::save);
    new PictureFlow(m_project, *this);
    connect(m_files, &FileFlow::opened, this, &Workspace::fitView);
    connect(m_files, &FileFlow::opened, m_exports, &ExportFlow::beginAnew);
    connect(m_files, &FileFlow::saved, m_exports, &ExportFlow::exportAfterSave);
    connect(m_files, &FileFlow::filesChosen, this,
            [this](const QStringList &paths) { importFiles(m_project, *this, paths); });
    connect(m_sprites, &SpritesPanel::addWanted, m_files, &FileFlow::addImages);
    const auto frameInView = [this](int sprite) {
        const FrameRef inView = m_project.session.currentFrame();
        return inView.sprite == sprite ? inView : FrameRef{sprite, 0};
    };
    connect(m_sprites, &SpritesPanel::placeWanted, this,
            [this, frameInView](int sprite) { placeFromList(frameInView(sprite)); });
    connect(m_sprites, &SpritesPanel::carriedOut, this,
            [this, frameInView](int sprite, QPoint global) { placeDropped(frameInView(sprite), global); });
    m_sprites->setTakenOutside([this](QPoint global) { return m_stage->isOver(global); });
}

void Workspace::connectFrames()
{
    connect(m_frame, &FrameDesk::told, m_status, &StatusLine::tell);
    connect(m_frame, &FrameDesk::menuWanted, this, &Workspace::listMenuWanted);
    FramesPanel *frames = m_frame->frames();
    TracksPanel *tracks = m_frame->tracks();
    connect(frames, &FramesPanel::sliceWanted, this, [this] { sliceSheet(m_project, *this); });
    connect(frames, &FramesPanel::tracksWanted, this, &Workspace::toggleTracks);
    connect(tracks, &TracksPanel::framesWanted, this, &Workspace::toggleTracks);
    connect(tracks, &TracksPanel::choiceChanged, this, &Workspace::stateChanged);
    connect(tracks, &TracksPanel::findingPressed, this, &Workspace::showFinding);
    connect(frames, &FramesPanel::placeWanted, this, &Workspace::placeFromList);
    connect(frames, &FramesPanel::carriedOut, this, &Workspace::placeDropped);
    frames->setTakenOutside([this](QPoint global) { return m_stage->isOver(global); });
}

void Workspace::connectProblems()
{
    connect(m_problems, &ProblemsPanel::pressed, this, &Workspace::showFinding);
    const auto find = [this](FrameRef frame) { findImage(m_project, *this, missingImage(m_project, frame)); };
    const auto replace = [this](FrameRef frame) {
        replaceImage(m_project, *this, {frame.sprite, std::max(0, frame.frame)});
    };
    connect(m_problems, &ProblemsPanel::imageFindWanted, this, find);
    connect(m_problems, &ProblemsPanel::imageReplaceWanted, this, replace);
    connect(m_frame, &FrameDesk::imageFindWanted, this, find);
    connect(m_frame, &FrameDesk::imageReplaceWanted, this, replace);
    connect(m_problems, &ProblemsPanel::told, m_status, &StatusLine::tell);
    connect(m_conflicts, &ConflictsPanel::told, m_status, &StatusLine::tell);
    connect(m_conflicts, &ConflictsPanel::placeWanted, m_frame, &FrameDesk::lookAtSoon);
}

/// Each project snaps in its own way; the one that was changed last is where the next project begins.
void Workspace::keepSnapSettings()
{
    connect(&m_project.tools, &ToolDesk::changed, this, [this, last = m_project.tools.now().snap]() mutable {
        const SnapSettings snap = m_project.tools.now().snap;
        if (snap == std::exchange(last, snap))
            return;
        Settings now = m_settings.now();
        now.snap = snap;
        m_settings.set(now);
    });
}

/// What the wheel does and how large handles are.
void Workspace::followHandSettings()
{
    const auto follow = [this] {
        const Settings &now = m_settings.now();
        for (CanvasView *view : {m_frame->view(), m_stage->view()})
            view->setWheel(now.wheel);
        m_frame->setHandles(now.handles);
        m_stage->setHandles(now.handles);
    };
    connect(&m_settings, &KeptSettings::changed, this, follow);
    follow();
}

void Workspace::tellChanges()
{
    connect(&m_project.files, &LiveAnswer::changed, this, &Workspace::titleChanged);
    connect(&m_project.live.drawing, &LiveAnswer::changed, this, &Workspace::titleChanged);
    for (const auto signal : {&Session::placeChanged, &Session::selectionChanged})
        connect(&m_project.session, signal, this, &Workspace::stateChanged);
    connect(&m_project.live.hint, &LiveAnswer::changed, this, &Workspace::stateChanged);
    connect(&m_project.tools, &ToolDesk::changed, this, &Workspace::stateChanged);
    connect(m_project.session.history(), &QUndoStack::indexChanged, this, &Workspace::stateChanged);
    connect(m_stage, &StageDesk::stateChanged, this, &Workspace::stateChanged);
    connect(m_columns, &QSplitter::splitterMoved, this, [this] {
        m_wantedColumns = m_columns->saveState();
        emit viewMoved();
    });
    const CanvasView *frameView = m_frame->view();
    connect(frameView, &CanvasView::zoomChanged, this, &Workspace::viewMoved);
    for (const QScrollBar *scroll : {frameView->horizontalScrollBar(), frameView->verticalScrollBar()})
        connect(scroll, &QScrollBar::valueChanged, this, &Workspace::viewMoved);
}

void Workspace::connectCanvases()
{
    for (CanvasView *canvas : {m_frame->view(), m_stage->view()}) {
        connect(canvas, &CanvasView::zoomChanged, m_status, &StatusLine::showZoom);
        connect(canvas, &CanvasView::cursorMoved, m_status, &StatusLine::showCursor);
        connect(canvas, &CanvasView::cursorLeft, m_status, &StatusLine::hideCursor);
        connect(canvas, &CanvasView::menuWanted, this, &Workspace::canvasMenuWanted);
        connect(canvas, &CanvasView::fitWanted, this, [this, canvas] {
            if (canvas == &view())
                fitView();
        });
    }
}

CanvasView &Workspace::view() const
{
    return m_project.session.mode() == Session::Mode::Stage ? *m_stage->view() : *m_frame->view();
}

bool Workspace::pristine() const
{
    return m_project.files.path().isEmpty() && !m_project.files.isSaving() && !m_project.files.modified() &&
           m_project.session.document().sprites.isEmpty();
}

bool Workspace::isWaiting() const
{
    return m_files->isSaving() || m_exports->isUnderWay() || m_scripts->isUnderWay() || m_frame->trace()->isTracing() ||
           m_problems->isRepairing() || findChild<FileWork *>();
}

QString Workspace::title() const
{
    const QString name = m_project.files.name();
    return m_project.files.path().isEmpty() ? name : name + QStringLiteral(".hitbox");
}

QByteArray Workspace::layoutState() const
{
    return m_wantedColumns;
}

void Workspace::showMode()
{
    const bool stage = m_project.session.mode() == Session::Mode::Stage;
    const bool empty = m_project.session.shown().sprites.isEmpty();
    if (stage)
        bringStageIn();
    QWidget *wanted = empty ? static_cast<QWidget *>(m_startPage) : &view();
    if (m_canvas->currentWidget() != wanted) {
        m_canvas->setCurrentWidget(wanted);
        if (isVisible())
            wanted->setFocus();
        m_status->showZoom(view().zoom());
        QTimer::singleShot(0, this, &Workspace::fitView);
    }
    m_right->setCurrentIndex(stage ? 1 : 0);
    m_frame->frames()->setVisible(!empty && !timelineShown() && !tracksShown());
    m_frame->tracks()->setVisible(tracksShown());
    m_stage->timeline()->setVisible(timelineShown());
}

bool Workspace::timelineShown() const
{
    return m_timelineWanted && m_project.session.mode() == Session::Mode::Stage &&
           !m_project.session.shown().sprites.isEmpty();
}

void Workspace::toggleTimeline()
{
    m_timelineWanted = !timelineShown();
    if (m_timelineWanted)
        m_project.session.setMode(Session::Mode::Stage);
    showMode();
    emit stateChanged();
}

bool Workspace::tracksShown() const
{
    return m_tracksWanted && !timelineShown() && !m_project.session.shown().sprites.isEmpty();
}

void Workspace::toggleTracks()
{
    m_tracksWanted = !tracksShown();
    if (m_tracksWanted)
        m_timelineWanted = false;
    showMode();
    emit stateChanged();
}

/// What was placed is nudged and turned next.
void Workspace::placeFromList(FrameRef frame)
{
    m_stage->placeInView(frame);
    takeFocus();
}

void Workspace::placeDropped(FrameRef frame, QPoint global)
{
    m_stage->placeAt(frame, global);
    takeFocus();
}

void Workspace::takeFocus()
{
    m_canvas->currentWidget()->setFocus();
}

void Workspace::prepareFor(ActionSection section)
{
    const bool edits = section == ActionSection::EditClipboard || section == ActionSection::EditSelection ||
                       section == ActionSection::FrameEdit || menuOf(section) == ActionMenu::Shape;
    if (edits)
        m_frame->frames()->stopAtSeen();
}

void Workspace::fitView()
{
    RefreshOnce::allNow(); // bars over the canvas take some of it
    if (m_project.session.mode() == Session::Mode::Stage)
        return m_stage->fit();
    m_frame->fit();
}

void Workspace::tell(const QString &text)
{
    m_status->tell(text);
}

void Workspace::showFinding(const Finding &finding)
{
    m_frame->explain(finding);
    m_shownFinding = shownNow(finding, QApplication::focusWidget());
}

Workspace::ShownFinding Workspace::shownNow(const Finding &finding, const QWidget *focus) const
{
    const Session &session = m_project.session;
    return {
        finding, session.mode(), session.currentFrame(), session.selection(), QString::fromLatin1(session.tool().id),
        focus};
}

QString Workspace::ruleInSight(const QWidget *focus) const
{
    if (!m_shownFinding || !m_project.live.findings.list().contains(m_shownFinding->finding))
        return {};
    const ShownFinding now = shownNow(m_shownFinding->finding, focus);
    const bool isUntouched = now.mode == m_shownFinding->mode && now.frame == m_shownFinding->frame &&
                             now.selection == m_shownFinding->selection && now.tool == m_shownFinding->tool;
    const bool isThere = focus == m_shownFinding->focus || focus == m_canvas->currentWidget();
    return isUntouched && isThere ? now.finding.rule : QString();
}

NoticeBar &Workspace::notice(const QString &text, const QList<NoticeChoice> &choices, NoticeBar::Kind kind)
{
    auto *bar = new NoticeBar(text, choices, kind, this);
    m_notices->insertWidget(m_notices->count() - 1, bar);
    announce(*this, text);
    return *bar;
}

void Workspace::keepRecoveries(RecoveryStore &store)
{
    if (!m_autosave)
        keepWith(*new Autosave(m_project, store));
    auto *versions = new SavedVersions(m_project.files, store.versionStore(), this);
    const auto follow = [this, versions] {
        const WorkKeeping &keeping = m_settings.now().keeping;
        m_autosave->setKeeping(keeping);
        versions->setNewest(keeping.versions);
    };
    connect(&m_settings, &KeptSettings::changed, versions, follow);
    follow();
    connect(versions, &SavedVersions::failed, this, [this](const Error &error) {
        notice(tr("The project is saved. It could not be kept among its versions: %1").arg(error.text()), {}).asError();
    });
}

void Workspace::keepWith(Autosave &autosave)
{
    m_autosave = &autosave;
    m_autosave->setParent(this);
    connect(m_autosave, &Autosave::failed, this, &Workspace::warnOfUnkeptWork);
    const auto dropWarning = [this] { NoticeBar::dismiss(m_unkeptWork); };
    connect(m_autosave, &Autosave::kept, this, dropWarning);
    connect(m_autosave, &Autosave::released, this, dropWarning);
}

void Workspace::warnOfUnkeptWork(const Error &error)
{
    NoticeBar::dismiss(m_unkeptWork);
    m_unkeptWork = &notice(tr("A crash would lose unsaved work, which could not be kept: %1").arg(error.text()),
                           {{tr("Save"), [this] { m_files->save(); }}}, NoticeBar::Kind::Standing)
                        .asError();
}

DocumentPlace Workspace::place() const
{
    return {m_project.files.path(), m_project.session.currentFrame(), m_frame->view()->place()};
}

void Workspace::goTo(const DocumentPlace &place)
{
    m_project.session.setCurrentFrame(place.frame);
    if (place.canvas.zoom == 0)
        fitView();
    else
        m_frame->view()->goTo(place.canvas);
}

void Workspace::focusNextPart(int by)
{
    QList<QWidget *> parts{m_toolBar, m_sprites};
    for (int i = 0; i < m_notices->count() - 1; ++i)
        parts.append(m_notices->itemAt(i)->widget());
    parts << m_canvas->currentWidget() << m_frame->frames() << m_frame->tracks() << m_stage->timeline();
    for (Panel *panel : m_sidePanels->inView())
        parts.append(panel);
    parts.removeIf([](const QWidget *part) { return !part->isVisible(); });
    if (parts.isEmpty()) // of a window that is not on the screen
        return;
    const auto inside = [](const QWidget *part) { return part->isAncestorOf(QApplication::focusWidget()); };
    qsizetype at = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (QApplication::focusWidget() == parts[i] || inside(parts[i]))
            at = i;
    }
    QWidget *next = parts[(at + by + parts.size()) % parts.size()];
    if (next->focusPolicy() == Qt::NoFocus)
        next = firstStop(*next);
    next->setFocus(Qt::TabFocusReason);
    scrollIntoView(*next);
}

void Workspace::showKeys(const KeyNames &keys)
{
    m_toolBar->showKeys(keys);
    m_startPage->showKeys(keys);
    m_frame->showKeys(keys);
    m_stage->showKeys(keys);
    m_sprites->showKeys(keys);
}

} // namespace hitbox
