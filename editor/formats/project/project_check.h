#pragma once

#include "document/difference.h"
#include "document/document.h"
#include "document/result.h"

namespace hitbox {

/// Whether a project file can hold the document so that it reads back the same: finite numbers within limits.h, ids
/// from 1 on that no two shapes share, no two equal property names in one place. Everything the editor makes passes;
/// this keeps a mistake elsewhere from costing the user's file. The place in the error is a path as in the file.
Result<Done> checkProject(const Document &document);

/// checkProject() for the places of what an edit changed or added: outlines, pivots, points and events of frames, and
/// what stands on stages. Takes no longer than a walk along the frames of sprites that differ.
Result<Done> checkNumbers(const Document &edited, const Difference &difference);

/// Whether a project may have so much of everything that limits.h counts: what readers ask, too. The place in the error
/// is a path as in the file.
Result<Done> checkProjectCounts(const Document &document);

} // namespace hitbox
