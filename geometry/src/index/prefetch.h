#pragma once

namespace hitbox::geometry::detail {

/// Asks for memory ahead of its use. Changes nothing but the time.
inline void prefetch([[maybe_unused]] const void *address)
{
#if defined(__GNUC__)
    __builtin_prefetch(address);
#endif
}

} // namespace hitbox::geometry::detail
