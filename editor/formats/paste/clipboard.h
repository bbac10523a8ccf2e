#pragma once

#include "document/document.h"
#include "document/result.h"

#include <QByteArray>
#include <QSet>

/// What goes through the clipboard, between two running editors or from other programs.
namespace hitbox {

/// Where pasted bytes come from; more than `mostBytes()` of them are refused before they are looked at, so that no
/// text keeps the window waiting.
enum class ClipOrigin {
    Editor, ///< an editor of ours, by our own type
    Text,   ///< any program
};
qsizetype mostBytes(ClipOrigin origin); ///< a multiple of 1 MiB

/// Shapes from a text that other programs wrote; more are refused.
inline constexpr qsizetype mostPastedShapes = 5'000;

/// Part of a project, as a project that holds nothing else: its categories are those that the shapes name.
struct Clip {
    enum class Kind {
        Shapes,    ///< of the one frame of the one sprite
        Frames,    ///< of the one sprite
        Sprites,   ///< all of them
        Instances, ///< of the one stage; of sprites that the project pasted into has, or has not
    };
    Kind kind = Kind::Shapes;
    Document content;
    QString folder;         ///< that image paths are relative to; empty: they are absolute
    bool isForeign = false; ///< read from an SVG or from coordinates: shapes without names or categories of ours

    QList<Shape> shapes() const; ///< none for another kind
    QList<Frame> frames() const;
    QList<Instance> instances() const;
};

Clip clipOfShapes(const Document &document, FrameRef frame, const QSet<ShapeId> &shapes);
/// Each names the image that it is cut from.
Clip clipOfFrames(const Document &document, int sprite, QList<int> frames, const QString &folder);
Clip clipOfSprites(const Document &document, QList<int> sprites, const QString &folder);

Clip clipOfInstances(const Stage &stage, const QSet<Id<Instance>> &instances);

/// A project file with the member "clipboard" more. It can be pasted into a text editor, too.
QByteArray clipText(const Clip &clip);

/// From clipText(), a whole project file (its sprites), an SVG document or path (shapes), or coordinates (one shape
/// for each list of points). The error is a plain sentence; its place is a line and column or a JSON path.
Result<Clip> readClip(const QByteArray &text, ClipOrigin origin = ClipOrigin::Text);

} // namespace hitbox
