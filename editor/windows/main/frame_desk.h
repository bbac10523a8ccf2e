#pragma once

#include "document/document.h"
#include "scene/handle_size.h"

#include <QObject>

namespace hitbox {

struct Finding;
struct KeyNames;
class CanvasView;
class CopyNote;
class EmptyFrameBar;
class EnginePanel;
class FindingCard;
class FrameScene;
class FramesPanel;
class KeptSettings;
class Loupe;
class MarksPanel;
class NumbersPanel;
class OpenProject;
class Panel;
class Pixmaps;
class PropertiesPanel;
class ShapesPanel;
class TracePanel;
class TracksPanel;

/// What one draws with on frames: their canvas, the panels beside it, the strip of frames and the grid of tracks below
/// it. The workspace gives each its place.
class FrameDesk : public QObject
{
    Q_OBJECT

public:
    /// The widgets become children of `parent`. The settings outlive the desk.
    FrameDesk(OpenProject &project, Pixmaps &pixmaps, KeptSettings &settings, QWidget *parent);

    CanvasView *view() const { return m_view; }
    Loupe *loupe() const { return m_loupe; }
    FindingCard *card() const { return m_card; }
    FramesPanel *frames() const { return m_frames; }
    TracksPanel *tracks() const { return m_tracks; }
    TracePanel *trace() const { return m_trace; }
    ShapesPanel *shapes() const { return m_shapes; }
    PropertiesPanel *properties() const { return m_properties; }
    MarksPanel *marks() const { return m_marks; }
    EnginePanel *engine() const { return m_engine; }
    NumbersPanel *numbers() const { return m_numbers; }

    void showKeys(const KeyNames &keys); ///< in tool tips
    void setHandles(HandleSize size);
    void fit();
    void explain(const Finding &finding); ///< goes to its frame, selects its shape and looks at its place
    /// Brings the area into view, after what fits the view in this turn. Does nothing where all of it is seen.
    void lookAtSoon(const QRectF &area);

signals:
    void told(const QString &text);
    void menuWanted(QPoint globalPosition, const QStringList &actions); ///< see Panel::menuWanted()
    void imageFindWanted(FrameRef frame);                               ///< the frame's image, which is missing
    void imageReplaceWanted(FrameRef frame);

private:
    void makeCanvas(Pixmaps &pixmaps, QWidget *parent);
    void makePanels(Pixmaps &pixmaps, QWidget *parent);
    void connectParts();
    void keepOnionSkin();
    void keepFrameTimes();

    OpenProject &m_project;
    KeptSettings &m_settings;
    FrameScene *m_scene = nullptr;
    CanvasView *m_view = nullptr;
    EmptyFrameBar *m_emptyFrame = nullptr;
    CopyNote *m_copyNote = nullptr;
    FindingCard *m_card = nullptr;
    Loupe *m_loupe = nullptr; ///< over the frame
    FramesPanel *m_frames = nullptr;
    TracksPanel *m_tracks = nullptr;
    TracePanel *m_trace = nullptr;
    ShapesPanel *m_shapes = nullptr;
    PropertiesPanel *m_properties = nullptr;
    MarksPanel *m_marks = nullptr;
    EnginePanel *m_engine = nullptr;
    NumbersPanel *m_numbers = nullptr;
};

} // namespace hitbox
