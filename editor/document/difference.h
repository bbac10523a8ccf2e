#pragma once

#include "document/document.h"

#include <QSet>

/// What one value of a project has in another way than the value before it, so that whoever shows a part of it knows
/// whether that part is concerned.
namespace hitbox {

/// Which things of one kind are others than before.
template <class Id>
struct Changes {
    QSet<Id> added;
    QSet<Id> gone;
    QSet<Id> changed;   ///< in themselves or in anything that they hold
    QSet<Id> own;       ///< of these, those that differ in more than what they hold, where they stand and their outline
    bool order = false; ///< those in both values follow each other otherwise than before

    bool comeOrGo() const { return !added.isEmpty() || !gone.isEmpty(); }
    bool listDiffers() const { return comeOrGo() || !own.isEmpty() || order; } ///< one that names them reads otherwise
    bool empty() const { return added.isEmpty() && gone.isEmpty() && changed.isEmpty() && !order; }
    bool has(Id id) const { return added.contains(id) || gone.contains(id) || changed.contains(id); }
    friend bool operator==(const Changes &, const Changes &) = default;
};

struct Difference {
    Changes<Id<Sprite>> sprites;
    Changes<Id<Frame>> frames;
    Changes<ShapeId> shapes;
    Changes<Id<FramePoint>> points;
    Changes<Id<FrameEvent>> events;
    Changes<Id<Tag>> tags;
    Changes<Id<Stage>> stages;
    Changes<Id<Instance>> instances;
    Changes<Id<StageLayer>> layers;
    Changes<Id<Probe>> probes;
    Changes<Id<Emitter>> emitters;
    Changes<Id<Category>> categories;
    bool project = false; ///< engine, rules, export profiles, conflicts or properties of the whole
    bool exists = false;  ///< the values differ at all

    friend bool operator==(const Difference &, const Difference &) = default;
};

/// Parts that both values share are passed over without a look at them, so that it takes no longer than a walk along
/// the lists in which something differs. Order is told within one list: a frame that went to another sprite changed
/// both sprites.
Difference differenceBetween(const Document &before, const Document &after);

/// Works out the difference between two values once where it is asked for again before another one.
class LastDifference
{
public:
    const Difference &between(const Document &before, const Document &after); ///< stands until the next question

private:
    Document m_before;
    Document m_after;
    Difference m_difference;
};

} // namespace hitbox
