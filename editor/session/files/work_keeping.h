#pragma once

#include <chrono>

namespace hitbox {

/// How long work is kept that may be wanted again, as its owner chose.
struct WorkKeeping {
    std::chrono::seconds pause{5}; ///< from a change until unsaved work is kept: a crash loses little more than that
    std::chrono::days closed{7};   ///< what was closed without saving; see closedWork()
    int versions = 10;             ///< states of a project, as it was saved, that stay whatever their age

    static constexpr std::chrono::seconds longestPause{60};
    static constexpr std::chrono::days longestClosed{90};
    static constexpr int mostVersions = 100;

    friend bool operator==(const WorkKeeping &, const WorkKeeping &) = default;
};

} // namespace hitbox
