#include "images/gif_blocks.h"

namespace hitbox {

bool passesGifBlocks(QIODevice &device)
{
    char length = 0;
    while (device.getChar(&length)) {
        if (length == 0)
            return true;
        const auto bytes = static_cast<quint8>(length);
        if (device.skip(bytes) != bytes)
            return false;
    }
    return false;
}

bool passesGifPalette(QIODevice &device, char flags)
{
    const qint64 bytes = flags & 0x80 ? 3LL << ((flags & 7) + 1) : 0;
    return device.skip(bytes) == bytes;
}

} // namespace hitbox
