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

} // namespace

qint64 TickCounter::endAfter(double milliseconds)
{
    m_milliseconds += milliseconds;
    const double nearest = std::floor(m_milliseconds * m_perSecond / 1000 + 0.5);
    constexpr double most = 1e15; // beyond any animation, and exact
    m_end = std::max(m_end + 1, static_cast<qint64>(std::min(nearest, most)));
    return m_end;
}

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
    TickCounter ticks;
    int begin = 0;
    for (const int frame : *order) {
        const qint64 end = ticks.endAfter(document.sprites.at(sprite).frames.at(frame).duration);
        if (end > limits::timelineTicks) {
            return wrongAnimation(
                AnimationWords::tr("an animation of the sprite “%1” is longer than %2 ticks; shorten its durations")
                    .arg(animation.sprite, QString::number(limits::timelineTicks)));
        }
        round.append({{sprite, frame}, begin, static_cast<int>(end)});
        begin = static_cast<int>(end);
    }
    return round;
}

QSet<QString> strikingCategories(const Document &document)
{
    QSet<QString> striking;
    for (const Category &category : document.categories) {
        if (std::any_of(category.hits.cbegin(), category.hits.cend(),
                        [&](const QString &struck) { return struck != category.name; }))
            striking.insert(category.name);
    }
    return striking;
}

bool canStrike(const Frame &frame, const QSet<QString> &strikingCategories)
{
    return std::any_of(frame.shapes.cbegin(), frame.shapes.cend(),
                       [&](const Shape &shape) { return strikingCategories.contains(shape.category); });
}

std::optional<AttackTicks> attackTicks(const Document &document, const QList<FrameTicks> &round)
{
    const QSet<QString> striking = strikingCategories(document);
    const auto strikes = [&](const FrameTicks &ticks) {
        const Frame *frame = findFrame(document, ticks.frame);
        return frame && canStrike(*frame, striking);
    };
    const auto first = std::find_if(round.cbegin(), round.cend(), strikes);
    if (first == round.cend())
        return std::nullopt;
    const auto last = std::find_if(round.crbegin(), round.crend(), strikes);
    return AttackTicks{first->begin, last->end - first->begin, round.constLast().end - last->end};
}

} // namespace hitbox
