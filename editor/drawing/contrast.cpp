#include "drawing/contrast.h"

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

double luminanceOf(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

QColor mixed(const QColor &color, const QColor &other, double part)
{
    const auto channel = [part](int from, int to) { return static_cast<int>(std::lround(from + part * (to - from))); };
    return {channel(color.red(), other.red()), channel(color.green(), other.green()),
            channel(color.blue(), other.blue()), color.alpha()};
}

} // namespace

double contrastOf(const QColor &one, const QColor &other)
{
    const auto [dark, light] = std::minmax({luminanceOf(one), luminanceOf(other)});
    return (light + 0.05) / (dark + 0.05);
}

QColor standingOut(const QColor &color, const QColor &ground, double least)
{
    const QColor end = contrastOf(ground, Qt::white) > contrastOf(ground, Qt::black) ? Qt::white : Qt::black;
    constexpr int steps = 32;
    QColor found = color;
    for (int step = 1; step <= steps && contrastOf(found, ground) < least; ++step)
        found = mixed(color, end, static_cast<double>(step) / steps);
    return found;
}

} // namespace hitbox
