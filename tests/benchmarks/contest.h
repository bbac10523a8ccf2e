#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include <hitbox/geometry/shapes.h>

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
    std::vector<Move> moves;       ///< made one after the other, each followed by the question
    std::size_t questionCount = 0; ///< in one pass
};

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
};

std::vector<Contestant> hitboxContestants();
std::vector<Contestant> boostContestants();
std::vector<Contestant> cgalContestants();
std::vector<Contestant> geosContestants();
std::vector<Contestant> clipperContestants();
std::vector<Contestant> openCvContestants();
std::vector<Contestant> box2dContestants();
std::vector<Contestant> chipmunkContestants();
std::vector<Contestant> qtContestants();

} // namespace hitbox::benchmarks
