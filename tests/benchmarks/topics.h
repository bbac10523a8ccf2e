#pragma once

#include <string_view>
#include <vector>

#include "contest.h"

namespace hitbox::benchmarks {

enum class Extent {
    Quick, ///< sizes and repetitions that keep the whole suite under ten minutes
    Full,
};

/// One input of one size, made when its turn comes: the largest take hundreds of megabytes.
struct Heat {
    std::string topic;
    std::string input;
    std::size_t n = 0;
};

/// All heats in the order in which they are run. Sizes of one topic and input rise.
std::vector<Heat> heats(Extent extent);

Workload workloadOf(const Heat &heat);

} // namespace hitbox::benchmarks
