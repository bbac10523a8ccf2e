#pragma once

#include "document/document.h"
#include "formats/exporters/godot_text.h"

/// The AnimationPlayer that switches the hitboxes along with the frames.
namespace hitbox {

/// A property of a node that differs from frame to frame, such as "position" or "shape:radius".
struct GodotProperty {
    QByteArray name;
    QList<QByteArray> values; ///< one for each frame of the node
    QStringList images = {};  ///< the images that the values refer to, where they do: other scenes number them anew
    QList<GodotSubResource> shapes = {}; ///< the same of shapes
};

enum class GodotNodeKind {
    Shape,   ///< under the Area2D of its category, `disabled` where it is not there
    Marker,  ///< a point of frames under the root, not `visible` where it is not there
    Picture, ///< what the frames show, under the root, not `visible` where they show nothing
};

/// A node that is there in some frames: a shape of one frame, a thing that is held over several, or a point.
struct GodotNode {
    QList<int> frames; ///< ascending
    QString parent;    ///< the name of the Area2D that it hangs under; empty: the root
    QString name;
    GodotNodeKind kind = GodotNodeKind::Shape;
    QList<GodotProperty> properties = {};
    QList<bool> glides =
        {}; ///< for each frame: whether Godot runs to the next one through what is between; may be empty
    QList<Between> betweens = {}; ///< for each frame, where Godot runs: what the shape is there
    QString source = {};          ///< the name that the shape or point has in the project
};

enum class GodotLoop { Forever, Once };

/// Whether there is an animation beside those of the tags that sets all that they change as the scene begins with it.
enum class GodotReset { None, Written };

struct GodotPlayback {
    GodotLoop loop = GodotLoop::Forever;
    GodotReset reset = GodotReset::None;
};

/// The name by which Godot 4 finds it.
inline constexpr auto godotResetName = "RESET";

/// That over all frames of a sprite without tags.
inline constexpr auto godotDefaultName = "default";

/// The option by which Godot runs through in-betweens.
inline constexpr auto godotTweenOption = "tween";

inline constexpr auto godotPlayerName = "AnimationPlayer";

/// Metadata of an animation where shapes stay through several frames, which are not told by the names of nodes then:
/// the "names" of the frames, and the "times" in seconds at which they begin. Where Godot runs through in-betweens,
/// "between" has for each node that runs what it is in each of the frames: "linear" and the like, empty for a key.
/// Importing the scene again goes by them.
inline constexpr auto godotFramesNote = "frames";

/// The method that events call, on the root of the scene and on all nodes below it that have one: with the event's name
/// and a dictionary of its properties.
inline constexpr auto godotEventMethod = "frame_event";

/// One animation for every tag, or one named "default" over all frames where there are none: each has a track for every
/// node, so that playing one leaves nothing of another behind, and tracks that call godotEventMethod for the events of
/// the frames. The lines of the AnimationPlayer node come back; the animations are added to `resources`. Empty for a
/// sprite with a single frame, no tags and no events.
QByteArray godotAnimationPlayer(const Sprite &sprite, const QList<GodotNode> &nodes, GodotPlayback playback,
                                GodotVersion version, GodotResources &resources);

/// The names of the animations that godotAnimationPlayer() writes for the sprite's tags, one for each tag; empty for
/// tags that show no frame.
QStringList godotAnimationsOfTags(const Sprite &sprite, GodotReset reset);

/// For each frame whether any of the animations shows it; all where there are none.
QList<bool> godotShownFrames(const Sprite &sprite);

/// Whether any frame of the sprite has events.
bool hasEvents(const Sprite &sprite);

} // namespace hitbox
