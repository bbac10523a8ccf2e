#pragma once

#include "document/export_profile.h"
#include "document/extras.h"
#include "document/identity.h"
#include "document/merge_conflict.h"
#include "document/outline.h"
#include "document/stage.h"

#include <QList>
#include <QPoint>
#include <QRect>
#include <QSize>
#include <QString>
#include <QStringList>

#include <compare>
#include <optional>
#include <variant>

#include <hitbox/geometry/shapes.h>

/// The project as one value: copyable, comparable, cheap to copy because every list is implicitly shared, and free
/// to hold anything a designer may draw, wrong polygons included. Coordinates are pixels of the untrimmed frame,
/// origin top-left, y down.
namespace hitbox {

/// Names one shape within a project for ever: an id is never used again, even after its shape was deleted.
struct ShapeId {
    int value = 0; ///< 0 is no shape

    explicit operator bool() const { return value != 0; }
    friend auto operator<=>(ShapeId, ShapeId) = default;
};

inline size_t qHash(ShapeId id, size_t seed = 0)
{
    return ::qHash(id.value, seed);
}

/// What the shapes of one sprite share that are one thing at different times, at most one in a frame; see tracks.h.
/// Numbers come from the counter of shape ids, and mean nothing beyond their sprite.
struct TrackId {
    int value = 0; ///< 0: the shape is a track by itself

    explicit operator bool() const { return value != 0; }
    friend auto operator<=>(TrackId, TrackId) = default;
};

inline size_t qHash(TrackId id, size_t seed = 0)
{
    return ::qHash(id.value, seed);
}

/// Anything but a truth value, number or string is kept as it was read.
using PropertyValue = std::variant<bool, double, QString, JsonText>;

/// A property of the user's own.
struct Property {
    QString name;
    PropertyValue value;
    friend bool operator==(const Property &, const Property &) = default;
};
using Properties = QList<Property>;

enum class FieldType {
    Number,
    Text,
    Truth,
    Choice, ///< a text that is one of the field's choices
    Other,  ///< of a newer version, which the extras name as "type": kept, not edited
};

/// A property that every shape of a category has: the one of this name among its own, or else the default.
struct CategoryField {
    QString name; ///< no other field of its category has it
    FieldType type = FieldType::Number;
    PropertyValue fallback = 0.0; ///< the default, of the field's type; empty JSON for none
    QStringList choices = {};     ///< of Choice: at least one, among them the default
    Extras extras = {};

    bool operator==(const CategoryField &) const = default;
};

/// One word for both: what is hit and what hits, what the engine's masks are made of.
struct Category {
    QString name;
    QString color = QStringLiteral("#3fa7ff"); ///< "#rrggbb"
    quint32 bits = 1;
    QStringList hits; ///< names of the categories that this one strikes
    Extras extras;
    QList<CategoryField> fields = {};
    Identity<Category> id = {};

    bool operator==(const Category &) const = default;
};

/// How a shape between two keys of its track is worked out from them; see in_between.h.
enum class Between {
    None, ///< not at all: the shape is a key
    Linear,
    EaseIn,
    EaseOut,
    EaseInOut,
};

struct Shape {
    ShapeId id;
    QString name;
    QString category; ///< a category's name; may be empty or name none that exists
    Outline outline;
    bool visible = true;
    bool locked = false;
    Properties properties;
    Extras extras;
    TrackId track = {};
    Between between = Between::None; ///< what is worked out stands in `outline`

    ShapeKind kind() const { return kindOf(outline); }
    friend bool operator==(const Shape &, const Shape &) = default;
};

/// A place that the game asks for by its name, such as where a shot leaves the muzzle.
struct FramePoint {
    QString name;
    geometry::Point at; ///< pixels of the untrimmed frame
    double angle = 0;   ///< degrees clockwise on screen; 0 points to the right; tools write 0 up to 360
    Extras extras = {};
    Identity<FramePoint> id = {};

    bool operator==(const FramePoint &) const = default;
};

/// What happens when the frame comes up, such as a sound.
struct FrameEvent {
    QString name;
    Properties properties = {};
    Extras extras = {};
    Identity<FrameEvent> id = {};

    bool operator==(const FrameEvent &) const = default;
};

/// What a frame shows, by which it is known again when its image has changed; see images/following/frame_pixels.h.
struct SeenPixels {
    QString digest = {}; ///< of the visible part; empty where nobody noted it, and where nothing is visible
    QRect bounds = {};   ///< of the visible part, in pixels of the untrimmed frame

    bool operator==(const SeenPixels &) const = default;
};

struct Frame {
    QString name;
    QRect rect;    ///< its place in the image
    QSize size;    ///< the untrimmed frame
    QPoint offset; ///< where `rect` lies in the untrimmed frame
    geometry::Point pivot;
    double duration = 100; ///< milliseconds
    QList<Shape> shapes;   ///< drawn in this order: the last one on top
    Properties properties;
    Extras extras;
    QString image = {};     ///< in place of the sprite's, as that is written; empty: the sprite's. See imageOf().
    QString imageHash = {}; ///< of an image of its own, as the sprite notes it of its
    QList<FramePoint> points = {};
    QList<FrameEvent> events = {};
    SeenPixels pixels = {}; ///< when it was last noted what shapes are drawn on
    Identity<Frame> id = {};

    bool operator==(const Frame &) const = default;
};

enum class TagDirection {
    Forward,
    Reverse,
    PingPong,
    PingPongReverse, ///< from the last frame to the first and back
};

/// A named run of frames, both ends included.
struct Tag {
    QString name;
    int from = 0;
    int to = 0;
    TagDirection direction = TagDirection::Forward;
    Extras extras;
    int repeat = 0; ///< how often it is played before the animation ends; 0: for ever
    Identity<Tag> id = {};

    bool operator==(const Tag &) const = default;
};

struct Sprite {
    QString name;
    QString image; ///< of frames that have none of their own: path relative to the project's folder, with '/'; kept to
                   ///< the letter
    QString imageHash; ///< of the image file's bytes when shapes were last drawn on it; empty where nobody noted it
    QList<Frame> frames;
    QList<Tag> tags;
    Properties properties;
    Extras extras;
    Identity<Sprite> id = {};

    bool operator==(const Sprite &) const = default;
};

enum class Severity { Info, Warning, Error };

/// How much one rule weighs in this project, in place of what the rule says itself.
struct RuleSetting {
    QString rule;                     ///< its id, such as "self-intersection"; one that no rule has is kept
    std::optional<Severity> severity; ///< nothing: the rule is off

    friend bool operator==(const RuleSetting &, const RuleSetting &) = default;
};

struct Document {
    QString engine;           ///< id of the format that the project is made for; may be empty
    QList<RuleSetting> rules; ///< at most one for each rule
    QList<Category> categories;
    QList<Sprite> sprites;
    QList<Stage> stages;
    QList<ExportProfile> exportProfiles;
    QList<MergeConflict> conflicts; ///< of merges, that nobody has settled yet
    Properties properties;
    Extras extras;
    int nextShapeId = 1; ///< larger than any id and any track's number that was ever given

    friend bool operator==(const Document &, const Document &) = default;
};

/// Where a frame stands in a document.
struct FrameRef {
    int sprite = -1;
    int frame = -1;

    friend auto operator<=>(const FrameRef &, const FrameRef &) = default;
};

/// Where a shape stands in a document.
struct ShapeRef {
    FrameRef frame;
    int shape = -1;

    friend auto operator<=>(const ShapeRef &, const ShapeRef &) = default;
};

/// Looking things up. Pointers are into the document and live as long as it is not changed; nullptr when absent.
const Sprite *findSprite(const Document &document, int sprite);
const Sprite *findSprite(const Document &document, const QString &name);
const Frame *findFrame(const Document &document, FrameRef ref);
const Frame *findFrame(const Document &document, const QString &sprite, const QString &frame);
FrameRef placeOfFrame(const Document &document, const QString &sprite, const QString &frame); ///< {-1, -1} when absent
const Shape *findShape(const Frame &frame, ShapeId id);
std::optional<ShapeRef> findShape(const Document &document, ShapeId id);
const Category *findCategory(const Document &document, const QString &name);
const Stage *findStage(const Document &document, int stage);

/// The path of the image that the frame is cut from: its own, or else its sprite's.
const QString &imageOf(const Sprite &sprite, const Frame &frame);

/// The images that the sprite's frames are cut from, each once, in the order of the frames; the sprite's alone where it
/// has no frames.
QStringList imagesOf(const Sprite &sprite);

/// Every image that the project names, each once: the sprites' and those of their frames.
QStringList imagesOf(const Document &document);

/// What the sprite notes of the bytes of the image that the frame is cut from.
const QString &imageHashOf(const Sprite &sprite, const Frame &frame);

/// True when shapes of the one category strike shapes of the other one.
bool strikes(const Document &document, const QString &category, const QString &struck);

/// The shape as the geometry core sees it.
geometry::Shape geometryOf(const Outline &outline);

/// The points that a hand can take hold of: polygon and chain points; a box's corners clockwise from the top-left; a
/// circle's centre and its easternmost point; a capsule's two ends and a point of its rim beside the middle.
QList<geometry::Point> handlesOf(const Outline &outline);

/// The unit vector from a capsule's middle to its rim handle: to the left of the way from `from` to `to` as seen on
/// screen, or to the right of the screen when the two are one point.
geometry::Point rimDirection(const geometry::Capsule &capsule);

/// The point of a capsule's rim that is nearest to p, rounded; of a circle, as a capsule whose ends are one. From the
/// middle, where many are as near, the one in rimDirection().
geometry::Point nearestOnRim(geometry::Point p, const geometry::Capsule &capsule);

/// "polygon", "circle", "box", "capsule", "chain": as on disk.
QString kindName(ShapeKind kind);

/// "linear", "ease-in", "ease-out", "ease-in-out": as on disk; empty for none.
QString betweenName(Between between);

/// "number", "text", "truth", "choice": as on disk; empty for another.
QString fieldTypeName(FieldType type);

/// "info", "warning", "error": as on disk and on the command line.
QString severityName(Severity severity);

} // namespace hitbox

// Compiled once, in document.cpp, instead of in each source that touches a document.
extern template class QList<hitbox::Category>;
extern template class QList<hitbox::Frame>;
extern template class QList<hitbox::FrameEvent>;
extern template class QList<hitbox::FramePoint>;
extern template class QList<hitbox::Instance>;
extern template class QList<hitbox::Shape>;
extern template class QList<hitbox::Sprite>;
extern template class QList<hitbox::Stage>;
extern template class QList<hitbox::geometry::Point>;
