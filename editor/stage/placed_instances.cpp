#include "stage/placed_instances.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace hitbox {

namespace {

using InstanceNumbers = std::vector<std::size_t>;

/// The most of them that ascend; all others become `gone`.
InstanceNumbers ascendingOnly(const InstanceNumbers &numbers)
{
    constexpr std::size_t none = PlacedInstances::gone;
    InstanceNumbers lasts; // of each length, where the run ends whose last number is smallest
    InstanceNumbers earlier(numbers.size(), none);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] == none)
            continue;
        const auto place = std::ranges::lower_bound(lasts, numbers[i], {}, [&](std::size_t at) { return numbers[at]; });
        if (place != lasts.begin())
            earlier[i] = *(place - 1);
        if (place == lasts.end())
            lasts.push_back(i);
        else
            *place = i;
    }
    InstanceNumbers kept(numbers.size(), none);
    for (std::size_t i = lasts.empty() ? none : lasts.back(); i != none; i = earlier[i])
        kept[i] = numbers[i];
    return kept;
}

bool allStay(const InstanceNumbers &becomes)
{
    for (std::size_t was = 0; was < becomes.size(); ++was) {
        if (becomes[was] != PlacedInstances::gone && becomes[was] != was)
            return false;
    }
    return true;
}

bool haveSameIds(const QList<Instance> &before, const QList<Instance> &now)
{
    const auto isSame = [](const Instance &a, const Instance &b) { return *a.id == *b.id; };
    return now.isSharedWith(before) || std::ranges::equal(before, now, isSame);
}

/// Most names are one and the same text.
bool areEqual(const QString &a, const QString &b)
{
    return a.isSharedWith(b) || a == b;
}

/// Most are copies of one another, to the last bit: their texts are shared.
bool areEqual(const Instance &a, const Instance &b)
{
    return std::memcmp(&a, &b, sizeof(Instance)) == 0 || a == b;
}

/// To copy a text that is there already would cost four steps that processors must agree on.
void take(QString &to, const QString &from)
{
    if (!to.isSharedWith(from))
        to = from;
}

bool showSameFrame(const Instance &a, const Instance &b)
{
    return areEqual(a.sprite, b.sprite) && areEqual(a.frame, b.frame);
}

} // namespace

Id<Instance> PlacedInstances::idOf(int instance) const
{
    return instance >= 0 && instance < m_instances.size() ? *m_instances.at(instance).id : Id<Instance>();
}

int PlacedInstances::placeOf(Id<Instance> id) const
{
    const auto found = m_numbers.constFind(id);
    return found == m_numbers.cend() ? -1 : static_cast<int>(*found);
}

/// For each instance before, its number now, or `gone` where it differs. Of those that changed their order as few as
/// can be are gone, too, so that the numbers ascend.
std::vector<std::size_t> PlacedInstances::counterparts(const QList<Instance> &now, Ids ids) const
{
    InstanceNumbers found(static_cast<std::size_t>(m_instances.size()), gone);
    if (ids == Ids::Same) {
        for (std::size_t i = 0; i < found.size(); ++i) {
            const auto place = static_cast<qsizetype>(i);
            if (now.isSharedWith(m_instances) || areEqual(now[place], m_instances[place]))
                found[i] = i;
        }
        return found;
    }
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Instance &was = m_instances[static_cast<qsizetype>(i)];
        const int place = placeOf(was.id);
        if (place >= 0 && areEqual(now[place], was))
            found[i] = static_cast<std::size_t>(place);
    }
    return ascendingOnly(found);
}

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

PlacedInstances::Changes PlacedInstances::changesTo(const QList<Instance> &now, Ids ids,
                                                    const std::vector<bool> &differingFrames) const
{
    Changes changes;
    changes.becomes = counterparts(now, ids);
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
        const Shape &shape = known.frame.shapes.at(static_cast<qsizetype>(i));
        PlacedShape &placed = to[i];
        placed.instance = static_cast<int>(instance);
        placed.id = shape.id;
        take(placed.name, shape.name);
        take(placed.category, shape.category);
        placed.shape = geometry::placed(known.shapes[i], placement);
    }
}

void PlacedInstances::placeAnew(const Changes &changes)
{
    for (const std::size_t i : changes.anew) {
        place(m_instances.at(static_cast<qsizetype>(i)), i,
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

/// Of the instances now, while m_instances holds those before.
std::vector<std::size_t> PlacedInstances::framesAfter(const QList<Instance> &now, Ids ids, const Changes &changes,
                                                      const Document &document)
{
    std::vector<std::size_t> frames(static_cast<std::size_t>(now.size()));
    for (std::size_t was = 0; was < changes.becomes.size(); ++was) {
        if (changes.becomes[was] != gone)
            frames[changes.becomes[was]] = m_frameOf[was];
    }
    for (const std::size_t i : changes.anew) {
        const auto place = static_cast<qsizetype>(i);
        const bool isAsBefore = ids == Ids::Same && showSameFrame(m_instances.at(place), now.at(place));
        frames[i] = isAsBefore ? m_frameOf[i] : m_frames.numberOf(document, now.at(place));
    }
    return frames;
}

PlacedInstances::Changes PlacedInstances::follow(const Document &document, const Stage *stage)
{
    const QList<Instance> now = stage ? stage->instances : QList<Instance>();
    const Ids ids = haveSameIds(m_instances, now) ? Ids::Same : Ids::Other;
    if (ids == Ids::Other) {
        m_numbers.clear();
        for (qsizetype i = 0; i < now.size(); ++i)
            m_numbers.insert(now[i].id, static_cast<std::size_t>(i));
    }
    const std::vector<bool> differingFrames = m_frames.follow(document);
    Changes changes = changesTo(now, ids, differingFrames);
    std::vector<std::size_t> frames = framesAfter(now, ids, changes, document);
    m_instances = now;
    if (frames != m_frameOf || std::ranges::find(differingFrames, true) != differingFrames.end()) {
        m_frameOf = std::move(frames);
        m_firsts.assign(1, 0);
        m_firsts.reserve(m_frameOf.size() + 1);
        for (const std::size_t frame : m_frameOf)
            m_firsts.push_back(m_firsts.back() + m_frames[frame].shapes.size());
    }
    changes.samePlaces = m_firsts == changes.firstsBefore && allStay(changes.becomes);
    if (changes.samePlaces)
        placeAnew(changes);
    else
        placeElsewhere(changes);
    return changes;
}

} // namespace hitbox
