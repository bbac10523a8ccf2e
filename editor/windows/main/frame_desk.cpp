#include "windows/main/frame_desk.h"

#include "scene/canvas_view.h"
#include "scene/frame_scene.h"
#include "scene/loupe.h"
#include "scene/pivot_follower.h"
#include "session/open_project.h"
#include "windows/export/engine_panel.h"
#include "windows/frames/copy_note.h"
#include "windows/frames/empty_frame_bar.h"
#include "windows/frames/frames_panel.h"
#include "windows/frames/marks_panel.h"
#include "windows/frames/scope_chip.h"
#include "windows/problems/finding_card.h"
#include "windows/settings/kept_settings.h"
#include "windows/shapes/numbers_panel.h"
#include "windows/shapes/shapes_panel.h"
#include "windows/sprites/missing_image_bar.h"
#include "windows/sprites/properties_panel.h"
#include "windows/tools/gesture_tip_card.h"
#include "windows/tools/trace_panel.h"
#include "windows/tracks/tracks_panel.h"
#include "windows/widgets/palette_watch.h"

#include <QTimer>

#include <algorithm>

namespace hitbox {

FrameDesk::FrameDesk(OpenProject &project, Pixmaps &pixmaps, KeptSettings &settings, QWidget *parent)
    : QObject(parent)
    , m_project(project)
    , m_settings(settings)
{
    makeCanvas(pixmaps, parent);
    makePanels(pixmaps, parent);
    connectParts();
    keepFrameTimes();
    keepOnionSkin();
}

void FrameDesk::makeCanvas(Pixmaps &pixmaps, QWidget *parent)
{
    m_scene = new FrameScene(m_project, pixmaps, themeOf(parent->palette()), parent);
    m_view = new CanvasView(m_project, m_scene, parent);
    m_view->setObjectName(QStringLiteral("FrameView"));
    new PivotFollower(m_project, *m_view);
    m_emptyFrame = new EmptyFrameBar(m_project, m_view);
    connect(m_emptyFrame, &EmptyFrameBar::covers, m_view, &CanvasView::setCovered);
    auto *noImage = new MissingImageBar(m_project, m_view);
    connect(noImage, &MissingImageBar::covers, m_view, &CanvasView::setCovered);
    connect(noImage, &MissingImageBar::findWanted, this, &FrameDesk::imageFindWanted);
    connect(noImage, &MissingImageBar::replaceWanted, this, &FrameDesk::imageReplaceWanted);
    new ScopeChip(m_project, m_view);
    m_copyNote = new CopyNote(m_project.session, m_view);
    new GestureTipCard(m_project, m_settings, ToolPlace::Frame, *m_view);
    m_card = new FindingCard(m_project, *m_scene, *m_view);
    m_loupe = new Loupe(m_project, *m_view, themeOf(parent->palette()));
    m_loupe->setSwitchedOn(m_settings.now().loupe);
    whenPaletteChanges(*m_view, [this] {
        m_scene->setTheme(themeOf(m_view->palette()));
        m_loupe->setTheme(themeOf(m_view->palette()));
    });
}

void FrameDesk::makePanels(Pixmaps &pixmaps, QWidget *parent)
{
    m_frames = new FramesPanel(m_project, pixmaps, parent);
    m_tracks = new TracksPanel(m_project, pixmaps, parent);
    m_trace = new TracePanel(m_project, parent);
    m_shapes = new ShapesPanel(m_project, parent);
    m_properties = new PropertiesPanel(m_project.session, parent);
    m_marks = new MarksPanel(m_project, parent);
    m_engine = new EnginePanel(m_project, parent);
    m_numbers = new NumbersPanel(m_project, parent);
}

void FrameDesk::connectParts()
{
    for (Panel *panel : std::initializer_list<Panel *>{m_frames, m_tracks, m_shapes, m_properties, m_marks})
        connect(panel, &Panel::told, this, &FrameDesk::told);
    for (Panel *panel : std::initializer_list<Panel *>{m_frames, m_tracks, m_shapes})
        connect(panel, &Panel::menuWanted, this, &FrameDesk::menuWanted);
    connect(m_card, &FindingCard::told, this, &FrameDesk::told);
    connect(m_trace, &TracePanel::chosenFramesWanted, this, [this] { m_trace->traceMany(m_frames->chosenFrames()); });
    connect(m_frames, &FramesPanel::played, m_scene, &FrameScene::setPlayed);
    connect(m_frames, &FramesPanel::played, m_tracks, &TracksPanel::setPlayed);
    connect(m_frames, &FramesPanel::drawnReplaced, m_copyNote, &CopyNote::tell);
    connect(m_copyNote, &CopyNote::keepBothWanted, m_frames, &FramesPanel::keepBothOfLastCopy);
    m_frames->stopAtPressOn(*m_view);
    m_frames->stopAtPressOn(*m_view->viewport());
    m_frames->stopAtPressOn(*m_tracks->grid().viewport());
    connect(m_tracks, &TracksPanel::playWanted, m_frames, &FramesPanel::togglePlaying);
}

/// The next window begins with it, but for the frame that is pinned.
void FrameDesk::keepOnionSkin()
{
    connect(m_frames, &FramesPanel::onionSkinChanged, m_scene, &FrameScene::setOnionSkin);
    m_frames->setOnionSkin(m_settings.now().onion);
    connect(m_frames, &FramesPanel::onionSkinChanged, this, [this](OnionSkin onion) {
        Settings now = m_settings.now();
        onion.pinned = {};
        now.onion = onion;
        m_settings.set(now);
    });
}

/// Durations read alike in all lists of all projects.
void FrameDesk::keepFrameTimes()
{
    const auto keep = [this](FrameTimes times) {
        Settings now = m_settings.now();
        now.frameTimes = times;
        m_settings.set(now);
    };
    connect(m_frames, &FramesPanel::timesChanged, this, keep);
    connect(m_tracks, &TracksPanel::timesChanged, this, keep);
    const auto show = [this] {
        m_frames->setTimes(m_settings.now().frameTimes);
        m_tracks->setTimes(m_settings.now().frameTimes);
    };
    connect(&m_settings, &KeptSettings::changed, this, show);
    show();
}

void FrameDesk::showKeys(const KeyNames &keys)
{
    m_emptyFrame->showKeys(keys);
    m_copyNote->showKeys(keys);
    m_engine->showKeys(keys);
    m_frames->showKeys(keys);
    m_tracks->showKeys(keys);
}

void FrameDesk::setHandles(HandleSize size)
{
    m_view->setHandles(size);
    m_scene->setHandles(size);
}

void FrameDesk::fit()
{
    if (const Frame *frame = findFrame(m_project.session.shown(), m_project.session.currentFrame()))
        m_view->fit(QRectF(QPointF(0, 0), QSizeF(frame->size)));
}

void FrameDesk::explain(const Finding &finding)
{
    if (finding.frame.sprite < 0)
        return;
    m_project.session.setMode(Session::Mode::Frames);
    m_project.session.setCurrentFrame({finding.frame.sprite, std::max(0, finding.frame.frame)});
    if (finding.shape)
        m_project.session.setSelection({.shapes = {finding.shape}});
    m_card->explain(finding);
    QRectF area;
    for (const geometry::Point p : finding.points)
        area |= QRectF(toQt(p) - QPointF(0.5, 0.5), QSizeF(1, 1));
    // After a change of view the fit comes first. What is seen well stays where it is, and a fit stays one.
    if (!area.isNull())
        QTimer::singleShot(0, m_view, [this, area] {
            if (!m_view->showsWell(area))
                m_view->lookAt(area);
        });
}

void FrameDesk::lookAtSoon(const QRectF &area)
{
    QTimer::singleShot(0, m_view, [this, area] {
        const QRectF inView = m_view->mapToScene(m_view->viewport()->rect()).boundingRect();
        if (!area.isNull() && !inView.contains(area))
            m_view->lookAt(area);
    });
}

} // namespace hitbox
