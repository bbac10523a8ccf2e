#pragma once

#include <QRgb>

#include <algorithm>
#include <array>
#include <cstdint>

/// What blending is to give, told by the published formulas in whole numbers alone: "Compositing and Blending Level 1"
/// (W3C, 2015), sections 9 and 10. Shares nothing with what it checks.
namespace hitbox::tests::blend_oracle {

__extension__ typedef __int128 Whole;

/// a / b, rounded half up; b above 0.
constexpr Whole nearest(Whole a, Whole b)
{
    const Whole doubled = 2 * a + b;
    const Whole divisor = 2 * b;
    return doubled >= 0 ? doubled / divisor : -((-doubled + divisor - 1) / divisor);
}

constexpr Whole floorOf(Whole a, Whole b)
{
    return a >= 0 ? a / b : -((-a + b - 1) / b);
}

/// The largest whole number whose square is not above n.
constexpr Whole root(Whole n)
{
    Whole low = 0;
    Whole high = Whole(1) << 62;
    while (low < high) {
        const Whole middle = (low + high + 1) / 2;
        if (middle * middle <= n)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

/// B(cb, cs) of the separable modes, in parts of 255; `mode` is the file format's number.
inline int channel(int mode, int b, int s)
{
    switch (mode) {
    case 0: return s;
    case 1: return int(nearest(Whole(b) * s, 255));
    case 2: return int(b + s - nearest(Whole(b) * s, 255));
    case 3: return channel(8, s, b);
    case 4: return std::min(b, s);
    case 5: return std::max(b, s);
    case 6: return b == 0 ? 0 : b >= 255 - s ? 255 : int(nearest(Whole(b) * 255, 255 - s));
    case 7: return b == 255 ? 255 : 255 - b >= s ? 0 : int(255 - nearest(Whole(255 - b) * 255, s));
    case 8: return 2 * s <= 255 ? channel(1, b, 2 * s) : channel(2, b, 2 * s - 255);
    case 10: return b > s ? b - s : s - b;
    case 11: return int(b + s - 2 * nearest(Whole(b) * s, 255));
    case 16: return std::min(b + s, 255);
    case 17: return std::max(b - s, 0);
    case 18: return b == 0 ? 0 : b >= s ? 255 : int(nearest(Whole(b) * 255, s));
    default: return -1;
    }
}

/// Soft light, as the lowest and the highest number that it may be rounded to: they differ where the exact value lies
/// within one part in 10^9 of the middle between two.
inline std::array<int, 2> softLight(int b, int s)
{
    // In parts of 255^4 · scale, since the cubic has a power of four in it.
    const Whole scale = 1'000'000'000;
    const Whole n = 255;
    const Whole unit = n * n * n * n * scale;
    Whole value = 0;
    if (2 * s <= 255) {
        // b - (1 - 2s) · b · (1 - b)
        value = Whole(b) * n * n * n * scale - Whole(255 - 2 * s) * b * (255 - b) * n * scale;
    } else {
        Whole d = 0; // parts of unit
        if (4 * b <= 255)
            d = (((16 * Whole(b) - 12 * n) * b + 4 * n * n) * b) * n * scale;
        else
            d = root(Whole(b) * n * scale * scale) * n * n * n; // sqrt(b/255) = sqrt(255 b) / 255
        const Whole base = Whole(b) * n * n * n * scale;
        value = base + Whole(2 * s - 255) * (d - base) / n;
    }
    const Whole slack = unit / 1'000'000'000;
    return {int(floorOf((value - slack) * 2 * 255 + unit, 2 * unit)),
            int(floorOf((value + slack) * 2 * 255 + unit, 2 * unit))};
}

/// A colour of three parts of one denominator, which is above 0.
struct Fraction {
    std::array<Whole, 3> parts = {};
    Whole denominator = 255;
};

/// 100 times the luminosity, in parts of the denominator.
constexpr Whole luminosity100(const std::array<Whole, 3> &c)
{
    return 30 * c[0] + 59 * c[1] + 11 * c[2];
}

inline Whole least(const std::array<Whole, 3> &c)
{
    return std::min({c[0], c[1], c[2]});
}

inline Whole most(const std::array<Whole, 3> &c)
{
    return std::max({c[0], c[1], c[2]});
}

/// SetSat: `saturation` in parts of 255.
inline Fraction withSaturation(const std::array<Whole, 3> &color, Whole saturation)
{
    const Whole n = least(color);
    const Whole range = most(color) - n;
    if (range == 0)
        return {{0, 0, 0}, 255};
    Fraction result;
    result.denominator = 255 * range;
    for (std::size_t i = 0; i < 3; ++i)
        result.parts[i] = (color[i] - n) * saturation;
    return result;
}

/// SetLum and ClipColor: `luminosity100` in parts of 25,500.
inline Fraction withLuminosity(const Fraction &color, Whole wanted)
{
    // Over 100 · denominator: c + l - lum(c).
    Fraction moved;
    moved.denominator = 100 * color.denominator;
    const Whole target = wanted * (color.denominator / 255);
    const Whole shift = target - luminosity100(color.parts);
    for (std::size_t i = 0; i < 3; ++i)
        moved.parts[i] = 100 * color.parts[i] + shift;
    const Whole l = target;
    const Whole one = moved.denominator;
    const Whole n = least(moved.parts);
    const Whole x = most(moved.parts);
    // Both can be wanted only where the colour has more contrast than there is, which the modes never make.
    if (n < 0) {
        for (Whole &part : moved.parts)
            part = l * (l - n) + (part - l) * l;
        moved.denominator *= l - n;
    } else if (x > one) {
        for (Whole &part : moved.parts)
            part = l * (x - l) + (part - l) * (one - l);
        moved.denominator *= x - l;
    }
    return moved;
}

inline std::array<Whole, 3> parts(QRgb color)
{
    return {qRed(color), qGreen(color), qBlue(color)};
}

/// The modes of all channels together (12 to 15), in exact fractions.
inline Fraction tone(int mode, QRgb backdrop, QRgb source)
{
    const std::array<Whole, 3> b = parts(backdrop);
    const std::array<Whole, 3> s = parts(source);
    switch (mode) {
    case 12: return withLuminosity(withSaturation(s, most(b) - least(b)), luminosity100(b));
    case 13: return withLuminosity(withSaturation(b, most(s) - least(s)), luminosity100(b));
    case 14: return withLuminosity({s, 255}, luminosity100(b));
    default: return withLuminosity({b, 255}, luminosity100(s));
    }
}

/// One channel of a fraction in parts of 255, cut off; `slack` is added in billionths of one.
inline int cut(const Fraction &color, std::size_t index, int slack)
{
    const Whole billion = 1'000'000'000;
    const Whole value = color.parts[index] * 255;
    return int(floorOf(value * billion + slack * color.denominator, color.denominator * billion));
}

/// Co = B over Cb by alpha, as Aseprite rounds it, where both alphas are above 0 and `seen` has the opacity in it.
inline QRgb over(QRgb backdrop, QRgb mixed, int seen)
{
    const int below = qAlpha(backdrop);
    const int all = below + seen - int(nearest(Whole(below) * seen, 255));
    const auto one = [&](int b, int s) {
        const int product = (s - b) * seen;
        return b + (product < 0 ? -(-product / all) : product / all);
    };
    return qRgba(one(qRed(backdrop), qRed(mixed)), one(qGreen(backdrop), qGreen(mixed)),
                 one(qBlue(backdrop), qBlue(mixed)), all);
}

/// Aseprite's product of a difference and a share of 255. It is the nearest whole number for differences above 0;
/// below, its two divisions by 256 are rounded down, and together may be one too high.
inline int shareOf(int difference, int share)
{
    if (difference >= 0)
        return int(nearest(Whole(difference) * share, 255));
    const Whole t = Whole(difference) * share + 128;
    return int(floorOf(floorOf(t, 256) + t, 256));
}

/// From one colour to another by a share of 255.
inline QRgb mix(QRgb from, QRgb to, int share)
{
    const auto one = [&](int f, int t) { return f + shareOf(t - f, share); };
    return qRgba(one(qRed(from), qRed(to)), one(qGreen(from), qGreen(to)), one(qBlue(from), qBlue(to)), qAlpha(from));
}

/// A pixel over another one by the colour that the mode makes of both.
inline QRgb composed(QRgb backdrop, QRgb source, QRgb mixed, int opacity)
{
    const int seen = int(nearest(Whole(qAlpha(source)) * opacity, 255));
    if (qAlpha(source) == 0)
        return backdrop;
    if (qAlpha(backdrop) == 0)
        return qRgba(qRed(source), qGreen(source), qBlue(source), seen);
    const QRgb inFull = over(backdrop, mixed, seen);
    const QRgb plain = over(backdrop, source, seen);
    const QRgb byBackdrop = mix(plain, inFull, qAlpha(backdrop));
    return mix(byBackdrop, inFull, int(nearest(Whole(qAlpha(backdrop)) * seen, 255)));
}

} // namespace hitbox::tests::blend_oracle
