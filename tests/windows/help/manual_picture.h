#pragma once

#include <QDir>
#include <QHash>
#include <QImage>
#include <QWidget>

#include <algorithm>

/// Pictures of the manual that are made of the window as it is: with HITBOX_RENEW_MANUAL set they are drawn anew.
namespace hitbox::bench {

inline const QString manualSources = QStringLiteral(HITBOX_SOURCE_DIR "/resources/manual");

inline bool renewsManual()
{
    return qEnvironmentVariableIsSet("HITBOX_RENEW_MANUAL");
}

inline int distance(QRgb one, QRgb other)
{
    const auto squared = [](int difference) { return difference * difference; };
    return squared(qRed(one) - qRed(other)) + squared(qGreen(one) - qGreen(other)) + squared(qBlue(one) - qBlue(other));
}

/// In its 256 most frequent colours, others as the nearest of them: a file of half the size.
inline QImage inFewColours(const QImage &seen)
{
    const QImage picture = seen.convertToFormat(QImage::Format_RGB32);
    QHash<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            ++counts[picture.pixel(x, y)];
    }
    QList<QRgb> colors = counts.keys();
    std::sort(colors.begin(), colors.end(), [&counts](QRgb one, QRgb other) {
        return std::pair(-counts[one], one) < std::pair(-counts[other], other);
    });
    const QList<QRgb> kept = colors.mid(0, 256);
    QHash<QRgb, int> places;
    for (const QRgb color : std::as_const(colors)) {
        const auto nearest = std::min_element(kept.cbegin(), kept.cend(), [color](QRgb one, QRgb other) {
            return distance(one, color) < distance(other, color);
        });
        places.insert(color, static_cast<int>(nearest - kept.cbegin()));
    }
    QImage small(picture.size(), QImage::Format_Indexed8);
    small.setColorTable(kept);
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            small.setPixel(x, y, places.value(picture.pixel(x, y)));
    }
    return small;
}

/// Of what is in view by now; `name` is as in the pages. Gives a sentence where it failed.
inline QString takePicture(QWidget &shown, const QString &name)
{
    const QString path = QDir(manualSources).filePath(name);
    if (!renewsManual())
        return QImage(path).isNull() ? path + " is missing; the target manual-pictures makes it" : QString();
    return inFewColours(shown.grab().toImage()).save(path) ? QString() : path + " cannot be written";
}

} // namespace hitbox::bench
