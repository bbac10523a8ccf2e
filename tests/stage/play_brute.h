#pragma once

#include "stage/play_bench.h"
#include "stage/play_test.h"

#include <cmath>
#include <numbers>
#include <vector>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/transform.h>

/// Play tests by hand: every bullet against every shape, by formulas of time alone.
namespace hitbox::brute {

class Random
{
public:
    explicit Random(quint64 seed)
        : m_numbers(seed, 0)
    {
    }

    double between(double low, double high) { return low + (high - low) * m_numbers.next(); }
    int below(int limit) { return static_cast<int>(m_numbers.next() * limit); }
    geometry::Point within(double reach)
    {
        const double x = between(-reach, reach);
        return {x, between(-reach, reach)};
    }

private:
    PlayRandom m_numbers;
};

inline Outline randomOutline(Random &random, double size)
{
    switch (random.below(5)) {
    case 0: return geometry::Circle{random.within(size / 2), size * random.between(0.2, 1)};
    case 1: return geometry::Box{{-size, -size / 8}, {size, size / 8}};
    case 2: return geometry::Capsule{random.within(size), random.within(size), size / 8};
    case 3: return ChainLine{{random.within(size), random.within(size), random.within(size)}};
    default: break;
    }
    PolygonOutline star;
    for (int i = 0; i < 14; ++i) {
        const double angle = i * 2 * std::numbers::pi / 14;
        const double radius = i % 2 == 0 ? size : size * random.between(0.2, 0.6);
        star.points.append({radius * std::cos(angle), radius * std::sin(angle)});
    }
    return star;
}

/// Sprites of two frames in the tag "walk" with a few shapes each, some of which cannot be hit by "shot"; instances
/// everywhere around the origin.
inline Document randomDocument(Random &random, double fastestSpin)
{
    Document document;
    document.categories = playCategories();
    int nextId = 1;
    for (int i = 0; i < 4; ++i) {
        Sprite sprite = playSprite(QString::number(i), {});
        sprite.frames.append(sprite.frames.first());
        sprite.frames[1].name = QStringLiteral("g");
        sprite.tags = {{QStringLiteral("walk"), 0, 1, TagDirection::Forward, {}}};
        for (Frame &frame : sprite.frames) {
            frame.duration = random.between(20, 90);
            frame.pivot = random.within(20);
            for (int shape = 0; shape < 2; ++shape) {
                const QString category = random.below(4) == 0 ? QStringLiteral("friend") : QStringLiteral("hurt");
                frame.shapes.append(playShape(nextId++, randomOutline(random, random.between(5, 40)), category));
            }
        }
        document.sprites.append(sprite);
    }
    Stage stage;
    for (int i = 0; i < 8; ++i) {
        Instance instance = playInstance(QString::number(random.below(4)), random.within(200));
        instance.rotation = random.between(-180, 180);
        instance.scale = {random.below(2) == 0 ? 1.0 : -1.0, 1};
        instance.velocity = random.within(60);
        instance.spin = random.between(-fastestSpin, fastestSpin);
        if (random.below(3) == 0)
            instance.tag = QStringLiteral("walk");
        stage.instances.append(instance);
    }
    document.stages = {stage};
    return document;
}

/// All shapes at a moment within a step, whose frames are those of its beginning.
inline std::vector<PlacedShape> shapesAt(const Document &document, int stepsPerSecond, qint64 step, double moment)
{
    Stage stage = document.stages.first();
    const double begin = static_cast<double>(step) / stepsPerSecond;
    const double seconds = begin + moment / stepsPerSecond;
    for (Instance &instance : stage.instances) {
        instance.position = instance.position + instance.velocity * seconds;
        instance.rotation += instance.spin * seconds;
        if (instance.tag.isEmpty())
            continue;
        const Sprite &sprite = *findSprite(document, instance.sprite);
        const double first = sprite.frames[0].duration;
        const double rest = std::fmod(begin * 1000, first + sprite.frames[1].duration);
        instance.frame = sprite.frames[rest < first ? 0 : 1].name;
    }
    const auto placed = placedShapes(document, stage);
    return {placed.begin(), placed.end()};
}

struct Flight {
    qint64 born = 0; ///< step
    geometry::Point from;
    geometry::Point velocity;

    geometry::Point at(double steps, int stepsPerSecond) const
    {
        return from + velocity * ((steps - static_cast<double>(born)) / stepsPerSecond);
    }
};

/// A shot by hand from around the stage toward anything on it, as PlayTest::fire() shoots it.
inline Flight fireRandomly(PlayTest &play, Random &random)
{
    const double angle = random.between(0, 2 * std::numbers::pi);
    const geometry::Point from{300 * std::cos(angle), 300 * std::sin(angle)};
    const geometry::Point toward = random.within(200);
    play.fire(from, toward);
    const double speed = play.options().byHand.speed;
    return {play.steps(), from, (toward - from) * (speed / geometry::distance(from, toward))};
}

inline bool canHit(const PlacedShape &shape)
{
    return shape.category == QStringLiteral("hurt");
}

} // namespace hitbox::brute
