#pragma once

#include <chrono>

namespace hitbox {

/// Gives up for good what a script has no need of, so that not even a fault in the engine gets at it. From now on the
/// program may take so much memory more than it has, and so many seconds of a processor, and the system ends it where
/// it takes more. Where the system offers it, the program also loses the ways to files, other programs and the network
/// but for the streams that it has, and goes when the one who started it goes: that is so on Linux; on other Unix
/// systems it opens nothing any more, and on Windows it starts nothing. False where the system refused; nothing is to
/// be run then.
bool confine(int mebibytes, std::chrono::seconds processorTime);

} // namespace hitbox
