#include "stage/overlap_index.h"

#include "stage/play_contact.h"
#include "stage/reach_box.h"
#include "stage/window_budget.h"
#include "stage/work_limit.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include <hitbox/geometry/polygon.h>

namespace hitbox {

namespace {

using geometry::Box;
using geometry::Relation;
using geometry::ShapePair;

/// From this share of all shapes on, moving all in the broad phase costs less than moving each.
constexpr std::size_t movedShareForAnew = 8;

/// Shapes of one instance lie in each other's boxes, too; they are not compared, but looked through.
constexpr std::size_t pairsPerCompared = 8;

/// Of both, or of the first one where the second is not finite, as beyond an engine's numbers.
Box around(const Box &a, const Box &b)
{
    if (!std::isfinite(b.min.x + b.min.y + b.max.x + b.max.y))
        return a;
    return joined(a, b);
}

} // namespace

void OverlapIndex::update(const Document &document, int stage, const EngineRounding &rounding,
                          const std::stop_token &stop, std::uint64_t mostWork)
{
    PlacedInstances::Changes changes = m_placed.follow(document, findStage(document, stage));
    const bool roundsOtherwise = rounding != m_rounding;
    m_rounding = rounding;
    if (roundsOtherwise || (isHeap() && changes.any()))
        changes = m_placed.everythingAnew(std::move(changes));
    const bool strikesOtherwise = takeCategories(document.categories);
    if (!changes.any() && !strikesOtherwise)
        return;

    m_version += 1;
    const std::vector<std::size_t> places = placesOf(changes.anew);
    if (changes.samePlaces && !strikesOtherwise)
        lookAt(places);
    else
        lookAtAll();
    if (changes.any())
        relateAnew(places, changes, stop, mostWork);
    if (strikesOtherwise)
        findHits();
}

void OverlapIndex::become(OverlapIndex other)
{
    const int version = m_version + 1;
    *this = std::move(other);
    m_version = version;
}

const PlacedShape *OverlapIndex::find(int instance, ShapeId shape) const
{
    const std::span<const PlacedShape> shapes = shapesOf(instance);
    const auto found = std::ranges::find(shapes, shape, &PlacedShape::id);
    return found == shapes.end() ? nullptr : &*found;
}

LastingPair OverlapIndex::lasting(const OverlapPair &pair) const
{
    return {m_placed.idOf(pair.instanceA), pair.shapeA, m_placed.idOf(pair.instanceB), pair.shapeB};
}

std::optional<OverlapPair> OverlapIndex::pairOf(const LastingPair &pair) const
{
    const int a = m_placed.placeOf(pair.instanceA);
    const int b = m_placed.placeOf(pair.instanceB);
    if (a < 0 || b < 0)
        return std::nullopt;
    return a < b ? OverlapPair{a, pair.shapeA, b, pair.shapeB} : OverlapPair{b, pair.shapeB, a, pair.shapeA};
}

/// Whether other ones strike each other now.
bool OverlapIndex::takeCategories(const QList<Category> &categories)
{
    if (categories == m_categories)
        return false;
    m_categories = categories;
    const StrikeMatrix before = std::exchange(m_strikes, StrikeMatrix(categories));
    return before != m_strikes;
}

std::vector<std::size_t> OverlapIndex::placesOf(const std::vector<std::size_t> &instances) const
{
    std::vector<std::size_t> places;
    for (const std::size_t instance : instances) {
        for (std::size_t place = m_placed.firstOf(instance); place < m_placed.endOf(instance); ++place)
            places.push_back(place);
    }
    return places;
}

void OverlapIndex::lookAt(std::span<const std::size_t> places)
{
    const bool rounds = m_rounding.numbers != EngineRounding::Numbers::Double;
    for (const std::size_t place : places) {
        const PlacedShape &placed = shapes()[place];
        m_briefs[place] = {placed.instance, placed.id, m_strikes.numberOf(placed.category)};
        m_prepared[place] = geometry::PreparedShape(placed.shape);
        m_boxes[place] = m_prepared[place].bounds();
        if (rounds)
            m_inEngine[place] = rounded(placed.shape, m_rounding);
    }
}

void OverlapIndex::lookAtAll()
{
    const bool rounds = m_rounding.numbers != EngineRounding::Numbers::Double;
    m_briefs.resize(shapes().size());
    m_prepared.resize(shapes().size());
    m_boxes.resize(shapes().size());
    m_inEngine.resize(rounds ? shapes().size() : 0);
    std::vector<std::size_t> all(shapes().size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    lookAt(all);
}

Box OverlapIndex::reachOf(std::size_t place) const
{
    const Box exact = reachBox(m_boxes[place]);
    return m_inEngine.empty() ? exact : around(exact, reachBox(geometry::bounds(m_inEngine[place])));
}

/// All pairs of shapes that may meet and of which at least one was placed anew, and perhaps others.
std::vector<ShapePair> OverlapIndex::pairsToRelate(const std::vector<std::size_t> &places,
                                                   const PlacedInstances::Changes &changes)
{
    if (!changes.samePlaces || places.size() > shapes().size() / movedShareForAnew) {
        std::vector<Box> boxes(shapes().size());
        for (std::size_t place = 0; place < boxes.size(); ++place)
            boxes[place] = reachOf(place);
        if (changes.samePlaces)
            m_broadPhase.moveAll(boxes);
        else
            m_broadPhase = geometry::BroadPhase(boxes);
        return pairsByPlace();
    }
    for (const std::size_t place : places)
        m_broadPhase.move(place, reachOf(place));
    std::vector<ShapePair> pairs;
    for (const std::size_t place : places) {
        for (const std::size_t other : m_broadPhase.overlapping(place)) {
            const bool isFoundTwice = other < place && std::binary_search(places.begin(), places.end(), other);
            if (!isFoundTwice)
                pairs.push_back({std::min(place, other), std::max(place, other)});
        }
    }
    return pairs;
}

/// Of a heap as few as tell that it is one: to keep many millions takes longer than to find them.
std::vector<ShapePair> OverlapIndex::pairsByPlace() const
{
    std::vector<ShapePair> pairs = m_broadPhase.pairsByPlace(m_limit);
    if (pairs.size() <= m_limit || isTooMuch(pairs))
        return pairs;
    return m_broadPhase.pairsByPlace(m_limit * pairsPerCompared); // beyond which they are too many, compared or not
}

std::optional<std::vector<OverlapIndex::Related>> OverlapIndex::related(const std::vector<ShapePair> &pairs,
                                                                        const std::vector<std::size_t> &anew,
                                                                        const std::stop_token &stop,
                                                                        std::uint64_t mostWork) const
{
    std::vector<char> isAnew(m_placed.instanceCount());
    for (const std::size_t instance : anew)
        isAnew[instance] = 1;
    std::vector<std::size_t> sizes;
    sizes.reserve(shapes().size());
    for (const PlacedShape &placed : shapes())
        sizes.push_back(sizeOfShape(placed.shape));

    std::vector<Related> found;
    found.reserve(pairs.size());
    WorkLimit work(mostWork);
    // What takes too long to work out is listed rather than left out.
    const auto relation = [&work](const auto &one, const auto &other) {
        return work
            .answer(windowBudget, [&](const geometry::Budget &budget) { return geometry::relate(one, other, budget); })
            .valueOr(Relation::Overlapping);
    };
    std::optional<ShapePair> costly; ///< the pair before, where it took long
    Relation exact = Relation::Separate;
    Relation inEngine = Relation::Separate;
    constexpr std::size_t pairsBetweenQuestions = 512;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (i % pairsBetweenQuestions == 0 && stop.stop_requested())
            break;
        const ShapePair &pair = pairs[i];
        const Brief &a = m_briefs[pair.first];
        const Brief &b = m_briefs[pair.second];
        if (a.instance == b.instance)
            continue;
        if ((isAnew[static_cast<std::size_t>(a.instance)] | isAnew[static_cast<std::size_t>(b.instance)]) == 0)
            continue;
        work.spend(sizes[pair.first] + sizes[pair.second]);
        const std::uint64_t before = work.left();
        // Copies of one tangle in one place are asked about once.
        const bool isKnown = costly && shapes()[pair.first].shape == shapes()[costly->first].shape &&
                             shapes()[pair.second].shape == shapes()[costly->second].shape;
        if (!isKnown) {
            exact = relation(m_prepared[pair.first], m_prepared[pair.second]);
            inEngine = m_inEngine.empty() ? exact : relation(m_inEngine[pair.first], m_inEngine[pair.second]);
            costly = work.left() < before ? std::optional(pair) : std::nullopt;
        }
        if (work.isOver())
            return std::nullopt;
        if (exact == Relation::Separate && inEngine == Relation::Separate)
            continue;
        const bool hit = m_strikes.strike(a.category, b.category);
        found.push_back({pair, {{a.instance, a.id, b.instance, b.id}, exact, inEngine, hit}});
    }
    return found;
}

/// Sorted by the first places with one count of them, then by the few second places of each: linear. Numbers are moved
/// rather than what they stand for.
std::vector<std::uint32_t> OverlapIndex::orderOf(const std::vector<Related> &found) const
{
    std::vector<std::uint32_t> ends(shapes().size() + 1);
    for (const Related &related : found)
        ++ends[related.places.first + 1];
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    std::vector<std::uint32_t> order(found.size());
    for (std::uint32_t i = 0; i < found.size(); ++i)
        order[ends[found[i].places.first]++] = i;
    for (auto run = order.begin(); run != order.end();) {
        const auto end = order.begin() + static_cast<std::ptrdiff_t>(ends[found[*run].places.first]);
        std::ranges::sort(run, end, {}, [&](std::uint32_t i) { return found[i].places.second; });
        run = end;
    }
    return order;
}

bool OverlapIndex::isTooMuch(const std::vector<ShapePair> &pairs) const
{
    if (pairs.size() <= m_limit)
        return false;
    const auto isCompared = [this](const ShapePair &pair) {
        return m_briefs[pair.first].instance != m_briefs[pair.second].instance;
    };
    return pairs.size() > m_limit * pairsPerCompared ||
           static_cast<std::size_t>(std::ranges::count_if(pairs, isCompared)) > m_limit;
}

void OverlapIndex::relateAnew(const std::vector<std::size_t> &places, const PlacedInstances::Changes &changes,
                              const std::stop_token &stop, std::uint64_t mostWork)
{
    const std::vector<ShapePair> pairs = pairsToRelate(places, changes);
    m_heap = isTooMuch(pairs) ? Heap::Pairs : Heap::None;
    if (!isHeap()) {
        if (const auto found = related(pairs, changes.anew, stop, mostWork))
            mergeIn(*found, changes);
        else
            m_heap = Heap::Work;
    }
    if (!isHeap() && m_overlaps.size() > m_limit) // grown by a few at a time
        m_heap = Heap::Pairs;
    if (!isHeap())
        return;
    m_overlaps.clear();
    m_places.clear();
}

/// Keeps what neither instance was placed anew of, under the numbers that they have now.
void OverlapIndex::mergeIn(const std::vector<Related> &found, const PlacedInstances::Changes &changes)
{
    std::vector<Overlap> overlaps;
    std::vector<ShapePair> places;
    overlaps.reserve(m_overlaps.size() + found.size());
    places.reserve(m_overlaps.size() + found.size());
    const auto take = [&](const ShapePair &pair, const Overlap &overlap) {
        places.push_back(pair);
        overlaps.push_back(overlap);
    };
    const auto placeNow = [&](std::size_t place, int was, std::size_t is) {
        return place - changes.firstsBefore[static_cast<std::size_t>(was)] + m_placed.firstOf(is);
    };

    const std::vector<std::uint32_t> order = orderOf(found);
    auto next = order.begin();
    for (std::size_t i = 0; i < m_overlaps.size(); ++i) {
        Overlap overlap = m_overlaps[i];
        const std::size_t a = changes.becomes[static_cast<std::size_t>(overlap.pair.instanceA)];
        const std::size_t b = changes.becomes[static_cast<std::size_t>(overlap.pair.instanceB)];
        if (a == PlacedInstances::gone || b == PlacedInstances::gone)
            continue;
        ShapePair now = m_places[i];
        if (!changes.samePlaces)
            now = {placeNow(now.first, overlap.pair.instanceA, a), placeNow(now.second, overlap.pair.instanceB, b)};
        overlap.pair.instanceA = static_cast<int>(a);
        overlap.pair.instanceB = static_cast<int>(b);
        for (; next != order.end() && found[*next].places < now; ++next)
            take(found[*next].places, found[*next].overlap);
        take(now, overlap);
    }
    for (; next != order.end(); ++next)
        take(found[*next].places, found[*next].overlap);
    m_overlaps = std::move(overlaps);
    m_places = std::move(places);
}

void OverlapIndex::findHits()
{
    for (std::size_t i = 0; i < m_overlaps.size(); ++i)
        m_overlaps[i].hit =
            m_strikes.strike(m_briefs[m_places[i].first].category, m_briefs[m_places[i].second].category);
}

} // namespace hitbox
