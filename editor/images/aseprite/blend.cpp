#include "images/aseprite/blend.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace hitbox::aseprite {

namespace {

/// a / b in parts of 255, to the nearest whole number.
constexpr int quotient(int a, int b)
{
    return (a * 255 + b / 2) / b;
}

// Of one channel, backdrop first.

constexpr int multiplied(int b, int s)
{
    return product(b, s);
}

constexpr int screened(int b, int s)
{
    return b + s - product(b, s);
}

constexpr int hardLight(int b, int s)
{
    return s < 128 ? multiplied(b, s * 2) : screened(b, s * 2 - 255);
}

constexpr int overlaid(int b, int s)
{
    return hardLight(s, b);
}

constexpr int divided(int b, int s)
{
    if (b == 0)
        return 0;
    return b >= s ? 255 : quotient(b, s);
}

constexpr int dodged(int b, int s)
{
    return divided(b, 255 - s);
}

constexpr int burned(int b, int s)
{
    if (b == 255)
        return 255;
    return 255 - b >= s ? 0 : 255 - quotient(255 - b, s);
}

int softLightOf(int backdrop, int source)
{
    const double b = backdrop / 255.0;
    const double s = source / 255.0;
    const double d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : std::sqrt(b);
    const double r = s <= 0.5 ? b - (1.0 - 2.0 * s) * b * (1.0 - b) : b + (2.0 * s - 1.0) * (d - b);
    return int(r * 255 + 0.5);
}

int softLight(int b, int s)
{
    static const std::vector<std::uint8_t> all = [] {
        std::vector<std::uint8_t> values;
        values.reserve(256 * 256);
        for (int backdrop = 0; backdrop < 256; ++backdrop) {
            for (int source = 0; source < 256; ++source)
                values.push_back(static_cast<std::uint8_t>(softLightOf(backdrop, source)));
        }
        return values;
    }();
    return all[static_cast<std::size_t>(b * 256 + s)];
}

constexpr int difference(int b, int s)
{
    return b > s ? b - s : s - b;
}

constexpr int excluded(int b, int s)
{
    return b + s - 2 * product(b, s);
}

constexpr int added(int b, int s)
{
    return std::min(b + s, 255);
}

constexpr int subtracted(int b, int s)
{
    return std::max(b - s, 0);
}

constexpr int darker(int b, int s)
{
    return std::min(b, s);
}

constexpr int lighter(int b, int s)
{
    return std::max(b, s);
}

// Of all three channels at once, in parts of 1. Numbers are rounded in the order that Aseprite has them: its results
// are cut off, not rounded, so that a last bit of a double may show.

struct Tone {
    double r = 0;
    double g = 0;
    double b = 0;
};

Tone toneOf(QRgb pixel)
{
    return {qRed(pixel) / 255.0, qGreen(pixel) / 255.0, qBlue(pixel) / 255.0};
}

QRgb pixelOf(Tone tone)
{
    return qRgba(int(255.0 * tone.r), int(255.0 * tone.g), int(255.0 * tone.b), 0);
}

double luminosity(Tone tone)
{
    return 0.3 * tone.r + 0.59 * tone.g + 0.11 * tone.b;
}

double least(Tone tone)
{
    return std::min(tone.r, std::min(tone.g, tone.b));
}

double most(Tone tone)
{
    return std::max(tone.r, std::max(tone.g, tone.b));
}

double saturation(Tone tone)
{
    return most(tone) - least(tone);
}

Tone clipped(Tone tone)
{
    const double l = luminosity(tone);
    const double n = least(tone);
    const double x = most(tone);
    if (n < 0) {
        const auto raised = [l, n](double c) { return l + (((c - l) * l) / (l - n)); };
        tone = {raised(tone.r), raised(tone.g), raised(tone.b)};
    }
    if (x > 1) {
        const auto lowered = [l, x](double c) { return l + (((c - l) * (1 - l)) / (x - l)); };
        tone = {lowered(tone.r), lowered(tone.g), lowered(tone.b)};
    }
    return tone;
}

Tone withLuminosity(Tone tone, double l)
{
    const double d = l - luminosity(tone);
    return clipped({tone.r + d, tone.g + d, tone.b + d});
}

Tone withSaturation(Tone tone, double s)
{
    const double n = least(tone);
    const double range = most(tone) - n;
    if (range <= 0)
        return {};
    return {((tone.r - n) * s) / range, ((tone.g - n) * s) / range, ((tone.b - n) * s) / range};
}

QRgb withHue(QRgb backdrop, QRgb source)
{
    const Tone below = toneOf(backdrop);
    return pixelOf(withLuminosity(withSaturation(toneOf(source), saturation(below)), luminosity(below)));
}

QRgb withSaturationOf(QRgb backdrop, QRgb source)
{
    const Tone below = toneOf(backdrop);
    return pixelOf(withLuminosity(withSaturation(below, saturation(toneOf(source))), luminosity(below)));
}

QRgb withColor(QRgb backdrop, QRgb source)
{
    return pixelOf(withLuminosity(toneOf(source), luminosity(toneOf(backdrop))));
}

QRgb withLuminosityOf(QRgb backdrop, QRgb source)
{
    return pixelOf(withLuminosity(toneOf(backdrop), luminosity(toneOf(source))));
}

template <int (*Channel)(int, int)>
QRgb byChannel(QRgb backdrop, QRgb source)
{
    return qRgba(Channel(qRed(backdrop), qRed(source)), Channel(qGreen(backdrop), qGreen(source)),
                 Channel(qBlue(backdrop), qBlue(source)), 0);
}

/// The pixel over the other one, for an alpha that the opacity is already in.
QRgb overNormally(QRgb backdrop, QRgb source, int alpha)
{
    const int below = qAlpha(backdrop);
    const int all = alpha + below - product(below, alpha);
    const auto mixed = [alpha, all](int b, int s) { return b + (s - b) * alpha / all; };
    return qRgba(mixed(qRed(backdrop), qRed(source)), mixed(qGreen(backdrop), qGreen(source)),
                 mixed(qBlue(backdrop), qBlue(source)), all);
}

/// From one colour to the other of the same alpha by `share` of 255.
QRgb between(QRgb from, QRgb to, int share)
{
    const auto mixed = [share](int f, int t) { return f + product(t - f, share); };
    return qRgba(mixed(qRed(from), qRed(to)), mixed(qGreen(from), qGreen(to)), mixed(qBlue(from), qBlue(to)),
                 qAlpha(from));
}

void blendOneNormally(QRgb &backdrop, QRgb source, int opacity)
{
    const int alpha = qAlpha(source);
    if (alpha == 0)
        return;
    if (const int seen = product(alpha, opacity); seen == 255 || qAlpha(backdrop) == 0)
        backdrop = (source & RGB_MASK) | QRgb(seen) << 24;
    else
        backdrop = overNormally(backdrop, source, seen);
}

/// Most pixels are transparent or opaque, and so are their neighbours: two at a time.
void blendNormally(QRgb *backdrop, const QRgb *source, int count, int opacity)
{
    constexpr std::uint64_t alphas = 0xff000000ff000000;
    int i = 0;
    for (; i + 1 < count; i += 2) {
        std::uint64_t two = 0;
        std::memcpy(&two, source + i, sizeof two);
        two &= alphas;
        if (two == 0)
            continue;
        if (two == alphas && opacity == 255) {
            std::memcpy(backdrop + i, source + i, sizeof two);
            continue;
        }
        blendOneNormally(backdrop[i], source[i], opacity);
        blendOneNormally(backdrop[i + 1], source[i + 1], opacity);
    }
    if (i < count)
        blendOneNormally(backdrop[i], source[i], opacity);
}

/// Where the backdrop is half transparent, a mode takes half effect.
template <QRgb (*Mixed)(QRgb, QRgb)>
void blendBy(QRgb *backdrop, const QRgb *source, int count, int opacity)
{
    for (int i = 0; i < count; ++i) {
        const int alpha = qAlpha(source[i]);
        if (alpha == 0)
            continue;
        const int seen = product(alpha, opacity);
        const QRgb below = backdrop[i];
        if (qAlpha(below) == 0) {
            backdrop[i] = (source[i] & RGB_MASK) | QRgb(seen) << 24;
            continue;
        }
        const QRgb mixed = overNormally(below, Mixed(below, source[i]), seen);
        if (qAlpha(below) == 255) {
            backdrop[i] = mixed;
            continue;
        }
        const QRgb normal = overNormally(below, source[i], seen);
        const QRgb nearly = between(normal, mixed, qAlpha(below));
        backdrop[i] = between(nearly, mixed, product(qAlpha(below), seen));
    }
}

using BlendRow = void (*)(QRgb *, const QRgb *, int, int);

constexpr std::array<BlendRow, blendCount> rows = {
    blendNormally,
    blendBy<byChannel<multiplied>>,
    blendBy<byChannel<screened>>,
    blendBy<byChannel<overlaid>>,
    blendBy<byChannel<darker>>,
    blendBy<byChannel<lighter>>,
    blendBy<byChannel<dodged>>,
    blendBy<byChannel<burned>>,
    blendBy<byChannel<hardLight>>,
    blendBy<byChannel<softLight>>,
    blendBy<byChannel<difference>>,
    blendBy<byChannel<excluded>>,
    blendBy<withHue>,
    blendBy<withSaturationOf>,
    blendBy<withColor>,
    blendBy<withLuminosityOf>,
    blendBy<byChannel<added>>,
    blendBy<byChannel<subtracted>>,
    blendBy<byChannel<divided>>,
};

} // namespace

void blend(Blend mode, QRgb *backdrop, const QRgb *source, int count, int opacity)
{
    rows[static_cast<std::size_t>(mode)](backdrop, source, count, opacity);
}

} // namespace hitbox::aseprite
