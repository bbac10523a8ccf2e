#include "windows/main_window.h"

#include "scene/canvas_view.h"
#include "scene/frame_scene.h"
#include "scene/stage_scene.h"
#include "session/session.h"
#include "windows/file_flow.h"
#include "windows/fonts.h"
#include "windows/frames_panel.h"
#include "windows/overlaps_panel.h"
#include "windows/plain_text.h"
#include "windows/problems_panel.h"
#include "windows/shapes_panel.h"
#include "windows/sprites_panel.h"
#include "windows/stage_panel.h"
#include "windows/start_page.h"
#include "windows/status_line.h"
#include "windows/tool_bar.h"

#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QUrl>

namespace hitbox {

namespace {

QSplitter *makeSplitter(Qt::Orientation orientation, QWidget *parent)
{
    auto *splitter = new QSplitter(orientation, parent);
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    return splitter;
}

} // namespace

MainWindow::MainWindow(Session &session, Settings settings, QWidget *parent)
    : QMainWindow(parent)
    , m_session(session)
    , m_settings(std::move(settings))
    , m_theme(themeFor(m_settings.theme))
    , m_pixmaps(session)
    , m_files(new FileFlow(session, m_settings, this))
{
    setAcceptDrops(true);
    setMinimumSize(900, 560);
    m_session.setSnap({m_settings.snap});
    m_toolBar = new ToolBar(session, m_theme, this);
    m_sprites = new SpritesPanel(session, m_pixmaps, m_theme, this);

    m_columns = makeSplitter(Qt::Horizontal, this);
    m_columns->addWidget(m_sprites);
    m_columns->addWidget(makeCanvas());
    m_columns->addWidget(makeRightSide());
    m_columns->setStretchFactor(1, 1);
    m_columns->setSizes({210, 900, 340});

    auto *center = new QWidget(this);
    auto *rows = new QVBoxLayout(center);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(makeTopBar());
    auto *below = new QHBoxLayout;
    below->setSpacing(0);
    below->addWidget(m_toolBar);
    below->addWidget(m_columns, 1);
    rows->addLayout(below, 1);
    setCentralWidget(center);

    m_status = new StatusLine(session, statusBar());
    makeActions();
    connectParts();
    applyTheme(m_settings.theme);
    restoreLayout();
    showMode();
    showTitle();
}

/// A name that is still being typed is taken while everything that it concerns is there.
MainWindow::~MainWindow()
{
    if (QWidget *focus = focusWidget())
        focus->clearFocus();
    hide();
}

QWidget *MainWindow::makeTopBar()
{
    auto *bar = new QWidget(this);
    bar->setObjectName(QStringLiteral("TopBar"));
    bar->setAttribute(Qt::WA_StyledBackground);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 6, 12, 6);
    row->setSpacing(8);
    m_name = new QLabel(bar);
    m_name->setFont(titleFont(windowFont()));
    m_name->setTextFormat(Qt::PlainText);
    auto *exportButton = new QPushButton(tr("Export"), bar);
    exportButton->setObjectName(QStringLiteral("Primary"));
    exportButton->setToolTip(tr("Write collision files for an engine (Ctrl+E)"));
    exportButton->setFocusPolicy(Qt::NoFocus);
    m_stageButton = new QPushButton(tr("Stage F5"), bar);
    m_stageButton->setObjectName(QStringLiteral("StageButton"));
    m_stageButton->setCheckable(true);
    m_stageButton->setFocusPolicy(Qt::NoFocus);
    m_stageButton->setToolTip(tr("Place frames and see what overlaps (F5)"));
    row->addWidget(m_name);
    row->addStretch();
    row->addWidget(exportButton);
    row->addWidget(m_stageButton);
    connect(exportButton, &QPushButton::clicked, this, &MainWindow::exportProject);
    connect(m_stageButton, &QPushButton::clicked, this,
            [this](bool checked) { m_session.setMode(checked ? Session::Mode::Stage : Session::Mode::Frames); });
    return bar;
}

QWidget *MainWindow::makeCanvas()
{
    m_frameScene = new FrameScene(m_session, m_pixmaps, m_theme, this);
    m_stageScene = new StageScene(m_session, m_pixmaps, m_theme, this);
    m_startPage = new StartPage(this);
    m_frameView = new CanvasView(m_session, m_frameScene, this);
    m_frameView->setObjectName(QStringLiteral("FrameView"));
    m_stageView = new CanvasView(m_session, m_stageScene, this);
    m_stageView->setObjectName(QStringLiteral("StageView"));
    m_canvas = new QStackedWidget(this);
    m_canvas->addWidget(m_startPage);
    m_canvas->addWidget(m_frameView);
    m_canvas->addWidget(m_stageView);
    m_frames = new FramesPanel(m_session, m_pixmaps, m_theme, this);
    m_middle = makeSplitter(Qt::Vertical, this);
    m_middle->addWidget(m_canvas);
    m_middle->addWidget(m_frames);
    m_middle->setStretchFactor(0, 1);
    m_middle->setSizes({600, 160});
    return m_middle;
}

QWidget *MainWindow::makeRightSide()
{
    m_shapes = new ShapesPanel(m_session, m_theme, this);
    m_stagePanel = new StagePanel(m_session, m_theme, this);
    m_overlaps = new OverlapsPanel(m_session, m_theme, this);
    m_problems = new ProblemsPanel(m_session, m_theme, this);
    auto *stageSide = makeSplitter(Qt::Vertical, this);
    stageSide->addWidget(m_stagePanel);
    stageSide->addWidget(m_overlaps);
    m_right = new QStackedWidget(this);
    m_right->addWidget(m_shapes);
    m_right->addWidget(stageSide);
    auto *side = makeSplitter(Qt::Vertical, this);
    side->addWidget(m_right);
    side->addWidget(m_problems);
    side->setStretchFactor(0, 1);
    side->setSizes({480, 240});
    return side;
}

void MainWindow::connectParts()
{
    connect(m_files, &FileFlow::told, m_status, &StatusLine::tell);
    connect(m_files, &FileFlow::recentFilesChanged, this, &MainWindow::fillRecentMenu);
    connect(m_files, &FileFlow::opened, this, &MainWindow::fitView);
    connect(m_startPage, &StartPage::openWanted, m_files, &FileFlow::open);
    connect(m_startPage, &StartPage::sampleWanted, m_files, &FileFlow::openSample);
    connect(m_startPage, &StartPage::fileWanted, m_files, &FileFlow::openPath);
    connect(m_sprites, &SpritesPanel::addWanted, m_files, &FileFlow::addImages);
    connect(m_sprites, &SpritesPanel::removeWanted, this, &MainWindow::removeSprite);
    connect(m_frames, &FramesPanel::sliceWanted, this, &MainWindow::sliceSheet);
    connect(m_shapes, &ShapesPanel::categoriesWanted, this, &MainWindow::editCategories);
    connect(m_problems, &ProblemsPanel::pressed, this, &MainWindow::showFinding);
    connect(m_overlaps, &OverlapsPanel::pressed, m_stageScene, &StageScene::setEmphasis);
    const auto placeInView = [this](FrameRef frame) {
        if (m_session.mode() == Session::Mode::Stage)
            placeOnStage(m_session, frame, toPoint(m_stageView->mapToScene(m_stageView->viewport()->rect().center())));
    };
    connect(m_frames, &FramesPanel::placeWanted, this, placeInView);
    connect(m_sprites, &SpritesPanel::placeWanted, this, [placeInView](int sprite) { placeInView({sprite, 0}); });
    connect(m_stagePanel, &StagePanel::placeWanted, this,
            [this, placeInView] { placeInView(m_session.currentFrame()); });
    for (CanvasView *canvas : {m_frameView, m_stageView}) {
        connect(canvas, &CanvasView::zoomChanged, m_status, &StatusLine::showZoom);
        connect(canvas, &CanvasView::cursorMoved, m_status, &StatusLine::showCursor);
        connect(canvas, &CanvasView::cursorLeft, m_status, &StatusLine::hideCursor);
        connect(canvas, &CanvasView::menuWanted, this, &MainWindow::showCanvasMenu);
    }
    connect(&m_session, &Session::placeChanged, this, &MainWindow::showMode);
    connect(&m_session, &Session::changed, this, &MainWindow::showMode);
    connect(&m_session, &Session::fileChanged, this, &MainWindow::showTitle);
    connect(&m_session, &Session::toolChanged, this, [this] { m_settings.snap = m_session.snap().step; });
}

void MainWindow::restoreLayout()
{
    resize(1280, 800);
    restoreGeometry(m_settings.windowGeometry);
    m_columns->restoreState(m_settings.splitters);
    fillRecentMenu();
}

Settings MainWindow::settings() const
{
    Settings settings = m_settings;
    settings.windowGeometry = saveGeometry();
    settings.splitters = m_columns->saveState();
    return settings;
}

void MainWindow::openPath(const QString &path)
{
    m_files->openPath(path);
}

void MainWindow::openSample()
{
    m_files->openSample();
}

CanvasView *MainWindow::view() const
{
    return m_session.mode() == Session::Mode::Stage ? m_stageView : m_frameView;
}

void MainWindow::showMode()
{
    const bool stage = m_session.mode() == Session::Mode::Stage;
    const bool empty = m_session.shown().sprites.isEmpty();
    QWidget *wanted = empty ? static_cast<QWidget *>(m_startPage) : view();
    if (m_canvas->currentWidget() != wanted) {
        m_canvas->setCurrentWidget(wanted);
        wanted->setFocus();
        m_status->showZoom(view()->zoom());
        QTimer::singleShot(0, this, &MainWindow::fitView);
    }
    m_right->setCurrentIndex(stage ? 1 : 0);
    m_frames->setVisible(!empty);
    m_stageButton->setChecked(stage);
}

void MainWindow::fitView()
{
    if (m_session.mode() == Session::Mode::Stage)
        return m_stageView->fit(m_stageScene->contentArea());
    if (const Frame *frame = findFrame(m_session.shown(), m_session.currentFrame()))
        m_frameView->fit(QRectF(QPointF(0, 0), QSizeF(frame->size)));
}

void MainWindow::showTitle()
{
    const QString name = m_session.projectName() + QStringLiteral(".hitbox");
    m_name->setText(m_session.modified() ? name + QStringLiteral(" ●") : name);
    m_name->setToolTip(m_session.path().isEmpty() ? QString() : plainToolTip(m_session.path()));
    setWindowTitle(QStringLiteral("%1[*] – Hitbox Editor").arg(name));
    setWindowModified(m_session.modified());
}

void MainWindow::showFinding(const Finding &finding)
{
    if (finding.frame.sprite < 0)
        return;
    m_session.setMode(Session::Mode::Frames);
    m_session.setCurrentFrame({finding.frame.sprite, std::max(0, finding.frame.frame)});
    if (finding.shape)
        m_session.setSelection({.shapes = {finding.shape}});
    QRectF area;
    for (const geometry::Point p : finding.points)
        area |= QRectF(toQt(p) - QPointF(0.5, 0.5), QSizeF(1, 1));
    // After a change of view the fit comes first.
    if (!area.isNull())
        QTimer::singleShot(0, m_frameView, [this, area] { m_frameView->lookAt(area); });
}

void MainWindow::applyTheme(ThemeChoice choice)
{
    m_settings.theme = choice;
    m_theme = themeFor(choice);
    qApp->setPalette(paletteOf(m_theme));
    setStyleSheet(styleSheetOf(m_theme));
    m_frameScene->setTheme(m_theme);
    m_stageScene->setTheme(m_theme);
    m_toolBar->setTheme(m_theme);
    m_sprites->setTheme(m_theme);
    m_frames->setTheme(m_theme);
    m_shapes->setTheme(m_theme);
    m_stagePanel->setTheme(m_theme);
    m_overlaps->setTheme(m_theme);
    m_problems->setTheme(m_theme);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    event->setAccepted(m_files->mayDiscard());
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    event->acceptProposedAction();
    if (!paths.isEmpty())
        m_files->openDropped(paths);
}

} // namespace hitbox
