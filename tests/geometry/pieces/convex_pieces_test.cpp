#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

#include <hitbox/geometry/convex_pieces.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

#include "geometry/oracle.h"
#include "geometry/random_shapes.h"
#include "geometry/special_numbers.h"
#include "test_class.h"

using namespace hitbox::geometry;
using test::Family;
using test::notANumber;
using test::Random;

namespace {

constexpr std::size_t unlimited = SIZE_MAX;

/// Of a ring or region that can be cut.
template <typename Rings>
std::vector<Ring> piecesOf(const Rings &rings, std::size_t maxPoints = unlimited)
{
    return *convexPieces(rings, maxPoints);
}

oracle::Rational areaOfPieces(const std::vector<Ring> &pieces)
{
    oracle::Rational sum = 0;
    for (const Ring &piece : pieces)
        sum += oracle::signedArea(piece);
    return sum;
}

bool turnsLeftOrGoesStraightEverywhere(const Ring &piece)
{
    for (std::size_t i = 0; i < piece.size(); ++i) {
        const Segment in = edge(piece, i);
        const Segment out = edge(piece, (i + 1) % piece.size());
        if (oracle::orientation(in.from, in.to, out.to) == Orientation::Clockwise)
            return false;
    }
    return true;
}

/// Convex, and no inner point shared with another: some edge of one of the two has all of the other on its right.
bool areApart(const Ring &a, const Ring &b)
{
    const auto separates = [](const Ring &left, const Ring &right) {
        for (std::size_t i = 0; i < left.size(); ++i) {
            const Segment side = edge(left, i);
            if (std::ranges::none_of(right, [&](Point p) {
                    return orientation(side.from, side.to, p) == Orientation::CounterClockwise;
                }))
                return true;
        }
        return false;
    };
    return separates(a, b) || separates(b, a);
}

bool areAllApart(const std::vector<Ring> &pieces)
{
    for (std::size_t i = 0; i < pieces.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (!areApart(pieces[i], pieces[k]))
                return false;
    return true;
}

std::size_t reflexCorners(Ring ring)
{
    if (winding(ring) == Orientation::Clockwise)
        std::ranges::reverse(ring);
    std::size_t count = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Segment in = edge(ring, i);
        const Segment out = edge(ring, (i + 1) % ring.size());
        count += orientation(in.from, in.to, out.to) == Orientation::Clockwise ? 1 : 0;
    }
    return count;
}

/// The fewest pieces by trying everything, for rings of a few points: a polygon of vertices is one piece, or is cut by
/// some diagonal.
class BruteForce
{
public:
    BruteForce(const Ring &ring, std::size_t maxPoints)
        : m_ring(ring)
        , m_maxPoints(maxPoints)
        , m_isDiagonal(ring.size() * ring.size())
    {
        for (int a = 0; a < size(); ++a)
            for (int b = 0; b < a; ++b)
                m_isDiagonal[static_cast<std::size_t>(b * size() + a)] = isDiagonal(a, b);
    }

    int fewest(const std::vector<int> &polygon)
    {
        if (const auto known = m_known.find(polygon); known != m_known.end())
            return known->second;
        int best = isPiece(polygon) ? 1 : 1000;
        const std::size_t corners = polygon.size();
        for (std::size_t i = 0; i < corners && best > 1; ++i) {
            for (std::size_t k = i + 2; k < corners; ++k) {
                if ((i == 0 && k + 1 == corners) ||
                    !m_isDiagonal[static_cast<std::size_t>(polygon[i] * size() + polygon[k])])
                    continue;
                const auto at = [&](std::size_t index) { return polygon.begin() + static_cast<std::ptrdiff_t>(index); };
                std::vector<int> outer(polygon.begin(), at(i + 1));
                outer.insert(outer.end(), at(k), polygon.end());
                best = std::min(best, fewest({at(i), at(k + 1)}) + fewest(outer));
            }
        }
        return m_known[polygon] = best;
    }

private:
    Point point(int index) const { return m_ring[static_cast<std::size_t>(index)]; }
    int size() const { return static_cast<int>(m_ring.size()); }

    bool isPiece(const std::vector<int> &polygon) const
    {
        std::size_t corners = 0;
        bool hasArea = false;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const int before = polygon[(i + polygon.size() - 1) % polygon.size()];
            const int here = polygon[i];
            const int after = polygon[(i + 1) % polygon.size()];
            const Orientation turn = oracle::orientation(point(before), point(here), point(after));
            if (turn == Orientation::Clockwise)
                return false;
            const bool isLeftOut =
                turn == Orientation::Collinear && (before + 1) % size() == here && (here + 1) % size() == after;
            corners += isLeftOut ? 0 : 1;
            hasArea = hasArea || turn != Orientation::Collinear;
        }
        return hasArea && corners <= m_maxPoints;
    }

    bool isDiagonal(int a, int b) const
    {
        const Segment diagonal{point(a), point(b)};
        for (int i = 0; i < size(); ++i) {
            const int next = (i + 1) % size();
            const auto met = oracle::meeting(diagonal, {point(i), point(next)});
            const bool sharesEnd = i == a || i == b || next == a || next == b;
            if (met.kind == MeetingKind::Overlapping || (met.kind != MeetingKind::None && !sharesEnd))
                return false;
        }
        // Doubled, so that the middle is a point that doubles can hold.
        return oracle::locate(diagonal.from + diagonal.to, test::moved(m_ring, test::doubled)) == Location::Inside;
    }

    const Ring &m_ring;
    std::size_t m_maxPoints;
    std::vector<bool> m_isDiagonal; ///< by pairs, the lower index first
    std::map<std::vector<int>, int> m_known;
};

std::size_t fewestByBruteForce(Ring ring, std::size_t maxPoints)
{
    if (winding(ring) == Orientation::Clockwise)
        std::ranges::reverse(ring);
    std::vector<int> all(ring.size());
    std::iota(all.begin(), all.end(), 0);
    return static_cast<std::size_t>(BruteForce(ring, maxPoints).fewest(all));
}

/// A coarse lattice, so that vertices lie on diagonals and straight on all the time.
Ring smallLatticeRing(Random &random, std::size_t size)
{
    while (true) {
        Ring ring = test::starRing(random, Family::Lattice, size);
        for (Point &p : ring)
            p = {std::round(p.x / 2), std::round(p.y / 2)};
        if (isSimple(ring))
            return ring;
    }
}

/// Simple rings of all families and both senses, by turns.
Ring randomSimpleRing(Random &random, int index)
{
    const auto size = static_cast<std::size_t>(random.between(3, 24));
    while (true) {
        Ring ring = index % 3 == 0 ? test::coastRing(random, 24) : test::starRing(random, test::familyOf(index), size);
        if (index % 5 == 0) {
            for (Point &p : ring)
                p = {std::round(p.x / 16), std::round(p.y / 16)};
        }
        if (index % 2 == 0)
            std::ranges::reverse(ring);
        if (isSimple(ring))
            return ring;
        index += 3;
    }
}

} // namespace

class ConvexPiecesTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsAConvexRingWhole()
    {
        const Ring square{{0, 0}, {0, 10}, {10, 10}, {10, 0}};
        const auto pieces = piecesOf(square);
        QCOMPARE(pieces.size(), std::size_t{1});
        QCOMPARE(pieces[0].size(), std::size_t{4});
    }

    void cutsAnLInTwo()
    {
        const Ring corner{{0, 0}, {0, 10}, {5, 10}, {5, 5}, {10, 5}, {10, 0}};
        QCOMPARE(piecesOf(corner).size(), std::size_t{2});
    }

    void turnsClockwiseRings()
    {
        const Ring clockwise{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
        const auto pieces = piecesOf(clockwise);
        QCOMPARE(pieces.size(), std::size_t{1});
        QCOMPARE(winding(pieces[0]), Orientation::CounterClockwise);
    }

    void leavesOutCornersThatLieStraightOn()
    {
        const Ring square{{0, 0}, {0, 4}, {0, 10}, {3, 10}, {10, 10}, {10, 0}, {5, 0}};
        const auto pieces = piecesOf(square, 4);
        QCOMPARE(pieces.size(), std::size_t{1});
        QCOMPARE(pieces[0].size(), std::size_t{4});
    }

    void cutsWhereAStraightCornerBlocksTheOppositeSide()
    {
        // Once the notch's sides are extended, corners of the remainder lie on lines through others.
        const Ring comb{{0, 0}, {0, 6}, {2, 6}, {2, 2}, {4, 2},  {4, 6},
                        {6, 6}, {6, 2}, {8, 2}, {8, 6}, {10, 6}, {10, 0}};
        const auto pieces = piecesOf(comb);
        QCOMPARE(areaOfPieces(pieces), oracle::signedArea(comb));
        QVERIFY(std::ranges::all_of(pieces, turnsLeftOrGoesStraightEverywhere));
        QVERIFY(areAllApart(pieces));
        QVERIFY(pieces.size() <= 5);
    }

    void tellsWhyARingHasNoPieces()
    {
        const double infinite = std::numeric_limits<double>::infinity();
        for (const Ring &ring :
             {Ring{}, Ring{{0, 0}, {1, 1}}, Ring{{0, 0}, {1, 1}, {2, 2}}, Ring{{0, 0}, {10, 10}, {0, 10}, {10, 0}},
              Ring{{0, 0}, {0, 5}, {0, 5}, {5, 5}}, Ring{{0, 0}, {0, 10}, {0, 25}, {0, 10}, {10, 10}}})
            QVERIFY(convexPieces(ring) == Failure::NotSimple);
        QVERIFY(convexPieces(Ring{{0, 0}, {notANumber, 5}, {5, 5}}) == Failure::NotFinite);
        QVERIFY(convexPieces(Ring{{0, 0}, {infinite, 5}, {5, 5}}) == Failure::NotFinite);
        QVERIFY(convexPieces(Region{{{{0, 0}, {0, 5}, {5, 5}}, {{0, 0}, {infinite, 5}, {5, 5}}}}) ==
                Failure::NotFinite);
    }

    void cutsEverySimpleRingIntoConvexPiecesOfTheSameArea()
    {
        Random random(401);
        for (int i = 0; i < test::caseCount() / 2; ++i) {
            const Ring ring = randomSimpleRing(random, i);
            const std::size_t most = i % 4 == 0 ? 3 : i % 4 == 1 ? 8 : unlimited;
            const auto pieces = piecesOf(ring, most);
            QVERIFY2(areaOfPieces(pieces) == abs(oracle::signedArea(ring)), HITBOX_CASE(i, ring));
            for (const Ring &piece : pieces) {
                QVERIFY2(piece.size() >= 3 && piece.size() <= most, HITBOX_CASE(i, ring));
                QVERIFY2(isConvex(piece), HITBOX_CASE(i, ring));
                QVERIFY2(winding(piece) == Orientation::CounterClockwise, HITBOX_CASE(i, ring));
                QVERIFY2(turnsLeftOrGoesStraightEverywhere(piece), HITBOX_CASE(i, ring));
            }
        }
    }

    void addsNoPoints()
    {
        Random random(402);
        for (int i = 0; i < test::caseCount() / 10; ++i) {
            const Ring ring = randomSimpleRing(random, i);
            for (const Ring &piece : piecesOf(ring))
                for (const Point p : piece)
                    QVERIFY2(std::ranges::find(ring, p) != ring.end(), HITBOX_CASE(i, ring));
        }
    }

    void makesPiecesThatDoNotOverlap()
    {
        Random random(403);
        for (int i = 0; i < test::caseCount() / 10; ++i) {
            const Ring ring = randomSimpleRing(random, i);
            QVERIFY2(areAllApart(piecesOf(ring)), HITBOX_CASE(i, ring));
            QVERIFY2(areAllApart(piecesOf(ring, 4)), HITBOX_CASE(i, ring));
        }
    }

    void needsNoMoreThanTwoDiagonalsAReflexCorner()
    {
        Random random(404);
        for (int i = 0; i < test::caseCount() / 10; ++i) {
            const Ring ring = randomSimpleRing(random, i);
            QVERIFY2(piecesOf(ring).size() <= 2 * reflexCorners(ring) + 1, HITBOX_CASE(i, ring));
        }
    }

    void findsTheFewestPieces()
    {
        Random random(405);
        for (int i = 0; i < test::caseCount() / 20; ++i) {
            const auto size = static_cast<std::size_t>(random.between(4, 9));
            const Ring ring = i % 4 == 0 ? test::coastRing(random, size) : smallLatticeRing(random, size);
            if (!isSimple(ring))
                continue;
            for (const std::size_t most : {std::size_t{3}, std::size_t{4}, std::size_t{5}, unlimited})
                QVERIFY2(piecesOf(ring, most).size() == fewestByBruteForce(ring, most), HITBOX_CASE(i, ring));
        }
    }

    void findsAsManyPiecesAfterEveryMove()
    {
        Random random(406);
        for (int i = 0; i < test::caseCount() / 20; ++i) {
            const Ring ring = randomSimpleRing(random, i);
            const std::size_t count = piecesOf(ring, 5).size();
            for (const Ring &other :
                 {test::moved(ring, test::mirrored), test::moved(ring, test::quarterTurned),
                  test::moved(ring, test::doubled), test::renumbered(ring, static_cast<std::size_t>(i))})
                QVERIFY2(piecesOf(other, 5).size() == count, HITBOX_CASE(i, ring));
        }
    }

    void cutsConvexRingsIntoFullPieces()
    {
        Ring circle;
        for (int i = 0; i < 200; ++i) {
            const double angle = -2 * std::numbers::pi * i / 200;
            circle.push_back({100 * std::cos(angle), 100 * std::sin(angle)});
        }
        QCOMPARE(piecesOf(circle).size(), std::size_t{1});
        QCOMPARE(piecesOf(circle, 8).size(), std::size_t{33});
        QCOMPARE(piecesOf(circle, 3).size(), std::size_t{198});
    }

    void cutsLongRingsByPatches()
    {
        Random random(407);
        for (const std::size_t size : {301, 500, 2000}) {
            Ring ring = test::coastRing(random, size);
            while (!isSimple(ring))
                ring = test::coastRing(random, size);
            for (const std::size_t most : {std::size_t{3}, std::size_t{8}, unlimited}) {
                const auto pieces = piecesOf(ring, most);
                QCOMPARE(areaOfPieces(pieces), abs(oracle::signedArea(ring)));
                QVERIFY(std::ranges::all_of(pieces, isConvex));
                QVERIFY(std::ranges::all_of(pieces, [most](const Ring &piece) { return piece.size() <= most; }));
                QVERIFY(size > 500 || areAllApart(pieces));
            }
        }
    }

    void cutsRegionsAroundTheirHoles()
    {
        const Region frame{{{{0, 0}, {0, 9}, {9, 9}, {9, 0}}, {{3, 3}, {6, 3}, {6, 6}, {3, 6}}}};
        const auto pieces = piecesOf(frame);
        QVERIFY(pieces.size() >= 4 && pieces.size() <= 6);
        QVERIFY(areAllApart(pieces));
        QCOMPARE(areaOfPieces(pieces), oracle::Rational(72));
        QVERIFY(piecesOf(Region{}).empty()); // no area is no failure
    }

    void coversRegionsWhoseRingsTouch()
    {
        Random random(408);
        for (int i = 0; i < test::caseCount() / 20; ++i) {
            const Region region = test::randomPixels(random, 2 + i % 7, 0.3 + 0.1 * (i % 6));
            const std::size_t most = i % 3 == 0 ? 3 : i % 3 == 1 ? 4 : unlimited;
            oracle::Rational area = 0;
            Ring points;
            for (const Ring &ring : region.rings) {
                area += oracle::signedArea(ring);
                points.insert(points.end(), ring.begin(), ring.end());
            }
            const auto pieces = piecesOf(region, most);
            QVERIFY2(areaOfPieces(pieces) == area, HITBOX_CASE(i, points));
            QVERIFY2(areAllApart(pieces), HITBOX_CASE(i, points));
            for (const Ring &piece : pieces)
                QVERIFY2(isConvex(piece) && winding(piece) == Orientation::CounterClockwise && piece.size() <= most,
                         HITBOX_CASE(i, points));
        }
    }

    void refusesRingsThatMeetOtherThanInVertices()
    {
        const Ring square{{0, 0}, {0, 9}, {9, 9}, {9, 0}};
        const Ring hole{{3, 3}, {6, 3}, {6, 6}, {3, 6}};
        for (const Region &region : {
                 Region{{{{2, 2}, {0, 1}, {0, 2}}, {{1, 1}, {0, 2}, {2, 2}}}}, // cross in a vertex and beside it
                 Region{{square, square}},                                     // cover everything twice
                 Region{{square, {{1, 1}, {1, 2}, {2, 2}, {2, 1}}}},           // one inside of the other
                 Region{{square, {{5, 5}, {5, 14}, {14, 14}, {14, 5}}}},       // overlap
                 Region{{square, hole, hole}},                                 // a hole in a hole
                 Region{{hole}},                                               // no area around it
                 Region{{{{0, 0}, {9, 9}, {0, 9}, {9, 0}}, hole}},             // crosses itself
                 Region{{square, {}}},
                 Region{{square, {{1, 1}, {2, 2}, {3, 3}}}},
             })
            QVERIFY(convexPieces(region) == Failure::NotSimple);
    }

    void endsForAnyRings()
    {
        Random random(410);
        for (int i = 0; i < test::caseCount(); ++i) {
            Region region;
            Ring points;
            for (int rings = random.between(1, 4); rings > 0; --rings) {
                Ring ring = i % 2 == 0
                                ? smallLatticeRing(random, 3 + static_cast<std::size_t>(i % 7))
                                : test::randomRing(random, test::familyOf(i), 3 + static_cast<std::size_t>(i % 5));
                if (i % 3 == 0 && !region.rings.empty())
                    ring = test::renumbered(region.rings.front(), 1);
                if (random.chance(0.5))
                    std::ranges::reverse(ring);
                points.insert(points.end(), ring.begin(), ring.end());
                region.rings.push_back(std::move(ring));
            }
            const auto pieces = convexPieces(region, i % 2 == 0 ? unlimited : 4);
            if (!pieces) {
                QVERIFY2(pieces == Failure::NotSimple, HITBOX_CASE(i, points));
                continue;
            }
            oracle::Rational area = 0;
            for (const Ring &ring : region.rings)
                area += oracle::signedArea(ring);
            QVERIFY2(areaOfPieces(*pieces) == area, HITBOX_CASE(i, points));
            QVERIFY2(areAllApart(*pieces), HITBOX_CASE(i, points));
            QVERIFY2(std::ranges::all_of(*pieces, isConvex), HITBOX_CASE(i, points));
        }
    }

    void isCutShortWhereTheBudgetEnds()
    {
        Random random(411);
        const Ring ring = randomSimpleRing(random, 0);
        const Region frame{{{{0, 0}, {0, 9}, {9, 9}, {9, 0}}, {{3, 3}, {6, 3}, {6, 6}, {3, 6}}}};
        QVERIFY(convexPieces(ring, unlimited, {100, SIZE_MAX}) == Failure::CutShort);
        QVERIFY(convexPieces(ring, unlimited, {UINT64_MAX, 1000}) == Failure::CutShort);
        QVERIFY(convexPieces(frame, unlimited, {100, SIZE_MAX}) == Failure::CutShort);
        QVERIFY(convexPieces(frame, unlimited, {UINT64_MAX, 1000}) == Failure::CutShort);
    }

    void endsSoonForAMillionPoints()
    {
        Ring line;
        for (int i = 0; i < 1000000; ++i)
            line.push_back({static_cast<double>(i), 0});
        QVERIFY(convexPieces(line) == Failure::NotSimple);
        QVERIFY(convexPieces(Ring(1000000, Point{3, 4})) == Failure::NotSimple);
        line.push_back({500000, -10});
        QVERIFY(convexPieces(line, unlimited, Budget::unlimited())->size() >= 1);
    }

    void takesALimitBelowThreeAsThree()
    {
        const Ring square{{0, 0}, {0, 10}, {10, 10}, {10, 0}};
        QCOMPARE(piecesOf(square, 0), piecesOf(square, 3));
        QCOMPARE(piecesOf(square, 0).size(), std::size_t{2});
    }

    void refusesCoordinatesForWhichTurnsAreNotExact()
    {
        const double most = 1.7976931348623157e308;
        QVERIFY(convexPieces(Ring{{1.9999999999999998e-308, -0.0}, {4.9e-324, 1e-200}, {2.5, -most}}) ==
                Failure::OutOfRange);
        QVERIFY(convexPieces(Ring{{-1e229, 1e38}, {-1e-28, -1e-147}, {-1e155, 1e238}, {1e89, 1e242}}) ==
                Failure::OutOfRange);
        QCOMPARE(piecesOf(Ring{{0, 0}, {0, 1e150}, {1e-140, 0}}).size(), std::size_t{1});
    }
};

HITBOX_TEST(ConvexPiecesTest)
#include "convex_pieces_test.moc"
