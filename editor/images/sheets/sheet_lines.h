#pragma once

#include "document/sheet.h"
#include "images/sheets/sheet_ink.h"

#include <QSet>

#include <optional>

/// Finding the grid of a sheet by the rows and columns that are empty between its cells.
///
/// Each clear line that a grid needs and the sheet has speaks for the grid by the logarithm of how seldom lines are
/// clear there; what is unusual about a grid (odd sizes, borders, rests) speaks against it in the same measure. Of two
/// grids that the sheet bears out alike, the plainer one wins.
namespace hitbox {

/// Lengths along one axis, in pixels.
struct AxisGrid {
    int count = 1;
    int cell = 0;
    int offset = 0;
    int spacing = 0;
    int rest = 0;         ///< behind the last cell
    bool isTight = false; ///< what is in the cells reaches their borders, though there would be room beyond
    double evidence = 0;
    double score = 0; ///< the evidence, less what is unusual

    friend bool operator==(const AxisGrid &, const AxisGrid &) = default;
};

/// The grids that the profile of one axis allows, best first; a single cell is always among them. `named` are sizes of
/// cells that somebody mentioned.
QList<AxisGrid> axisGridsOf(const InkProfile &profile, const QSet<int> &named);

/// The grid whose lines are clear and whose cells hold much the same amount of ink; nothing where the evidence is poor.
std::optional<SheetGrid> gridOfClearLines(const SheetInk &ink, const QSet<int> &named,
                                          const std::stop_token &stop = {});

} // namespace hitbox
