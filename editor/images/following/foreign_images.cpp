#include "images/following/foreign_images.h"

namespace hitbox {

ImageUsers imageUsersOf(const QList<Sprite> &sprites)
{
    ImageUsers users;
    for (const Sprite &sprite : sprites) {
        const QStringList images = imagesOf(sprite);
        for (const QString &image : images)
            ++users[image];
    }
    return users;
}

ForeignImages::ForeignImages(ImageUsers users, const Sprite &sprite)
    : m_users(std::move(users))
{
    const QStringList own = imagesOf(sprite);
    m_own = QSet<QString>(own.cbegin(), own.cend());
}

bool ForeignImages::contains(const QString &image) const
{
    return m_users.value(image) > (m_own.contains(image) ? 1 : 0);
}

} // namespace hitbox
