#include "tools/instance_alignment.h"

#include "document/places.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

using geometry::Box;
using geometry::Point;

struct Member {
    int instance = 0;
    Box box;
};

Box boxOfInstance(const Document &document, const Instance &instance, ExtentBy by)
{
    for (const ExtentBy way : {by, ExtentBy::Frames}) {
        if (const std::optional<Box> box = extentOf(document, instance, way))
            return *box;
    }
    return {instance.position, instance.position};
}

bool spreads(Alignment alignment)
{
    return alignment == Alignment::SpreadAcross || alignment == Alignment::SpreadDown;
}

/// How far a box has to go to lie in `all` as the alignment has it.
Point wayInto(const Box &box, const Box &all, Alignment alignment)
{
    switch (alignment) {
    case Alignment::Left: return {all.min.x - box.min.x, 0};
    case Alignment::Center: return {all.center().x - box.center().x, 0};
    case Alignment::Right: return {all.max.x - box.max.x, 0};
    case Alignment::Top: return {0, all.min.y - box.min.y};
    case Alignment::Middle: return {0, all.center().y - box.center().y};
    case Alignment::Bottom: return {0, all.max.y - box.max.y};
    case Alignment::SpreadAcross:
    case Alignment::SpreadDown: break;
    }
    return {};
}

/// Along one coordinate; gaps may be negative, where there is too little room.
Stage spread(Stage stage, QList<Member> members, double Point::*along)
{
    std::stable_sort(members.begin(), members.end(), [along](const Member &a, const Member &b) {
        return a.box.center().*along < b.box.center().*along;
    });
    double free = members.last().box.max.*along - members.first().box.min.*along;
    for (const Member &member : std::as_const(members))
        free -= member.box.max.*along - member.box.min.*along;
    const double gap = free / static_cast<double>(members.size() - 1);
    double place = members.first().box.min.*along;
    for (qsizetype i = 0; i < members.size(); ++i) {
        const Box &box = members.at(i).box;
        const bool isOutermost = i == 0 || i == members.size() - 1;
        if (!isOutermost)
            stage.instances[members.at(i).instance].position.*along += place - box.min.*along;
        place += box.max.*along - box.min.*along + gap;
    }
    return stage;
}

} // namespace

Result<Stage> aligned(const Document &document, Stage stage, const QSet<Id<Instance>> &instances, Alignment alignment,
                      ExtentBy by)
{
    if (instances.size() < 2)
        return Error{{}, {}, QCoreApplication::translate("Instances", "Select two or more instances to align them.")};
    if (spreads(alignment) && instances.size() < 3)
        return Error{
            {}, {}, QCoreApplication::translate("Instances", "Select three or more instances to spread them evenly.")};
    QList<Member> members;
    std::optional<Box> all;
    for (const int i : placesOf(stage.instances, instances)) {
        members.append({i, boxOfInstance(document, stage.instances.at(i), by)});
        all = joined(all, members.last().box);
    }
    if (spreads(alignment))
        return spread(std::move(stage), members, alignment == Alignment::SpreadAcross ? &Point::x : &Point::y);
    for (const Member &member : std::as_const(members)) {
        Point &position = stage.instances[member.instance].position;
        position = position + wayInto(member.box, *all, alignment);
    }
    return stage;
}

} // namespace hitbox
