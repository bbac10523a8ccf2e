#pragma once

namespace hitbox {

/// From now on the program leaves its event loop, with status 0, when it is asked to end: by Ctrl+C, or by the system.
/// A second time it ends at once. What it was started to ignore it still ignores.
void quitWhenAskedTo();

} // namespace hitbox
