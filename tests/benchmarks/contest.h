#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <hitbox/geometry/shapes.h>
#include <hitbox/geometry/transform.h>

/// What every program in the benchmarks is asked, and how it takes part. A program is one file in programs/.
namespace hitbox::benchmarks {

/// A picture's alpha channel, row by row.
struct Alpha {
    std::size_t width = 0;
    std::size_t height = 0;
    std::vector<std::uint8_t> values;
};

/// One vertex of one ring taken to another place.
struct Move {
    std::size_t ring = 0;
    std::size_t vertex = 0;
    geometry::Point to;
};

/// A shape that stands on a stage.
struct Placing {
    std::size_t base = 0;
    geometry::Placement placement;
};

/// The questions of one topic, on one kind of input and of one size: as many of each list as the topic needs, so many
/// different ones that the branch predictor cannot learn the answers.
struct Workload {
    std::string topic;
    std::string input;
    std::size_t n = 0;                   ///< vertices of a ring, side of a picture in pixels, or count of shapes
    std::vector<geometry::Ring> rings;   ///< the rings asked about; for the broad phase, the shapes of one stage
    std::vector<geometry::Ring> others;  ///< as many as rings: what ring i is held against
    std::vector<geometry::Point> points; ///< asked of all rings in turn: point i of ring i modulo their count
    std::vector<Alpha> pictures;
    std::vector<Move> moves;           ///< made one after the other, each followed by the question
    std::vector<geometry::Ring> bases; ///< of stages: what stands there, each many times
    std::vector<Placing> placings;     ///< of stages: where ring i comes from; one stage of n after the other
    std::size_t questionCount = 0;     ///< in one pass
};

/// One of the groups of moves on a stage that moves, of which there are half as many as questions: each is moved by
/// what its moves say and asked about, then moved back and asked about again.
inline std::span<const Move> moveGroup(const Workload &workload, std::size_t group)
{
    const std::size_t size = workload.moves.size() / (workload.questionCount / 2);
    return std::span(workload.moves).subspan(group * size, size);
}

/// Asks all questions of a workload once and adds up the answers: counts, or areas in square pixels.
using Pass = std::function<double()>;

/// A program's way through one topic.
struct Contestant {
    std::string topic;
    std::string program;
    /// Turns the workload into the program's own form, indexes included where the topic's name says so. Not timed.
    Pass (*prepared)(const Workload &workload);
    /// Above this size the program is not asked, since it would take minutes.
    std::size_t largest = std::numeric_limits<std::size_t>::max();
    /// The one input that the program can take; empty for all.
    std::string_view onlyInput;
};

std::vector<Contestant> hitboxContestants();
std::vector<Contestant> stageContestants();
std::vector<Contestant> boostContestants();
std::vector<Contestant> cgalContestants();
std::vector<Contestant> geosContestants();
std::vector<Contestant> clipperContestants();
std::vector<Contestant> openCvContestants();
std::vector<Contestant> box2dContestants();
std::vector<Contestant> chipmunkContestants();
std::vector<Contestant> qtContestants();

} // namespace hitbox::benchmarks
