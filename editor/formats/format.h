#pragma once

#include "document/document.h"
#include "document/result.h"
#include "files/file_writer.h"
#include "formats/exporters/preparation/engine_numbers.h"
#include "validation/finding.h"

#include <QByteArray>
#include <QFlags>
#include <QHash>
#include <QList>
#include <QMap>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace hitbox {

/// What becomes of polygons that are not convex.
enum class ConcavePolygons {
    Whole,      ///< taken as drawn
    EngineCuts, ///< taken as drawn; the engine itself cuts them into convex pieces when it loads them
    WithPieces, ///< written as drawn, with their convex pieces beside them
    Pieces,     ///< convex pieces stand in their place
};

/// Whose properties of the user's own a format carries.
enum class PropertyHolder { Shapes = 1, Frames = 2, Sprites = 4, Project = 8 };
Q_DECLARE_FLAGS(PropertyHolders, PropertyHolder)

/// Whose names a format writes as XML, which has no place for some characters.
enum class XmlName { Frames = 1, Shapes = 2, Others = 4 }; ///< others: sprites, images, categories, tags, stages
Q_DECLARE_FLAGS(XmlNames, XmlName)

inline constexpr XmlNames everyXmlName = XmlNames(XmlName::Frames) | XmlName::Shapes | XmlName::Others;

inline constexpr PropertyHolders everyPropertyHolder = PropertyHolders(PropertyHolder::Shapes) |
                                                       PropertyHolder::Frames | PropertyHolder::Sprites |
                                                       PropertyHolder::Project;

/// What an engine takes: stated by its exporter, read by the preparation step, the dialog and `hitbox formats`.
struct Capabilities {
    ConcavePolygons concave = ConcavePolygons::Whole;
    int maxPoints = 0;                 ///< most corners a polygon may have; 0 for no limit
    int maxPiecePoints = 0;            ///< likewise of the pieces beside it
    bool counterClockwiseOnly = false; ///< polygons run counter-clockwise as seen on screen: others are turned
    EngineNumbers numbers;
    double slop = 0;      ///< units: what the engine does not tell apart, see engine_slop.h; 0 for none
    bool polygons = true; ///< without them every shape becomes the box around it
    bool circles = true;
    bool boxes = true;
    bool capsules = true;            ///< without them a capsule becomes a rectangle and two circles, or a polygon
    double arcTolerance = 1.0 / 256; ///< pixels that the polygon made of a circle or capsule may be off
    bool chains = true;
    bool animation = true;                            ///< switches shapes with the frames
    bool frameDurations = false;                      ///< says how long frames last where it does not switch them
    bool pivots = true;                               ///< says where they are, or counts from them
    bool filtersPerShape = true;                      ///< every shape keeps the bits and the mask of its category
    PropertyHolders properties = everyPropertyHolder; ///< whose properties of the user's own it carries
    bool (*carriesOfFrames)(const Property &property) = nullptr; ///< some that it does, where it does not carry others
    bool tracks = false;     ///< keeps which shapes are one thing; without it every frame has shapes of its own
    bool inBetweens = false; ///< keeps that they run; without it they are written as they are in each frame
    bool framePoints = false;
    bool frameEvents = false;
    bool frameImages = false; ///< names the image of each frame; those that do not name none at all
    bool fields = false;      ///< has those of categories; without it shapes have what they leave to them as their own
    bool repeats = false;     ///< keeps how often tags are played
    bool stages = true;       ///< writes stages, too
    XmlNames xml = {};        ///< and texts of the properties that it carries
    bool physics = false;     ///< carries density, friction, restitution and sensor: see physicsOf()
    int filterBits = 32;      ///< how many bits a category may have
};

/// What an exporter is told besides the document. Exporters read no files: see withFilesRead().
struct ExportOptions {
    QMap<QString, QString> values;    ///< --option key=value, or as a profile of the project has them
    QHash<QString, QByteArray> files; ///< what lies in the files that options name, by the option's key

    /// Pixels of images, by their paths in the document, only for formats that ask for them. Empty for what cannot be
    /// read.
    QHash<QString, QSize> imageSizes;
};

enum class OptionKind {
    Choice, ///< one of `values`, the first of them by default
    Number, ///< from 0.000001 to 1000000, `number` by default
    Text,   ///< a line of at most a thousand characters, `text` by default
    File,   ///< a file, from the project's folder; or one of `values`, the first of them by default
    Check,  ///< one of `values`, "no" and "yes", of which the first is by default
};

/// An option that a format understands. Summary, title, and those values that are words are marked for translation in
/// the context hitbox::formats: windows translate them, the command line leaves them as they are.
struct FormatOption {
    const char *key = nullptr;
    OptionKind kind = OptionKind::Choice;
    const char *summary = nullptr;
    QStringList values = {};
    double number = 0;
    const char *text = "";
    const char *title = nullptr; ///< the key as a person reads it
    const char *of = nullptr; ///< the key of the check box about which it says more, and without which it does nothing
};

/// What an export would write, and what it would lose or change on the way.
struct ExportPreview {
    QList<OutputFile> files;
    QList<Finding> losses;
};

/// What stands for a frame in the files of a format.
enum class FramesInFile {
    All,     ///< each stands for itself, in order
    Bodies,  ///< those with shapes, in order
    ByImage, ///< those with shapes, by the images of their sprites
    ByPlace, ///< each where it lies in the image; what it shows begins at the tile's corner
    Played,  ///< those that a tag plays, in any order
    Mixed,   ///< shapes are switched, frames only follow from that
};

/// How what a format writes is read back before it is written: by which importer of ours, and what stands where.
struct RoundTrip {
    enum class Files { First, OnePerSprite };

    const char *importer = nullptr; ///< its id
    FramesInFile frames = FramesInFile::All;
    Files files = Files::First; ///< which hold the sprites
    /// Its key, where the format has one: with “yes” shapes run between keys, which no project holds.
    const char *runningOption = nullptr;

    friend bool operator==(const RoundTrip &, const RoundTrip &) = default;
};

/// One exporter. The text of every file is made before any is written.
struct Format {
    const char *id = nullptr;      ///< "godot4": on the command line
    const char *title = nullptr;   ///< "Godot 4": for people
    const char *icon = nullptr;    ///< resource path of a line icon
    const char *files = nullptr;   ///< "SPRITE.tscn": what it writes
    const char *summary = nullptr; ///< one line; marked for translation as those of options
    Capabilities capabilities;
    QList<FormatOption> options;
    bool isForEngines = true;                ///< else a table or a picture, which says nothing of a project's engine
    bool asksForImageSizes = false;          ///< wants ExportOptions::imageSizes
    std::optional<RoundTrip> roundTrip = {}; ///< nothing: no importer of ours reads it

    /// Takes a document as the preparation step leaves it: valid shapes, and only of the kinds that the engine takes.
    /// The losses are those of this format alone, such as names that the engine does not allow.
    Result<ExportPreview> (*write)(const Document &document, const QString &projectName,
                                   const ExportOptions &options) = nullptr;
};

} // namespace hitbox
