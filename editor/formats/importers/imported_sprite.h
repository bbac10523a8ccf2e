#pragma once

#include "document/document.h"
#include "formats/text/godot_version.h"

#include <QFlags>
#include <QHash>
#include <QList>
#include <QSet>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace hitbox {

/// What a file says about frames. The rest stands in them as a newcomer finds it: a pivot in the middle, 100 ms,
/// and does not replace what the user chose when the file is imported again.
enum class Stated {
    Layout = 1, ///< rectangle, size and offset, and which frames there are
    Pivots = 2,
    Durations = 4,
    AboutPivot = 8, ///< shapes lie about the pivot: they go where it is in the project's frame
    Repeats = 16,   ///< how often tags are played
    Loops = 32,     ///< whether they are played once or for ever; a number of times is left to the project
};
Q_DECLARE_FLAGS(StatedParts, Stated)
Q_DECLARE_OPERATORS_FOR_FLAGS(StatedParts)

/// What a frame of the file shows, and the bytes of its image.
struct ShownFrame {
    SeenPixels pixels;
    QString imageHash;

    friend bool operator==(const ShownFrame &, const ShownFrame &) = default;
};

/// What each frame shows; nothing where nobody looked.
using ShownFrames = QList<std::optional<ShownFrame>>;

/// Which names a scene of Godot has for what it shows: one that our own exporter wrote may have changed them, as nodes
/// differ from each other and may not have all characters.
struct SceneNames {
    GodotVersion version = GodotVersion::Four;
    bool hasPicture = false; ///< a node shows the frames that is called as ours
    bool hasReset = false;   ///< an animation sets all back

    QList<QStringList> shapes; ///< of each frame the paths of its shapes' nodes
    QStringList noted;         ///< of each frame the name that our exporter noted; empty where it did not

    friend bool operator==(const SceneNames &, const SceneNames &) = default;
};

/// A sprite as a file describes it. Its shapes have no ids yet. The image's path is absolute; it is empty where the
/// file knows frames by their names alone, and then its shapes go to the frames of these names in the project.
struct ImportedSprite {
    Sprite sprite;
    StatedParts stated;                    ///< of any frame
    QHash<int, StatedParts> unstated = {}; ///< by frame, what of that the file does not say of this one

    /// The file is the image itself, of which it says nothing else: a frame of this name is no sign that the project
    /// has it already.
    bool isImageAlone = false;

    /// Else the file has no borders that were cut off: it says of each frame the part of the image alone.
    bool knowsTrims = true;

    /// Else frames have numbers alone, and nothing tells which ones of a project they are.
    bool namesFrames = true;

    bool hasNames = true; ///< of shapes; else they are made of their kinds, and outlines tell which is which

    /// By frame, the names of its shapes that the file does not have: they are made of kinds.
    QHash<int, QSet<QString>> madeNames = {};

    /// Frames are tiles, of which the sprite that the project has may be a few: what is added to it is told.
    bool isTileset = false;

    /// Else it says of each frame of which image it is, and not which image is the sprite's.
    bool knowsImage = true;

    /// Names of frames' properties that the file has the say about: its values go before the project's.
    QSet<QString> statedProperties = {};

    std::optional<SceneNames> scene = {}; ///< of a file that is one, for knownNodes()

    StatedParts statedOf(int frame) const { return stated & ~unstated.value(frame); }

    // Of the image, where somebody has looked at it.
    QSize imageSize = {};
    QString imageProblem = {}; ///< why it cannot be read
    ShownFrames shown = {};    ///< empty until withPicturesSeen()

    /// For each frame that lies turned in the image the degrees clockwise that bring it upright, 90, 180 or 270. Its
    /// `rect` is what it takes there; all else is said of it upright. importFrom() leaves some only where nobody looks
    /// for images, see NamedImages::Leave.
    QHash<int, int> turned = {};

    /// The sprite of the project may have this image, from an import when no frames were turned.
    QString otherImage = {};

    /// Or one of these, from an import when others were, of this file or of another that names the same image: it is
    /// the sprite of this one if they have a frame of the same name.
    QStringList otherSheets = {};

    friend bool operator==(const ImportedSprite &, const ImportedSprite &) = default;
};

} // namespace hitbox
