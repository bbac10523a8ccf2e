#pragma once

#include "formats/text/csv.h"
#include "stage/timeline.h"

#include <QByteArray>

namespace hitbox {

/// A line of titles and then one for each tick: `tick`, `sprite_a`, `frame_a`, `phase_a`, the same of b, `contact`,
/// `a_hits`, `b_hits` (0 or 1), `area` in square pixels (the fewest digits that read back exactly), and `pairs`: the
/// shapes that meet by id and name, such as "2 fist overlapping 4 body", with "; " between them.
QByteArray timelineCsv(const Document &document, const Timeline &timeline, CsvFormulas formulas = CsvFormulas::Quoted);

} // namespace hitbox
