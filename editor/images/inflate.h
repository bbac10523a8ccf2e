#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace hitbox {

/// What stands around deflated data.
enum class DeflateWrapping {
    Zlib, ///< RFC 1950: two bytes before it, a checksum after it
    None, ///< RFC 1951 alone, as in zip files
};

/// The bytes that were deflated. Nothing where the data is broken, or holds fewer or more than `size` bytes, which must
/// not be negative. No memory is taken for a size that so few packed bytes cannot hold.
std::optional<QByteArray> inflated(QByteArrayView packed, qsizetype size, DeflateWrapping wrapping);

/// Whether so few packed bytes can hold that many.
bool canInflateTo(QByteArrayView packed, qsizetype size);

/// The same into memory of the caller's, which has room for `size` bytes. False where inflated() would have nothing;
/// then the memory holds anything.
bool inflateInto(char *bytes, qsizetype size, QByteArrayView packed, DeflateWrapping wrapping);

} // namespace hitbox
