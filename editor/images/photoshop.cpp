#include "images/photoshop.h"

#include "document/limits.h"
#include "images/pixel_rows.h"

#include <QCoreApplication>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace hitbox {

namespace {

class PhotoshopWords
{
    Q_DECLARE_TR_FUNCTIONS(Images)
};

/// Thrown within this file alone.
struct PhotoshopRefusal {
    QString what;
};

PhotoshopRefusal endsTooEarly()
{
    return {PhotoshopWords::tr("the file ends too early; copy it anew or save it once more")};
}

PhotoshopRefusal lacksMergedPicture()
{
    return {PhotoshopWords::tr("the file was saved without the picture of all layers together; "
                               "save it with “Maximize Compatibility”")};
}

enum class Mode { Gray = 1, Indexed = 2, Rgb = 3, Cmyk = 4 };

struct PhotoshopHeader {
    bool isLarge = false; ///< .psb, whose lengths have more bits
    int channels = 0;
    QSize size;
    int depth = 8;
    Mode mode = Mode::Rgb;

    int colors() const { return mode == Mode::Rgb ? 3 : mode == Mode::Cmyk ? 4 : 1; }
    int bytesPerValue() const { return depth / 8; }
    qsizetype rowBytes() const { return qsizetype(size.width()) * bytesPerValue(); } ///< not packed
};

constexpr qint64 headerBytes = 26;

/// Reads big-endian numbers one after the other.
class PhotoshopBytes
{
public:
    explicit PhotoshopBytes(QByteArrayView bytes)
        : m_bytes(bytes)
    {
    }

    template <typename Number>
    Number number()
    {
        return qFromBigEndian<Number>(take(sizeof(Number)).data());
    }
    QByteArrayView take(qint64 count)
    {
        if (count < 0 || count > m_bytes.size() - m_place)
            throw endsTooEarly();
        const QByteArrayView taken = m_bytes.sliced(m_place, count);
        m_place += count;
        return taken;
    }
    /// Preceded by its length.
    QByteArrayView section(bool isLong = false) { return take(qint64(length(isLong))); }
    /// At most 2^62, which no file has.
    quint64 length(bool isLong)
    {
        return isLong ? std::min(number<quint64>(), quint64(1) << 62) : quint64(number<quint32>());
    }
    qsizetype left() const { return m_bytes.size() - m_place; }

private:
    QByteArrayView m_bytes;
    qsizetype m_place = 0;
};

PhotoshopHeader headerOf(PhotoshopBytes &bytes)
{
    bytes.take(4);
    PhotoshopHeader header;
    header.isLarge = bytes.number<quint16>() == 2;
    bytes.take(6);
    header.channels = bytes.number<quint16>();
    const auto height = bytes.number<quint32>();
    const auto width = bytes.number<quint32>();
    header.depth = bytes.number<quint16>();
    const auto mode = bytes.number<quint16>();
    if (width == 0 || height == 0 || width > limits::imageSide || height > limits::imageSide ||
        qint64(width) * height > limits::imagePixels)
        throw PhotoshopRefusal{
            PhotoshopWords::tr("the image is %1 x %2 pixels, expected 1 to %3 a side and at most %4 in all")
                .arg(width)
                .arg(height)
                .arg(limits::imageSide)
                .arg(limits::imagePixels)};
    header.size = QSize(int(width), int(height));
    if (mode < int(Mode::Gray) || mode > int(Mode::Cmyk) || (header.depth != 8 && header.depth != 16) ||
        (mode == int(Mode::Indexed) && header.depth != 8))
        throw PhotoshopRefusal{
            PhotoshopWords::tr("pictures of this kind are not read; save it with 8 or 16 bits of RGB, "
                               "grayscale or CMYK, or as PNG")};
    header.mode = Mode(mode);
    constexpr int mostChannels = 56; // of the specification
    if (header.channels > mostChannels)
        throw PhotoshopRefusal{
            PhotoshopWords::tr("the image's header is broken: it has %1 channels, expected at most %2")
                .arg(header.channels)
                .arg(mostChannels)};
    if (header.channels < header.colors())
        throw PhotoshopRefusal{
            PhotoshopWords::tr("the image's header is broken: it has %1 channels, expected at least %2")
                .arg(header.channels)
                .arg(header.colors())};
    return header;
}

/// Of layers: below 0 where the first channel beyond the colours is the picture's transparency, and no selection that
/// was kept.
int layerCountIn(QByteArrayView layers, const PhotoshopHeader &header)
{
    PhotoshopBytes bytes(layers);
    if (bytes.left() == 0)
        return 0;
    if (const QByteArrayView info = bytes.section(header.isLarge); info.size() >= 2)
        return qFromBigEndian<qint16>(info.data());
    if (bytes.left() < 4)
        return 0;
    bytes.section(); // masks
    // Layers of 16 bits stand further behind.
    while (bytes.left() >= 12) {
        bytes.take(4);
        const QByteArray key = bytes.take(4).toByteArray();
        const bool isLong = header.isLarge && (key == "Lr16" || key == "Mt16" || key == "Layr" || key == "LMsk" ||
                                               key == "Alph" || key == "FMsk" || key == "FEid" || key == "FXid");
        const QByteArrayView block = bytes.section(isLong);
        if (key == "Mt16")
            return -1;
        if (key == "Lr16" && block.size() >= 2)
            return qFromBigEndian<qint16>(block.data());
        bytes.take(std::min<qsizetype>((4 - block.size() % 4) % 4, bytes.left()));
    }
    return 0;
}

/// PackBits: a count of bytes to take, or of times to repeat the one after it.
void unpackRow(QByteArrayView packed, quint8 *row, qsizetype bytes)
{
    PhotoshopBytes from(packed);
    qsizetype filled = 0;
    while (filled < bytes) {
        const auto code = from.number<qint8>();
        if (code == -128)
            continue;
        const qsizetype count = code >= 0 ? code + 1 : 1 - code;
        if (count > bytes - filled)
            throw PhotoshopRefusal{PhotoshopWords::tr("the image's data is broken; save it once more")};
        if (code >= 0)
            std::copy_n(from.take(count).data(), count, reinterpret_cast<char *>(row + filled));
        else
            std::fill_n(row + filled, count, from.number<quint8>());
        filled += count;
    }
}

/// How the rows of all channels are stored.
struct StoredRows {
    bool isPacked = false;
    std::vector<quint32> bytes; ///< of each row, channel after channel
};

/// Stands before the rows.
StoredRows storedRows(PhotoshopBytes &bytes, const PhotoshopHeader &header)
{
    constexpr int plain = 0;
    constexpr int runs = 1;
    const auto packing = bytes.number<quint16>();
    if (packing != plain && packing != runs)
        throw PhotoshopRefusal{
            PhotoshopWords::tr("its picture is packed in a way that is not read; save it once more, or as PNG")};
    const auto rows = static_cast<size_t>(header.channels) * static_cast<size_t>(header.size.height());
    StoredRows stored{packing == runs, std::vector<quint32>(rows, quint32(header.rowBytes()))};
    if (stored.isPacked)
        for (quint32 &length : stored.bytes)
            length = header.isLarge ? bytes.number<quint32>() : bytes.number<quint16>();
    return stored;
}

/// Channel after channel, row by row.
class Channels
{
public:
    Channels(PhotoshopBytes &bytes, const PhotoshopHeader &header)
        : m_header(header)
    {
        const StoredRows stored = storedRows(bytes, header);
        m_isPacked = stored.isPacked;
        m_rows.reserve(stored.bytes.size());
        for (const quint32 length : stored.bytes)
            m_rows.push_back(bytes.take(length));
    }

    /// Values of 0 to 255 of one row of a channel.
    void read(int channel, int y, quint8 *values)
    {
        const QByteArrayView row =
            m_rows[static_cast<size_t>(channel) * static_cast<size_t>(m_header.size.height()) + static_cast<size_t>(y)];
        m_scratch.resize(static_cast<size_t>(m_header.rowBytes()));
        if (m_isPacked)
            unpackRow(row, m_scratch.data(), m_header.rowBytes());
        else
            std::copy(row.begin(), row.end(), reinterpret_cast<char *>(m_scratch.data()));
        const int step = m_header.bytesPerValue();
        for (int x = 0; x < m_header.size.width(); ++x) {
            const quint8 *value = m_scratch.data() + qsizetype(x) * step;
            values[x] =
                step == 1 ? *value : static_cast<quint8>((qFromBigEndian<quint16>(value) * 255 + 32767) / 65535);
        }
    }

private:
    PhotoshopHeader m_header;
    bool m_isPacked = false;
    std::vector<QByteArrayView> m_rows;
    std::vector<quint8> m_scratch;
};

/// Merged pictures lie on white: what shows through is taken away again.
int withoutWhite(int value, int alpha)
{
    return alpha == 0 ? 0 : std::clamp((value - (255 - alpha)) * 255 / alpha, 0, 255);
}

QImage pictureOf(PhotoshopBytes &bytes, const PhotoshopHeader &header, QByteArrayView palette, bool hasAlpha)
{
    const int colors = header.colors();
    Channels channels(bytes, header);
    QImage image(header.size, QImage::Format_ARGB32);
    if (image.isNull())
        throw PhotoshopRefusal{PhotoshopWords::tr("there is not enough memory for the image")};
    const int width = header.size.width();
    std::array<std::vector<quint8>, 5> rows;
    rows.fill(std::vector<quint8>(static_cast<size_t>(width), 255));
    for (int y = 0; y < header.size.height(); ++y) {
        for (int channel = 0; channel < colors; ++channel)
            channels.read(channel, y, rows[static_cast<size_t>(channel)].data());
        if (hasAlpha)
            channels.read(colors, y, rows[4].data());
        QRgb *line = pixelRow(image, y);
        for (int x = 0; x < width; ++x) {
            const auto value = [&rows, x](size_t channel) { return int(rows[channel][static_cast<size_t>(x)]); };
            std::array<int, 3> color = {};
            switch (header.mode) {
            case Mode::Gray: color = {value(0), value(0), value(0)}; break;
            case Mode::Rgb: color = {value(0), value(1), value(2)}; break;
            // As stored, 255 is no ink.
            case Mode::Cmyk:
                color = {value(0) * value(3) / 255, value(1) * value(3) / 255, value(2) * value(3) / 255};
                break;
            case Mode::Indexed:
                for (size_t part = 0; part < 3; ++part)
                    color[part] = static_cast<quint8>(palette[static_cast<qsizetype>(part) * 256 + value(0)]);
                break;
            }
            const int alpha = value(4);
            line[x] = qRgba(withoutWhite(color[0], alpha), withoutWhite(color[1], alpha), withoutWhite(color[2], alpha),
                            alpha);
        }
    }
    return image;
}

/// Goes on behind a section that is preceded by its length.
void skipSection(QIODevice &device, bool isLong = false)
{
    const QByteArray length = device.read(isLong ? sizeof(quint64) : sizeof(quint32));
    const quint64 bytes = PhotoshopBytes(length).length(isLong);
    if (bytes > quint64(device.size() - device.pos()))
        throw endsTooEarly();
    device.seek(device.pos() + qint64(bytes));
}

/// Reads no more than lengths.
void expectAllRows(QIODevice &device, const PhotoshopHeader &header)
{
    const qint64 begin = device.pos();
    const qint64 rows = qint64(header.channels) * header.size.height();
    const QByteArray lengths = device.read(qint64(sizeof(quint16)) + rows * (header.isLarge ? 4 : 2));
    PhotoshopBytes bytes(lengths);
    const StoredRows stored = storedRows(bytes, header);
    const qint64 rowsBegin = begin + lengths.size() - bytes.left();
    if (std::accumulate(stored.bytes.begin(), stored.bytes.end(), rowsBegin) > device.size())
        throw endsTooEarly();
}

} // namespace

bool beginsAsPhotoshop(QByteArrayView bytes)
{
    return bytes.size() >= 6 && bytes.first(4) == QByteArrayView("8BPS") && bytes[4] == 0 &&
           (bytes[5] == 1 || bytes[5] == 2);
}

Result<QSize> photoshopSize(QIODevice &device)
{
    try {
        const QByteArray head = device.read(headerBytes);
        PhotoshopBytes bytes(head);
        const PhotoshopHeader header = headerOf(bytes);
        skipSection(device); // palette
        skipSection(device); // resources
        skipSection(device, header.isLarge);
        if (device.atEnd())
            throw lacksMergedPicture();
        expectAllRows(device, header);
        return header.size;
    } catch (const PhotoshopRefusal &refusal) {
        return Error{{}, {}, refusal.what};
    }
}

Result<QImage> readPhotoshop(const QByteArray &file)
{
    try {
        PhotoshopBytes bytes(file);
        const PhotoshopHeader header = headerOf(bytes);
        const QByteArrayView palette = bytes.section();
        if (header.mode == Mode::Indexed && palette.size() < 3 * 256)
            throw PhotoshopRefusal{PhotoshopWords::tr("the image's data is broken: its palette is too short")};
        bytes.section(); // resources
        const QByteArrayView layers = bytes.section(header.isLarge);
        if (bytes.left() == 0)
            throw lacksMergedPicture();
        const bool hasAlpha = header.channels > header.colors() && layerCountIn(layers, header) < 0;
        return pictureOf(bytes, header, palette, hasAlpha);
    } catch (const PhotoshopRefusal &refusal) {
        return Error{{}, {}, refusal.what};
    }
}

} // namespace hitbox
