#include "document/numbers.h"
#include "tools/drag.h"
#include "tools/shape_edits.h"
#include "tools/tool_factories.h"

#include <QCoreApplication>

#include <optional>

namespace hitbox {

namespace {

/// Sets the axis that drawing is mirrored at: by a click or drag; a double click puts it back onto the pivot.
class SymmetryTool final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(SymmetryTool)

public:
    ToolAnswer handle(const ToolInput &input, const ToolContext &context) override;
    void cancel() override { m_axis.reset(); }
    bool busy() const override { return m_axis.has_value(); }
    Overlay overlay(const ToolContext &context) const override;
    QString hint(const ToolContext &context) const override;

private:
    ToolAnswer keyed(const ToolInput &input, const ToolContext &context, const Frame &frame);

    std::optional<double> m_axis; ///< while it is dragged
};

/// Whole and half pixels both make a sprite of whole pixels symmetric.
double axisAt(const ToolInput &input, const ToolContext &context)
{
    SnapSettings snap = snapWith(context.snap, input.modifiers);
    if (snap.step == SnapStep::Pixel)
        snap.step = SnapStep::HalfPixel;
    return snapped(input.position, snap).x;
}

ToolAnswer settingAxis(std::optional<double> x)
{
    ToolAnswer answer = taken();
    answer.symmetry = Symmetry{true, x};
    return answer;
}

ToolAnswer SymmetryTool::handle(const ToolInput &input, const ToolContext &context)
{
    const Frame *frame = findFrame(context.document, context.frame);
    if (!frame)
        return ignored();
    if (input.kind == ToolInput::Kind::Key)
        return keyed(input, context, *frame);
    if (input.kind == ToolInput::Kind::DoubleClick && input.button == Qt::LeftButton) {
        cancel();
        return settingAxis(std::nullopt);
    }
    if (!m_axis && !isLeftPress(input))
        return ignored();
    if (showsLostRelease(input)) {
        cancel();
        return dropped();
    }
    if (input.kind != ToolInput::Kind::Move && !isLeftPress(input) && !isLeftRelease(input))
        return ignored();
    const double axis = axisAt(input, context);
    if (!isLeftRelease(input)) {
        m_axis = axis;
        return taken();
    }
    m_axis.reset();
    return settingAxis(axis);
}

ToolAnswer SymmetryTool::keyed(const ToolInput &input, const ToolContext &context, const Frame &frame)
{
    if (m_axis)
        return answerHeldKey(input, *this);
    const std::optional<geometry::Point> way = nudgeOf(input);
    if (!way || way->x == 0)
        return ignored();
    return settingAxis(context.mirrorAxis.value_or(frame.pivot.x) + way->x);
}

Overlay SymmetryTool::overlay(const ToolContext &) const
{
    Overlay overlay;
    overlay.cursor = CursorLook::SizeHorizontal;
    if (!m_axis)
        return overlay;
    overlay.primitives.append(AxisLine{*m_axis});
    overlay.readout = readableNumber(*m_axis);
    return overlay;
}

QString SymmetryTool::hint(const ToolContext &) const
{
    return tr("Click or drag to set the axis that polygons are mirrored at; a double click puts it onto the pivot. "
              "Left and right nudge, M switches it off and on.");
}

} // namespace

std::unique_ptr<Tool> makeSymmetryTool()
{
    return std::make_unique<SymmetryTool>();
}

} // namespace hitbox
