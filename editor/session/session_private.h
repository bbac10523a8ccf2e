#pragma once

#include "session/live/live_engine_frame.h"
#include "session/live/live_findings.h"
#include "session/live/live_overlaps.h"
#include "session/live/live_play.h"
#include "session/live/live_probes.h"
#include "session/live/live_trace.h"
#include "session/session.h"
#include "session/work/contents_reader.h"
#include "session/work/frame_alpha.h"
#include "session/work/image_store.h"

#include <memory>
#include <optional>

namespace hitbox {

/// The state behind a Session. Every change ends in publish(), which puts right what no longer fits together, brings
/// the live answers up to date and tells about each difference to what was told last: the one place that emits.
class Session::Private
{
public:
    explicit Private(Session &session);

    /// What the signals are about.
    struct Published {
        Document shown;
        Selection selection;
        Mode mode = Mode::Frames;
        FrameRef frame;
        int stage = -1;
        CategoryView categoryView;
        const ToolInfo *tool = nullptr;
        QString hint;
        bool busy = false;
        bool finishable = false;
        SnapSettings snap;
        Symmetry symmetry;
        ProbeHand probeHand;
        Overlay overlay;
        QList<Finding> findings;
        bool findingsPending = false;
        EngineView engineView = EngineView::Hidden;
        EngineFrame engineFrame;
        bool engineFramePending = false;
        std::optional<Document> preview;
        const QObject *previewBy = nullptr;
        int overlapsVersion = 0;
        EngineRounding engineRounding;
        ProbeAnswers probes;
        int imagesVersion = 0;
        int traceVersion = 0;
        TraceOptions traceOptions;
        FitMapUse fitMapUse = FitMapUse::Off;
        QString path;
        QString name;
        bool modified = false;
    };

    const Document &shown() const { return draft ? *draft : document; }
    const Document &onStage() const { return preview ? *preview : shown(); }
    Document seen(const Document &value) const;         ///< as the tools see it
    ToolContext contextOf(const Document &value) const; ///< refers to the value
    QString name() const;                               ///< of the project
    QString folder() const;                             ///< of the project file; empty before the first save
    ValidationContext validationContext() const;

    void publish();
    void goTo(FrameRef ref); ///< which need not be there before the next publish()
    void goToStage(int place);
    void push(Document after, const QString &text, const QString &mergeKey);
    /// On a stage, the frame of what is newly selected comes into view with it.
    void select(const Selection &wanted);
    /// Points are known by number and selected still when one value takes the place of another.
    void followPoints(const Document &from, const Document &to);
    void dropGesture();
    void dropPreview();
    /// Commits what Return would finish, drops anything else.
    void endGesture();
    void takeUp(const ToolInfo &info);
    void apply(ToolAnswer answer);

    void forgetImages(); ///< all of them are looked at anew at the next publish()
    void rebasePaths(const QString &toFolder);

    Session &q;
    Document document;
    std::optional<Document> draft;
    QUndoStack history;
    int steps = 0; ///< ever taken

    Mode mode = Mode::Frames;
    FrameRef frame; ///< where `frameId` stood when this was last published, or where to look for the next one
    Id<Frame> frameId;
    int stage = -1; ///< likewise
    Id<Stage> stageId;
    Selection selection;
    QString category;
    Id<Category> categoryId; ///< its
    CategoryView categoryView;
    const ToolInfo *toolInfo = nullptr;
    std::unique_ptr<Tool> tool;
    SnapSettings snap;
    Symmetry symmetry;
    ProbeHand probeHand;
    EngineView engineView = EngineView::Hidden;
    std::optional<Document> preview;
    const QObject *previewBy = nullptr;

    LiveFindings findings;
    LiveEngineFrame engineFrame;
    LiveOverlaps overlaps;
    EngineRounding engineRounding;
    LiveProbes probes;
    LivePlay play;
    LiveTrace trace;
    TraceOptions traceOptions;
    FitMapUse fitMapUse = FitMapUse::Off;
    ImageStore images;
    ContentsReader contents;
    int imagesVersion = 0;
    FrameAlpha alpha;

    QString path;
    QString givenName; ///< of a project without a file
    Document saved;    ///< as in the file, or as it was started with
    bool isModified = false;

    Published told;

private:
    void repairPlace();
    void repairSelection();
    void repairCategory();
    void repairPreview();
    void answer();
    void answerTrace();
    void answerProbes();
    Overlay overlay(const Document &value) const;
    Published state() const;
    void tell(const Published &before, const Published &now);
};

} // namespace hitbox
