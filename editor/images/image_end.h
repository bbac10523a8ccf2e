#pragma once

#include <QByteArray>
#include <QIODevice>

namespace hitbox {

/// True when the file on the device, of a format as QImageReader names it, was cut short. Told by what the format
/// says about its own length, without decoding: PNG by its IEND chunk (ISO/IEC 15948, 5.6), JPEG by its end-of-image
/// marker (ITU-T T.81, B.1.1), GIF by its trailer (GIF89a, 27) or the end of an image where that alone is missing,
/// BMP and WebP by the size in their headers. Other formats are never found out.
///
/// Takes a few reads, unless something follows the end of a PNG, or the last bytes of a JPEG are no end marker: then
/// the file is walked through. A GIF is always, from block to block.
bool endsEarly(const QByteArray &format, QIODevice &device);

/// Where the first critical chunk of a PNG begins, or the first with a frame of an APNG, whose checksum is not that of
/// its bytes (ISO/IEC 15948, 5.3); -1 where all are right. Decoders stop there with words of their own. The file must
/// not end early.
enum class PngReach { UpToPixels, Whole };
qint64 brokenPngChunk(QIODevice &device, PngReach reach);

/// The header of a PNG says something that there is (ISO/IEC 15948, 11.2.2), however large.
bool isPngHeaderValid(QIODevice &device);

} // namespace hitbox
