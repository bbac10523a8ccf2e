#pragma once

#include "tool_bench.h"

namespace hitbox {

inline ToolBench editing(const QList<Outline> &outlines, const QSet<ShapeId> &selected)
{
    ToolBench bench;
    bench.tool = makeEditPointsTool();
    bench.document = documentWith(outlines);
    bench.selection.shapes = selected;
    return bench;
}

inline ToolBench editingSquare()
{
    return editing({squareAt(0, 0, 40)}, {{1}});
}

inline HandleRef handle(int index, int shape = 1)
{
    return {ShapeId{shape}, index};
}

} // namespace hitbox
