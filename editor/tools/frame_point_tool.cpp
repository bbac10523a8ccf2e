#include "document/numbers.h"
#include "document/places.h"
#include "document/point_edits.h"
#include "tools/drag.h"
#include "tools/snapping/snapper.h"
#include "tools/tool_factories.h"

#include <hitbox/geometry/distance.h>

#include <QCoreApplication>

#include <cmath>
#include <optional>

namespace hitbox {

namespace {

/// From a point to the handle that turns it, in pixels of the screen.
constexpr double pointStem = 34;

/// Sets the points of a frame, moves and turns them.
class FramePointTool final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(FramePointTool)

public:
    ToolAnswer handle(const ToolInput &input, const ToolContext &context) override;
    void cancel() override { m_gesture.reset(); }
    bool busy() const override { return m_gesture.has_value(); }
    Overlay overlay(const ToolContext &context) const override;
    QString hint(const ToolContext &context) const override;

private:
    enum class Grip {
        Ground, ///< sets a new one there; the drag turns it
        Mark,
        Turn,
    };
    struct Gesture {
        Grip grip = Grip::Ground;
        Id<FramePoint> point = {}; ///< whose mark is held
        Drag drag;
        QString readout;
        std::optional<SnapResult> snap = {}; ///< of a mark that is moved or set
        FramePoint fresh = {};               ///< what a press on the ground sets
    };

    static Gesture gripAt(const ToolInput &input, const ToolContext &context, const Frame &frame);
    ToolAnswer pressed(const ToolInput &input, const ToolContext &context, const Frame &frame);
    ToolAnswer dragged(const ToolContext &context, const Frame &frame);
    ToolAnswer released(const ToolContext &context, const Frame &frame);
    ToolAnswer keyed(const ToolInput &input, const ToolContext &context, const Frame &frame);
    FramePoint turned(FramePoint point) const;

    std::optional<Gesture> m_gesture;
    std::optional<ToolInput> m_hover;
    Snapper m_snapper;
};

QString angleText(double angle)
{
    return readableNumber(angle) + QStringLiteral("°");
}

geometry::Point stemOf(const FramePoint &point)
{
    return directionOf(point.angle) * pointStem;
}

ToolAnswer FramePointTool::handle(const ToolInput &input, const ToolContext &context)
{
    const Frame *frame = findFrame(context.document, context.frame);
    if (!frame)
        return ignored();
    if (input.kind == ToolInput::Kind::Key)
        return keyed(input, context, *frame);
    m_hover = input.kind == ToolInput::Kind::Leave ? std::nullopt : std::optional(input);
    if (!m_gesture)
        return isLeftPress(input) ? pressed(input, context, *frame) : ignored();
    if (showsLostRelease(input)) {
        cancel();
        return dropped();
    }
    if (input.kind != ToolInput::Kind::Move && !isLeftRelease(input))
        return ignored();
    m_gesture->drag = followed(m_gesture->drag, input);
    return isLeftRelease(input) ? released(context, *frame) : dragged(context, *frame);
}

/// The selected one is taken first where several lie in one place; else the topmost.
FramePointTool::Gesture FramePointTool::gripAt(const ToolInput &input, const ToolContext &context, const Frame &frame)
{
    const auto isAt = [&input](geometry::Point place) {
        return geometry::distance(place, input.position) <= input.pickRadius;
    };
    const FramePoint *selected = findThing(frame.points, context.selection.point);
    if (selected && isAt(selected->at))
        return {Grip::Mark, selected->id, startedDrag(input)};
    if (selected && isAt(selected->at + stemOf(*selected) * (input.pickRadius / pickRadiusOnScreen)))
        return {Grip::Turn, selected->id, startedDrag(input)};
    for (qsizetype i = frame.points.size() - 1; i >= 0; --i) {
        if (isAt(frame.points.at(i).at))
            return {Grip::Mark, frame.points.at(i).id, startedDrag(input)};
    }
    return {Grip::Ground, {}, startedDrag(input)};
}

ToolAnswer FramePointTool::pressed(const ToolInput &input, const ToolContext &context, const Frame &frame)
{
    m_gesture = gripAt(input, context, frame);
    Selection selection;
    selection.point = m_gesture->point;
    if (m_gesture->grip != Grip::Ground)
        return selecting(selection);
    m_gesture->snap = m_snapper.placed(input, context);
    m_gesture->fresh =
        freshPoint(*findSprite(context.document, context.frame.sprite), context.frame.frame, m_gesture->snap->place);
    selection.point = m_gesture->fresh.id;
    ToolAnswer answer = dragged(context, frame);
    answer.selection = selection;
    return answer;
}

/// Toward the cursor, in whole degrees; with Shift in steps of 15, with Ctrl in none.
FramePoint FramePointTool::turned(FramePoint point) const
{
    const Drag &drag = m_gesture->drag;
    const double step = drag.modifiers.testFlag(Qt::ShiftModifier) ? 15 : 1;
    const double angle = angleTowards(point.at, drag.to);
    point.angle = drag.modifiers.testFlag(Qt::ControlModifier) ? angle : std::round(angle / step) * step;
    if (point.angle == -180)
        point.angle = 180;
    return point;
}

ToolAnswer FramePointTool::dragged(const ToolContext &context, const Frame &frame)
{
    Gesture &gesture = *m_gesture;
    if (gesture.grip == Grip::Ground) {
        FramePoint set = gesture.fresh;
        if (gesture.drag.moved)
            set = turned(set);
        gesture.readout = gesture.drag.moved ? angleText(set.angle) : wayText(set.at);
        Document draft = context.document;
        draft.sprites[context.frame.sprite].frames[context.frame.frame].points.append(set);
        return drafted(std::move(draft));
    }
    const int place = placeOf(frame.points, gesture.point);
    if (place < 0 || !gesture.drag.moved)
        return taken();
    FramePoint point = frame.points.at(place);
    if (gesture.grip == Grip::Turn) {
        point = turned(point);
        gesture.readout = angleText(point.angle);
    } else {
        gesture.snap = m_snapper.dragged(point.at, gesture.drag, context, {});
        point.at = gesture.snap->place;
        gesture.readout = wayText(point.at);
    }
    return drafted(withPoint(context.document, context.frame, place, point));
}

ToolAnswer FramePointTool::released(const ToolContext &context, const Frame &frame)
{
    ToolAnswer answer = dragged(context, frame);
    const Gesture gesture = *m_gesture;
    m_gesture.reset();
    if (!answer.draft)
        return dropped();
    answer.outcome = ToolAnswer::Outcome::Commit;
    const FramePoint *held = findThing(frame.points, gesture.point);
    switch (gesture.grip) {
    case Grip::Ground: answer.text = tr("Set point %1").arg(gesture.fresh.name); break;
    case Grip::Mark: answer.text = tr("Move point %1").arg(held->name); break;
    case Grip::Turn: answer.text = tr("Turn point %1").arg(held->name); break;
    }
    return answer;
}

ToolAnswer FramePointTool::keyed(const ToolInput &input, const ToolContext &context, const Frame &frame)
{
    if (isPlainKey(input, Qt::Key_Escape)) {
        if (m_gesture) {
            cancel();
            return dropped();
        }
        return context.selection.empty() ? ignored() : selecting({});
    }
    if (m_gesture)
        return taken();
    const int place = placeOf(frame.points, context.selection.point);
    if (place < 0)
        return ignored();
    FramePoint point = frame.points.at(place);
    if (const auto way = nudgeOf(input)) {
        point.at = point.at + *way;
        ToolAnswer answer =
            committed(withPoint(context.document, context.frame, place, point), tr("Nudge point %1").arg(point.name));
        answer.mergeKey = QStringLiteral("nudge-point:%1").arg((*point.id).number());
        return answer;
    }
    if (isPlainKey(input, Qt::Key_Delete) || isPlainKey(input, Qt::Key_Backspace)) {
        ToolAnswer answer =
            committed(withoutPoint(context.document, context.frame, place), tr("Remove point %1").arg(point.name));
        answer.selection = Selection{};
        return answer;
    }
    return ignored();
}

Overlay FramePointTool::overlay(const ToolContext &context) const
{
    Overlay overlay;
    const Frame *frame = findFrame(context.document, context.frame);
    if (!frame)
        return overlay;
    const Grip grip = m_gesture ? m_gesture->grip : m_hover ? gripAt(*m_hover, context, *frame).grip : Grip::Ground;
    overlay.cursor = grip == Grip::Mark ? CursorLook::Move : grip == Grip::Turn ? CursorLook::Turn : CursorLook::Cross;
    if (m_gesture)
        overlay.readout = m_gesture->readout;
    if (const FramePoint *selected = findThing(frame->points, context.selection.point)) {
        const Spot handle{selected->at, stemOf(*selected)};
        overlay.primitives = {Lines{Lines::Role::Stem, {Polyline{{Spot{selected->at}, handle}}}},
                              Mark{handle, grip == Grip::Turn ? Mark::Sign::HotRound : Mark::Sign::Round}};
    }
    if (m_gesture && m_gesture->snap && (grip == Grip::Mark || !m_gesture->drag.moved))
        overlay.primitives.append(*m_gesture->snap);
    return overlay;
}

QString FramePointTool::hint(const ToolContext &context) const
{
    if (m_gesture && m_gesture->grip == Grip::Mark)
        return tr("Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.");
    if (m_gesture)
        return tr("Drag to where it points. Shift turns by 15°, Ctrl by any angle, Esc cancels.");
    if (context.selection.point)
        return tr("Drag the cross to move it, its handle to turn it; arrows nudge, Delete removes, Ctrl+. copies it to "
                  "the next frame.");
    return tr("Click to set a point of the frame; dragging on gives it a direction.");
}

} // namespace

std::unique_ptr<Tool> makeFramePointTool()
{
    return std::make_unique<FramePointTool>();
}

} // namespace hitbox
