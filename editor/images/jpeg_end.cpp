#include "images/jpeg_end.h"

#include <QByteArray>

namespace hitbox {

namespace {

constexpr int endOfFile = -1;

int nextByte(QIODevice &device)
{
    char byte = 0;
    return device.getChar(&byte) ? static_cast<unsigned char>(byte) : endOfFile;
}

/// The next marker's code, past anything that is none: compressed data, stuffed zeros, fill bytes.
int nextMarker(QIODevice &device)
{
    int byte = nextByte(device);
    while (byte != endOfFile) {
        const bool mayBegin = byte == 0xff;
        byte = nextByte(device);
        if (mayBegin && byte > 0x00 && byte < 0xff)
            return byte;
    }
    return endOfFile;
}

bool standsAlone(int marker)
{
    constexpr int temporary = 0x01;
    constexpr int firstRestart = 0xd0;
    constexpr int startOfImage = 0xd8;
    return marker == temporary || (marker >= firstRestart && marker <= startOfImage);
}

bool skipSegment(QIODevice &device)
{
    const int high = nextByte(device);
    const int low = nextByte(device);
    if (low == endOfFile)
        return false;
    const qint64 rest = (high << 8 | low) - 2; // the length counts its own two bytes
    return rest >= 0 && device.skip(rest) == rest;
}

} // namespace

JpegMarkers jpegMarkers(QIODevice &device)
{
    constexpr int endOfImage = 0xd9;
    constexpr int startOfScan = 0xda;
    JpegMarkers markers;
    device.seek(0);
    for (int marker = nextMarker(device); marker != endOfFile; marker = nextMarker(device)) {
        markers.reachEnd = marker == endOfImage;
        markers.scans += marker == startOfScan ? 1 : 0;
        if (markers.reachEnd || (!standsAlone(marker) && !skipSegment(device)))
            break;
    }
    return markers;
}

bool reachesJpegEnd(QIODevice &device)
{
    return jpegMarkers(device).reachEnd;
}

} // namespace hitbox
