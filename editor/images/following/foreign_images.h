#pragma once

#include "document/document.h"

#include <QHash>
#include <QSet>

namespace hitbox {

/// How many sprites are cut from each image.
using ImageUsers = QHash<QString, int>;

ImageUsers imageUsersOf(const QList<Sprite> &sprites);

/// The images that other sprites are cut from. Those of all sprites share what was counted once.
class ForeignImages
{
public:
    ForeignImages() = default;                             ///< there are no others
    ForeignImages(ImageUsers users, const Sprite &sprite); ///< one of those that were counted

    bool contains(const QString &image) const;

private:
    ImageUsers m_users;
    QSet<QString> m_own;
};

} // namespace hitbox
