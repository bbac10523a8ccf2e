#include "session/history/followed_handles.h"

#include <QHash>

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace hitbox {

namespace {

using Points = QList<geometry::Point>;

bool liesBefore(geometry::Point a, geometry::Point b)
{
    return std::tie(a.x, a.y) < std::tie(b.x, b.y);
}

/// The places of these points, in order.
std::vector<geometry::Point> placesOf(const Points &points, const std::vector<int> &numbers)
{
    std::vector<geometry::Point> places;
    places.reserve(numbers.size());
    for (const int number : numbers)
        places.push_back(points[number]);
    std::ranges::sort(places, liesBefore);
    return places;
}

bool areMovedAlike(const Points &before, const Points &after, const std::vector<int> &moved)
{
    const auto wayOf = [&](int i) { return std::pair(after[i].x - before[i].x, after[i].y - before[i].y); };
    return std::ranges::all_of(moved, [&](int i) { return wayOf(i) == wayOf(moved.front()); });
}

/// A point that was moved may come to lie where another one lay; that alone gives no other numbers.
bool haveKeptNumbers(const Points &before, const Points &after, const std::vector<int> &handles)
{
    if (before.size() != after.size())
        return false;
    std::vector<int> moved;
    for (int i = 0; i < before.size(); ++i) {
        if (before[i] != after[i])
            moved.push_back(i);
    }
    if (moved.empty() || std::ranges::includes(handles, moved) || areMovedAlike(before, after, moved))
        return true;
    std::vector<geometry::Point> common;
    std::ranges::set_intersection(placesOf(before, moved), placesOf(after, moved), std::back_inserter(common),
                                  liesBefore);
    return common.empty();
}

/// What became of some handles of a shape.
struct Outcome {
    std::vector<int> numbers; ///< by now
    Points lost;              ///< where those were whose points the shape has no more
};

/// By the same places; of several points at one place, each handle gets one of its own.
Outcome foundByPlace(const std::vector<int> &handles, const Points &before, const Points &after)
{
    std::vector<int> byPlace(static_cast<std::size_t>(after.size()));
    for (int i = 0; i < after.size(); ++i)
        byPlace[static_cast<std::size_t>(i)] = i;
    std::ranges::stable_sort(byPlace, liesBefore, [&after](int i) { return after[i]; });
    QHash<std::ptrdiff_t, std::ptrdiff_t> given; // of the points at one place, by the first of them
    Outcome outcome;
    for (const int handle : handles) {
        if (handle < 0 || handle >= before.size())
            continue;
        const auto here =
            std::ranges::equal_range(byPlace, before[handle], liesBefore, [&after](int i) { return after[i]; });
        std::ptrdiff_t &next = given[here.begin() - byPlace.begin()];
        if (next < std::ranges::ssize(here))
            outcome.numbers.push_back(here[next++]);
        else
            outcome.lost.append(before[handle]);
    }
    return outcome;
}

/// A shape that is gone is null.
Outcome followed(std::vector<int> handles, const Shape &before, const Shape *after)
{
    if (after && (before.outline == after->outline || (before.kind() == after->kind() && !pointList(before.outline))))
        return {handles, {}};
    const Points from = handlesOf(before.outline);
    const Points to = after ? handlesOf(after->outline) : Points();
    std::ranges::sort(handles);
    return haveKeptNumbers(from, to, handles) ? Outcome{handles, {}} : foundByPlace(handles, from, to);
}

/// The points at these places of the shapes that are new, or of which outlines differ.
QSet<HandleRef> foundElsewhere(const Points &lost, const Frame &before, const Frame &after)
{
    if (lost.isEmpty())
        return {};
    QHash<std::pair<double, double>, HandleRef> byPlace;
    for (const Shape &shape : after.shapes) {
        const Shape *old = findShape(before, shape.id);
        if (!pointList(shape.outline) || (old && old->outline == shape.outline))
            continue;
        const Points points = handlesOf(shape.outline);
        for (int i = 0; i < points.size(); ++i)
            byPlace.insert({points[i].x, points[i].y}, {shape.id, i});
    }
    QSet<HandleRef> found;
    for (const geometry::Point place : lost) {
        if (const auto there = byPlace.constFind({place.x, place.y}); there != byPlace.cend())
            found.insert(*there);
    }
    return found;
}

} // namespace

QSet<HandleRef> followedHandles(const QSet<HandleRef> &handles, const Frame &before, const Frame &after)
{
    QHash<ShapeId, std::vector<int>> byShape;
    for (const HandleRef &handle : handles)
        byShape[handle.shape].push_back(handle.index);
    QSet<HandleRef> result;
    Points lost;
    for (const auto &[id, numbers] : byShape.asKeyValueRange()) {
        const Shape *from = findShape(before, id);
        const Outcome outcome = from ? followed(numbers, *from, findShape(after, id)) : Outcome{numbers, {}};
        for (const int number : outcome.numbers)
            result.insert({id, number});
        lost += outcome.lost;
    }
    return result.unite(foundElsewhere(lost, before, after));
}

} // namespace hitbox
