#pragma once

#include "document/extras.h"
#include "document/identity.h"
#include "document/outline.h"

#include <QList>
#include <QString>

#include <optional>

/// What stands on a stage, and how it moves when it is played. Coordinates are stage pixels, y down.
namespace hitbox {

/// A frame placed on a stage: its pivot lands on `position`, scaled first, then turned.
struct Instance {
    QString sprite;
    QString frame;
    geometry::Point position;
    double rotation = 0;           ///< degrees, clockwise on screen
    geometry::Point scale{1, 1};   ///< a negative factor mirrors
    QString layer = {};            ///< a layer's name; empty, or one that does not exist: below all layers
    QString tag = {};              ///< the animation that it plays where time runs; empty: it keeps to its frame
    geometry::Point velocity = {}; ///< in the play test, pixels a second
    double spin = 0;               ///< in the play test, degrees a second, clockwise on screen
    Extras extras;
    Identity<Instance> id = {};

    bool operator==(const Instance &) const = default;
};

/// Instances that are shown, hidden and locked together. Hiding is an aid to the eye and changes nothing in the game.
struct StageLayer {
    QString name;
    bool visible = true;
    bool locked = false; ///< its instances cannot be taken hold of
    Extras extras;
    Identity<StageLayer> id = {};

    bool operator==(const StageLayer &) const = default;
};

/// A shape of no sprite that asks what it meets. A circle of radius 0 is a point, a chain of two points a segment.
struct Probe {
    Outline outline;
    Extras extras;
    Identity<Probe> id = {};

    bool operator==(const Probe &) const = default;
};

/// Where an emitter's bullets set out.
enum class EmitterSource {
    Edges, ///< anywhere on the rectangle around all that stands on the stage
    Place, ///< `place`
};

/// Fires bullets in the play test.
struct Emitter {
    QString name;
    QString category;                    ///< of its bullets: decides what they hit
    Outline bullet = geometry::Circle{}; ///< about the point that flies; radius 0 is a point
    EmitterSource source = EmitterSource::Edges;
    geometry::Point place = {};
    std::optional<int> target = {}; ///< the instance whose pivot is aimed at; nothing: `aim`
    geometry::Point aim = {};
    double interval = 0.25; ///< seconds from shot to shot, above 0
    double speed = 400;     ///< pixels a second
    double spread = 0;      ///< degrees; a shot leaves the way to its target by up to half of it
    Extras extras = {};
    Identity<Emitter> id = {};

    bool operator==(const Emitter &) const = default;
};

struct Stage {
    QString name;
    QList<Instance> instances;     ///< of those on one layer, the last one is drawn on top
    QList<StageLayer> layers = {}; ///< the last one on top
    QList<Probe> probes = {};
    QList<Emitter> emitters = {};
    Extras extras = {};
    Identity<Stage> id = {};

    bool operator==(const Stage &) const = default;
};

} // namespace hitbox
