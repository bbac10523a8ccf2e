#pragma once

#include "document/document.h"
#include "document/edits.h"
#include "document/scope_edits.h"
#include "tools/alpha_source.h"
#include "tools/canvas_sight.h"
#include "tools/overlay.h"
#include "tools/probe_hand.h"
#include "tools/selection.h"
#include "tools/snap_settings.h"
#include "tools/symmetry.h"
#include "tools/trace_in_view.h"

#include <QList>
#include <QString>
#include <Qt>

#include <memory>
#include <optional>

#include <hitbox/geometry/shapes.h>

/// Tools are state machines without a window: they are fed input and answer with the document as it would be.
namespace hitbox {

/// How near to the cursor counts as on it, in pixels of the screen.
inline constexpr double pickRadiusOnScreen = 8;

/// One event on the canvas.
struct ToolInput {
    enum class Kind {
        Press,
        Move, ///< with or without a button held
        Release,
        DoubleClick, ///< follows the second press, in place of nothing: press, release, press, double click, release
        Key,
        Leave, ///< the cursor left the canvas
    };
    Kind kind = Kind::Move;
    geometry::Point position;              ///< not snapped: pixels of the frame, or of the stage in stage mode
    Qt::MouseButton button = Qt::NoButton; ///< which one a press or release is about
    Qt::KeyboardModifiers modifiers;
    int key = 0;           ///< a Qt::Key
    double pickRadius = 4; ///< how near counts as "on it", in the same pixels: constant on screen
    std::optional<Qt::MouseButtons> heldButtons = std::nullopt; ///< by now; absent where nobody knows
};

/// What a tool may look at; it must not keep references beyond the call.
struct ToolContext {
    const Document &document; ///< without the draft of the gesture under way
    FrameRef frame;           ///< the frame in view; stage tools ignore it
    int stage = -1;           ///< the stage in view; frame tools ignore it
    const Selection &selection;
    SnapSettings snap;
    QString category;                                ///< for new shapes
    const AlphaSource *alpha = nullptr;              ///< the pixels beneath; null where there are none to ask
    const TraceInView *trace = nullptr;              ///< of the frame; null for tools that do not want it
    std::optional<double> mirrorAxis = std::nullopt; ///< where drawing is mirrored; none while that is off
    ProbeHand probeHand = {};
    std::optional<CanvasSight> sight = std::nullopt; ///< none where no canvas shows it
};

/// What the input led to.
struct ToolAnswer {
    enum class Outcome {
        Ignored,  ///< not for this tool: whoever asked may use the event otherwise
        Continue, ///< taken; a gesture may be under way, see Tool::busy()
        Commit,   ///< `draft` becomes one step of history, called `text`
        Cancel,   ///< the gesture is dropped
    };
    Outcome outcome = Outcome::Ignored;
    std::optional<Document> draft;      ///< the document as it would be: drawn and checked live, or committed; none
                                        ///< leaves the draft before it while the tool is busy
    std::optional<Selection> selection; ///< when it changes
    std::optional<ScopeCounts> reached; ///< by the draft, when it is about more frames than the one in view by itself
    QString text;                       ///< what the undo menu says: "Move hull"
    QString done;                       ///< not empty: what is told of the step once it is one
    QString mergeKey;                   ///< not empty: joins the step before it that has the same key (nudges)
    std::optional<Symmetry> symmetry;   ///< when it changes
    std::optional<ProbeHand> probeHand; ///< when it changes
    QString switchTo;                   ///< not empty: the id of the tool to take up next
    std::optional<geometry::Point> turnedAbout; ///< the draft turns the selected shapes about it
    std::optional<Axis> aboutPivot; ///< the draft mirrors the selected shapes there, whatever else that looks like
};

class Tool
{
public:
    Tool() = default;
    Tool(const Tool &) = delete;
    Tool &operator=(const Tool &) = delete;
    virtual ~Tool() = default;

    virtual ToolAnswer handle(const ToolInput &input, const ToolContext &context) = 0;

    /// Drops the gesture under way. The only way out besides commit and cancel answers.
    virtual void cancel() = 0;

    /// A gesture is under way: undo cancels it instead of undoing.
    virtual bool busy() const = 0;

    /// A gesture is under way that Return would finish with what there is by now. It may then be committed instead of
    /// dropped when something else comes in between.
    virtual bool finishable() const { return false; }

    /// The points of an outline that is drawn point by point, as far as they are set: what is kept of it while it is no
    /// shape yet. Empty where nothing is drawn so.
    virtual QList<geometry::Point> placedPoints() const { return {}; }

    /// Takes up such an outline with these points, as if they had just been set. Only a tool that has placed points
    /// wants them.
    virtual ToolAnswer goOn(const QList<geometry::Point> &points, const ToolContext &context)
    {
        Q_UNUSED(points);
        Q_UNUSED(context);
        return {};
    }

    /// The context is to hold the trace of the frame in view.
    virtual bool wantsTrace() const { return false; }

    /// Here the context's document is the shown one, with the draft of the gesture under way.
    virtual Overlay overlay(const ToolContext &context) const = 0;

    /// What the next click does, for the status bar.
    virtual QString hint(const ToolContext &context) const = 0;
};

enum class ToolPlace { Frame, Stage };

/// A row of the table of tools; tool bar, menu and shortcuts are made from it.
struct ToolInfo {
    const char *id = nullptr;       ///< "polygon"
    const char *title = nullptr;    ///< "Polygon", untranslated
    const char *icon = nullptr;     ///< resource path, ":/icons/polygon.svg"
    const char *shortcut = nullptr; ///< "P"
    const char *summary = nullptr;  ///< one line for the tool tip
    ToolPlace place = ToolPlace::Frame;
    std::unique_ptr<Tool> (*make)() = nullptr;
    bool drawsShapes = false; ///< of the category in hand, one after the other
};

} // namespace hitbox
