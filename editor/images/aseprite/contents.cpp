#include "images/aseprite/contents.h"

#include "images/aseprite/file_bytes.h"
#include "images/aseprite/tag_rounds.h"
#include "images/frame_sheet.h"

#include <algorithm>
#include <set>

namespace hitbox::aseprite {

namespace {

constexpr int headerBytes = 128;
constexpr quint16 fileMagic = 0xa5e0;
constexpr quint16 frameMagic = 0xf1fa;
constexpr double usualDuration = 100;

/// Chunks by their numbers in the file. The first two are those of FLI files; the second one is 17 in the format's
/// documents, and 11 in the files that there are.
namespace chunk {
constexpr int oldPalette = 0x0004;
constexpr int oldestPalette = 0x000b;
constexpr int oldestPaletteToo = 0x0011;
constexpr int layer = 0x2004;
constexpr int cel = 0x2005;
constexpr int tags = 0x2018;
constexpr int palette = 0x2019;
constexpr int userData = 0x2020;
constexpr int slice = 0x2022;
constexpr int tileset = 0x2023;
} // namespace chunk

// Passed over: what tells of reference layers alone (0x2006), of colour profiles (0x2007), since engines take colours
// as the numbers that they are, of other files (0x2008), masks and paths (0x2016, 0x2017), and what is newer than this.

QString framePlace(qsizetype frame)
{
    return Words::tr("frame %1").arg(frame + 1);
}

/// Reads a file from its header to its last frame.
class ContentsParser
{
public:
    ContentsParser(const QByteArray &file, const Limits &limits)
        : m_limits(limits)
    {
        m_contents.file = file;
    }

    Contents parsed();

private:
    /// Whose text a chunk of user data holds.
    enum class Owner { Other, Layer, Slice, Tag, Cel };

    void takeFrame(FileBytes &file);
    void takeChunk(int type, FileBytes chunk);
    void takeOldPalette(FileBytes &chunk, int bits);
    void takePalette(FileBytes &chunk);
    void takeLayer(FileBytes &chunk);
    int parentAt(int level);
    void takeCel(FileBytes &chunk);
    int linkedPicture(FileBytes &chunk, int layer);
    int ownPicture(FileBytes &chunk, int type);
    void takeTiles(FileBytes &chunk, PackedPicture &picture);
    void checkPicture(const FileBytes &chunk, const PackedPicture &picture);
    void takeTags(FileBytes &chunk);
    void takeUserData(FileBytes &chunk);
    void tellLeftOut(Owner owner, const QString &text);
    void takeSlice(FileBytes &chunk);
    void takeTileset(FileBytes &chunk);

    void note(const QString &sentence);
    Palette palette() const;
    void setPalette(const Palette &palette);
    qsizetype placeOf(QByteArrayView part) const { return part.data() - m_contents.file.constData(); }
    Frame &frame() { return m_contents.frames.back(); }
    QString nextFramePlace() const { return framePlace(static_cast<qsizetype>(m_contents.frames.size())); }

    Limits m_limits;
    Contents m_contents;
    std::vector<int> m_groups;                    ///< open ones: that the next layer may lie in, by level
    std::vector<QHash<int, int>> m_layerPictures; ///< by frame: which layer has which
    std::size_t m_paletteFrame = 0;               ///< that set the last palette, counted from 1
    bool m_hasNewPalette = false;
    Owner m_owner = Owner::Other;
    std::set<Owner> m_told; ///< whose text was told to be left out
};

Contents ContentsParser::parsed()
{
    m_contents.header = headerOf(m_contents.file, m_limits);
    const Header &header = m_contents.header;
    if (header.fileBytes > m_contents.file.size())
        throw Refusal{{},
                      Words::tr("the file ends too early: it has %1 bytes of the %2 that it states; copy it anew or "
                                "save it once more")
                          .arg(m_contents.file.size())
                          .arg(header.fileBytes)};
    if (header.pixelRatio.width() != header.pixelRatio.height())
        note(Words::tr("its pixels are %1:%2 in Aseprite; here they are square")
                 .arg(header.pixelRatio.width())
                 .arg(header.pixelRatio.height()));
    Palette black;
    std::fill_n(black.colors.begin(), std::min(header.colors, 256), qRgb(0, 0, 0));
    m_contents.palettes.push_back(black);
    FileBytes file(m_contents.file, {});
    file.skip(headerBytes);
    for (int i = 0; i < header.frames; ++i)
        takeFrame(file);
    return std::move(m_contents);
}

void ContentsParser::takeFrame(FileBytes &file)
{
    constexpr int frameHeaderBytes = 16;
    constexpr int chunkHeaderBytes = 6;
    file.rename(nextFramePlace());
    const auto bytes = file.number<quint32>();
    if (bytes < frameHeaderBytes)
        file.refuse(Words::tr("has a broken header: %1 bytes are too few").arg(bytes));
    FileBytes frameBytes(file.take(qint64(bytes) - 4), file.name());
    if (frameBytes.number<quint16>() != frameMagic)
        frameBytes.refuse(Words::tr("has a broken header"));
    const auto oldCount = frameBytes.number<quint16>();
    const auto duration = frameBytes.number<quint16>();
    frameBytes.skip(2);
    const auto newCount = frameBytes.number<quint32>();
    const int speed = m_contents.header.speed;
    m_contents.frames.push_back({duration > 0 ? double(duration)
                                 : speed > 0  ? double(speed)
                                              : usualDuration,
                                 static_cast<int>(m_contents.palettes.size()) - 1,
                                 {}});
    m_layerPictures.emplace_back();
    const quint32 count = newCount > 0 ? newCount : oldCount;
    for (quint32 i = 0; i < count; ++i) {
        const auto size = frameBytes.number<quint32>();
        const auto type = frameBytes.number<quint16>();
        if (size < chunkHeaderBytes)
            frameBytes.refuse(Words::tr("has a broken part: %1 bytes are too few").arg(size));
        takeChunk(type, {frameBytes.take(qint64(size) - chunkHeaderBytes), frameBytes.name()});
    }
}

void ContentsParser::takeChunk(int type, FileBytes chunk)
{
    switch (type) {
    case chunk::oldPalette: return takeOldPalette(chunk, 8);
    case chunk::oldestPalette:
    case chunk::oldestPaletteToo: return takeOldPalette(chunk, 6);
    case chunk::palette: return takePalette(chunk);
    case chunk::layer: return takeLayer(chunk);
    case chunk::cel: return takeCel(chunk);
    case chunk::tags: return takeTags(chunk);
    case chunk::userData: return takeUserData(chunk);
    case chunk::slice: return takeSlice(chunk);
    case chunk::tileset: return takeTileset(chunk);
    default: break;
    }
}

void ContentsParser::note(const QString &sentence)
{
    constexpr qsizetype most = 100; // nobody reads more, and broken files could tell of millions
    if (m_contents.notes.size() < most)
        m_contents.notes.append(sentence);
}

Palette ContentsParser::palette() const
{
    return m_contents.palettes.back();
}

/// From this frame on.
void ContentsParser::setPalette(const Palette &palette)
{
    if (palette == m_contents.palettes.back())
        return;
    if (m_paletteFrame == m_contents.frames.size()) {
        m_contents.palettes.back() = palette;
        return;
    }
    m_contents.palettes.push_back(palette);
    m_paletteFrame = m_contents.frames.size();
    frame().palette = static_cast<int>(m_contents.palettes.size()) - 1;
}

void ContentsParser::takeOldPalette(FileBytes &chunk, int bits)
{
    if (m_hasNewPalette)
        return;
    chunk.rename(Words::tr("%1, old palette").arg(chunk.name()));
    Palette colors = palette();
    const auto scaled = [bits](quint8 value) { return bits == 8 ? int(value) : (value & 63) << 2 | (value & 63) >> 4; };
    std::size_t index = 0;
    const auto packets = chunk.number<quint16>();
    for (int packet = 0; packet < packets; ++packet) {
        index += chunk.number<quint8>();
        const auto stated = chunk.number<quint8>();
        const int count = stated == 0 ? 256 : stated;
        for (int i = 0; i < count; ++i, ++index) {
            const int red = scaled(chunk.number<quint8>());
            const int green = scaled(chunk.number<quint8>());
            const int blue = scaled(chunk.number<quint8>());
            if (index >= colors.colors.size())
                chunk.refuse(Words::tr("has more than 256 colours"));
            colors.colors[index] = qRgb(red, green, blue);
        }
    }
    setPalette(colors);
}

void ContentsParser::takePalette(FileBytes &chunk)
{
    m_owner = Owner::Other;
    m_hasNewPalette = true;
    chunk.rename(Words::tr("%1, palette").arg(chunk.name()));
    const auto size = chunk.number<quint32>();
    const auto first = chunk.number<quint32>();
    const auto last = chunk.number<quint32>();
    chunk.skip(8);
    if (first > last || last >= size)
        chunk.refuse(Words::tr("sets the colours %1 to %2 of %3, which there are not; save the file once more")
                         .arg(first)
                         .arg(last)
                         .arg(size));
    Palette colors = palette();
    for (std::size_t i = 0; i < colors.colors.size(); ++i) {
        if (i >= size)
            colors.colors[i] = 0;
        else if (colors.colors[i] == 0)
            colors.colors[i] = qRgb(0, 0, 0);
    }
    for (quint32 index = first; index <= last; ++index) {
        constexpr int hasName = 1;
        const auto flags = chunk.number<quint16>();
        const int red = chunk.number<quint8>();
        const int green = chunk.number<quint8>();
        const int blue = chunk.number<quint8>();
        const int alpha = chunk.number<quint8>();
        if ((flags & hasName) != 0)
            chunk.skip(chunk.number<quint16>());
        // Palettes of pictures that are not indexed may be longer; nothing is drawn with them.
        if (index < colors.colors.size())
            colors.colors[index] = qRgba(red, green, blue, alpha);
        if (index == last)
            break; // also where it is the largest number that there is
    }
    setPalette(colors);
}

/// The group that a layer at this level lies in; -1: none. Levels that nothing leads to are those of the last group.
int ContentsParser::parentAt(int level)
{
    if (m_groups.size() > static_cast<std::size_t>(level))
        m_groups.resize(static_cast<std::size_t>(level));
    return m_groups.empty() ? -1 : m_groups.back();
}

void ContentsParser::takeLayer(FileBytes &chunk)
{
    constexpr int visible = 1;
    constexpr int background = 8;
    constexpr int reference = 64;
    const auto index = static_cast<int>(m_contents.layers.size());
    chunk.rename(Words::tr("layer %1").arg(index + 1));
    const auto flags = chunk.number<quint16>();
    const auto kind = chunk.number<quint16>();
    const auto level = chunk.number<quint16>();
    chunk.skip(4);
    const auto blendMode = chunk.number<quint16>();
    const auto opacity = chunk.number<quint8>();
    chunk.skip(3);
    Layer layer;
    layer.name = chunk.text();
    chunk.rename(Words::tr("layer “%1”").arg(layer.name));
    layer.isVisible = (flags & visible) != 0;
    layer.isBackground = (flags & background) != 0;
    layer.isReference = (flags & reference) != 0;
    layer.parent = parentAt(level);
    if (kind > int(LayerKind::Tilemap)) {
        note(Words::tr("the layer “%1” is of a kind that is not known; left out").arg(layer.name));
        layer.isVisible = false;
    } else {
        layer.kind = LayerKind(kind);
    }
    if (layer.kind == LayerKind::Tilemap)
        layer.tileset = chunk.number<quint32>();
    const Header &header = m_contents.header;
    const bool blends = layer.kind == LayerKind::Group ? header.hasGroupBlending : !layer.isBackground;
    if (blends && blendMode < blendCount)
        layer.blend = Blend(blendMode);
    else if (blends)
        note(Words::tr("the layer “%1” blends in a way that is not known; it is laid on top as it is").arg(layer.name));
    if (blends && (header.hasLayerOpacity || layer.kind == LayerKind::Group))
        layer.opacity = opacity;
    if (layer.kind == LayerKind::Group)
        m_groups.push_back(index);
    if (m_groups.size() > static_cast<std::size_t>(m_limits.groupDepth))
        chunk.refuse(Words::tr("lies in more than %1 groups; take it out of some").arg(m_limits.groupDepth));
    m_contents.layers.push_back(layer);
    m_owner = Owner::Layer;
}

void ContentsParser::takeCel(FileBytes &chunk)
{
    constexpr int linked = 1;
    m_owner = Owner::Cel;
    const int layer = chunk.number<quint16>();
    if (layer >= static_cast<int>(m_contents.layers.size()))
        chunk.refuse(Words::tr("has a picture on layer %1 of %2; save the file once more")
                         .arg(layer + 1)
                         .arg(m_contents.layers.size()));
    chunk.rename(Words::tr("%1, layer “%2”").arg(chunk.name(), m_contents.layers[static_cast<size_t>(layer)].name));
    Cel cel{layer, {}, 255, 0, -1};
    cel.at.setX(chunk.number<qint16>());
    cel.at.setY(chunk.number<qint16>());
    cel.opacity = chunk.number<quint8>();
    const int type = chunk.number<quint16>();
    cel.zIndex = chunk.number<qint16>();
    chunk.skip(5);
    cel.picture = type == linked ? linkedPicture(chunk, layer) : ownPicture(chunk, type);
    if (cel.picture < 0)
        return;
    const bool hasTiles = m_contents.pictures[static_cast<size_t>(cel.picture)].kind == PackedPicture::Kind::Tiles;
    const LayerKind kind = m_contents.layers[static_cast<size_t>(layer)].kind;
    if (kind == LayerKind::Group || hasTiles != (kind == LayerKind::Tilemap))
        chunk.refuse(Words::tr("holds what a layer of its kind cannot hold; save the file once more"));
    if (m_layerPictures.back().contains(layer))
        chunk.refuse(Words::tr("has two pictures; save the file once more"));
    m_layerPictures.back().insert(layer, cel.picture);
    ++m_contents.pictures[static_cast<size_t>(cel.picture)].uses;
    frame().cels.push_back(cel);
}

/// Links lead to frames before alone, so that they cannot lead round in a circle.
int ContentsParser::linkedPicture(FileBytes &chunk, int layer)
{
    const int target = chunk.number<quint16>();
    const auto current = static_cast<int>(m_contents.frames.size()) - 1;
    if (target < current) {
        const QHash<int, int> &pictures = m_layerPictures[static_cast<size_t>(target)];
        if (const auto found = pictures.find(layer); found != pictures.end())
            return *found;
    }
    chunk.refuse(
        Words::tr("is linked to frame %1, which has no picture there before it; unlink it in Aseprite and save")
            .arg(target + 1));
}

/// Nothing (-1) for one without pixels, and for kinds that are not known.
int ContentsParser::ownPicture(FileBytes &chunk, int type)
{
    constexpr int raw = 0;
    constexpr int deflated = 2;
    constexpr int tiles = 3;
    if (type != raw && type != deflated && type != tiles) {
        note(Words::tr("%1: a picture of a kind that is not known is left out").arg(chunk.name()));
        return -1;
    }
    PackedPicture picture;
    picture.size.setWidth(chunk.number<quint16>());
    picture.size.setHeight(chunk.number<quint16>());
    picture.kind = type == raw        ? PackedPicture::Kind::Raw
                   : type == deflated ? PackedPicture::Kind::Deflated
                                      : PackedPicture::Kind::Tiles;
    if (picture.kind == PackedPicture::Kind::Tiles)
        takeTiles(chunk, picture);
    if (picture.size.isEmpty())
        return -1;
    checkPicture(chunk, picture);
    const qint64 rawBytes = qint64(picture.size.width()) * picture.size.height() * m_contents.header.bytesPerPixel();
    const QByteArrayView pixels = picture.kind == PackedPicture::Kind::Raw ? chunk.take(rawBytes) : chunk.rest();
    picture.begin = placeOf(pixels);
    picture.bytes = pixels.size();
    m_contents.pictures.push_back(picture);
    return static_cast<int>(m_contents.pictures.size()) - 1;
}

void ContentsParser::takeTiles(FileBytes &chunk, PackedPicture &picture)
{
    picture.bitsPerTile = chunk.number<quint16>();
    picture.idMask = chunk.number<quint32>();
    picture.xFlipMask = chunk.number<quint32>();
    picture.yFlipMask = chunk.number<quint32>();
    picture.diagonalMask = chunk.number<quint32>();
    chunk.skip(10);
    if (picture.bitsPerTile != 8 && picture.bitsPerTile != 16 && picture.bitsPerTile != 32)
        chunk.refuse(Words::tr("has tiles of %1 bits, expected 8, 16 or 32").arg(picture.bitsPerTile));
}

void ContentsParser::checkPicture(const FileBytes &chunk, const PackedPicture &picture)
{
    const QSize size = picture.size;
    if (size.width() > m_limits.side || size.height() > m_limits.side)
        chunk.refuse(Words::tr("has a picture of %1 x %2, expected at most %3 a side")
                         .arg(size.width())
                         .arg(size.height())
                         .arg(m_limits.side));
    if (qint64(size.width()) * size.height() > m_limits.pixels)
        chunk.refuse(Words::tr("has a picture of %1 x %2, expected at most %3 in all")
                         .arg(size.width())
                         .arg(size.height())
                         .arg(m_limits.pixels));
}

void ContentsParser::takeTags(FileBytes &chunk)
{
    m_owner = Owner::Tag;
    chunk.rename(Words::tr("tags"));
    const auto count = chunk.number<quint16>();
    const int frames = m_contents.header.frames;
    chunk.skip(8);
    for (int i = 0; i < count; ++i) {
        AnimationTag tag;
        const int from = chunk.number<quint16>();
        const int to = chunk.number<quint16>();
        const auto direction = chunk.number<quint8>();
        const auto ways = chunk.number<quint16>();
        chunk.skip(6 + 3 + 1);
        tag.name = chunk.text();
        const TagRounds rounds = tagRounds(
            direction <= int(PlayDirection::PingPongReverse) ? PlayDirection(direction) : PlayDirection::Forward, ways);
        tag.direction = rounds.direction;
        tag.repeat = rounds.repeat;
        tag.from = from;
        tag.to = std::min(to, frames - 1);
        if (tag.from > tag.to) {
            note(Words::tr("none of the frames of the tag “%1” is in the file; left out").arg(tag.name));
            continue;
        }
        if (to != tag.to)
            note(Words::tr("the tag “%1” has fewer frames here than the file says").arg(tag.name));
        if (rounds.isLonger)
            note(Words::tr("the tag “%1” ends where it turns in Aseprite; here it comes back once more").arg(tag.name));
        m_contents.tags.append(tag);
    }
}

/// Properties and colours stay out: a project has nowhere to show them.
void ContentsParser::takeUserData(FileBytes &chunk)
{
    constexpr int hasText = 1;
    const Owner owner = m_owner;
    m_owner = owner == Owner::Tag ? Owner::Tag : Owner::Other; // each tag has a chunk of its own, behind all of them
    chunk.rename(Words::tr("%1, user data").arg(chunk.name()));
    if ((chunk.number<quint32>() & hasText) == 0)
        return;
    const QString text = chunk.text();
    if (owner == Owner::Layer)
        m_contents.layers.back().text = text;
    else if (owner == Owner::Slice)
        m_contents.slices.back().text = text;
    else if (!text.isEmpty() && m_told.insert(owner).second)
        tellLeftOut(owner, text);
}

/// Once of each kind.
void ContentsParser::tellLeftOut(Owner owner, const QString &text)
{
    const QString sentence = owner == Owner::Tag ? Words::tr("user data of tags are left out, such as “%1”")
                             : owner == Owner::Cel
                                 ? Words::tr("user data of cels are left out, such as “%1”")
                                 : Words::tr("user data of the sprite or a tileset are left out: “%1”");
    constexpr qsizetype mostCharacters = 60;
    note(sentence.arg(text.left(mostCharacters)));
}

void ContentsParser::takeSlice(FileBytes &chunk)
{
    constexpr int hasCenter = 1;
    constexpr int hasPivot = 2;
    chunk.rename(Words::tr("slices"));
    const auto keys = chunk.number<quint32>();
    const auto flags = chunk.number<quint32>();
    chunk.skip(4);
    AnimationSlice slice;
    slice.name = chunk.text();
    chunk.rename(Words::tr("slice “%1”").arg(slice.name));
    const auto coordinate = [&chunk] {
        const auto value = chunk.number<qint32>();
        if (double(value) < -limits::coordinate || double(value) > limits::coordinate)
            chunk.refuse(Words::tr("lies at %1 pixels, which is too far out").arg(value));
        return value;
    };
    const auto length = [&chunk] {
        const auto value = chunk.number<quint32>();
        if (double(value) > limits::coordinate)
            chunk.refuse(Words::tr("is %1 pixels long, which is too much").arg(value));
        return int(value);
    };
    const auto rect = [&coordinate, &length] {
        const int x = coordinate();
        const int y = coordinate();
        const int width = length();
        return QRect(x, y, width, length());
    };
    for (quint32 i = 0; i < keys; ++i) {
        AnimationSliceKey key;
        const auto first = chunk.number<quint32>();
        key.bounds = rect();
        if ((flags & hasCenter) != 0)
            key.center = rect();
        if ((flags & hasPivot) != 0) {
            const int x = coordinate();
            key.pivot = QPoint(x, coordinate());
        }
        if (first >= static_cast<quint32>(m_contents.header.frames)) {
            note(Words::tr("the slice “%1” has a key on frame %2, which there is not; left out")
                     .arg(slice.name, QString::number(qint64(first) + 1)));
            continue;
        }
        key.frame = int(first);
        slice.keys.append(key);
    }
    std::stable_sort(slice.keys.begin(), slice.keys.end(),
                     [](const AnimationSliceKey &a, const AnimationSliceKey &b) { return a.frame < b.frame; });
    m_contents.slices.append(slice);
    m_owner = Owner::Slice;
}

void ContentsParser::takeTileset(FileBytes &chunk)
{
    constexpr int isElsewhere = 1;
    constexpr int isInFile = 2;
    constexpr int zeroIsEmpty = 4;
    m_owner = Owner::Other;
    chunk.rename(Words::tr("tilesets"));
    const auto id = chunk.number<quint32>();
    const auto flags = chunk.number<quint32>();
    const auto count = chunk.number<quint32>();
    Tileset tileset;
    tileset.tile.setWidth(chunk.number<quint16>());
    tileset.tile.setHeight(chunk.number<quint16>());
    chunk.skip(2 + 14);
    tileset.name = chunk.text();
    chunk.rename(Words::tr("tileset “%1”").arg(tileset.name));
    tileset.zeroIsEmpty = (flags & zeroIsEmpty) != 0;
    tileset.isInFile = (flags & isInFile) != 0;
    if (tileset.tile.isEmpty() || tileset.tile.width() > m_limits.side || tileset.tile.height() > m_limits.side)
        chunk.refuse(Words::tr("has tiles of %1 x %2 pixels, expected 1 to %3 a side")
                         .arg(tileset.tile.width())
                         .arg(tileset.tile.height())
                         .arg(m_limits.side));
    const qint64 tilePixels = qint64(tileset.tile.width()) * tileset.tile.height();
    if (count > m_limits.pixels / tilePixels)
        chunk.refuse(Words::tr("has %1 tiles of %2 x %3 pixels, expected at most %4 pixels in all")
                         .arg(count)
                         .arg(tileset.tile.width())
                         .arg(tileset.tile.height())
                         .arg(m_limits.pixels));
    tileset.count = int(count);
    if ((flags & isElsewhere) != 0)
        chunk.skip(8);
    if (tileset.isInFile) {
        const QByteArrayView pixels = chunk.take(chunk.number<quint32>());
        tileset.begin = placeOf(pixels);
        tileset.bytes = pixels.size();
    } else {
        note(Words::tr("the tileset “%1” lies in another file; its tiles are left out").arg(tileset.name));
    }
    m_contents.tilesets.insert(id, tileset);
}

void checkCanvas(const FileBytes &bytes, const Header &header, const Limits &limits)
{
    const QSize size = header.size;
    if (size.width() > limits.side || size.height() > limits.side)
        bytes.refuse(Words::tr("the picture is %1 x %2 pixels, expected at most %3 a side")
                         .arg(size.width())
                         .arg(size.height())
                         .arg(limits.side));
    const FrameSheetSize sheet = frameSheetSize(size, header.frames);
    if (sheet.width > limits.side || sheet.height > limits.side || sheet.width * sheet.height > limits.pixels)
        bytes.refuse(Words::tr("it has %1 frames of %2 x %3 pixels, expected at most %4 of this size; save its tags as "
                               "files of their own")
                         .arg(header.frames)
                         .arg(size.width())
                         .arg(size.height())
                         .arg(std::min<qint64>(mostFramesOnSheet(size),
                                               limits.pixels / (qint64(size.width()) * size.height()))));
}

} // namespace

Header headerOf(QByteArrayView file, const Limits &limits)
{
    constexpr quint32 layerOpacity = 1;
    constexpr quint32 groupBlending = 2;
    FileBytes bytes(file, {});
    if (file.size() < headerBytes)
        bytes.refuse(Words::tr("the file ends too early; copy it anew or save it once more"));
    Header header;
    header.fileBytes = bytes.number<quint32>();
    if (bytes.number<quint16>() != fileMagic)
        bytes.refuse(Words::tr("the file is not one of Aseprite"));
    header.frames = bytes.number<quint16>();
    header.size.setWidth(bytes.number<quint16>());
    header.size.setHeight(bytes.number<quint16>());
    const auto depth = bytes.number<quint16>();
    const auto flags = bytes.number<quint32>();
    header.speed = bytes.number<quint16>();
    bytes.skip(8);
    header.transparentIndex = bytes.number<quint8>();
    bytes.skip(3);
    const auto colors = bytes.number<quint16>();
    header.colors = colors == 0 ? 256 : colors;
    const auto ratioWidth = bytes.number<quint8>();
    const auto ratioHeight = bytes.number<quint8>();
    if (ratioWidth != 0 && ratioHeight != 0)
        header.pixelRatio = {ratioWidth, ratioHeight};
    if (depth != 8 && depth != 16 && depth != 32)
        bytes.refuse(Words::tr("its pixels have %1 bits, expected 8, 16 or 32").arg(depth));
    header.mode = depth == 8 ? ColorMode::Indexed : depth == 16 ? ColorMode::Gray : ColorMode::Rgba;
    header.hasLayerOpacity = (flags & layerOpacity) != 0;
    header.hasGroupBlending = (flags & groupBlending) != 0;
    if (header.frames == 0 || header.size.isEmpty())
        bytes.refuse(Words::tr("it has %1 frames of %2 x %3 pixels, expected at least one of each")
                         .arg(header.frames)
                         .arg(header.size.width())
                         .arg(header.size.height()));
    checkCanvas(bytes, header, limits);
    return header;
}

Contents contentsOf(const QByteArray &file, const Limits &limits)
{
    return ContentsParser(file, limits).parsed();
}

QString layerPlace(const Contents &contents, int layer)
{
    return Words::tr("layer “%1”").arg(contents.layers[static_cast<size_t>(layer)].name);
}

} // namespace hitbox::aseprite
