#pragma once

#include "document/document.h"
#include "document/result.h"
#include "formats/importers/imported.h"
#include "images/images.h"
#include "images/trace.h"
#include "session/category_view.h"
#include "session/live/live_engine_frame.h"
#include "session/live/live_probes.h"
#include "session/live/live_trace.h"
#include "stage/overlap_details.h"
#include "stage/overlap_index.h"
#include "tools/tool.h"
#include "validation/validate.h"

#include <QImage>
#include <QObject>
#include <QString>
#include <QUndoStack>

#include <memory>
#include <optional>

namespace hitbox {

class LivePlay;
struct NewSprites;

/// The open document, its history, the selection, the tool in hand and the live answers about what is shown. The one
/// object that the windows look at and speak to; it has no window itself.
class Session : public QObject
{
    Q_OBJECT

public:
    enum class Mode { Frames, Stage };
    enum class EngineView { Hidden, Shown };

    explicit Session(QObject *parent = nullptr);
    ~Session() override;

    // --- The value
    const Document &document() const; ///< as committed
    const Document &shown() const;    ///< with the draft of the gesture under way
    /// One step of history. Steps with the same merge key that follow each other become one. No step is made when
    /// nothing differs. A gesture under way ends: a drawing that Return would finish becomes a step of its own before
    /// this one, and `after`, which knows nothing of it, gets it too; any other is cancelled.
    void commit(Document after, const QString &text, const QString &mergeKey = {});
    QUndoStack *history();
    const QUndoStack *history() const;
    void undo(); ///< in mid-gesture: cancels it and nothing more
    void redo();

    // --- Where one works
    Mode mode() const;
    // Going elsewhere ends a gesture under way: one that Return would finish is committed, any other is cancelled.
    void setMode(Mode mode);       ///< picks the first tool of that mode
    FrameRef currentFrame() const; ///< always a frame that exists, or {-1, -1} when there is none
    void setCurrentFrame(FrameRef ref);
    int currentStage() const; ///< -1 when there is none
    void setCurrentStage(int stage);
    const Selection &selection() const;
    void setSelection(const Selection &selection);
    QString currentCategory() const; ///< for new shapes
    void setCurrentCategory(const QString &name);
    const CategoryView &categoryView() const;
    void setCategoryView(const CategoryView &view);

    // --- Tools
    const ToolInfo &tool() const;
    void setTool(const QString &id);   ///< ends a gesture under way; goes to the mode that the tool belongs to
    bool feed(const ToolInput &input); ///< false when nobody wanted it
    bool gestureUnderWay() const;      ///< toolChanged() follows a difference, as in the next
    bool gestureFinishable() const;    ///< Return would finish it
    void cancelGesture();
    Overlay overlay() const;
    QString hint() const;
    SnapSettings snap() const;
    void setSnap(SnapSettings snap);
    Symmetry symmetry() const; ///< of drawing polygons and editing their points
    void setSymmetry(const Symmetry &symmetry);
    const ProbeHand &probeHand() const;
    void setProbeHand(const ProbeHand &hand); ///< ends a drawing under way of another kind

    // --- Live answers about what is shown
    const QList<Finding> &findings() const;
    bool findingsPending() const;         ///< some findings are old or missing yet; findingsChanged() follows
    const OverlapIndex &overlaps() const; ///< of the current stage; empty outside stage mode
    /// Worked out when first asked for. Valid until something changes; empty for a pair that is not there.
    const OverlapDetails &details(const OverlapPair &pair) const;
    geometry::Answer<geometry::Point> push(const OverlapPair &pair) const; ///< see LiveOverlaps::push()
    EngineRounding engineRounding() const;                                 ///< what `inEngine` of the overlaps goes by
    void setEngineRounding(const EngineRounding &rounding);
    const ProbeAnswers &probeAnswers() const; ///< on the current stage; empty outside stage mode

    // --- The play test
    LivePlay &play(); ///< of the current stage; while it stands, it is fed in place of the tool
    const LivePlay &play() const;

    // --- Tracing
    const TraceInView &trace() const; ///< of the frame in view, while a tool asks for it
    const FitMap &fitMap() const;     ///< where its outlines do not fit; null unless it is on
    TraceOptions traceOptions() const;
    void setTraceOptions(const TraceOptions &options);
    FitMapUse fitMapUse() const;
    void setFitMapUse(FitMapUse use);

    ValidationContext validationContext() const; ///< what the findings were made with

    // --- The engine
    EngineView engineView() const; ///< whether the canvas shows what the engine gets
    void setEngineView(EngineView view);
    const EngineFrame &engineFrame() const; ///< of the frame in view
    bool engineFramePending() const;        ///< some of it is old or missing yet; engineChanged() follows

    // --- A look ahead
    /// What the document would become, for the canvas to hint at; no step of history. Gone with the next change.
    const std::optional<Document> &preview() const;
    void showPreview(Document document, const QObject *by); ///< instead of what another shows
    void endPreview(const QObject *by);                     ///< nothing when another shows one
    const QObject *previewBy() const;                       ///< who shows it; nullptr without one
    const Document &onStage() const; ///< what the stage shows: the look ahead, or else what is shown

    // --- Images
    const ImageCatalog &images() const;
    QImage image(const QString &imagePath) const; ///< by the path as it stands in the project; null when unreadable
    void reloadImages();                          ///< looks at all of them anew, because files have changed

    // --- Files
    QString path() const;          ///< of the project file; empty before the first save
    QString projectFolder() const; ///< of the project file: image paths start here; empty before the first save
    /// The file's base name. Before the first save, what it was started under, or else the name of its first sprite, or
    /// "untitled".
    QString projectName() const;
    bool modified() const; ///< the value is not the one that was started with or marked as saved
    /// Another project, with an empty history and nothing selected; see ProjectFiles for those in files. It counts as
    /// unmodified.
    void start(Document document, const QString &path = {}, const QString &name = {});
    /// The value as it is to be saved: a gesture under way ends, and no later step becomes one with an earlier one.
    const Document &snapshot();
    /// What snapshot() gave is in this file, its paths as seen from there. Those of the document and its history are
    /// rewritten likewise.
    void markSaved(const Document &saved, const QString &path);
    /// The sprites that surveySprites() found, on whatever thread, as one undo step. What could not be read is told,
    /// the others are added.
    Result<Done> addSprites(const NewSprites &found);
    /// Puts what came out of files of other tools into the document, in their order and as one undo step with this
    /// text.
    ImportResult import(const QList<Imported> &files, const QString &text);

signals:
    void changed(const Document &shown); ///< the shown document
    void selectionChanged();
    void placeChanged(); ///< mode, current frame or current stage
    void categoryViewChanged();
    void toolChanged(); ///< tool, hint, its gesture, snapping or the kind of probe in hand
    void overlayChanged();
    void findingsChanged();
    void engineViewChanged();
    void engineChanged(); ///< what the engine gets of the frame in view
    void previewChanged();
    void overlapsChanged(); ///< overlaps, or the rounding that they go by
    void probesChanged();   ///< what probes meet
    void imagesChanged();
    void traceChanged(); ///< trace, fit map or their options
    void fileChanged();  ///< path, name or modified

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace hitbox
