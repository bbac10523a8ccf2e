#include "windows/widgets/fonts.h"

#include <QFontDatabase>

namespace hitbox {

namespace {

int windowPixels = 13;

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

} // namespace hitbox
