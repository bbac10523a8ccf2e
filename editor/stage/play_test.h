#pragma once

#include "document/document.h"
#include "stage/placements.h"
#include "stage/play_counts.h"
#include "stage/play_random.h"
#include "stage/play_shots.h"
#include "stage/play_targets.h"
#include "stage/strike_matrix.h"

#include <QHash>
#include <QString>

#include <limits>
#include <optional>
#include <vector>

#include <hitbox/geometry/shapes.h>

namespace hitbox {

enum class PlaySweep {
    On,  ///< contacts are looked for all along a bullet's way, so that none passes through a thin wall
    Off, ///< only where each step ends, as many games do; what that misses is told
};

struct PlayOptions {
    quint64 seed = 1;
    int stepsPerSecond = 60; ///< above 0
    PlaySweep sweep = PlaySweep::On;
    Emitter byHand = {}; ///< bullet, category, speed and spread of what PlayTest::fire() fires
    qint64 mostWork = std::numeric_limits<qint64>::max(); ///< past this PlayTest::work() bullets hit nothing any more
};

struct PlayBullet {
    qint64 id = 0;    ///< in the order in which they set out, from 1
    int emitter = -1; ///< -1: fired by hand
    geometry::Point position;
    geometry::Point velocity; ///< pixels a second
    geometry::Shape shape;    ///< on the stage, where it is now
};

struct PlayHit {
    qint64 step = 0;   ///< the one within which it happened, from 0
    double moment = 0; ///< 0 where the step begins, 1 where it ends
    qint64 bullet = 0;
    int emitter = -1;
    int instance = -1;
    ShapeId shape;
    QString category;         ///< of the shape
    QString group;            ///< of the shape: see hit_groups.h
    geometry::Point position; ///< of the bullet then
    geometry::Point at;       ///< where they touch, in stage pixels
    bool tunnelled = false;   ///< only a swept test sees it: it is not counted as a hit, and the bullet flies on

    friend bool operator==(const PlayHit &, const PlayHit &) = default;
};

/// A stage as it plays: instances move, spin and play their tags, emitters fire, and bullets die on what they hit. It
/// looks at the document as it was when the test began.
///
/// In each step, bullets that are due before it ends set out where it begins, then all bullets fly to where it ends.
/// A bullet hits what its category and the shape's make a hit (see strikes()); one without a category hits everything.
/// It dies on the first contact; of several at the same moment the one of the lowest instance, then of the shape first
/// in its frame, counts. What is exact about contacts and what is bounded stands at contactInStep().
///
/// With PlaySweep::Off a bullet dies where a step ends and it has a point in common with a shape. A step in which the
/// first contact on the way is one that is over at the end yields a hit with `tunnelled` set.
///
/// Boxes of one hit group of an instance are struck as one: a bullet that passes through one of them and ends in
/// another has hit the group, and tunnelled through nothing.
///
/// Deterministic: the same document, options and shots by hand in the same steps yield the same hits, bit for bit on
/// machines whose sine and cosine agree. Each emitter draws from a random stream of its own.
///
/// A value: a copy plays on by itself. Bullets that are farther from the edges (see playEdges()) and all places they
/// were fired from than the edges' diagonal are dropped. A shot while there are mostBullets, or while those in the air
/// have mostBulletPoints together, is left out and counted as such.
class PlayTest
{
public:
    static constexpr std::size_t mostBullets = 10'000;
    static constexpr std::size_t mostBulletPoints = 4'000'000;
    static constexpr std::size_t mostHits = 1'000'000; ///< that are listed; later ones are only counted

    /// A stage that does not exist is played as an empty one.
    PlayTest(const Document &document, int stage, const PlayOptions &options);

    /// Fires a bullet by hand; it moves with the next step.
    void fire(geometry::Point from, geometry::Point toward);
    void step();

    qint64 steps() const { return m_steps; }
    double seconds() const { return static_cast<double>(m_steps) / m_options.stepsPerSecond; }
    const PlayOptions &options() const { return m_options; }

    /// The instances as they stand now: position, rotation and frame.
    const QList<Instance> &instances() const { return m_targets.instances(); }
    const std::vector<PlacedShape> &shapes() const { return m_targets.shapes(); }
    const std::vector<PlayBullet> &bullets() const { return m_bullets; }
    geometry::Box edges() const { return m_edges; }

    /// All hits so far, in the order in which bullets were looked at: by step, then by bullet.
    const std::vector<PlayHit> &hits() const { return m_hits; }
    const PlayCounts &counts() const { return m_counts; }

    /// What the steps so far cost, in things looked at: emitters and their shots, bullets, what they come near to and
    /// what moves, by its size. The same on every machine; a million take some tenths of a second.
    qint64 work() const { return m_work + m_targets.work(); }
    /// Past the most that the options allow: what is counted from then on means nothing.
    bool isOverworked() const { return work() > m_options.mostWork; }

private:
    /// What all bullets of one emitter have in common.
    struct Kind {
        geometry::Shape shape; ///< about the origin
        double reach = 0;      ///< see PlayFlight
        std::size_t size = 0;  ///< see sizeOfShape()
        bool hitsAll = false;  ///< it has no category
        int category = StrikeMatrix::none;
    };

    void fireDueShots();
    void setOut(const PlayShot &shot, int emitter);
    void flyAndHit();
    void flyAndHitAtEnd();
    void moveTargets();
    void dropFarBullets();
    std::optional<PlayHit> firstHit(const PlayBullet &bullet);
    std::vector<PlayHit> hitsAtEnd(const PlayBullet &bullet);
    PlayHit hitOf(const PlayBullet &bullet, const PlacedShape &shape) const;
    geometry::Point wayOf(const PlayBullet &bullet) const;
    void fly(PlayBullet &bullet) const;
    void note(const PlayHit &hit);
    bool canHit(const PlayBullet &bullet, const PlacedShape &shape) const;
    const Kind &kindOf(const PlayBullet &bullet) const { return m_kinds[static_cast<std::size_t>(bullet.emitter + 1)]; }

    StrikeMatrix m_strikes;
    QHash<ShapeId, QString> m_groups; ///< of all shapes that are in one
    PlayOptions m_options;
    PlayTargets m_targets;
    geometry::Box m_edges;
    geometry::Box m_sources; ///< around the edges and all places that bullets set out from
    PlayRandom m_random;     ///< of shots by hand
    std::vector<PlayEmitter> m_emitters;
    std::vector<Kind> m_kinds; ///< by hand, then of each emitter
    std::vector<PlayBullet> m_bullets;
    std::vector<PlayHit> m_hits;
    PlayCounts m_counts;
    std::size_t m_bulletPoints = 0; ///< sizes of all bullets
    qint64 m_steps = 0;
    qint64 m_work = 0;
};

} // namespace hitbox
