#include "stage/play_test.h"

#include "stage/hit_groups.h"
#include "stage/window_budget.h"

#include <algorithm>
#include <cmath>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/separation.h>
#include <hitbox/geometry/sweep.h>
#include <hitbox/geometry/transform.h>

namespace hitbox {

namespace {

using geometry::Box;
using geometry::Point;

Stage stageOrEmpty(const Document &document, int index)
{
    const Stage *stage = findStage(document, index);
    return stage ? *stage : Stage();
}

/// From the origin to the farthest point of the shape, but 0 for a circle around it, which looks the same however it is
/// turned.
double reachOf(const geometry::Shape &shape)
{
    const auto *circle = std::get_if<geometry::Circle>(&shape);
    const auto box = geometry::bounds(shape);
    if (!box || (circle && circle->center == Point{}))
        return 0;
    return std::hypot(std::max(-box->min.x, box->max.x), std::max(-box->min.y, box->max.y));
}

} // namespace

PlayTest::PlayTest(const Document &document, int stage, const PlayOptions &options)
    : m_strikes(document.categories)
    , m_groups(hitGroups(document))
    , m_options(options)
    , m_targets(document, stageOrEmpty(document, stage), 1.0 / options.stepsPerSecond)
    , m_edges(playEdges(document, m_targets.instances(), m_targets.shapes()))
    , m_sources(m_edges)
    , m_random(options.seed, 0)
{
    const auto addKind = [this](const Emitter &emitter) {
        const geometry::Shape shape = geometryOf(emitter.bullet);
        m_kinds.push_back({shape, reachOf(shape), sizeOfShape(shape), emitter.category.isEmpty(),
                           m_strikes.numberOf(emitter.category)});
    };
    addKind(options.byHand);
    for (const Emitter &emitter : stageOrEmpty(document, stage).emitters) {
        addKind(emitter);
        m_emitters.emplace_back(emitter, m_edges, PlayRandom(options.seed, m_emitters.size() + 1));
    }
}

void PlayTest::fire(Point from, Point toward)
{
    setOut(shotToward(m_options.byHand, from, toward, m_random), -1);
}

void PlayTest::step()
{
    fireDueShots();
    switch (m_options.sweep) {
    case PlaySweep::On: flyAndHit(); break;
    case PlaySweep::Off: flyAndHitAtEnd(); break;
    }
    dropFarBullets();
    ++m_steps;
}

void PlayTest::fireDueShots()
{
    const double end = static_cast<double>(m_steps + 1) / m_options.stepsPerSecond;
    for (std::size_t i = 0; i < m_emitters.size(); ++i) {
        ++m_work;
        while (const auto shot = m_emitters[i].nextBefore(end, m_targets.instances())) {
            setOut(*shot, static_cast<int>(i));
            ++m_work;
        }
    }
}

void PlayTest::setOut(const PlayShot &shot, int emitter)
{
    const std::size_t size = m_kinds[static_cast<std::size_t>(emitter + 1)].size;
    if (m_bullets.size() >= mostBullets || m_bulletPoints + size > mostBulletPoints) {
        ++m_counts.leftOut;
        ++m_counts.emitters[emitter].leftOut;
        return;
    }
    m_bulletPoints += size;
    PlayBullet bullet{++m_counts.shots, emitter, shot.from, shot.velocity, {}};
    bullet.shape = geometry::placed(kindOf(bullet).shape, {{}, shot.from});
    m_bullets.push_back(std::move(bullet));
    ++m_counts.emitters[emitter].shots;
    m_sources = joined(m_sources, shot.from);
}

void PlayTest::flyAndHit()
{
    std::vector<PlayBullet> left;
    left.reserve(m_bullets.size());
    for (PlayBullet &bullet : m_bullets) {
        if (const auto hit = firstHit(bullet)) {
            note(*hit);
            continue;
        }
        fly(bullet);
        left.push_back(std::move(bullet));
    }
    m_bullets = std::move(left);
    moveTargets();
}

void PlayTest::flyAndHitAtEnd()
{
    std::vector<std::optional<PlayHit>> onTheWay;
    onTheWay.reserve(m_bullets.size());
    for (PlayBullet &bullet : m_bullets) {
        onTheWay.push_back(firstHit(bullet));
        fly(bullet);
    }
    moveTargets();
    std::vector<PlayBullet> left;
    for (std::size_t i = 0; i < m_bullets.size(); ++i) {
        const std::vector<PlayHit> hits = hitsAtEnd(m_bullets[i]);
        const auto isSame = [&](const PlayHit &hit) {
            const bool isOfGroup = !hit.group.isEmpty() && hit.group == onTheWay[i]->group;
            return hit.instance == onTheWay[i]->instance && (hit.shape == onTheWay[i]->shape || isOfGroup);
        };
        if (onTheWay[i] && std::ranges::none_of(hits, isSame)) {
            onTheWay[i]->tunnelled = true;
            note(*onTheWay[i]);
        }
        if (hits.empty())
            left.push_back(std::move(m_bullets[i]));
        else
            note(hits.front());
    }
    m_bullets = std::move(left);
}

void PlayTest::moveTargets()
{
    m_targets.moveTo(m_steps + 1);
}

void PlayTest::dropFarBullets()
{
    const double far = geometry::distance(m_edges.min, m_edges.max);
    const Box field{m_sources.min - Point{far, far}, m_sources.max + Point{far, far}};
    std::erase_if(m_bullets, [&](const PlayBullet &bullet) {
        const Point p = bullet.position;
        return p.x < field.min.x || p.y < field.min.y || p.x > field.max.x || p.y > field.max.y;
    });
    m_bulletPoints = 0;
    for (const PlayBullet &bullet : m_bullets)
        m_bulletPoints += kindOf(bullet).size;
}

std::optional<PlayHit> PlayTest::firstHit(const PlayBullet &bullet)
{
    const Point by = wayOf(bullet);
    const auto box = geometry::bounds(bullet.shape);
    if (!box || isOverworked())
        return std::nullopt;
    const Box swept = joined(joined(*box, box->min + by), box->max + by);
    const PlayFlight flight{bullet.position, by, kindOf(bullet).reach};
    std::optional<PlayHit> first;
    m_work += static_cast<qint64>(kindOf(bullet).size);
    for (const std::size_t index : m_targets.near(swept)) {
        const PlacedShape &shape = m_targets.shapes()[index];
        ++m_work;
        if (isOverworked())
            break;
        if (!canHit(bullet, shape))
            continue;
        const PlayMotion motion = m_targets.motionOf(shape.instance);
        const double seconds = 1.0 / m_options.stepsPerSecond;
        m_work += static_cast<qint64>(contactWork(bullet.shape, flight, shape.shape, motion, seconds));
        const auto contact = contactInStep(bullet.shape, flight, shape.shape, motion, seconds);
        if (!contact || (first && first->moment <= contact->moment))
            continue;
        first = hitOf(bullet, shape);
        first->moment = contact->moment;
        first->position = bullet.position + by * contact->moment;
        first->at = contact->at;
    }
    return first;
}

/// All shapes that the bullet has points in common with.
std::vector<PlayHit> PlayTest::hitsAtEnd(const PlayBullet &bullet)
{
    std::vector<PlayHit> hits;
    const auto box = geometry::bounds(bullet.shape);
    if (!box || isOverworked())
        return hits;
    for (const std::size_t index : m_targets.near(*box)) {
        const PlacedShape &shape = m_targets.shapes()[index];
        m_work += static_cast<qint64>(kindOf(bullet).size + sizeOfShape(shape.shape));
        if (isOverworked())
            break;
        if (!canHit(bullet, shape) ||
            geometry::relate(bullet.shape, shape.shape, windowBudget) == geometry::Relation::Separate)
            continue;
        hits.push_back(hitOf(bullet, shape));
        const auto closest = geometry::closestPoints(bullet.shape, shape.shape, windowBudget);
        if (closest && *closest)
            hits.back().at = (*closest)->onB;
    }
    return hits;
}

/// At the end of the step, where nothing better is known.
PlayHit PlayTest::hitOf(const PlayBullet &bullet, const PlacedShape &shape) const
{
    PlayHit hit{m_steps, 1, bullet.id, bullet.emitter, shape.instance, shape.id, shape.category, {}, bullet.position};
    hit.group = m_groups.value(shape.id);
    hit.at = bullet.position;
    return hit;
}

Point PlayTest::wayOf(const PlayBullet &bullet) const
{
    return bullet.velocity * (1.0 / m_options.stepsPerSecond);
}

void PlayTest::fly(PlayBullet &bullet) const
{
    bullet.position = bullet.position + wayOf(bullet);
    bullet.shape = geometry::placed(kindOf(bullet).shape, {{}, bullet.position});
}

void PlayTest::note(const PlayHit &hit)
{
    const auto count = [&](auto &tally) { ++(hit.tunnelled ? tally.tunnelled : tally.hits); };
    count(m_counts.all);
    count(m_counts.shapes[{hit.instance, hit.shape}]);
    if (!hit.group.isEmpty())
        count(m_counts.groups[{hit.instance, hit.group}]);
    count(m_counts.categories[hit.category]);
    count(m_counts.emitters[hit.emitter]);
    if (m_hits.size() < mostHits)
        m_hits.push_back(hit);
}

bool PlayTest::canHit(const PlayBullet &bullet, const PlacedShape &shape) const
{
    const Kind &kind = kindOf(bullet);
    return kind.hitsAll || m_strikes.strike(kind.category, m_strikes.numberOf(shape.category));
}

} // namespace hitbox
