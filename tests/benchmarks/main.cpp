#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>

#include <hitbox/geometry/self_intersection.h>

#include "contestant.h"
#include "geometry/random_shapes.h"

// Prints CSV: topic,program,input,n,median_ns,result. Programs of one topic and size see the same inputs in the same
// run; their results must be equal where both are exact.
namespace hitbox::benchmarks {

namespace {

using geometry::Point;
using geometry::Ring;
using Clock = std::chrono::steady_clock;

// Over one repeated input the branch predictor learns the answers; over these it cannot.
constexpr std::size_t inputCount = 64;

/// One vertex dragged a little, the answer wanted before the next frame.
struct Move {
    std::size_t input = 0;
    std::size_t vertex = 0;
    Point to;
};

struct DragInputs {
    std::vector<Ring> rings;
    std::vector<Move> moves;
};

DragInputs dragInputs(std::size_t pointCount)
{
    geometry::test::Random random(pointCount);
    DragInputs inputs;
    while (inputs.rings.size() < inputCount) {
        Ring ring = geometry::test::coastRing(random, pointCount);
        if (geometry::isSimple(ring))
            inputs.rings.push_back(std::move(ring));
    }
    const std::size_t moveCount = std::clamp<std::size_t>(2'000'000 / pointCount, 2 * inputCount, 20'000);
    for (std::size_t i = 0; i < moveCount; ++i) {
        const std::size_t input = i % inputCount;
        const auto vertex = static_cast<std::size_t>(random.below(static_cast<int>(pointCount)));
        const Point offset{random.between(-2.0, 2.0), random.between(-2.0, 2.0)};
        inputs.moves.push_back({input, vertex, inputs.rings[input][vertex] + offset});
    }
    return inputs;
}

std::int64_t median(std::vector<std::int64_t> times)
{
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

/// Each move is undone after its answer, so that every program judges the same rings. The result is how many of them
/// were simple.
void measureDrag(const Program &program, const DragInputs &inputs)
{
    std::vector<std::unique_ptr<Contestant>> contestants;
    for (const Ring &ring : inputs.rings)
        contestants.push_back(program.holding(ring));
    std::vector<std::int64_t> times;
    std::size_t simpleCount = 0;
    for (const Move &move : inputs.moves) {
        Contestant &contestant = *contestants[move.input];
        const auto start = Clock::now();
        contestant.moveVertex(move.vertex, move.to);
        const bool isSimple = contestant.isSimple();
        const auto end = Clock::now();
        contestant.moveVertex(move.vertex, inputs.rings[move.input][move.vertex]);
        simpleCount += isSimple ? 1 : 0;
        times.push_back(std::chrono::duration_cast<std::chrono::nanoseconds>(end - start).count());
    }
    std::printf("drag,%s,coast,%zu,%lld,%zu of %zu simple\n", program.name.c_str(), inputs.rings.front().size(),
                static_cast<long long>(median(times)), simpleCount, inputs.moves.size());
    std::fflush(stdout);
}

std::vector<Program> allPrograms()
{
    std::vector<Program> programs{hitboxListingAll(), hitboxYesOrNo()};
#ifdef HITBOX_HAS_BOOST_GEOMETRY
    programs.push_back(boostGeometry());
#endif
#ifdef HITBOX_HAS_CGAL
    programs.push_back(cgal());
#endif
    return programs;
}

void runDrag()
{
    for (const std::size_t pointCount : {32U, 128U, 1000U, 10'000U}) {
        const DragInputs inputs = dragInputs(pointCount);
        for (const Program &program : allPrograms())
            measureDrag(program, inputs);
    }
}

} // namespace

} // namespace hitbox::benchmarks

int main()
{
    std::puts("topic,program,input,n,median_ns,result");
    hitbox::benchmarks::runDrag();
}
