#pragma once

namespace hitbox {

/// How large what one takes hold of is drawn on a canvas, and how near to it a press is taken to be on it.
enum class HandleSize {
    Usual,
    Large, ///< for pens and fingers
};

/// Times the usual one.
constexpr double scaleOf(HandleSize size)
{
    return size == HandleSize::Large ? 1.5 : 1;
}

} // namespace hitbox
