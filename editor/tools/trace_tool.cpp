#include "document/edits.h"
#include "images/tracing/trace_frames.h"
#include "tools/drag.h"
#include "tools/shape_edits.h"
#include "tools/shape_keys.h"
#include "tools/tool_factories.h"

#include <QCoreApplication>

#include <hitbox/geometry/distance.h>

#include <algorithm>
#include <limits>

namespace hitbox {

namespace {

bool isNear(const geometry::Box &box, geometry::Point p, double reach)
{
    return p.x >= box.min.x - reach && p.x <= box.max.x + reach && p.y >= box.min.y - reach && p.y <= box.max.y + reach;
}

double distanceTo(const TracedIsland &island, geometry::Point p)
{
    double nearest = std::numeric_limits<double>::infinity();
    for (const PolygonOutline &outline : island.outlines)
        nearest = std::min(nearest, geometry::distance(p, geometryOf(outline)));
    return nearest;
}

/// The nearest island within reach; -1 for none.
int islandAt(const FrameTrace &trace, geometry::Point p, double reach)
{
    int found = -1;
    double nearest = reach;
    for (int i = 0; i < trace.islands.size(); ++i) {
        const TracedIsland &island = trace.islands.at(i);
        if (!isNear(island.bounds, p, nearest))
            continue;
        const double distance = distanceTo(island, p);
        if (distance < nearest || (found < 0 && distance == nearest)) {
            nearest = distance;
            found = i;
        }
    }
    return found;
}

/// The outlines that no shape of the frame has already.
QList<PolygonOutline> newOutlines(const QList<PolygonOutline> &outlines, const Frame &frame)
{
    QList<PolygonOutline> fresh;
    for (const PolygonOutline &outline : outlines) {
        const bool known = std::any_of(frame.shapes.begin(), frame.shapes.end(),
                                       [&outline](const Shape &shape) { return shape.outline == Outline(outline); });
        if (!known)
            fresh.append(outline);
    }
    return fresh;
}

/// A click takes the island under the cursor as a shape, Return takes all of them.
class TraceTool final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(TraceTool)

public:
    ToolAnswer handle(const ToolInput &input, const ToolContext &context) override;
    void cancel() override { m_pressed.reset(); }
    bool busy() const override { return m_pressed.has_value(); }
    bool wantsTrace() const override { return true; }
    Overlay overlay(const ToolContext &context) const override;
    QString hint(const ToolContext &context) const override;

private:
    ToolAnswer released(const ToolInput &input, const ToolContext &context);
    ToolAnswer keyed(const ToolInput &input, const ToolContext &context);
    ToolAnswer takingAll(const ToolContext &context);
    ToolAnswer taking(const QList<PolygonOutline> &outlines, const ToolContext &context);
    static QString toldOf(const QList<PolygonOutline> &outlines);

    std::optional<ToolInput> m_pressed;
    std::optional<ToolInput> m_hover;
};

bool isReady(const ToolContext &context)
{
    return context.trace && !context.trace->pending && context.trace->problem.isEmpty();
}

ToolAnswer TraceTool::handle(const ToolInput &input, const ToolContext &context)
{
    if (!findFrame(context.document, context.frame))
        return ignored();
    if (input.kind == ToolInput::Kind::Key)
        return keyed(input, context);
    m_hover = input.kind == ToolInput::Kind::Leave ? std::nullopt : std::optional(input);
    if (isLeftPress(input)) {
        m_pressed = input;
        return taken();
    }
    if (!busy())
        return ignored();
    if (showsLostRelease(input)) {
        cancel();
        return dropped();
    }
    return isLeftRelease(input) ? released(input, context) : taken();
}

/// Both ends of the click must mean the same island.
ToolAnswer TraceTool::released(const ToolInput &input, const ToolContext &context)
{
    const ToolInput press = *m_pressed;
    cancel();
    if (!isReady(context))
        return dropped();
    const FrameTrace &trace = context.trace->trace;
    const int island = islandAt(trace, input.position, input.pickRadius);
    if (island < 0 || island != islandAt(trace, press.position, press.pickRadius))
        return dropped();
    return taking(trace.islands.at(island).outlines, context);
}

ToolAnswer TraceTool::keyed(const ToolInput &input, const ToolContext &context)
{
    if (isPlainKey(input, Qt::Key_Return) || isPlainKey(input, Qt::Key_Enter))
        return takingAll(context);
    if (!busy())
        return answerIdleKey(input, context);
    return answerHeldKey(input, *this);
}

ToolAnswer TraceTool::takingAll(const ToolContext &context)
{
    cancel();
    if (!isReady(context))
        return taken();
    ToolAnswer answer = taking(outlinesOf(context.trace->trace), context);
    if (answer.outcome == ToolAnswer::Outcome::Commit)
        answer.switchTo = QStringLiteral("select");
    return answer;
}

ToolAnswer TraceTool::taking(const QList<PolygonOutline> &outlines, const ToolContext &context)
{
    const QList<PolygonOutline> fresh = newOutlines(outlines, *findFrame(context.document, context.frame));
    if (fresh.isEmpty())
        return taken();
    const int firstNew = context.document.nextShapeId;
    Document document = addShapes(context.document, context.frame, shapesOf(fresh, context.category));
    ToolAnswer answer = committed(document, tr("Trace"));
    answer.done = toldOf(fresh);
    answer.selection = Selection();
    for (const Shape &shape : findFrame(document, context.frame)->shapes) {
        if (shape.id.value >= firstNew)
            answer.selection->shapes.insert(shape.id);
    }
    return answer;
}

QString TraceTool::toldOf(const QList<PolygonOutline> &outlines)
{
    qsizetype all = 0;
    for (const PolygonOutline &outline : outlines)
        all += outline.points.size();
    const auto points = static_cast<int>(all);
    return outlines.size() == 1 ? tr("Traced 1 outline of %n points.", nullptr, points)
                                : tr("Traced %1 outlines of %n points in all.", nullptr, points).arg(outlines.size());
}

Overlay TraceTool::overlay(const ToolContext &context) const
{
    Overlay overlay;
    const std::optional<ToolInput> &at = m_pressed ? m_pressed : m_hover;
    if (!at || !context.trace)
        return overlay;
    const FrameTrace &trace = context.trace->trace;
    if (const int island = islandAt(trace, at->position, at->pickRadius); island >= 0)
        overlay.primitives.append(LitArea{trace.islands.at(island).outlines});
    return overlay;
}

QString TraceTool::hint(const ToolContext &context) const
{
    const Frame *frame = findFrame(context.document, context.frame);
    if (!frame || !context.trace)
        return tr("There is no frame to trace.");
    if (!context.trace->problem.isEmpty())
        return tr("Cannot be traced: %1").arg(context.trace->problem);
    if (context.trace->pending)
        return tr("Tracing…");
    const FrameTrace &trace = context.trace->trace;
    if (trace.islands.isEmpty())
        return trace.note;
    if (newOutlines(outlinesOf(trace), *frame).isEmpty())
        return tr("The frame has these outlines already. The Trace panel changes them.");
    return tr("Click an island to take its outline; Enter takes all (%1).").arg(trace.islands.size());
}

} // namespace

std::unique_ptr<Tool> makeTraceTool()
{
    return std::make_unique<TraceTool>();
}

} // namespace hitbox
