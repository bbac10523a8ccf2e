#pragma once

#include <QRgb>

/// How Aseprite lays a layer's pixels over those below, to the number.
///
/// Colours are not premultiplied. The formulas are those of "Compositing and Blending Level 1" (W3C, 2015), rounded as
/// Aseprite 1.3 rounds them: products as nearest whole number, quotients of the common formula towards zero.
namespace hitbox::aseprite {

/// In the file format's order.
enum class Blend {
    Normal,
    Multiply,
    Screen,
    Overlay,
    Darken,
    Lighten,
    ColorDodge,
    ColorBurn,
    HardLight,
    SoftLight,
    Difference,
    Exclusion,
    Hue,
    Saturation,
    Color,
    Luminosity,
    Addition,
    Subtract,
    Divide,
};
inline constexpr int blendCount = 19;

/// a · b / 255 to the nearest whole number, for 0 to 255: how opacities are joined. For an `a` from -255 on, where it
/// may be one too high, as it is in Aseprite.
constexpr int product(int a, int b)
{
    const int t = a * b + 0x80;
    return ((t >> 8) + t) >> 8;
}

/// Blends `count` pixels, in place. `opacity` is from 0 to 255.
void blend(Blend mode, QRgb *backdrop, const QRgb *source, int count, int opacity);

} // namespace hitbox::aseprite
