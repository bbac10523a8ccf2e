#include "windows/frames/animation_box.h"

#include "windows/widgets/combo_items.h"

#include <algorithm>
#include <utility>

namespace hitbox {

AnimationBox::AnimationBox(const QString &none, QWidget *parent)
    : ElidedComboBox(parent)
    , m_none(none)
{
    setRoomFor(7);
    listTexts(*this, 1, [this](int entry) { return textAt(entry); });
}

void AnimationBox::follow(const Document &document, const QString &firstSprite)
{
    const QList<Offered> offered = offeredOf(document, firstSprite);
    if (offered == m_offered && firstSprite == m_firstSprite)
        return;
    const std::optional<Animation> before = animation();
    m_offered = offered;
    m_firstSprite = firstSprite;
    const int count = offered.isEmpty() ? 1 : offered.constLast().all() + 1;
    listTexts(*this, count, [this](int entry) { return textAt(entry); });
    setCurrentIndex(before ? entryOf(*before) : 0);
}

std::optional<Animation> AnimationBox::animation() const
{
    return currentIndex() > 0 ? std::optional(animationAt(currentIndex())) : std::nullopt;
}

QList<AnimationBox::Offered> AnimationBox::offeredOf(const Document &document, const QString &firstSprite)
{
    QList<Offered> offered;
    int next = 1;
    const auto offer = [&](const Sprite &sprite) {
        offered.append({sprite.name, sprite.tags, next});
        next = offered.constLast().all() + 1;
    };
    for (const bool isFirst : {true, false}) {
        for (const Sprite &sprite : document.sprites) {
            if ((sprite.name == firstSprite) == isFirst)
                offer(sprite);
        }
    }
    return offered;
}

QString AnimationBox::textAt(int entry) const
{
    if (entry == 0)
        return m_none;
    const Animation animation = animationAt(entry);
    const QString name = animation.frames == Animation::Frames::All ? tr("all frames") : animation.name;
    return animation.sprite == m_firstSprite ? name : tr("%1: %2").arg(animation.sprite, name);
}

Animation AnimationBox::animationAt(int entry) const
{
    const Offered &sprite = *(std::ranges::upper_bound(m_offered, entry, {}, &Offered::first) - 1);
    if (entry == sprite.all())
        return {sprite.sprite, Animation::Frames::All};
    return {sprite.sprite, Animation::Frames::Tagged, sprite.tags.at(entry - sprite.first).name};
}

int AnimationBox::entryOf(const Animation &animation) const
{
    for (const Offered &sprite : m_offered) {
        if (sprite.sprite != animation.sprite)
            continue;
        if (animation.frames == Animation::Frames::All)
            return sprite.all();
        const auto tag = std::ranges::find(sprite.tags, animation.name, &Tag::name);
        if (tag != sprite.tags.end())
            return sprite.first + static_cast<int>(tag - sprite.tags.begin());
    }
    return 0;
}

} // namespace hitbox
