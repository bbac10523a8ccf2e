#pragma once

#include "document/sheet.h"

#include <QImage>

#include <optional>
#include <stop_token>

/// Finding the grid of a sheet whose cells touch: by what comes again in the same distance, and by the breaks where
/// one cell ends and the next begins. Both look at samples, so that their cost is bounded. Images are ARGB32.
namespace hitbox {

/// A grid that divides the image, whose cells are far more like their neighbours than parts of the image are that lie
/// nearer to each other, which no gradient and no noise achieves. Nothing where no distance stands out.
std::optional<SheetGrid> gridOfRepeats(const QImage &sheet, const std::stop_token &stop = {});

/// The grid with its cells cut once more along their longer side, where they were not cut that way before and what is
/// in them comes again there; else as it is. For sheets whose cells touch along one axis only.
SheetGrid withRepeats(const QImage &sheet, const SheetGrid &grid, const std::stop_token &stop = {});

/// The smallest square cells that divide the image, along nearly all of whose borders colours change much more than
/// elsewhere. Nothing where there are none.
std::optional<SheetGrid> gridOfBreaks(const QImage &sheet, const std::stop_token &stop = {});

} // namespace hitbox
