#include <hitbox/geometry/lattice.h>

#include <algorithm>
#include <bit>
#include <cstdint>

namespace hitbox::geometry {

namespace {

constexpr int fractionBits = 52;
constexpr int gridBits = 25;
constexpr std::uint64_t signless = ~std::uint64_t{0} >> 1;
constexpr std::uint64_t implicitBit = std::uint64_t{1} << fractionBits;
// In exponents as they are stored, biased by 1023: products of two must neither vanish nor overflow.
constexpr int leastExponent = 1023 - 500;
constexpr int greatestLatticeExponent = 1023 + 500;

} // namespace

bool isOnSmallLattice(std::span<const Point> points)
{
    // Of the lowest and the highest bit set anywhere.
    int lowest = greatestLatticeExponent;
    int highest = leastExponent;
    for (const Point p : points) {
        for (const double value : {p.x, p.y}) {
            const std::uint64_t bits = std::bit_cast<std::uint64_t>(value) & signless;
            if (bits == 0)
                continue;
            const auto exponent = static_cast<int>(bits >> fractionBits);
            // Counted down from the leading bit; the implicit one stands for numbers below the range too.
            const int unusedBits = std::countr_zero(bits | implicitBit);
            highest = std::max(highest, exponent);
            lowest = std::min(lowest, exponent - fractionBits + unusedBits);
        }
    }
    return lowest >= leastExponent && highest <= greatestLatticeExponent && highest - lowest < gridBits;
}

} // namespace hitbox::geometry
