#include "test_class.h"
#include "tools/cutting.h"

#include "tool_bench.h"

#include <QTest>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>

#include <random>

using namespace hitbox;
using geometry::Point;
using geometry::Ring;
using geometry::Segment;

namespace {

const Ring square = {{0, 0}, {10, 0}, {10, 10}, {0, 10}};
/// Three teeth that point up, joined below.
const Ring comb = {{0, 0},   {4, 0},   {4, 10}, {8, 10}, {8, 0},   {12, 0},
                   {12, 10}, {16, 10}, {16, 0}, {20, 0}, {20, 20}, {0, 20}};

double areaOf(const std::vector<Ring> &rings)
{
    double area = 0;
    for (const Ring &ring : rings)
        area += std::abs(geometry::signedArea(ring));
    return area;
}

} // namespace

class CuttingTest : public QObject
{
    Q_OBJECT

private slots:
    void aSquareFallsIntoTwo()
    {
        const auto pieces = ringsCutAlong(square, {{4, -5}, {4, 15}}, {});
        QCOMPARE(pieces.size(), size_t(2));
        QCOMPARE(areaOf({pieces[0]}), 60.0);
        QCOMPARE(areaOf({pieces[1]}), 40.0);
    }

    void aCutFromCornerToCornerAddsNoPoints()
    {
        const auto pieces = ringsCutAlong(square, {{0, 0}, {10, 10}}, {});
        QCOMPARE(pieces.size(), size_t(2));
        for (const Ring &piece : pieces)
            QCOMPARE(piece.size(), size_t(3));
    }

    void whatTheLineDoesNotCrossFromSideToSideStaysWhole()
    {
        QVERIFY(ringsCutAlong(square, {{4, -5}, {4, 5}}, {}).empty());
        QVERIFY(ringsCutAlong(square, {{4, 2}, {4, 8}}, {}).empty());
        QVERIFY(ringsCutAlong(square, {{12, -5}, {12, 15}}, {}).empty());
        QVERIFY(ringsCutAlong(square, {{0, -5}, {0, 15}}, {}).empty());
        QVERIFY(ringsCutAlong(square, {{5, 5}, {5, 5}}, {}).empty());
        QVERIFY(ringsCutAlong({}, {{0, 0}, {5, 5}}, {}).empty());
    }

    void onlyTheTeethUnderTheLineAreCut()
    {
        const auto pieces = ringsCutAlong(comb, {{-2, 5}, {14, 5}}, {});
        QCOMPARE(pieces.size(), size_t(3));
        QCOMPARE(areaOf({pieces[2]}), 20.0);
        QCOMPARE(areaOf({pieces[1]}), 20.0);
        QCOMPARE(areaOf(pieces), 320.0);
        QVERIFY(std::find(pieces[0].begin(), pieces[0].end(), Point{16, 5}) == pieces[0].end());
        QCOMPARE(ringsCutAlong(comb, {{-2, 5}, {22, 5}}, {}).size(), size_t(4));
    }

    void cornersOfTheCutComeOntoTheGridAndTheOthersStay()
    {
        const Ring slanted = {{0.5, 0.25}, {20, 3}, {17, 22}, {2, 15}};
        const auto pieces = ringsCutAlong(slanted, {{9, -5}, {13, 30}}, {});
        QCOMPARE(pieces.size(), size_t(2));
        for (const Ring &piece : pieces) {
            for (const Point p : piece) {
                const bool isOld = std::find(slanted.begin(), slanted.end(), p) != slanted.end();
                QVERIFY(isOld || p == snapped(p, SnapSettings{}));
            }
        }
    }

    void wherePiecesWouldNotStaySimpleOnTheGridTheyAreLeftAsTheyAre()
    {
        const Ring sliver = {{0, 0}, {10, 0}, {10, 0.25}, {0, 0.25}};
        const auto pieces = ringsCutAlong(sliver, {{5.3, -1}, {5.3, 1}}, {});
        QCOMPARE(pieces.size(), size_t(2));
        for (const Ring &piece : pieces)
            QVERIFY(geometry::isSimple(piece));
    }

    void piecesOfRandomStarsAreSimpleAndKeepTheArea()
    {
        std::mt19937 random(7);
        const auto number = [&random](double most) { return double(random() % 10000) / 10000 * most; };
        SnapSettings off;
        off.step = SnapStep::Off;
        for (int round = 0; round < 200; ++round) {
            Ring star;
            for (int i = 0; i < 12; ++i) {
                const double angle = i * 3.14159265358979 / 6;
                const double radius = 5 + number(45);
                star.push_back({50 + radius * std::cos(angle), 50 + radius * std::sin(angle)});
            }
            const Segment cut{{number(100), -20 + number(30)}, {number(100), 90 + number(30)}};
            const auto pieces = ringsCutAlong(star, cut, off);
            for (const Ring &piece : pieces)
                QVERIFY(geometry::isSimple(piece));
            if (!pieces.empty())
                QVERIFY(std::abs(areaOf(pieces) - areaOf({star})) < 1e-6);
        }
    }

    void piecesInheritAndTheLargestKeepsTheId()
    {
        Document document = documentWith({squareAt(0, 0, 10), squareAt(40, 0, 10), geometry::Circle{{5, 5}, 4}});
        setShape(document, 1, [](Shape &shape) { shape.category = QStringLiteral("body"); });
        const CutShapes cut = withShapesCut(document, {0, 0}, {{1}, {2}, {3}}, {{4, -5}, {4, 15}}, {});
        QCOMPARE(cut.cut, (QSet<ShapeId>{{1}, {3}}));
        QCOMPARE(cut.pieces, (QSet<ShapeId>{{1}, {3}, {4}, {5}}));
        QCOMPARE(cut.roundOnes, RoundOnes::Flattened);
        const Frame &frame = *findFrame(cut.document, {0, 0});
        QCOMPARE(frame.shapes.size(), 5);
        QCOMPARE(frame.shapes[1].category, QStringLiteral("body"));
        QCOMPARE(areaOf({{square}}), 100.0);
        QCOMPARE(std::get<PolygonOutline>(frame.shapes[0].outline).points.size(), 4);
    }

    void lockedShapesAndChainsStay()
    {
        Document document = documentWith({squareAt(0, 0, 10), ChainLine{{{0, 5}, {10, 5}}}});
        setShape(document, 1, [](Shape &shape) { shape.locked = true; });
        QCOMPARE(withShapesCut(document, {0, 0}, {{1}, {2}}, {{4, -5}, {4, 15}}, {}).document, document);
    }
};

HITBOX_TEST(CuttingTest)
#include "cutting_test.moc"
