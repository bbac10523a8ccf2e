#pragma once

#include <array>
#include <cmath>
#include <cstddef>

#include <hitbox/geometry/shapes.h>

/// Exact sums and products of doubles, held as sums of doubles on the stack.
///
/// Source: J. R. Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates", 1997.
/// All of it needs IEEE doubles rounded to nearest even, each operation rounded by itself (-ffp-contract=off).
///
/// Results are exact while nothing overflows and no product needs bits below 2^-1074. Outside that range a result may
/// be wrong, infinite or not a number, but every function still ends.
namespace hitbox::geometry::detail {

/// A rounded result and what rounding took away: their exact sum is the exact result.
struct TwoTerms {
    double rounded = 0;
    double rest = 0;
};

inline TwoTerms twoSum(double a, double b)
{
    const double sum = a + b;
    const double bRounded = sum - a;
    const double aRounded = sum - bRounded;
    return {sum, (a - aRounded) + (b - bRounded)};
}

/// twoSum() for |a| >= |b|.
inline TwoTerms quickTwoSum(double a, double b)
{
    const double sum = a + b;
    return {sum, b - (sum - a)};
}

inline TwoTerms twoDifference(double a, double b)
{
    const double difference = a - b;
    const double bRounded = a - difference;
    const double aRounded = difference + bRounded;
    return {difference, (a - aRounded) + (bRounded - b)};
}

/// Two halves of at most 26 significant bits each, so that products of halves are exact (Veltkamp).
inline TwoTerms split(double a)
{
    constexpr double splitter = 134217729; // 2^27 + 1
    const double scaled = splitter * a;
    const double high = scaled - (scaled - a);
    return {high, a - high};
}

/// Dekker's product. Not std::fma: without the fma instruction, which plain x86-64 lacks, that is a call into software
/// many times as slow, and results must not depend on the processor.
inline TwoTerms twoProduct(double a, double b)
{
    const double product = a * b;
    const TwoTerms aHalves = split(a);
    const TwoTerms bHalves = split(b);
    const double rest = ((aHalves.rounded * bHalves.rounded - product) + aHalves.rounded * bHalves.rest +
                         aHalves.rest * bHalves.rounded) +
                        aHalves.rest * bHalves.rest;
    return {product, rest};
}

/// The sign of a double; 0 for not a number.
inline int signOf(double value)
{
    return static_cast<int>(value > 0) - static_cast<int>(value < 0);
}

/// An exact number: the sum of `size` doubles that do not overlap, in increasing magnitude, none of them zero. Zero
/// has no terms.
template <int N>
struct Expansion {
    std::array<double, static_cast<std::size_t>(N)> terms;
    int size = 0;

    // Only the first `size` terms are ever read, so long expansions stay uninitialised. In short ones, unrolled,
    // compilers cannot see that and warn; there the zeros cost nothing.
    Expansion() // NOLINT(cppcoreguidelines-pro-type-member-init)
    {
        if constexpr (N <= 8)
            terms.fill(0);
    }

    double term(int index) const { return terms[static_cast<std::size_t>(index)]; }

    void append(double value)
    {
        if (value != 0)
            terms[static_cast<std::size_t>(size++)] = value;
    }

    /// -1, 0 or 1: the greatest term outweighs all others together.
    int sign() const { return size == 0 ? 0 : signOf(term(size - 1)); }

    /// The value to within a few units in the last place.
    double estimate() const
    {
        double sum = 0;
        for (int i = 0; i < size; ++i)
            sum += term(i);
        return sum;
    }

    Expansion operator-() const
    {
        Expansion result;
        for (int i = 0; i < size; ++i)
            result.append(-term(i));
        return result;
    }
};

inline Expansion<1> expansionOf(double value)
{
    Expansion<1> result;
    result.append(value);
    return result;
}

inline Expansion<2> expansionOf(TwoTerms value)
{
    Expansion<2> result;
    result.append(value.rest);
    result.append(value.rounded);
    return result;
}

/// a - b, exactly.
inline Expansion<2> difference(double a, double b)
{
    return expansionOf(twoDifference(a, b));
}

/// a + b, exactly.
inline Expansion<2> sum(double a, double b)
{
    return expansionOf(twoSum(a, b));
}

/// a * b, exactly.
inline Expansion<2> product(double a, double b)
{
    return expansionOf(twoProduct(a, b));
}

/// Reads the terms of two expansions in increasing magnitude.
template <int N, int M>
class MergedTerms
{
public:
    MergedTerms(const Expansion<N> &a, const Expansion<M> &b)
        : m_a(a)
        , m_b(b)
    {
    }

    bool atEnd() const { return m_nextA == m_a.size && m_nextB == m_b.size; }

    double next()
    {
        if (m_nextA == m_a.size)
            return m_b.term(m_nextB++);
        if (m_nextB == m_b.size || std::abs(m_a.term(m_nextA)) < std::abs(m_b.term(m_nextB)))
            return m_a.term(m_nextA++);
        return m_b.term(m_nextB++);
    }

private:
    const Expansion<N> &m_a;
    const Expansion<M> &m_b;
    int m_nextA = 0;
    int m_nextB = 0;
};

/// Shewchuk's fast expansion sum: one pass over both, merged by magnitude.
template <int N, int M>
Expansion<N + M> sum(const Expansion<N> &a, const Expansion<M> &b)
{
    Expansion<N + M> result;
    MergedTerms<N, M> merged(a, b);
    if (merged.atEnd())
        return result;
    double carry = merged.next();
    while (!merged.atEnd()) {
        const TwoTerms added = twoSum(carry, merged.next());
        result.append(added.rest);
        carry = added.rounded;
    }
    result.append(carry);
    return result;
}

template <int N, int M>
Expansion<N + M> difference(const Expansion<N> &a, const Expansion<M> &b)
{
    return sum(a, -b);
}

/// Shewchuk's scale expansion.
template <int N>
Expansion<2 * N> product(const Expansion<N> &a, double factor)
{
    Expansion<2 * N> result;
    if (a.size == 0)
        return result;
    TwoTerms carry = twoProduct(a.term(0), factor);
    result.append(carry.rest);
    for (int i = 1; i < a.size; ++i) {
        const TwoTerms scaled = twoProduct(a.term(i), factor);
        const TwoTerms low = twoSum(carry.rounded, scaled.rest);
        result.append(low.rest);
        carry = quickTwoSum(scaled.rounded, low.rounded);
        result.append(carry.rest);
    }
    result.append(carry.rounded);
    return result;
}

template <int N, int M>
Expansion<2 * N * M> product(const Expansion<N> &a, const Expansion<M> &b)
{
    Expansion<2 * N * M> results[2];
    int current = 0;
    for (int i = 0; i < b.size; ++i) {
        const Expansion<2 *N> scaled = product(a, b.term(i));
        // The sum's static size is larger than its terms can ever be: 2N for each of the terms of b so far.
        const auto added = sum(results[current], scaled);
        current = 1 - current;
        results[current].size = 0;
        for (int k = 0; k < added.size; ++k)
            results[current].append(added.term(k));
    }
    return results[current];
}

/// The product of two exact differences, the building block of every cross and dot product.
inline Expansion<8> product(const Expansion<2> &a, const Expansion<2> &b)
{
    return sum(product(a, b.size > 0 ? b.term(0) : 0), product(a, b.size > 1 ? b.term(1) : 0));
}

template <int N>
auto squared(const Expansion<N> &a)
{
    return product(a, a);
}

/// The same number in at most N terms, each but the last about 53 bits above the next. 48 terms reach from the greatest
/// double to the least, so no bit of a finite number is lost.
template <int N = 48, int M>
Expansion<N> compressed(const Expansion<M> &a)
{
    static_assert(N >= 48);
    Expansion<N> descending;
    double carry = a.size == 0 ? 0 : a.term(a.size - 1);
    for (int i = a.size - 2; i >= 0; --i) {
        const TwoTerms added = quickTwoSum(carry, a.term(i));
        carry = added.rounded;
        if (added.rest == 0 || descending.size == N - 1)
            continue;
        descending.append(added.rounded);
        carry = added.rest;
    }
    descending.append(carry);
    Expansion<N> result;
    for (int i = descending.size - 1; i >= 0; --i)
        result.append(descending.term(i));
    return result;
}

/// (q - p) x (s - r), exactly.
inline Expansion<16> cross(Point p, Point q, Point r, Point s)
{
    return difference(product(difference(q.x, p.x), difference(s.y, r.y)),
                      product(difference(q.y, p.y), difference(s.x, r.x)));
}

/// (q - p) . (s - r), exactly.
inline Expansion<16> dot(Point p, Point q, Point r, Point s)
{
    return sum(product(difference(q.x, p.x), difference(s.x, r.x)),
               product(difference(q.y, p.y), difference(s.y, r.y)));
}

/// The bound of Shewchuk's first filter: rounding moves a * b - c * d, all four being rounded differences, by less
/// than this times |a * b| + |c * d|.
inline constexpr double productDifferenceBound = 3.3306690738754716e-16; // (3 + 16 e) e, e = 2^-53

/// Brings every finite double into the range where products do not overflow.
inline constexpr double productScaleDown = 0x1p-600;

/// What crossSign() asks when its filter cannot decide. Not inline: that would keep the filter from being so.
int exactCrossSign(const Point &p, const Point &q, const Point &r, const Point &s);

/// The sign of (q - p) x (s - r): exact, -1, 0 or 1. With y down, positive means that s - r points clockwise of q - p
/// on screen. Where products overflow it is the sign for all coordinates scaled down, where they underflow that of the
/// rounded products; not a number answers 0.
inline int crossSign(Point p, Point q, Point r, Point s)
{
    const double left = (q.x - p.x) * (s.y - r.y);
    const double right = (q.y - p.y) * (s.x - r.x);
    const double value = left - right;
    const double bound = productDifferenceBound * (std::abs(left) + std::abs(right));
    if (std::abs(value) > bound)
        return signOf(value);
    return exactCrossSign(p, q, r, s);
}

/// The sign of (q - p) . (s - r), exact in the same way.
inline int dotSign(Point p, Point q, Point r, Point s)
{
    const double left = (q.x - p.x) * (s.x - r.x);
    const double right = (q.y - p.y) * (s.y - r.y);
    const double value = left + right;
    const double bound = productDifferenceBound * (std::abs(left) + std::abs(right));
    if (std::abs(value) > bound)
        return signOf(value);
    if (std::isfinite(bound))
        return dot(p, q, r, s).sign();
    return dot(p * productScaleDown, q * productScaleDown, r * productScaleDown, s * productScaleDown).sign();
}

/// The sign of a * b - c * d: exact.
inline int compareProducts(double a, double b, double c, double d)
{
    return difference(product(a, b), product(c, d)).sign();
}

} // namespace hitbox::geometry::detail
