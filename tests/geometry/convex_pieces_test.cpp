#include <QTest>

#include <limits>

#include <hitbox/geometry/convex_pieces.h>

#include "oracle.h"
#include "random_shapes.h"

using namespace hitbox::geometry;
using test::Family;
using test::Random;

namespace {

constexpr std::size_t unlimited = SIZE_MAX;

oracle::Rational totalArea(const std::vector<Ring> &pieces)
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
        const auto pieces = convexPieces(square);
        QCOMPARE(pieces.size(), std::size_t{1});
        QCOMPARE(pieces[0].size(), std::size_t{4});
    }

    void cutsAnLInTwo()
    {
        const Ring corner{{0, 0}, {0, 10}, {5, 10}, {5, 5}, {10, 5}, {10, 0}};
        QCOMPARE(convexPieces(corner).size(), std::size_t{2});
    }

    void turnsClockwiseRings()
    {
        const Ring clockwise{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
        const auto pieces = convexPieces(clockwise);
        QCOMPARE(pieces.size(), std::size_t{1});
        QCOMPARE(winding(pieces[0]), Orientation::CounterClockwise);
    }

    void leavesOutCornersThatLieStraightOn()
    {
        const Ring square{{0, 0}, {0, 4}, {0, 10}, {3, 10}, {10, 10}, {10, 0}, {5, 0}};
        const auto pieces = convexPieces(square, 4);
        QCOMPARE(pieces.size(), std::size_t{1});
        QCOMPARE(pieces[0].size(), std::size_t{4});
    }

    void cutsWhereAStraightCornerBlocksTheOppositeSide()
    {
        // Once the notch's sides are extended, corners of the remainder lie on lines through others.
        const Ring comb{{0, 0}, {0, 6}, {2, 6}, {2, 2}, {4, 2},  {4, 6},
                        {6, 6}, {6, 2}, {8, 2}, {8, 6}, {10, 6}, {10, 0}};
        const auto pieces = convexPieces(comb);
        QCOMPARE(totalArea(pieces), oracle::signedArea(comb));
        QVERIFY(std::ranges::all_of(pieces, turnsLeftOrGoesStraightEverywhere));
        QVERIFY(areAllApart(pieces));
        QVERIFY(pieces.size() <= 5);
    }

    void answersNothingForRingsThatAreNotSimple()
    {
        const double notANumber = std::numeric_limits<double>::quiet_NaN();
        const double infinite = std::numeric_limits<double>::infinity();
        for (const Ring &ring :
             {Ring{}, Ring{{0, 0}, {1, 1}}, Ring{{0, 0}, {1, 1}, {2, 2}}, Ring{{0, 0}, {10, 10}, {0, 10}, {10, 0}},
              Ring{{0, 0}, {0, 5}, {0, 5}, {5, 5}}, Ring{{0, 0}, {0, 10}, {0, 25}, {0, 10}, {10, 10}},
              Ring{{0, 0}, {notANumber, 5}, {5, 5}}, Ring{{0, 0}, {infinite, 5}, {5, 5}}})
            QVERIFY(convexPieces(ring).empty());
    }

    void cutsEverySimpleRingIntoConvexPiecesOfTheSameArea()
    {
        Random random(401);
        for (int i = 0; i < test::caseCount() / 2; ++i) {
            const Ring ring = randomSimpleRing(random, i);
            const std::size_t most = i % 4 == 0 ? 3 : i % 4 == 1 ? 8 : unlimited;
            const auto pieces = convexPieces(ring, most);
            QVERIFY2(totalArea(pieces) == abs(oracle::signedArea(ring)), HITBOX_CASE(i, ring));
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
            for (const Ring &piece : convexPieces(ring))
                for (const Point p : piece)
                    QVERIFY2(std::ranges::find(ring, p) != ring.end(), HITBOX_CASE(i, ring));
        }
    }

    void makesPiecesThatDoNotOverlap()
    {
        Random random(403);
        for (int i = 0; i < test::caseCount() / 10; ++i) {
            const Ring ring = randomSimpleRing(random, i);
            QVERIFY2(areAllApart(convexPieces(ring)), HITBOX_CASE(i, ring));
            QVERIFY2(areAllApart(convexPieces(ring, 4)), HITBOX_CASE(i, ring));
        }
    }

    void needsNoMoreThanTwoDiagonalsAReflexCorner()
    {
        Random random(404);
        for (int i = 0; i < test::caseCount() / 10; ++i) {
            const Ring ring = randomSimpleRing(random, i);
            QVERIFY2(convexPieces(ring).size() <= 2 * reflexCorners(ring) + 1, HITBOX_CASE(i, ring));
        }
    }

    void takesALimitBelowThreeAsThree()
    {
        const Ring square{{0, 0}, {0, 10}, {10, 10}, {10, 0}};
        QCOMPARE(convexPieces(square, 0), convexPieces(square, 3));
        QCOMPARE(convexPieces(square, 0).size(), std::size_t{2});
    }
};

QTEST_APPLESS_MAIN(ConvexPiecesTest)
#include "convex_pieces_test.moc"
