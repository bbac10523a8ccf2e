#include "document/edits.h"
#include "document/places.h"
#include "tools/drag.h"
#include "tools/probe_drawing.h"
#include "tools/probe_edits.h"
#include "tools/snapping/snap_targets.h"
#include "tools/tool_factories.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

#include <hitbox/geometry/polygon.h>

namespace hitbox {

namespace {

/// The probe in hand follows the cursor: a click drops it, a drag draws one of another size. Probes that were dropped
/// are moved and changed by their lines and handles.
class ProbeTool final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(ProbeTool)

public:
    ToolAnswer handle(const ToolInput &input, const ToolContext &context) override;
    void cancel() override;
    bool busy() const override { return m_drag || m_drawing.busy(); }
    bool finishable() const override { return !m_drag && m_drawing.finishable(); }
    Overlay overlay(const ToolContext &context) const override;
    QString hint(const ToolContext &context) const override;

private:
    ToolAnswer pressed(const ToolInput &input, const ToolContext &context);
    ToolAnswer drawn(const ToolInput &input, const ToolContext &context);
    ToolAnswer dragged(const ToolContext &context);
    ToolAnswer released(const ToolContext &context);
    ToolAnswer clicked(const Drag &drag, const ToolContext &context) const;
    ToolAnswer keyed(const ToolInput &input, const ToolContext &context);
    ToolAnswer keyedKind(const ToolInput &input, const ToolContext &context) const;
    ToolAnswer edited(const ToolInput &input, const ToolContext &context) const;
    ToolAnswer dropped(const Outline &outline, const ToolContext &context) const;
    QSet<Id<Probe>> grabbed(const ToolContext &context, const Stage &stage) const;
    std::optional<Outline> inHand(const ToolContext &context) const;
    ProbeGrip gripUnder(const ToolInput &input, const ToolContext &context) const;

    ProbeDrawing m_drawing{ProbeKind::Point};
    std::optional<Drag> m_drag; ///< of what `m_grip` holds, or of the probe in hand where that is not drawn
    ProbeGrip m_grip;
    QString m_readout;
    std::optional<ToolInput> m_hover;
};

ToolAnswer withHand(const ProbeHand &hand)
{
    ToolAnswer answer = taken();
    answer.probeHand = hand;
    return answer;
}

SnapResult snappedPlace(const ToolInput &input, const ToolContext &context)
{
    SnapSettings snap = snapWith(context.snap, input.modifiers);
    snap.to = {}; // to the grid alone: a probe is to ask about edges, not to lie on them
    return snapped(input.position, snap, SnapTargets(), input.pickRadius);
}

/// What was drawn, about the origin: held by the grid point nearest to its middle.
Outline aboutOrigin(const Outline &outline, const ToolContext &context)
{
    const std::optional<geometry::Box> box = geometry::bounds(geometryOf(outline));
    const geometry::Point middle = snapped(box ? box->center() : geometry::Point{}, context.snap);
    return moved(outline, geometry::Point{} - middle);
}

ToolAnswer ProbeTool::handle(const ToolInput &input, const ToolContext &context)
{
    if (m_drawing.kind() != context.probeHand.kind)
        m_drawing = ProbeDrawing(context.probeHand.kind);
    if (input.kind == ToolInput::Kind::Key)
        return keyed(input, context);
    m_hover = input.kind == ToolInput::Kind::Leave ? std::nullopt : std::optional(input);
    if (!m_drag && m_drawing.busy())
        return drawn(input, context);
    switch (takenStep(m_drag ? &*m_drag : nullptr, input)) {
    case DragStep::None: break;
    case DragStep::Press: return pressed(input, context);
    case DragStep::Drag: return dragged(context);
    case DragStep::Release: return released(context);
    case DragStep::Lost: cancel(); return hitbox::dropped();
    }
    return ignored();
}

void ProbeTool::cancel()
{
    m_drawing.cancel();
    m_drag.reset();
    m_grip = {};
    m_readout.clear();
}

ProbeGrip ProbeTool::gripUnder(const ToolInput &input, const ToolContext &context) const
{
    const Stage *stage = findStage(context.document, context.stage);
    if (!stage || m_drawing.busy())
        return {};
    return probeGripAt(*stage, context.selection.probes, input.position, input.pickRadius);
}

ToolAnswer ProbeTool::pressed(const ToolInput &input, const ToolContext &context)
{
    m_grip = gripUnder(input, context);
    if (!m_grip.probe) {
        if (m_drawing.handle(input, context) != ToolAnswer::Outcome::Ignored)
            return taken();
    }
    m_drag = startedDrag(input);
    const bool replaces = m_grip.probe && !addsToSelection(input.modifiers);
    if (replaces && !context.selection.probes.contains(m_grip.probe))
        return selecting({.probes = {m_grip.probe}});
    return taken();
}

ToolAnswer ProbeTool::drawn(const ToolInput &input, const ToolContext &context)
{
    switch (m_drawing.handle(input, context)) {
    case ToolAnswer::Outcome::Ignored: return ignored();
    case ToolAnswer::Outcome::Continue: return taken();
    case ToolAnswer::Outcome::Commit: break;
    case ToolAnswer::Outcome::Cancel: {
        // A click is no drag: what is in hand is dropped as it is.
        const std::optional<Outline> outline = isLeftRelease(input) ? inHand(context) : std::nullopt;
        return outline ? dropped(*outline, context) : hitbox::dropped();
    }
    }
    const Outline outline = *m_drawing.outline();
    m_drawing.cancel();
    ToolAnswer answer = dropped(outline, context);
    if (context.probeHand.kind != ProbeKind::Polygon) {
        answer.probeHand = context.probeHand;
        answer.probeHand->drawn.insert(context.probeHand.kind, aboutOrigin(outline, context));
    }
    return answer;
}

QSet<Id<Probe>> ProbeTool::grabbed(const ToolContext &context, const Stage &stage) const
{
    QSet<Id<Probe>> probes = context.selection.probes;
    probes.insert(m_grip.probe);
    return stillIn(probes, stage.probes);
}

ToolAnswer ProbeTool::dragged(const ToolContext &context)
{
    const Stage *stage = findStage(context.document, context.stage);
    if (!m_drag->moved || !stage || !findThing(stage->probes, m_grip.probe))
        return taken();
    const geometry::Point anchor = placeOf(*stage, m_grip);
    const geometry::Point target = draggedTo(anchor, *m_drag, context.snap);
    m_readout = wayText(target);
    const Stage after = withProbesDragged(*stage, m_grip, grabbed(context, *stage), target - anchor);
    return drafted(withStage(context.document, context.stage, after));
}

ToolAnswer ProbeTool::released(const ToolContext &context)
{
    ToolAnswer answer = dragged(context);
    const Drag drag = *m_drag;
    const Stage *stage = findStage(context.document, context.stage);
    const std::optional<Outline> outline = !m_grip.probe ? inHand(context) : std::nullopt;
    const ToolAnswer click = clicked(drag, context);
    const QString name = stage ? calledProbes(*stage, grabbed(context, *stage)) : QString();
    const bool changes = m_grip.handle >= 0;
    cancel();
    if (outline)
        return dropped(*outline, context);
    if (!answer.draft)
        return click;
    answer.outcome = ToolAnswer::Outcome::Commit;
    answer.text = changes ? tr("Change %1").arg(name) : tr("Move %1").arg(name);
    return answer;
}

ToolAnswer ProbeTool::clicked(const Drag &drag, const ToolContext &context) const
{
    if (!addsToSelection(drag.pressModifiers))
        return selecting({.probes = {m_grip.probe}});
    Selection selection{.probes = context.selection.probes};
    if (!selection.probes.remove(m_grip.probe))
        selection.probes.insert(m_grip.probe);
    return selecting(selection);
}

ToolAnswer ProbeTool::dropped(const Outline &outline, const ToolContext &context) const
{
    DroppedProbe dropped = withProbeDropped(context.document, context.stage, outline);
    const QString name = calledProbes(dropped.document.stages.at(dropped.stage), {dropped.probe});
    ToolAnswer answer = committed(std::move(dropped.document), tr("Drop %1").arg(name));
    answer.selection = Selection{.probes = {dropped.probe}};
    return answer;
}

ToolAnswer ProbeTool::keyed(const ToolInput &input, const ToolContext &context)
{
    if (m_drawing.busy())
        return drawn(input, context);
    if (m_drag)
        return answerHeldKey(input, *this);
    if (isPlainKey(input, Qt::Key_Escape))
        return deselecting(context.selection);
    const ToolAnswer answer = keyedKind(input, context);
    return answer.outcome == ToolAnswer::Outcome::Ignored ? edited(input, context) : answer;
}

ToolAnswer ProbeTool::keyedKind(const ToolInput &input, const ToolContext &context) const
{
    ProbeHand hand = context.probeHand;
    if (isPlainKey(input, Qt::Key_Tab))
        return withHand(withNextKind(hand, 1));
    if (isPlainKey(input, Qt::Key_Backtab))
        return withHand(withNextKind(hand, -1));
    if (isPlainKey(input, Qt::Key_R))
        return withHand(withFreshPolygon(hand));
    const qsizetype kind = input.key - Qt::Key_1;
    if (kind < 0 || kind >= allProbeKinds().size() || !isPlainKey(input, Qt::Key(input.key)))
        return ignored();
    hand.kind = allProbeKinds().at(kind);
    return withHand(hand);
}

ToolAnswer ProbeTool::edited(const ToolInput &input, const ToolContext &context) const
{
    const Stage *stage = findStage(context.document, context.stage);
    const QSet<Id<Probe>> probes = stage ? stillIn(context.selection.probes, stage->probes) : QSet<Id<Probe>>();
    if (probes.isEmpty())
        return ignored();
    const QString name = calledProbes(*stage, probes);
    if (const auto way = nudgeOf(input)) {
        const Stage after = withProbesMoved(*stage, probes, *way);
        ToolAnswer answer = committed(withStage(context.document, context.stage, after), tr("Nudge %1").arg(name));
        answer.mergeKey = QStringLiteral("nudge-probes") + namedBy(probes);
        return answer;
    }
    if (!isPlainKey(input, Qt::Key_Delete) && !isPlainKey(input, Qt::Key_Backspace))
        return ignored();
    ToolAnswer answer =
        committed(withStage(context.document, context.stage, withoutProbes(*stage, probes)), tr("Delete %1").arg(name));
    answer.selection = Selection{};
    return answer;
}

std::optional<Outline> ProbeTool::inHand(const ToolContext &context) const
{
    if (!m_hover)
        return std::nullopt;
    return outlineInHand(context.probeHand, snappedPlace(*m_hover, context).place);
}

Overlay ProbeTool::overlay(const ToolContext &context) const
{
    Overlay overlay;
    if (m_drawing.busy() && m_drawing.kind() == context.probeHand.kind) {
        overlay = m_drawing.overlay(context);
        if (const auto tried = m_drawing.outline() ? m_drawing.outline() : inHand(context))
            overlay.primitives.prepend(TriedOutline{*tried});
        return overlay;
    }
    if (!m_hover)
        return overlay;
    const ProbeGrip grip = m_drag ? m_grip : gripUnder(*m_hover, context);
    overlay.readout = m_readout;
    if (grip.probe) {
        overlay.primitives.append(Hot{grip});
        overlay.cursor = CursorLook::Move;
        return overlay;
    }
    if (const auto tried = inHand(context))
        overlay.primitives.append(TriedOutline{*tried});
    else
        overlay.primitives.append(snappedPlace(*m_hover, context));
    return overlay;
}

QString ProbeTool::hint(const ToolContext &context) const
{
    if (m_drawing.busy())
        return m_drawing.hint(context);
    if (m_hover && gripUnder(*m_hover, context).probe)
        return tr("Drag to move the probe or its handle. Delete removes it.");
    switch (context.probeHand.kind) {
    case ProbeKind::Point: return tr("Click to drop the point here. Tab or 1 to 7 take another probe.");
    case ProbeKind::Polygon: return tr("Click to set the first point. Tab or 1 to 7 take another probe.");
    case ProbeKind::RandomPolygon:
        return tr("Click to drop the polygon here. R makes another one, Tab or 1 to 7 take another probe.");
    case ProbeKind::Segment:
    case ProbeKind::Circle:
    case ProbeKind::Rectangle:
    case ProbeKind::Capsule: break;
    }
    return tr("Click to drop the %1 here, drag to draw another. Tab or 1 to 7 take another probe.")
        .arg(probeName(context.probeHand.kind));
}

} // namespace

std::unique_ptr<Tool> makeProbeTool()
{
    return std::make_unique<ProbeTool>();
}

} // namespace hitbox
