#include "images/inflate.h"

#include <zlib.h>

#include <algorithm>
#include <limits>

namespace hitbox {

namespace {

/// Deflate makes at most 258 bytes of two bits, which is told as 1032 to 1.
constexpr qsizetype mostOfOneByte = 1032;

class InflateStream
{
public:
    explicit InflateStream(DeflateWrapping wrapping)
        : m_isReady(inflateInit2(&m_stream, wrapping == DeflateWrapping::Zlib ? MAX_WBITS : -MAX_WBITS) == Z_OK)
    {
    }
    ~InflateStream()
    {
        if (m_isReady)
            inflateEnd(&m_stream);
    }
    InflateStream(const InflateStream &) = delete;
    InflateStream &operator=(const InflateStream &) = delete;

    bool isReady() const { return m_isReady; }
    z_stream &operator*() { return m_stream; }

private:
    z_stream m_stream = {};
    bool m_isReady;
};

} // namespace

std::optional<QByteArray> inflated(QByteArrayView packed, qsizetype size, DeflateWrapping wrapping)
{
    constexpr qsizetype most = std::numeric_limits<uInt>::max();
    if (packed.size() > most || size >= most || size / mostOfOneByte > packed.size())
        return std::nullopt;
    InflateStream stream(wrapping);
    if (!stream.isReady())
        return std::nullopt;
    // One byte more tells a stream that holds more than it should.
    QByteArray bytes(size + 1, Qt::Uninitialized);
    (*stream).next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
    (*stream).avail_in = static_cast<uInt>(packed.size());
    (*stream).next_out = reinterpret_cast<Bytef *>(bytes.data());
    (*stream).avail_out = static_cast<uInt>(bytes.size());
    const bool isWhole = inflate(&*stream, Z_FINISH) == Z_STREAM_END && (*stream).avail_out == 1;
    if (!isWhole)
        return std::nullopt;
    bytes.resize(size);
    return bytes;
}

} // namespace hitbox
