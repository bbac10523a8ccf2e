#include <hitbox/geometry/broad_phase.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <new>
#include <utility>

#include "exact/finite.h"
#include "index/placed_box_tree.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

using ShapeIndex = PlacedBoxTree::Index;

// Each search looks through all recent boxes; building the tree for fewer would cost more than it saves.
constexpr std::size_t leastRecentLimit = 64;
constexpr std::size_t shapesPerRecent = 32;

bool canMeet(const Box &box)
{
    return isFinite(box.min) && isFinite(box.max) && box.min.x <= box.max.x && box.min.y <= box.max.y;
}

/// Sorted by the first ids with one count of them, then by the few second ids of each.
std::vector<ShapePair> sortedPairs(const std::vector<ShapePair> &pairs, std::size_t idCount)
{
    std::vector<std::size_t> ends(idCount + 1);
    for (const ShapePair &pair : pairs)
        ++ends[pair.first + 1];
    for (std::size_t i = 1; i < ends.size(); ++i)
        ends[i] += ends[i - 1];
    std::vector<ShapePair> result(pairs.size());
    for (const ShapePair &pair : pairs)
        result[ends[pair.first]++] = pair;
    for (auto run = result.begin(); run != result.end();) {
        const auto end = result.begin() + static_cast<std::ptrdiff_t>(ends[run->first]);
        std::sort(run, end);
        run = end;
    }
    return result;
}

/// A list that is allocated once, as long as it is, where there are only a few.
class FoundIds
{
public:
    void add(std::size_t id)
    {
        if (m_count < m_first.size())
            m_first[m_count++] = id;
        else
            m_others.push_back(id);
    }

    std::vector<std::size_t> inOrder() const
    {
        std::vector<std::size_t> ids;
        if (m_count == 0)
            return ids;
        ids.reserve(m_count + m_others.size());
        ids.insert(ids.end(), m_first.begin(), m_first.begin() + static_cast<std::ptrdiff_t>(m_count));
        ids.insert(ids.end(), m_others.begin(), m_others.end());
        std::ranges::sort(ids);
        return ids;
    }

private:
    std::array<std::size_t, 32> m_first; // only the first m_count are set
    std::size_t m_count = 0;
    std::vector<std::size_t> m_others;
};

} // namespace

struct BroadPhase::State {
    enum class Place : std::uint8_t {
        Free,    ///< the id is not in use
        Nowhere, ///< the box overlaps nothing
        Tree,
        Recent,
    };

    struct Entry {
        ShapeIndex slot = 0; ///< in the tree, or in the list of recent boxes
        Place place = Place::Free;
    };

    std::vector<Box> boxes;     ///< of each id
    std::vector<Entry> entries; ///< of each id
    std::vector<std::size_t> freeIds;
    PlacedBoxTree tree;
    std::vector<ShapeIndex> slotIds; ///< of each slot of the tree
    std::vector<ShapeIndex> recentIds;
    std::vector<Box> recentBoxes;

    bool isInUse(std::size_t id) const { return id < entries.size() && entries[id].place != Place::Free; }
    void makeRoom(); ///< for place() to take none, which then leaves nothing half done
    void place(std::size_t id);
    void takeOut(std::size_t id);
    bool areAllInTree(std::span<const Box> at) const;
    void rebuild(std::span<const Box> at);
    template <typename Report>
    void visit(const Box &box, Report report) const;
};

template <typename Item>
void makeRoomForOne(std::vector<Item> &items)
{
    constexpr std::size_t least = 8;
    if (items.size() == items.capacity())
        items.reserve(std::max(least, 2 * items.capacity()));
}

void BroadPhase::State::makeRoom()
{
    makeRoomForOne(recentIds);
    makeRoomForOne(recentBoxes);
}

void BroadPhase::State::place(std::size_t id)
{
    if (!canMeet(boxes[id])) {
        entries[id] = {0, Place::Nowhere};
        return;
    }
    entries[id] = {static_cast<ShapeIndex>(recentIds.size()), Place::Recent};
    recentIds.push_back(static_cast<ShapeIndex>(id));
    recentBoxes.push_back(boxes[id]);
    if (recentIds.size() <= leastRecentLimit + boxes.size() / shapesPerRecent)
        return;
    try {
        rebuild(boxes);
    } catch (const std::bad_alloc &) { // NOLINT(bugprone-empty-catch): what is recent is found, if later
    }
}

void BroadPhase::State::takeOut(std::size_t id)
{
    const Entry entry = entries[id];
    if (entry.place == Place::Tree)
        tree.drop(entry.slot);
    if (entry.place == Place::Recent) {
        recentIds[entry.slot] = recentIds.back();
        recentBoxes[entry.slot] = recentBoxes.back();
        entries[recentIds.back()].slot = entry.slot;
        recentIds.pop_back();
        recentBoxes.pop_back();
    }
    entries[id] = {0, Place::Nowhere};
}

/// All that can meet there, and no others.
bool BroadPhase::State::areAllInTree(std::span<const Box> at) const
{
    for (std::size_t id = 0; id < entries.size(); ++id) {
        const Place place = entries[id].place;
        if (place == Place::Recent || (place != Place::Free && canMeet(at[id]) != (place == Place::Tree)))
            return false;
    }
    return true;
}

/// Without enough memory nothing changes.
void BroadPhase::State::rebuild(std::span<const Box> at)
{
    std::vector<ShapeIndex> placed;
    placed.reserve(entries.size());
    for (std::size_t id = 0; id < entries.size(); ++id) {
        if (entries[id].place != Place::Free && canMeet(at[id]))
            placed.push_back(static_cast<ShapeIndex>(id));
    }
    tree = PlacedBoxTree(placed, at);
    slotIds = std::move(placed);
    recentIds.clear();
    recentBoxes.clear();
    for (Entry &entry : entries)
        entry.place = entry.place == Place::Free ? Place::Free : Place::Nowhere;
    for (std::size_t slot = 0; slot < slotIds.size(); ++slot)
        entries[slotIds[slot]] = {static_cast<ShapeIndex>(slot), Place::Tree};
}

template <typename Report>
void BroadPhase::State::visit(const Box &box, Report report) const
{
    if (!canMeet(box))
        return;
    tree.visit(box, [&](std::size_t slot) { report(slotIds[slot]); });
    for (std::size_t i = 0; i < recentBoxes.size(); ++i) {
        if (haveCommonPoint(recentBoxes[i], box))
            report(recentIds[i]);
    }
}

BroadPhase::BroadPhase()
    : m_state(std::make_unique<State>())
{
}

BroadPhase::BroadPhase(std::span<const Box> boxes)
    : BroadPhase()
{
    m_state->boxes.assign(boxes.begin(), boxes.end());
    m_state->entries.assign(boxes.size(), {0, State::Place::Nowhere});
    m_state->rebuild(m_state->boxes);
}

BroadPhase::BroadPhase(const BroadPhase &other)
    : m_state(std::make_unique<State>(*other.m_state))
{
}

BroadPhase::BroadPhase(BroadPhase &&other) noexcept = default;

BroadPhase &BroadPhase::operator=(BroadPhase other) noexcept
{
    std::swap(m_state, other.m_state);
    return *this;
}

BroadPhase::~BroadPhase() = default;

std::size_t BroadPhase::size() const
{
    return m_state->boxes.size() - m_state->freeIds.size();
}

std::size_t BroadPhase::add(const Box &box)
{
    State &state = *m_state;
    std::size_t id = state.boxes.size();
    state.makeRoom();
    if (state.freeIds.empty()) {
        makeRoomForOne(state.boxes);
        if (state.freeIds.capacity() <= id) // for remove() to take none
            state.freeIds.reserve(2 * (id + 1));
        state.entries.resize(id + 1); // one more than there are boxes is none
        state.boxes.push_back(box);
    } else {
        id = state.freeIds.back();
        state.freeIds.pop_back();
        state.boxes[id] = box;
    }
    state.place(id);
    return id;
}

void BroadPhase::move(std::size_t id, const Box &box)
{
    State &state = *m_state;
    if (!state.isInUse(id))
        return;
    state.makeRoom();
    state.boxes[id] = box;
    const State::Entry entry = state.entries[id];
    if (canMeet(box) && entry.place == State::Place::Tree && state.tree.tryMove(entry.slot, box))
        return;
    if (canMeet(box) && entry.place == State::Place::Recent) {
        state.recentBoxes[entry.slot] = box;
        return;
    }
    state.takeOut(id);
    state.place(id);
}

void BroadPhase::moveAll(std::span<const Box> boxes)
{
    State &state = *m_state;
    assert(boxes.size() == state.boxes.size());
    if (!state.areAllInTree(boxes) || !state.tree.tryMoveAll(state.slotIds, boxes))
        state.rebuild(boxes);
    std::ranges::copy(boxes, state.boxes.begin());
}

void BroadPhase::remove(std::size_t id)
{
    State &state = *m_state;
    if (!state.isInUse(id))
        return;
    state.takeOut(id);
    state.entries[id].place = State::Place::Free;
    state.freeIds.push_back(id);
}

std::vector<ShapePair> BroadPhase::pairs() const
{
    return sortedPairs(pairsByPlace(), m_state->boxes.size());
}

std::vector<ShapePair> BroadPhase::pairsByPlace(std::size_t most) const
{
    const State &state = *m_state;
    std::vector<ShapePair> found;
    const auto report = [&](std::size_t a, std::size_t b) { found.push_back({std::min(a, b), std::max(a, b)}); };
    const auto goesOn = [&] { return found.size() <= most; };
    state.tree.visitPairs([&](std::size_t a, std::size_t b) { report(state.slotIds[a], state.slotIds[b]); }, goesOn);
    for (std::size_t i = 0; i < state.recentIds.size() && goesOn(); ++i) {
        const Box &box = state.recentBoxes[i];
        state.tree.visit(box, [&](std::size_t slot) { report(state.recentIds[i], state.slotIds[slot]); });
        for (std::size_t j = 0; j < i; ++j) {
            if (haveCommonPoint(box, state.recentBoxes[j]))
                report(state.recentIds[i], state.recentIds[j]);
        }
    }
    return found;
}

std::vector<std::size_t> BroadPhase::overlapping(std::size_t id) const
{
    if (!m_state->isInUse(id))
        return {};
    FoundIds found;
    m_state->visit(m_state->boxes[id], [&](std::size_t other) {
        if (other != id)
            found.add(other);
    });
    return found.inOrder();
}

std::vector<std::size_t> BroadPhase::overlapping(const Box &box) const
{
    FoundIds found;
    m_state->visit(box, [&](std::size_t id) { found.add(id); });
    return found.inOrder();
}

} // namespace hitbox::geometry
