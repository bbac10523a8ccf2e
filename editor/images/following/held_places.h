#pragma once

#include <QHash>
#include <QList>
#include <QRect>

namespace hitbox {

/// Which places of an image somebody holds, none of which lies over another. Each question takes as long as the place
/// is large, however many are held.
class HeldPlaces
{
public:
    bool isFree(const QRect &place) const;
    void hold(const QRect &place); ///< one that is free, or lies over others

private:
    QHash<QPoint, QList<QRect>> m_held; ///< by the square of the image that they reach into
};

} // namespace hitbox
