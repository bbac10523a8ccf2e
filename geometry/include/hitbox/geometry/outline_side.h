#pragma once

namespace hitbox::geometry {

/// On which side of the old outline the new one may run.
enum class OutlineSide {
    Either,
    Outside, ///< the new area covers all of the old: no opaque pixel is cut. Corners may move outwards.
};

} // namespace hitbox::geometry
