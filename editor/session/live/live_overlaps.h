#pragma once

#include "document/document.h"
#include "stage/overlap_details.h"
#include "stage/overlap_index.h"

#include <map>
#include <optional>

#include <hitbox/geometry/answer.h>

namespace hitbox {

/// The overlaps on one stage, computed anew only where something changes that they depend on, and what there is to show
/// about those that were asked for.
class LiveOverlaps
{
public:
    /// A stage of -1 has none.
    void update(const Document &document, int stage, const EngineRounding &rounding);

    const OverlapIndex &index() const { return m_index; }

    /// Worked out when first asked for, and kept while both shapes stay as they are. Of shapes that are not there:
    /// nothing. Valid until the next update().
    const OverlapDetails &details(const OverlapPair &pair);
    /// The shortest way for the second shape to no more than touch the first, as details() otherwise. For shapes of
    /// many convex pieces it takes much longer than they do, and may be CutShort: then it is not worked out, however
    /// often it is asked for.
    geometry::Answer<geometry::Point> push(const OverlapPair &pair);

private:
    struct Kept {
        geometry::Shape a;
        geometry::Shape b;
        std::optional<OverlapDetails> details = std::nullopt;
        std::optional<geometry::Answer<geometry::Point>> push = std::nullopt;
    };

    Kept *keptOf(const OverlapPair &pair);
    bool isOld(const LastingPair &pair, const Kept &kept) const;

    OverlapIndex m_index;
    std::map<LastingPair, Kept> m_kept;
};

} // namespace hitbox
