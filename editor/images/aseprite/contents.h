#pragma once

#include "document/limits.h"
#include "images/animation.h"
#include "images/aseprite/blend.h"

#include <QByteArray>
#include <QHash>
#include <QPoint>
#include <QSize>

#include <array>
#include <memory>
#include <vector>

/// An Aseprite file taken apart, with its pixels still packed.
namespace hitbox::aseprite {

/// What a file may ask for at most. The usual ones are those of limits.h.
struct Limits {
    int side = limits::imageSide;               ///< pixels of a cel and of a tile
    qint64 pixels = limits::imagePixels;        ///< of all frames together, of a cel, of a tileset
    qint64 work = qint64(4) * 1000 * 1'000'000; ///< pixels unpacked and blended: some ten seconds
    int groupDepth = 64;                        ///< groups within groups
};

enum class ColorMode { Rgba, Gray, Indexed };

struct Header {
    qint64 fileBytes = 0; ///< as it states
    int frames = 0;
    QSize size;
    ColorMode mode = ColorMode::Rgba;
    bool hasLayerOpacity = false;
    bool hasGroupBlending = false; ///< groups are drawn by themselves, with an opacity and a blend mode
    int speed = 0;                 ///< milliseconds, of frames that state none
    int transparentIndex = 0;
    int colors = 256;
    QSize pixelRatio = {1, 1};

    int bytesPerPixel() const { return mode == ColorMode::Rgba ? 4 : mode == ColorMode::Gray ? 2 : 1; }
};

enum class LayerKind { Picture, Group, Tilemap };

struct Layer {
    QString name;
    QString text; ///< of the user's own
    LayerKind kind = LayerKind::Picture;
    int parent = -1; ///< a group among the layers before it; -1: none
    bool isVisible = true;
    bool isBackground = false;
    bool isReference = false;
    Blend blend = Blend::Normal;
    int opacity = 255;
    quint32 tileset = 0; ///< its id
};

/// Pixels or tiles as they lie in the file.
struct PackedPicture {
    enum class Kind { Raw, Deflated, Tiles };

    Kind kind = Kind::Raw;
    QSize size; ///< in pixels, or in tiles
    qsizetype begin = 0;
    qsizetype bytes = 0;
    int uses = 0; ///< by how many cels

    // Of tiles alone.
    int bitsPerTile = 32;
    quint32 idMask = 0;
    quint32 xFlipMask = 0;
    quint32 yFlipMask = 0;
    quint32 diagonalMask = 0;
};

struct Cel {
    int layer = 0;
    QPoint at;
    int opacity = 255;
    int zIndex = 0;
    int picture = 0; ///< which one; linked cels have the same
};

/// Straight ARGB; a pixel beyond its size is transparent.
struct Palette {
    std::array<QRgb, 256> colors = {};
    friend bool operator==(const Palette &, const Palette &) = default;
};

struct Frame {
    double duration = 0; ///< milliseconds
    int palette = 0;     ///< which one
    std::vector<Cel> cels;
};

struct Tileset {
    QString name;
    int count = 0;
    QSize tile;
    bool zeroIsEmpty = true; ///< else the largest number is
    bool isInFile = false;
    qsizetype begin = 0;
    qsizetype bytes = 0;
};

struct Contents {
    QByteArray file;
    Header header;
    std::vector<Layer> layers;
    std::vector<PackedPicture> pictures;
    std::vector<Palette> palettes; ///< one at least
    std::vector<Frame> frames;
    QHash<quint32, Tileset> tilesets;
    QList<AnimationTag> tags;
    QList<AnimationSlice> slices;
    QStringList notes;

    QByteArrayView bytesAt(qsizetype begin, qsizetype count) const { return QByteArrayView(file).sliced(begin, count); }
};

/// The header of a file, of which the first 128 bytes suffice. Throws a Refusal.
Header headerOf(QByteArrayView bytes, const Limits &limits);

/// Throws a Refusal.
Contents contentsOf(const QByteArray &file, const Limits &limits);

/// "layer “body”", for messages.
QString layerPlace(const Contents &contents, int layer);

} // namespace hitbox::aseprite
