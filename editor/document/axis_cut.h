#pragma once

#include "document/limits.h"

#include <algorithm>

namespace hitbox {

/// How a sheet is cut along one axis, in pixels. Of the size of a cell and the count of cells, the one that was set
/// last decides the other.
struct AxisCut {
    int length = 1; ///< of the sheet
    int cell = 1;
    int count = 1;   ///< at most limits::gridSide
    int margin = 0;  ///< at both ends
    int spacing = 0; ///< from one cell to the next
    int offset = 0;  ///< of the first cell behind the margin
    bool isByCount = true;

    int start() const { return margin + offset; }                                      ///< of the first cell
    int rest() const { return length - start() - count * (cell + spacing) + spacing; } ///< behind the last one

    /// The cut with the deciding number kept and the other one worked out: as large, or as many, as there is room for.
    /// Where there is no room at all, one cell of one pixel.
    AxisCut workedOut() const
    {
        AxisCut cut = *this;
        if (isByCount)
            cut.cell = std::max(1, (length - start() - margin - (count - 1) * spacing) / std::max(1, count));
        else
            cut.count = std::clamp((length - start() + spacing) / std::max(1, cell + spacing), 1, limits::gridSide);
        return cut;
    }

    friend bool operator==(const AxisCut &, const AxisCut &) = default;
};

} // namespace hitbox
