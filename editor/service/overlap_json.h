#pragma once

#include "document/document.h"
#include "document/result.h"
#include "stage/hit_groups.h"
#include "stage/overlap_details.h"
#include "stage/overlap_index.h"
#include "stage/work_limit.h"

#include <QByteArray>
#include <QList>

#include <optional>

/// Overlaps of a stage as commands list them.
namespace hitbox {

/// An overlap with what is printed of it. There may be a million, of shapes with many points: the shapes stay in the
/// index, which outlives this, and what they share is found when it is printed.
struct ListedOverlap {
    const Overlap *overlap = nullptr;
    const PlacedShape *a = nullptr;
    const PlacedShape *b = nullptr;
    std::optional<CountedHits> hits; ///< where the project has hit groups
};

/// What overlaps of one list share: of all together as much as can be found out in some ten seconds. Of the rest there
/// is no area, as of shapes that are too much of a tangle.
class SharedParts
{
public:
    std::optional<double> areaOf(const ListedOverlap &one);
    SharedPart of(const ListedOverlap &one); ///< with the region, of which all together have a limit, too

private:
    void findOut(const ListedOverlap &one);

    ListedOverlap m_known; ///< the one before
    SharedPart m_part;
    WorkLimit m_work = WorkLimit(OverlapIndex::usualWork);
};

/// Into the index, which must outlive it unchanged. Fails where the instances lie in a heap, or in too much of a
/// tangle.
Result<QList<ListedOverlap>> listed(const OverlapIndex &index, const Document &document, int stage);

enum class Comparing { Nothing, WithEngine };

QByteArray overlapsJson(const QString &stage, const QList<ListedOverlap> &overlaps, Comparing comparing);

} // namespace hitbox
