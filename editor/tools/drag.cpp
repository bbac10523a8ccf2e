#include "tools/drag.h"

#include "document/numbers.h"
#include "tools/snapping/snap_targets.h"

#include <hitbox/geometry/distance.h>

#include <cmath>
#include <utility>

namespace hitbox {

Drag startedDrag(const ToolInput &press)
{
    return {press.position, press.position, press.modifiers, press.modifiers, press.pickRadius, false};
}

Drag followed(Drag drag, const ToolInput &input)
{
    drag.to = input.position;
    drag.modifiers = input.modifiers;
    drag.reach = input.pickRadius;
    drag.moved = drag.moved || geometry::distance(drag.from, drag.to) > input.pickRadius * 3 / 8;
    return drag;
}

DragStep takenStep(Drag *drag, const ToolInput &input)
{
    if (!drag)
        return isLeftPress(input) ? DragStep::Press : DragStep::None;
    if (showsLostRelease(input))
        return DragStep::Lost;
    if (input.kind != ToolInput::Kind::Move && !isLeftRelease(input))
        return DragStep::None;
    *drag = followed(*drag, input);
    return isLeftRelease(input) ? DragStep::Release : DragStep::Drag;
}

geometry::Box marqueeOf(const Drag &drag)
{
    return boxBetween(drag.from, drag.to);
}

SnapSettings snapWith(SnapSettings snap, Qt::KeyboardModifiers modifiers)
{
    if (!modifiers.testFlag(Qt::ControlModifier))
        return snap;
    snap.step = SnapStep::Off;
    snap.to = {};
    return snap;
}

SnapResult draggedTo(geometry::Point anchor, const Drag &drag, const SnapSettings &snap, const SnapTargets &targets)
{
    const geometry::Point way = drag.to - drag.from;
    const SnapSettings now = snapWith(snap, drag.modifiers);
    if (!drag.modifiers.testFlag(Qt::ShiftModifier))
        return snapped(anchor + way, now, targets, drag.reach);
    const Axis axis = std::abs(way.x) >= std::abs(way.y) ? Axis::Horizontal : Axis::Vertical;
    return snappedAlong(anchor, axis, anchor + way, now, targets, drag.reach);
}

geometry::Point draggedTo(geometry::Point anchor, const Drag &drag, const SnapSettings &snap)
{
    return draggedTo(anchor, drag, snap, SnapTargets()).place;
}

std::optional<geometry::Point> nudgeOf(const ToolInput &input)
{
    if (input.modifiers.testFlag(Qt::ControlModifier) || input.modifiers.testFlag(Qt::MetaModifier))
        return std::nullopt;
    double step = 1;
    if (input.modifiers.testFlag(Qt::AltModifier))
        step = 0.125;
    else if (input.modifiers.testFlag(Qt::ShiftModifier))
        step = 10;
    switch (input.key) {
    case Qt::Key_Left: return geometry::Point{-step, 0};
    case Qt::Key_Right: return geometry::Point{step, 0};
    case Qt::Key_Up: return geometry::Point{0, -step};
    case Qt::Key_Down: return geometry::Point{0, step};
    default: return std::nullopt;
    }
}

bool addsToSelection(Qt::KeyboardModifiers modifiers)
{
    return modifiers.testFlag(Qt::ShiftModifier) || modifiers.testFlag(Qt::ControlModifier);
}

bool isLeftPress(const ToolInput &input)
{
    return input.kind == ToolInput::Kind::Press && input.button == Qt::LeftButton;
}

bool isLeftRelease(const ToolInput &input)
{
    return input.kind == ToolInput::Kind::Release && input.button == Qt::LeftButton;
}

bool takesFromAnywhere(const ToolInput &input)
{
    return input.modifiers.testFlag(Qt::AltModifier) ||
           input.modifiers.testFlags(Qt::ControlModifier | Qt::ShiftModifier);
}

bool showsLostRelease(const ToolInput &input)
{
    return input.kind == ToolInput::Kind::Move && input.heldButtons && !input.heldButtons->testFlag(Qt::LeftButton);
}

bool isPlainKey(const ToolInput &input, Qt::Key key)
{
    const auto commanding = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return input.kind == ToolInput::Kind::Key && input.key == key && !(input.modifiers & commanding);
}

QString wayText(geometry::Point way)
{
    return QStringLiteral("%1, %2").arg(readableNumber(way.x), readableNumber(way.y));
}

QString sizeText(double width, double height)
{
    return QStringLiteral("%1 × %2").arg(readableNumber(width), readableNumber(height));
}

ToolAnswer ignored()
{
    return {};
}

ToolAnswer taken()
{
    ToolAnswer answer;
    answer.outcome = ToolAnswer::Outcome::Continue;
    return answer;
}

ToolAnswer dropped()
{
    ToolAnswer answer;
    answer.outcome = ToolAnswer::Outcome::Cancel;
    return answer;
}

ToolAnswer drafted(Document draft)
{
    ToolAnswer answer = taken();
    answer.draft = std::move(draft);
    return answer;
}

ToolAnswer committed(Document document, const QString &text)
{
    ToolAnswer answer;
    answer.outcome = ToolAnswer::Outcome::Commit;
    answer.draft = std::move(document);
    answer.text = text;
    return answer;
}

ToolAnswer selecting(Selection selection)
{
    ToolAnswer answer = taken();
    answer.selection = std::move(selection);
    return answer;
}

ToolAnswer deselecting(const Selection &selection)
{
    return selection.empty() ? ignored() : selecting({});
}

ToolAnswer answerHeldKey(const ToolInput &input, Tool &tool)
{
    if (!isPlainKey(input, Qt::Key_Escape))
        return taken();
    tool.cancel();
    return dropped();
}

} // namespace hitbox
