#pragma once

#include <QIODevice>

namespace hitbox {

/// What the markers of a JPEG file say, from the device's start on (ITU-T T.81, B.1.1).
struct JpegMarkers {
    bool reachEnd = false; ///< there is an end-of-image marker
    qint64 scans = 0;      ///< decoders go over all of the picture for each
};
JpegMarkers jpegMarkers(QIODevice &device);

/// True when the JPEG file from the device's start on runs through to its end-of-image marker (ITU-T T.81, B.1.1).
/// Decoders fill what is missing with grey and report success, so a file that was cut short has to be found by its
/// markers.
bool reachesJpegEnd(QIODevice &device);

} // namespace hitbox
