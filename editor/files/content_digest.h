#pragma once

#include <QByteArray>
#include <QCryptographicHash>

namespace hitbox {

/// SHA-256 of the bytes of a file, 32 bytes: tells what is in it from anything else.
inline QByteArray contentDigest(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

} // namespace hitbox
