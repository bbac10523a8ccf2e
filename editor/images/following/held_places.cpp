#include "images/following/held_places.h"

#include <algorithm>

namespace hitbox {

namespace {

constexpr int squareSide = 16; ///< pixels: small pictures are some to a square, large ones some squares each

/// Runs `see` for each square that the place reaches into, until it says false; whether it never did.
template <typename See>
bool eachSquare(const QRect &place, See see)
{
    for (int y = place.top() / squareSide; y <= place.bottom() / squareSide; ++y) {
        for (int x = place.left() / squareSide; x <= place.right() / squareSide; ++x) {
            if (!see(QPoint(x, y)))
                return false;
        }
    }
    return true;
}

} // namespace

bool HeldPlaces::isFree(const QRect &place) const
{
    const auto isOver = [&place](const QRect &other) { return other.intersects(place); };
    return eachSquare(place, [&](QPoint square) {
        const auto held = m_held.constFind(square);
        return held == m_held.cend() || std::none_of(held->cbegin(), held->cend(), isOver);
    });
}

void HeldPlaces::hold(const QRect &place)
{
    eachSquare(place, [&](QPoint square) {
        m_held[square].append(place);
        return true;
    });
}

} // namespace hitbox
