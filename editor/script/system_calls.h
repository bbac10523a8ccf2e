#pragma once

namespace hitbox {

/// Has the system refuse, with EPERM, what leads to files, other programs and the network. True where the system knows
/// no such thing.
bool refuseSystemCalls();

} // namespace hitbox
