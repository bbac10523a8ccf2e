#include "topics.h"

#include <algorithm>
#include <numbers>

#include "geometry/random_shapes.h"
#include "inputs.h"

namespace hitbox::benchmarks {

namespace {

using geometry::Point;
using geometry::Ring;
using geometry::test::Random;

struct Topic {
    std::string_view name;
    std::string_view input;
    std::vector<std::size_t> quick;
    std::vector<std::size_t> more; ///< run as well when there is time
    Workload (*workload)(const Heat &heat);
};

std::vector<Ring> ringsOf(const Heat &heat, std::size_t count, std::uint64_t seed)
{
    std::vector<Ring> rings;
    for (std::size_t i = 0; i < count; ++i)
        rings.push_back(ringOf(heat.input, heat.n, seed + i));
    return rings;
}

Workload started(const Heat &heat)
{
    return {.topic = heat.topic, .input = heat.input, .n = heat.n};
}

Workload orientationWorkload(const Heat &heat)
{
    Workload workload = started(heat);
    Random random(1);
    for (std::size_t i = 0; i < 4096; ++i) {
        const Point a{random.between(-400.0, 400.0), random.between(-400.0, 400.0)};
        const Point b{random.between(-400.0, 400.0), random.between(-400.0, 400.0)};
        const Point c{random.between(-400.0, 400.0), random.between(-400.0, 400.0)};
        workload.points.insert(workload.points.end(), {a, b, c});
    }
    if (heat.input == "pixel") {
        // Three pixels in a row, in every direction.
        for (std::size_t i = 0; i + 2 < workload.points.size(); i += 3) {
            const Point step{static_cast<double>(random.between(-9, 9)), static_cast<double>(random.between(-9, 9))};
            Point &a = workload.points[i];
            a = {static_cast<double>(random.between(0, 500)), static_cast<double>(random.between(0, 500))};
            workload.points[i + 1] = a + step;
            workload.points[i + 2] = a + step * 3;
        }
    }
    workload.questionCount = workload.points.size() / 3;
    return workload;
}

Workload ringWorkload(const Heat &heat)
{
    Workload workload = started(heat);
    workload.rings = ringsOf(heat, rotationFor(heat.n), 1);
    workload.questionCount = workload.rings.size();
    return workload;
}

Workload pointWorkload(const Heat &heat)
{
    Workload workload = started(heat);
    workload.rings = ringsOf(heat, rotationFor(heat.n), 1);
    Random random(2);
    // Processors learn the branches of thousands of short questions that are asked again and again.
    const std::size_t perRing = heat.n <= 1000 ? 64 : 8;
    const std::size_t count = std::max<std::size_t>(64, perRing * workload.rings.size());
    while (workload.points.size() < count)
        workload.points.push_back({random.between(-450.0, 450.0), random.between(-450.0, 450.0)});
    workload.questionCount = count;
    return workload;
}

Workload indexedPointWorkload(const Heat &heat)
{
    Workload workload = started(heat);
    workload.rings = ringsOf(heat, std::min<std::size_t>(rotationFor(heat.n), 64), 1);
    Random random(2);
    while (workload.points.size() < 8192)
        workload.points.push_back({random.between(-450.0, 450.0), random.between(-450.0, 450.0)});
    workload.questionCount = workload.points.size();
    return workload;
}

/// Each ring against another one that was moved over it: half of the overlaps are shallow.
Workload pairWorkload(const Heat &heat)
{
    Workload workload = started(heat);
    const std::size_t count = rotationFor(heat.n);
    workload.rings = ringsOf(heat, count, 1);
    workload.others = ringsOf(heat, count, 5001);
    Random random(3);
    for (std::size_t i = 0; i < count; ++i) {
        const double reach = heat.topic == "overlap" && i % 2 == 0 ? 800.0 : 200.0;
        const Point by{std::round(random.between(-reach, reach)), std::round(random.between(-reach, reach))};
        for (Point &p : workload.others[i])
            p = p + by;
    }
    workload.questionCount = count;
    return workload;
}

/// Pixel outlines with themselves moved by a few whole pixels: most edges lie on edges.
Workload sharedEdgesWorkload(const Heat &heat)
{
    Workload workload = ringWorkload(heat);
    for (const Ring &ring : workload.rings) {
        workload.others.push_back(ring);
        for (Point &p : workload.others.back())
            p = p + Point{3, 1};
    }
    return workload;
}

/// Twenty rings of 12 to 60 points.
Workload hitboxesWorkload(const Heat &heat)
{
    Workload workload = started(heat);
    for (std::size_t i = 0; i < 20; ++i) {
        const std::size_t n = heat.n * (12 + (i * 48) / 19) / 60;
        workload.rings.push_back(ringOf(i % 2 == 0 ? "coast" : "star", n, 100 + i));
    }
    workload.questionCount = workload.rings.size();
    return workload;
}

Workload pictureWorkload(const Heat &heat)
{
    Workload workload = started(heat);
    for (std::size_t i = 0; i < (heat.n <= 64 ? 64U : heat.n <= 512 ? 8U : 1U); ++i)
        workload.pictures.push_back(pictureOf(heat.n, 1 + i));
    workload.questionCount = workload.pictures.size();
    return workload;
}

/// n stars of 20 points strewn at equal density: each overlaps about three others.
Workload stageWorkload(const Heat &heat)
{
    Workload workload = started(heat);
    Random random(4);
    const double side = 36 * std::sqrt(static_cast<double>(heat.n));
    for (std::size_t i = 0; i < heat.n; ++i) {
        const Point at{random.between(0.0, side), random.between(0.0, side)};
        Ring ring = ringOf("star", 20, 1 + i);
        for (Point &p : ring)
            p = p * (20 / 400.0) + at;
        workload.rings.push_back(std::move(ring));
    }
    for (std::size_t i = 0; i < heat.n; i += 100)
        workload.moves.push_back({i, 0, {random.between(-5.0, 5.0), random.between(-5.0, 5.0)}});
    workload.questionCount = 1;
    return workload;
}

constexpr std::size_t baseCount = 50;
constexpr std::size_t groupCount = 8;

/// Stages of n shapes strewn at equal density, turned anyhow: each overlaps about three others.
Workload stagesWorkload(const Heat &heat, std::size_t stageCount)
{
    Workload workload = started(heat);
    Random random(6);
    for (std::size_t i = 0; i < baseCount; ++i) {
        workload.bases.push_back(ringOf(heat.input, 20, 1 + i));
        for (Point &p : workload.bases.back())
            p = p * (20 / 400.0);
    }
    const double side = 36 * std::sqrt(static_cast<double>(heat.n));
    for (std::size_t i = 0; i < stageCount * heat.n; ++i) {
        const Point at{random.between(0.0, side), random.between(0.0, side)};
        const Placing placing{i % baseCount, {{}, at, random.between(0.0, 360.0), {1, 1}}};
        const geometry::Shape shape =
            geometry::placed(geometry::Polygon{workload.bases[placing.base]}, placing.placement);
        workload.placings.push_back(placing);
        workload.rings.push_back(std::get<geometry::Polygon>(shape).points);
    }
    return workload;
}

Workload wholeStageWorkload(const Heat &heat)
{
    Workload workload = stagesWorkload(heat, heat.n <= 1000 ? 2 : 1);
    workload.questionCount = workload.placings.size() / heat.n;
    return workload;
}

/// Groups of every hundredth shape, one after the other.
Workload movingStageWorkload(const Heat &heat)
{
    Workload workload = stagesWorkload(heat, 1);
    Random random(7);
    for (std::size_t group = 0; group < groupCount; ++group) {
        for (std::size_t i = group; i < heat.n; i += 100)
            workload.moves.push_back({i, 0, {random.between(-5.0, 5.0), random.between(-5.0, 5.0)}});
    }
    workload.questionCount = 2 * groupCount;
    return workload;
}

Workload stirredStageWorkload(const Heat &heat)
{
    Workload workload = stagesWorkload(heat, 1);
    Random random(8);
    for (std::size_t i = 0; i < heat.n; ++i)
        workload.moves.push_back({i, 0, {random.between(-5.0, 5.0), random.between(-5.0, 5.0)}});
    workload.questionCount = 2;
    return workload;
}

/// Every vertex moved is moved back by the next move.
Workload dragWorkload(const Heat &heat)
{
    Workload workload = ringWorkload(heat);
    Random random(5);
    const std::size_t count = std::max<std::size_t>(16, workload.rings.size());
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t ring = i % workload.rings.size();
        const auto vertex = static_cast<std::size_t>(random.below(static_cast<int>(workload.rings[ring].size())));
        const Point from = workload.rings[ring][vertex];
        const Point to = from + Point{random.between(-2.0, 2.0), random.between(-2.0, 2.0)};
        workload.moves.push_back({ring, vertex, to});
        workload.moves.push_back({ring, vertex, from});
    }
    workload.questionCount = workload.moves.size();
    return workload;
}

const std::vector<Topic> &topics()
{
    using Sizes = std::vector<std::size_t>;
    const Sizes small{8, 32, 128, 1000, 10'000};
    const Sizes large{100'000, 1'000'000};
    static const std::vector<Topic> all{
        {"orientation", "random", {3}, {}, orientationWorkload},
        {"orientation", "pixel", {3}, {}, orientationWorkload},
        {"is-simple", "coast", small, large, ringWorkload},
        {"is-simple", "star", small, large, ringWorkload},
        {"is-simple", "pixel", {128, 1000, 10'000}, {70'000}, ringWorkload},
        {"is-simple", "few", small, {100'000}, ringWorkload},
        {"is-simple", "random", {8, 32, 128, 1000}, {}, ringWorkload},
        {"self-intersections", "coast", small, large, ringWorkload},
        {"self-intersections", "star", {32, 1000, 10'000}, {100'000}, ringWorkload},
        {"self-intersections", "pixel", {1000, 10'000}, {70'000}, ringWorkload},
        {"self-intersections", "few", {32, 1000, 10'000}, {100'000}, ringWorkload},
        {"self-intersections", "random", {32, 128, 1000}, {}, ringWorkload},
        {"point-in-polygon", "coast", {8, 32, 128, 1000, 10'000, 100'000}, {1'000'000}, pointWorkload},
        {"point-in-polygon", "star", {128, 10'000}, {100'000}, pointWorkload},
        {"point-in-polygon-indexed", "coast", {128, 10'000}, large, indexedPointWorkload},
        {"point-in-polygon-indexed", "star", {128, 10'000}, large, indexedPointWorkload},
        {"overlap", "coast", {32, 1000, 10'000}, {100'000}, pairWorkload},
        {"overlap", "star", {32, 1000}, {10'000}, pairWorkload},
        {"overlap-region", "coast", small, {100'000}, pairWorkload},
        {"overlap-region", "star", {32, 128}, {1000}, pairWorkload},
        {"overlap-region", "pixel", {10'000}, {70'000}, sharedEdgesWorkload},
        {"convex-pieces", "hitboxes", {60}, {240}, hitboxesWorkload},
        {"triangulation", "coast", small, large, ringWorkload},
        {"triangulation", "star", {32, 1000, 10'000}, {100'000}, ringWorkload},
        {"trace", "picture", {64, 512}, {8192}, pictureWorkload},
        {"broad-phase", "stage", {300, 1000}, {10'000, 100'000}, stageWorkload},
        {"broad-phase-moving", "stage", {1000}, {10'000, 100'000}, stageWorkload},
        {"stage", "star", {300, 1000}, {10'000, 100'000}, wholeStageWorkload},
        {"stage", "octagon", {1000, 10'000}, {100'000}, wholeStageWorkload},
        {"stage-stirred", "star", {1000, 10'000}, {100'000}, stirredStageWorkload},
        {"stage-stirred", "octagon", {1000, 10'000}, {100'000}, stirredStageWorkload},
        {"stage-moving", "star", {1000, 10'000}, {100'000}, movingStageWorkload},
        {"stage-moving", "octagon", {1000, 10'000}, {100'000}, movingStageWorkload},
        {"drag", "coast", small, {100'000}, dragWorkload},
    };
    return all;
}

} // namespace

std::vector<Heat> heats(Extent extent)
{
    std::vector<Heat> heats;
    for (const Topic &topic : topics()) {
        std::vector<std::size_t> sizes = topic.quick;
        if (extent == Extent::Full)
            sizes.insert(sizes.end(), topic.more.begin(), topic.more.end());
        for (const std::size_t n : sizes)
            heats.push_back({std::string(topic.name), std::string(topic.input), n});
    }
    return heats;
}

Workload workloadOf(const Heat &heat)
{
    const auto topic =
        std::ranges::find_if(topics(), [&](const Topic &t) { return t.name == heat.topic && t.input == heat.input; });
    return topic->workload(heat);
}

} // namespace hitbox::benchmarks
