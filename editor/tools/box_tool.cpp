#include "tools/span_drawing.h"
#include "tools/tool_factories.h"

namespace hitbox {

namespace {

std::optional<Outline> boxOver(const Span &span)
{
    const geometry::Box box = spannedBox(span);
    if (box.width() <= 0 || box.height() <= 0)
        return std::nullopt;
    return box;
}

QString boxReadout(const Outline &outline)
{
    const auto &box = std::get<geometry::Box>(outline);
    return sizeText(box.width(), box.height());
}

QString boxHint()
{
    return QCoreApplication::translate(
        "BoxTool",
        "Drag from corner to corner. Shift makes a square, Alt draws about the middle, Ctrl turns snapping off.");
}

} // namespace

std::unique_ptr<Tool> makeBoxTool()
{
    return std::make_unique<SpanDrawing>(SpanDrawing::Kind{boxOver, boxReadout, boxHint});
}

} // namespace hitbox
