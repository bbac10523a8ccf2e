#pragma once

#include "document/difference.h"
#include "document/document.h"
#include "document/result.h"

namespace hitbox {

/// Whether a project file can hold the document so that it reads back the same: finite numbers within limits.h, ids
/// from 1 on that no two shapes share, no two equal property names in one place. Everything the editor makes passes;
/// this keeps a mistake elsewhere from costing the user's file. The place in the error is a path as in the file.
Result<Done> checkProject(const Document &document);

/// checkProject() for the numbers of what an edit changed or added, in the time that it takes to look at these.
Result<Done> checkNumbers(const Document &edited, const Difference &difference);

/// Whether a project may have so much of everything that limits.h counts: what readers ask, too. The place in the error
/// is a path as in the file.
Result<Done> checkProjectCounts(const Document &document);

} // namespace hitbox
