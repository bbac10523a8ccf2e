#pragma once

#include <QIODevice>
#include <QImage>

#include <array>
#include <optional>

namespace hitbox {

/// The one colour that a PNG of three channels of 16 bits names to be clear (ISO/IEC 15948, 11.3.2.1). Qt then takes
/// each pixel for four channels, and what it reads for another picture: it must not see the chunk that says so.
struct ColourKey {
    std::array<quint16, 3> colour{}; ///< red, green, blue
    qint64 begin = 0;                ///< of the chunk in the file
    qint64 size = 0;                 ///< of the chunk
};

/// Nothing for any other file. The device stands where it stood, afterwards.
std::optional<ColourKey> colourKeyIn(QIODevice &file);

/// The picture with all pixels of that colour clear.
QImage withColourClear(QImage image, const ColourKey &key);

} // namespace hitbox
