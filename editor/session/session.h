#pragma once

#include "document/difference.h"
#include "document/document.h"
#include "images/images.h"
#include "tools/outline_under_way.h"
#include "tools/tool.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <memory>
#include <optional>

namespace hitbox {

class LiveAnswer;
class ScopeReport;
class CanvasInView;
class ToolDesk;
struct StepPlace;
enum class StepWay;
struct ToolSettings;

/// What a session looks at that others keep. Null stands for none.
struct Surroundings {
    const AlphaSource *alpha = nullptr;
    const TraceInView *trace = nullptr;
    const ImageCatalog *images = nullptr;
    const CanvasInView *canvas = nullptr;
};

/// What the tool in hand says of itself.
struct HandHint {
    QString text;                                          ///< what the next click does
    bool finishable = false;                               ///< Return would finish the gesture under way
    std::optional<OutlineUnderWay> outline = std::nullopt; ///< what is drawn point by point in a frame; see LiveDrawing
};

/// The open document, its history, where one works in it, what is selected, and the tool in hand with its gesture. It
/// has no window, no file and no answers of its own: those stand beside it in an OpenProject.
///
/// Every change ends in publish(), which puts right what no longer fits together, has the answers follow, and tells of
/// each difference to what was told last: the one place that emits.
class Session final : public QObject
{
    Q_OBJECT

public:
    enum class Mode { Frames, Stage };
    enum class GestureEnd {
        /// A drawing that Return would finish is committed, any other gesture is cancelled. No later step becomes one
        /// with an earlier one.
        Finish,
        Cancel,
    };

    /// All outlive it.
    Session(ToolDesk &desk, ScopeReport &scope, const Surroundings &around, QObject *parent = nullptr);
    ~Session() override;

    // --- The value
    const Document &document() const { return m_document; } ///< as committed
    const Document &shown() const;                          ///< with the draft of the gesture under way
    void start(Document document);                          ///< another one, with an empty history and nothing selected
    /// One step of history. Steps with the same merge key that follow each other become one. No step is made when
    /// nothing differs. A gesture under way ends: a drawing that Return would finish becomes a step of its own before
    /// this one, and `after`, which knows nothing of it, gets it too; any other is cancelled.
    ///
    /// False where `after` has more of something than a project file may count, which could not be read back: the
    /// scope report says so, and value and selection stay. How many bytes it takes is known when it is saved.
    bool commit(Document after, const QString &text, const QString &mergeKey = {});
    /// One step of history to a value that was made elsewhere, such as a file: it is shown as it is, and in-betweens
    /// and notes stay what they say. An outline that was being drawn on it is under way then: not one that does not fit
    /// it, or is of a tool that draws none.
    void take(Document after, const QString &text, const std::optional<OutlineUnderWay> &outline = std::nullopt);
    QUndoStack *history() const { return m_history.get(); }
    void undo(); ///< in mid-gesture: cancels it and nothing more
    void redo();

    // --- Where one works
    Mode mode() const;
    // Going elsewhere finishes a gesture under way.
    void setMode(Mode mode);                          ///< picks the first tool of that mode
    FrameRef currentFrame() const { return m_frame; } ///< always one that exists, or {-1, -1} when there is none
    void setCurrentFrame(FrameRef ref);
    int currentStage() const { return m_stage; } ///< -1 when there is none
    void setCurrentStage(int stage);
    const Selection &selection() const { return m_selection; }
    void setSelection(const Selection &selection);

    // --- The tool in hand
    const ToolInfo &tool() const { return *m_toolInfo; }
    void setTool(const QString &id);   ///< finishes a gesture under way; goes to the mode that the tool belongs to
    bool feed(const ToolInput &input); ///< false when nobody wanted it
    /// What a hand beside the canvas makes of the document so far, such as in a list, with the frame that it is at in
    /// view: shown as the draft of a gesture is. It ends as gestures do; one of the tool in hand ends before it. What
    /// is selected follows its track into the frame.
    void showDraft(Document draft, FrameRef frame);
    bool gestureUnderWay() const; ///< of the tool, or of such a hand
    void endGesture(GestureEnd how);
    Overlay overlay() const; ///< what the tool draws; see LiveOverlay
    HandHint hint() const;   ///< see LiveHint

    void follow(LiveAnswer &answer); ///< after those that follow already; it outlives the session's next change

signals:
    void changed(const Difference &difference); ///< between the shown document and what was told before
    void placeChanged(); ///< mode, current frame or current stage: its place, or what has come to stand there
    void selectionChanged();

private:
    /// What the signals are about.
    struct Told {
        Document shown;
        Mode mode = Mode::Frames;
        FrameRef frame;
        Id<Frame> frameId;
        int stage = -1;
        Id<Stage> stageId;
        Selection selection;
    };

    void publish();
    void tell(const Told &before, const Told &now, const Difference &difference);
    void repairPlace();
    void repairSelection();
    void repairCategories();
    void repairScope();
    Document inScope(const ToolAnswer &answer);
    void followSettings();
    std::optional<OutlineUnderWay> outlineUnderWay() const;
    void goOn(const OutlineUnderWay &outline);
    bool mayBecome(const Document &after, const QString &text); ///< tells why not
    void push(Document after, const QString &text, const QString &mergeKey);
    void pushAsItIs(const Document &after, const QString &text, const QString &mergeKey);
    StepPlace show(const Document &value, const std::optional<StepPlace> &place, StepWay way);
    void selectAsLeft(const Difference &difference, const StepPlace &place);
    void lookAtChange(const Difference &difference, const std::optional<StepPlace> &place);
    void select(const Selection &wanted);
    void goToFrameOf(const QSet<Id<Instance>> &instances); ///< of the stage in view; of the first of them
    void followPoints(const Document &from, const Document &to);
    void goTo(FrameRef ref); ///< which need not be there before the next publish()
    void goToStage(int place);
    void dropGesture();
    void finishGesture();
    void takeUp(const ToolInfo &info);
    void apply(ToolAnswer answer);
    Document seen(const Document &value) const;
    ToolContext contextOf(const Document &value) const;

    ToolDesk &m_desk;
    ScopeReport &m_scope;
    const Surroundings &m_around;
    std::unique_ptr<ToolSettings> m_settings; ///< as the gesture under way goes by
    Id<Category> m_categoryId;                ///< of the category for new shapes
    QList<LiveAnswer *> m_answers;

    Document m_document;
    std::optional<Document> m_draft;
    Id<Sprite> m_scopeSprite; ///< that the scope was chosen on
    std::unique_ptr<QUndoStack> m_history;
    int m_steps = 0;  ///< ever taken
    int m_opened = 0; ///< documents

    FrameRef m_frame; ///< where `m_frameId` stood when this was last published, or where to look for the next one
    Id<Frame> m_frameId;
    int m_stage = -1; ///< likewise
    Id<Stage> m_stageId;
    Selection m_selection;
    const ToolInfo *m_toolInfo = nullptr;
    std::unique_ptr<Tool> m_tool;

    Told m_told;
    LastDifference m_difference; ///< a step of the history is shown first, then published
};

} // namespace hitbox
