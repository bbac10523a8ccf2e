#pragma once

#include "document/document.h"
#include "scene/handle_size.h"

#include <QObject>

namespace hitbox {

struct KeyNames;
class CanvasView;
class KeptSettings;
class OverlapsPanel;
class PanelTabs;
class Pixmaps;
class PlayPanel;
class PlayScene;
class ProbeBar;
class ProbesPanel;
class OpenProject;
class StagePanel;
class StageScene;
class TimelinePanel;
struct OverlapPair;

/// What one works with on a stage: its canvas, the panels beside it and the timeline below it. The workspace gives each
/// its place.
class StageDesk : public QObject
{
    Q_OBJECT

public:
    /// The widgets become children of `parent`. The settings outlive the desk.
    StageDesk(OpenProject &project, Pixmaps &pixmaps, KeptSettings &settings, QWidget *parent);

    CanvasView *view() const { return m_view; }
    StagePanel *panel() const { return m_panel; }
    PanelTabs *lookingPanels() const { return m_tabs; } ///< overlaps, probes and the play test
    OverlapsPanel *overlaps() const { return m_overlaps; }
    ProbesPanel *probes() const { return m_probes; }
    TimelinePanel *timeline() const { return m_timeline; }

    void showKeys(const KeyNames &keys); ///< in tool tips
    void setHandles(HandleSize size);
    void fit();
    void placeInView(FrameRef frame); ///< in the middle of what is seen; only in stage mode
    void placeAt(FrameRef frame, QPoint global);
    bool isOver(QPoint global) const; ///< the stage, in view

signals:
    void told(const QString &text);
    void menuWanted(QPoint globalPosition, const QStringList &actions); ///< see Panel::menuWanted()
    void stateChanged();                                                ///< what actions look at, beyond the session
    void looking(); ///< one of lookingPanels() was brought to the front

private:
    void makeCanvas(Pixmaps &pixmaps, QWidget *parent);
    void makePanels(QWidget *parent);
    void connectParts();
    void showInstance(int instance);
    void showOverlap(const OverlapPair &pair);
    void showWhatIsInHand();
    void showPlay();

    OpenProject &m_project;
    StageScene *m_stage = nullptr;
    PlayScene *m_played = nullptr; ///< takes its place while a play test stands
    CanvasView *m_view = nullptr;
    ProbeBar *m_probeBar = nullptr;
    StagePanel *m_panel = nullptr;
    OverlapsPanel *m_overlaps = nullptr;
    ProbesPanel *m_probes = nullptr;
    PlayPanel *m_play = nullptr;
    PanelTabs *m_tabs = nullptr; ///< what a stage is looked at for
    TimelinePanel *m_timeline = nullptr;
};

} // namespace hitbox
