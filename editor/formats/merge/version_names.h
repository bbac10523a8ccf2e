#pragma once

#include "document/document.h"

#include <QList>

/// What versions of one project call their categories, sprites and frames. One that has another name in the newer
/// version is known again by the shapes in it, or, where it has none, by what it shows.
namespace hitbox {

/// Three versions of a project on the way to one.
struct ThreeProjects {
    Document base;
    Document ours;
    Document theirs;
};

struct AgreedProjects {
    ThreeProjects versions;
    QList<MergeConflict> conflicts; ///< names that not both sides could have
};

/// All three with the names that either side gave. Where both gave one, ours stays. A name that the other side gave to
/// something else is taken back. What the other side removed is left for the lists to be found out.
AgreedProjects withNamesAgreed(ThreeProjects versions);

struct RenamedProject {
    Document document;
    QList<QList<MergeStep>> renamed; ///< places of what has another name than before, by that name
};

/// The older version with the names that the newer one gave.
RenamedProject withNamesOf(Document before, const Document &after);

} // namespace hitbox
