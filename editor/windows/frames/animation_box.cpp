#include "windows/frames/animation_box.h"

#include "windows/widgets/combo_items.h"

#include <QStringList>

namespace hitbox {

namespace {

QList<Animation> animationsOf(const Sprite &sprite)
{
    QList<Animation> animations;
    for (const Tag &tag : sprite.tags)
        animations.append({sprite.name, Animation::Frames::Tagged, tag.name});
    animations.append({sprite.name, Animation::Frames::All});
    return animations;
}

QList<Animation> animationsOf(const Document &document, const QString &firstSprite)
{
    QList<Animation> first;
    QList<Animation> others;
    for (const Sprite &sprite : document.sprites)
        (sprite.name == firstSprite ? first : others).append(animationsOf(sprite));
    return first + others;
}

} // namespace

AnimationBox::AnimationBox(const QString &none, QWidget *parent)
    : QComboBox(parent)
    , m_none(none)
{
    addItem(none);
    takeRoom();
}

void AnimationBox::takeRoom()
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(7);
}

void AnimationBox::follow(const Document &document, const QString &firstSprite)
{
    const QList<Animation> animations = animationsOf(document, firstSprite);
    QStringList texts{m_none};
    for (const Animation &animation : animations) {
        const QString name = animation.frames == Animation::Frames::All ? tr("all frames") : animation.name;
        texts.append(animation.sprite == firstSprite ? name : tr("%1: %2").arg(animation.sprite, name));
    }
    const std::optional<Animation> before = animation();
    m_animations = animations;
    listTexts(*this, texts);
    takeRoom();
    setCurrentIndex(before ? static_cast<int>(animations.indexOf(*before)) + 1 : 0);
}

std::optional<Animation> AnimationBox::animation() const
{
    return currentIndex() > 0 ? std::optional(m_animations.at(currentIndex() - 1)) : std::nullopt;
}

} // namespace hitbox
