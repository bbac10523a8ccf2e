#pragma once

#include "document/document.h"
#include "stage/placements.h"
#include "stage/play_random.h"

#include <optional>
#include <span>

#include <hitbox/geometry/shapes.h>

namespace hitbox {

/// Where bullets come from the edges: the rectangle around all frames and shapes of the instances, wider on every side
/// by a tenth of its longer side, at least by 32 pixels. Around the origin where nothing stands on the stage.
geometry::Box playEdges(const Document &document, const QList<Instance> &instances,
                        std::span<const PlacedShape> shapes);

/// A bullet about to leave.
struct PlayShot {
    geometry::Point from;
    geometry::Point velocity; ///< pixels a second
};

/// A shot from `from` toward the other point, off the way by up to half of the emitter's spread; to the right where
/// both are one point.
PlayShot shotToward(const Emitter &emitter, geometry::Point from, geometry::Point toward, PlayRandom &random);

/// When and where an emitter fires. Its first shot leaves at 0 seconds, the others by its interval, which is not taken
/// for less than limits::shotInterval.
class PlayEmitter
{
public:
    PlayEmitter(Emitter emitter, geometry::Box edges, PlayRandom random);

    /// The next one of the shots that are due before `seconds`, if any is left; targets are aimed at where they are.
    std::optional<PlayShot> nextBefore(double seconds, const QList<Instance> &instances);

    const Emitter &emitter() const { return m_emitter; }

private:
    geometry::Point source();

    Emitter m_emitter;
    geometry::Box m_edges;
    PlayRandom m_random;
    qint64 m_shotCount = 0;
};

} // namespace hitbox
