#pragma once

#include "document/document.h"
#include "session/live/live_answer.h"
#include "session/work/latest.h"
#include "stage/overlap_details.h"
#include "stage/overlap_index.h"

#include <map>
#include <memory>
#include <optional>

#include <hitbox/geometry/answer.h>

namespace hitbox {

class Preview;
class ToolDesk;

/// The overlaps on one stage, computed anew only where something changes that they depend on, and what there is to show
/// about those that were asked for.
///
/// Many instances at once, as when a large stage is entered, and shapes that take long, are related on another thread.
/// Until that has arrived the index is empty: it never speaks of another stage than the one in view.
class LiveOverlaps : public LiveAnswer
{
    Q_OBJECT

public:
    static constexpr std::size_t manyInstances = 2'000; ///< to relate at once takes longer than between two pictures

    LiveOverlaps(const ToolDesk &desk, const Preview &preview); ///< both outlive it

    const OverlapIndex &index() const { return m_index; }
    bool pending() const { return m_anew.isPending(); } ///< the index is empty until it has arrived()

    /// Worked out when first asked for, and kept while both shapes stay as they are. Of shapes that are not there:
    /// nothing. Valid until the next update().
    const OverlapDetails &details(const OverlapPair &pair) const;
    /// The shortest way for the second shape to no more than touch the first, as details() otherwise. For shapes of
    /// many convex pieces it takes much longer than they do, and may be CutShort: then it is not worked out, however
    /// often it is asked for.
    geometry::Answer<geometry::Point> push(const OverlapPair &pair) const;

    bool update(const Shown &shown) override;

private:
    struct Kept {
        geometry::Shape a;
        geometry::Shape b;
        std::optional<OverlapDetails> details = std::nullopt;
        std::optional<geometry::Answer<geometry::Point>> push = std::nullopt;
    };

    /// What the index is of.
    struct Subject {
        int opened = 0;
        Id<Stage> stage; ///< none for one that does not exist
        EngineRounding rounding;

        friend bool operator==(const Subject &, const Subject &) = default;
    };

    struct Wish {
        Document document;
        int stage = -1; ///< its place there
        Subject subject;

        friend bool operator==(const Wish &, const Wish &) = default;
    };

    using Filled = std::shared_ptr<OverlapIndex>;

    static Filled filled(const Wish &wish, const Run &run);
    bool isLong(const Stage *stage, const Subject &subject) const;
    void fillBeside(const Wish &wish);
    void take(const Wish &wish, const Filled &index);

    Kept *keptOf(const OverlapPair &pair) const;
    bool isOld(const LastingPair &pair, const Kept &kept) const;

    struct Told {
        int version = 0; ///< of the index
        EngineRounding rounding;
        bool isPending = false;

        friend bool operator==(const Told &, const Told &) = default;
    };

    const ToolDesk &m_desk;
    const Preview &m_preview;
    Told m_told;
    OverlapIndex m_index;
    Subject m_subject;
    std::optional<Wish> m_heap; ///< what the index was filled with, where that is a heap
    Latest<Wish, Filled> m_anew;
    mutable std::map<LastingPair, Kept> m_kept;
};

} // namespace hitbox
