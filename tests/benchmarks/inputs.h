#pragma once

#include <cstddef>
#include <string_view>

#include "contest.h"

/// The benchmarks' inputs, seeded: the same in every run.
namespace hitbox::benchmarks {

/// A ring of about n points, of the kind named: "coast", a fractal outline whose neighbours are near each other;
/// "star", random spikes around a middle; "pixel", the outline of a blob of pixels with a vertex at every pixel corner;
/// "few", a coast that crosses itself in a few places; "random", points anywhere; "octagon", eight of them whatever n
/// is. All but "few" and "random" are simple.
geometry::Ring ringOf(std::string_view input, std::size_t n, std::uint64_t seed);

/// A picture of n by n pixels with a few blobs, holes in them, and soft edges.
Alpha pictureOf(std::size_t n, std::uint64_t seed);

/// How many different inputs a pass goes through: fewer as they grow.
std::size_t rotationFor(std::size_t n);

} // namespace hitbox::benchmarks
