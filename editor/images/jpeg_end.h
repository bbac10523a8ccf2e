#pragma once

#include <QIODevice>

namespace hitbox {

/// True when the JPEG file from the device's start on runs through to its end-of-image marker (ITU-T T.81, B.1.1).
/// Decoders fill what is missing with grey and report success, so a file that was cut short has to be found by its
/// markers.
bool reachesJpegEnd(QIODevice &device);

} // namespace hitbox
