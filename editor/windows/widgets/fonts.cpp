#include "windows/widgets/fonts.h"

#include <QFontDatabase>
#include <QFontMetrics>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

constexpr int usualPixels = 13;
int windowPixels = usualPixels;

} // namespace

QFont windowFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    font.setPixelSize(windowPixels);
    return font;
}

void chooseTextSize(int pixels)
{
    windowPixels = pixels;
}

int scaledToText(int pixels)
{
    return pixels * windowPixels / usualPixels;
}

QFont smallFont(const QFont &font)
{
    QFont small = font;
    small.setPixelSize(font.pixelSize() > 0 ? font.pixelSize() - 1 : windowPixels - 1);
    return small;
}

QFont titleFont(const QFont &font)
{
    QFont title = font;
    title.setWeight(QFont::DemiBold);
    return title;
}

QFont fixedFont(const QFont &font)
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(font.pixelSize() > 0 ? font.pixelSize() : windowPixels);
    return fixed;
}

int lineHeight(const QFont &font, const QString &text)
{
    const int own = QFontMetrics(font).height();
    constexpr char16_t firstOfWideLetters = 0x2e80; // from there on stand those of China, Japan and Korea
    if (std::ranges::none_of(text, [](QChar letter) { return letter.unicode() >= firstOfWideLetters; }))
        return own;
    constexpr qsizetype enough = 256; // as many as a line shows; more take long
    QTextLayout layout(text.left(enough), font);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    return std::max(own, static_cast<int>(std::ceil(line.height())));
}

} // namespace hitbox
