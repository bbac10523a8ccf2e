#include "stage/placed_instances.h"

#include <algorithm>
#include <numeric>

namespace hitbox {

namespace {

/// For each instance before, the number of an equal one now, or `gone`. Of lists equally long those of one number are
/// compared; of others the longest equal begin and end, since that is what adding and removing leave.
std::vector<std::size_t> counterparts(const QList<Instance> &before, const QList<Instance> &now)
{
    std::vector<std::size_t> found(static_cast<std::size_t>(before.size()), PlacedInstances::gone);
    if (before.size() == now.size()) {
        const bool isShared = now.isSharedWith(before);
        for (std::size_t i = 0; i < found.size(); ++i) {
            const auto at = static_cast<qsizetype>(i);
            if (isShared || before[at] == now[at])
                found[i] = i;
        }
        return found;
    }
    const auto begin = std::mismatch(before.begin(), before.end(), now.begin(), now.end()).first - before.begin();
    const auto rest = std::min(before.size(), now.size()) - begin;
    const auto end = std::mismatch(before.rbegin(), before.rbegin() + rest, now.rbegin()).first - before.rbegin();
    std::iota(found.begin(), found.begin() + begin, std::size_t{0});
    std::iota(found.end() - end, found.end(), static_cast<std::size_t>(now.size() - end));
    return found;
}

} // namespace

PlacedInstances::Changes PlacedInstances::everythingAnew(Changes changes) const
{
    std::ranges::fill(changes.becomes, gone);
    changes.anew.resize(instanceCount());
    std::iota(changes.anew.begin(), changes.anew.end(), std::size_t{0});
    changes.samePlaces = false;
    return changes;
}

std::span<const PlacedShape> PlacedInstances::shapesOf(int instance) const
{
    if (instance < 0 || instance >= m_instances.size())
        return {};
    const auto i = static_cast<std::size_t>(instance);
    return std::span(m_shapes).subspan(firstOf(i), endOf(i) - firstOf(i));
}

PlacedInstances::Changes PlacedInstances::changesTo(const QList<Instance> &now,
                                                    const std::vector<bool> &differingFrames) const
{
    Changes changes;
    changes.becomes = counterparts(m_instances, now);
    changes.firstsBefore = m_firsts;
    std::vector<bool> isKept(static_cast<std::size_t>(now.size()));
    for (std::size_t was = 0; was < changes.becomes.size(); ++was) {
        std::size_t &is = changes.becomes[was];
        if (is != gone && differingFrames[m_frameOf[was]])
            is = gone;
        if (is != gone)
            isKept[is] = true;
    }
    for (std::size_t i = 0; i < isKept.size(); ++i) {
        if (!isKept[i])
            changes.anew.push_back(i);
    }
    return changes;
}

void PlacedInstances::place(const Instance &value, std::size_t instance, std::span<PlacedShape> to) const
{
    const StageFrames::Known &known = m_frames[m_frameOf[instance]];
    const geometry::Placement placement = placementOf(value, known.frame);
    for (std::size_t i = 0; i < to.size(); ++i) {
        const Shape &shape = known.frame.shapes[static_cast<qsizetype>(i)];
        to[i] = {static_cast<int>(instance), shape.id, shape.name, shape.category,
                 geometry::placed(known.shapes[i], placement)};
    }
}

void PlacedInstances::placeAnew(const Changes &changes)
{
    for (const std::size_t i : changes.anew) {
        place(m_instances[static_cast<qsizetype>(i)], i,
              std::span(m_shapes).subspan(firstOf(i), endOf(i) - firstOf(i)));
    }
}

void PlacedInstances::placeElsewhere(const Changes &changes)
{
    std::vector<PlacedShape> before = std::exchange(m_shapes, std::vector<PlacedShape>(m_firsts.back()));
    for (std::size_t was = 0; was < changes.becomes.size(); ++was) {
        const std::size_t is = changes.becomes[was];
        if (is == gone)
            continue;
        for (std::size_t to = firstOf(is), from = changes.firstsBefore[was]; to < endOf(is); ++to, ++from) {
            m_shapes[to] = std::move(before[from]);
            m_shapes[to].instance = static_cast<int>(is);
        }
    }
    placeAnew(changes);
}

std::vector<std::size_t> PlacedInstances::framesAfter(const Changes &changes, const Document &document)
{
    std::vector<std::size_t> frames(static_cast<std::size_t>(m_instances.size()));
    for (std::size_t was = 0; was < changes.becomes.size(); ++was) {
        if (changes.becomes[was] != gone)
            frames[changes.becomes[was]] = m_frameOf[was];
    }
    for (const std::size_t i : changes.anew)
        frames[i] = m_frames.numberOf(document, m_instances[static_cast<qsizetype>(i)]);
    return frames;
}

PlacedInstances::Changes PlacedInstances::follow(const Document &document, const Stage *stage)
{
    const QList<Instance> now = stage ? stage->instances : QList<Instance>();
    Changes changes = changesTo(now, m_frames.follow(document));
    m_instances = now;
    m_frameOf = framesAfter(changes, document);
    m_firsts.assign(1, 0);
    for (const std::size_t frame : m_frameOf)
        m_firsts.push_back(m_firsts.back() + m_frames[frame].shapes.size());
    changes.samePlaces = m_firsts == changes.firstsBefore;
    if (changes.samePlaces)
        placeAnew(changes);
    else
        placeElsewhere(changes);
    return changes;
}

} // namespace hitbox
