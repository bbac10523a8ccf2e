#pragma once

#include "drawing/overlap_filter.h"
#include "stage/engine_rounding.h"

#include <QRectF>

#include <vector>

namespace hitbox {

class OverlapIndex;
class StageContent;

/// The overlaps that a canvas shows, and about where they are.
class LitOverlaps
{
public:
    struct Lit {
        Overlap overlap;
        QRectF box; ///< what the boxes of both have in common; of those that are apart, the gap; stage pixels

        friend bool operator==(const Lit &, const Lit &) = default;
    };

    /// How much there is room for; see detailFor().
    enum class Detail {
        Marks,   ///< a spot of colour for each pair
        Regions, ///< what they share, hatched
        Full,    ///< with its area, and the places where boundaries meet
    };

    /// False when it shows what it showed before. Pairs with an instance that is not shown are left out.
    bool follow(const OverlapIndex &index, const OverlapFilter &filter, const StageContent &content);

    const std::vector<Lit> &all() const { return m_lit; }
    /// The overlaps whose box comes into the area, at most `most` of them.
    std::vector<const Lit *> near(const QRectF &area, std::size_t most) const;

    /// How much is drawn of each overlap, by how many are in view: details of thousands would take long and hide each
    /// other.
    Detail detailFor(const QRectF &view) const;

private:
    struct State {
        int overlaps = -1;
        int shown = -1;
        OverlapFilter filter;
        friend bool operator==(const State &, const State &) = default;
    };

    State m_state;          ///< that they were found in
    std::vector<Lit> m_lit; ///< those that hit last: they are drawn on top
};

} // namespace hitbox
