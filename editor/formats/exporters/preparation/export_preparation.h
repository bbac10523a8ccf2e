#pragma once

#include "document/document.h"
#include "document/result.h"
#include "formats/format.h"
#include "validation/finding.h"

#include <QList>
#include <QString>

#include <functional>
#include <optional>

/// What every exporter has in common: done once, before the exporter only writes text.
namespace hitbox {

/// Why the document cannot be exported: every shape with a finding of severity error, one a line, such as
/// `sprite “ship”, frame “walk 3”, shape 7 “hull”: Edges 3 and 5 cross at (40.9, 53.7)`. Nothing when all are valid.
std::optional<Error> refusal(const Document &document);

struct PreparedExport {
    Document document;
    QList<Finding> losses;
};

/// The document with only what the engine takes. A polygon that it cannot take whole becomes several shapes, one for
/// every convex piece, counter-clockwise, next to each other and with the id and name of the one they come from.
/// Circles, boxes and capsules that it does not know become polygons (see geometry::flattened), chains that it does not
/// know are left out. Shapes must be valid.
PreparedExport preparedExport(Document document, const Capabilities &capabilities);

/// What is lost of a sprite as a whole, not of single frames and shapes; `index` is where it stands in the document.
QList<Finding> spriteLosses(const Sprite &sprite, int index, const Capabilities &capabilities);

/// The first image of the sprite that is a drawing program's own file, or an animation, which engines do not load, told
/// for formats that name images. Nothing when there is none; packed sheets are PNGs.
std::optional<Finding> unloadableImage(const Sprite &sprite, int index);

/// The loss of stages, for formats that have none.
Finding stagesLeftOut();

enum class FrameDurations { LeftOut, Written };

/// The loss of a sprite's tags and durations, for formats that have no tags: of durations alone where there is no tag,
/// which count where there are several frames and one lasts otherwise than a new one. `index` as above.
std::optional<Finding> animationLeftOut(const Sprite &sprite, int index, FrameDurations durations);

/// The loss of a sprite's durations alone; counted as above.
std::optional<Finding> durationsLeftOut(const Sprite &sprite, int index);

/// A warning for each frame that is not shown and holds what a game would miss: shapes, points or events.
QList<Finding> framesNotShown(const Sprite &sprite, int index, const std::function<bool(int frame)> &isShown,
                              const QString &message);

/// The frames with anything in them that no tag shows, for formats that know frames by the animations that show them,
/// where there are tags; without any, all frames are one animation.
QList<Finding> unplayedFrames(const Sprite &sprite, int index);

/// "the sprite “ship”", "the stage “duel”", "the frame “walk 3” of the sprite “ship”": OutputFile::part.
QString partName(const Sprite &sprite);
QString partName(const Stage &stage);
QString partName(const Sprite &sprite, const Frame &frame);

} // namespace hitbox
