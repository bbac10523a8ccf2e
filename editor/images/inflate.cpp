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

bool canInflateTo(QByteArrayView packed, qsizetype size)
{
    constexpr qsizetype most = std::numeric_limits<uInt>::max();
    return packed.size() <= most && size < most && size / mostOfOneByte <= packed.size();
}

bool inflateInto(char *bytes, qsizetype size, QByteArrayView packed, DeflateWrapping wrapping)
{
    if (!canInflateTo(packed, size))
        return false;
    InflateStream stream(wrapping);
    if (!stream.isReady())
        return false;
    (*stream).next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
    (*stream).avail_in = static_cast<uInt>(packed.size());
    (*stream).next_out = reinterpret_cast<Bytef *>(bytes);
    (*stream).avail_out = static_cast<uInt>(size);
    int state = size > 0 ? inflate(&*stream, Z_FINISH) : Z_BUF_ERROR;
    if ((*stream).avail_out != 0)
        return false;
    if (state == Z_STREAM_END)
        return true;
    // One byte more tells a stream that holds more than it should from one whose end was not looked at.
    Bytef beyond = 0;
    (*stream).next_out = &beyond;
    (*stream).avail_out = 1;
    state = inflate(&*stream, Z_FINISH);
    return state == Z_STREAM_END && (*stream).avail_out == 1;
}

std::optional<QByteArray> inflated(QByteArrayView packed, qsizetype size, DeflateWrapping wrapping)
{
    if (!canInflateTo(packed, size))
        return std::nullopt;
    QByteArray bytes(size, Qt::Uninitialized);
    return inflateInto(bytes.data(), size, packed, wrapping) ? std::optional(bytes) : std::nullopt;
}

} // namespace hitbox
