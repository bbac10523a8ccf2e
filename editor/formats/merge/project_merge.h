#pragma once

#include "document/document.h"
#include "document/result.h"
#include "formats/merge/three_way_merge.h"

#include <QList>

namespace hitbox {

struct MergedProject {
    Document document;
    QList<MergeConflict> conflicts; ///< of this merge
    qsizetype notKept = 0;          ///< of these, beyond what a project may have
};

/// What two people made of one project, in one. Sprites, frames and categories that one side renamed are known again by
/// the shapes in them; shapes and tracks that both sides gave one number are told apart; in-betweens are worked out
/// anew. Where both changed the same thing, ours stays and a conflict tells of it, which the project keeps beside those
/// of earlier merges that neither side has settled. Paths are taken as they stand. Fails where what comes out could not
/// be saved.
///
/// Laws: merged(a, a, b) is b and merged(a, b, a) is b. Without conflicts, merged(a, b, c) and merged(a, c, b) are
/// equal. What either side added is there.
Result<MergedProject> mergedProject(const Document &base, const Document &ours, const Document &theirs);

} // namespace hitbox
