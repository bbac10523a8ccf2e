#include "stage/animation_ticks.h"

#include "document/limits.h"
#include "document/playback.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

class AnimationWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::stage)
};

Error wrongAnimation(const QString &what)
{
    return {{}, {}, what};
}

/// -1 for none.
template <typename Named>
int indexOf(const QList<Named> &list, const QString &name)
{
    const auto found = std::ranges::find(list, name, &Named::name);
    return found == list.end() ? -1 : static_cast<int>(found - list.begin());
}

Result<QList<int>> orderOf(const Sprite &sprite, const Animation &animation)
{
    QList<int> order;
    switch (animation.frames) {
    case Animation::Frames::All: order = playOrder(sprite, -1); break;
    case Animation::Frames::One: {
        const int frame = indexOf(sprite.frames, animation.name);
        if (frame < 0)
            return wrongAnimation(
                AnimationWords::tr("the sprite “%1” has no frame “%2”").arg(sprite.name, animation.name));
        return QList<int>{frame};
    }
    case Animation::Frames::Tagged: {
        const int tag = findTag(sprite, animation.name);
        if (tag < 0)
            return wrongAnimation(
                AnimationWords::tr("the sprite “%1” has no tag “%2”").arg(sprite.name, animation.name));
        order = playOrder(sprite, tag);
        break;
    }
    }
    if (order.isEmpty())
        return wrongAnimation(AnimationWords::tr("an animation of the sprite “%1” has no frames").arg(sprite.name));
    return order;
}

bool canStrike(const Document &document, const Frame &frame)
{
    return std::any_of(frame.shapes.cbegin(), frame.shapes.cend(), [&document](const Shape &shape) {
        const Category *category = findCategory(document, shape.category);
        return category && std::any_of(category->hits.cbegin(), category->hits.cend(),
                                       [&](const QString &struck) { return struck != category->name; });
    });
}

} // namespace

Animation animationOf(const Instance &instance)
{
    if (instance.tag.isEmpty())
        return {instance.sprite, Animation::Frames::One, instance.frame};
    return {instance.sprite, Animation::Frames::Tagged, instance.tag};
}

Result<QList<FrameTicks>> frameTicks(const Document &document, const Animation &animation)
{
    const int sprite = indexOf(document.sprites, animation.sprite);
    if (sprite < 0)
        return wrongAnimation(AnimationWords::tr("there is no sprite “%1”").arg(animation.sprite));
    const Result<QList<int>> order = orderOf(document.sprites.at(sprite), animation);
    if (!order)
        return order.error();

    QList<FrameTicks> round;
    double milliseconds = 0;
    int begin = 0;
    for (const int frame : *order) {
        milliseconds += document.sprites.at(sprite).frames.at(frame).duration;
        const double nearest = std::floor(milliseconds * ticksPerSecond / 1000 + 0.5);
        if (nearest > limits::timelineTicks || begin >= limits::timelineTicks) {
            return wrongAnimation(
                AnimationWords::tr("an animation of the sprite “%1” is longer than %2 ticks; shorten its durations")
                    .arg(animation.sprite, QString::number(limits::timelineTicks)));
        }
        const int end = std::max(begin + 1, static_cast<int>(nearest));
        round.append({{sprite, frame}, begin, end});
        begin = end;
    }
    return round;
}

std::optional<AttackTicks> attackTicks(const Document &document, const QList<FrameTicks> &round)
{
    const auto strikes = [&document](const FrameTicks &ticks) {
        const Frame *frame = findFrame(document, ticks.frame);
        return frame && canStrike(document, *frame);
    };
    const auto first = std::find_if(round.cbegin(), round.cend(), strikes);
    if (first == round.cend())
        return std::nullopt;
    const auto last = std::find_if(round.crbegin(), round.crend(), strikes);
    return AttackTicks{first->begin, last->end - first->begin, round.constLast().end - last->end};
}

} // namespace hitbox
