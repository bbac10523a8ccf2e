#include "document/in_between.h"

#include "document/outline.h"
#include "document/tracks.h"
#include "test_class.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstdint>
#include <numbers>
#include <random>
#include <vector>

using namespace hitbox;
using geometry::Box;
using geometry::Capsule;
using geometry::Circle;
using geometry::Point;

namespace {

using Random = std::mt19937;
using Corners = QList<Point>;

int below(Random &random, int end)
{
    return static_cast<int>(random() % static_cast<unsigned>(end));
}

/// Whole numbers as small as this are multiplied without rounding.
Point wholePoint(Random &random)
{
    return {double(below(random, 401) - 200), double(below(random, 401) - 200)};
}

Corners wholePoints(Random &random, int count)
{
    Corners points;
    for (int i = 0; i < count; ++i)
        points.append(wholePoint(random));
    return points;
}

std::int64_t exactTurning(const Corners &ring)
{
    std::int64_t sum = 0;
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const Point a = ring.at(i);
        const Point b = ring.at((i + 1) % ring.size());
        sum += std::int64_t(a.x) * std::int64_t(b.y) - std::int64_t(a.y) * std::int64_t(b.x);
    }
    return sum;
}

std::int64_t exactWays(const Corners &from, const Corners &to, const RingMatch &match)
{
    std::int64_t sum = 0;
    for (int i = 0; i < from.size(); ++i) {
        const Point way = to.at(match.of(i, int(from.size()))) - from.at(i);
        sum += std::int64_t(way.x) * std::int64_t(way.x) + std::int64_t(way.y) * std::int64_t(way.y);
    }
    return sum;
}

/// By looking at every rotation in integers.
RingMatch bestMatch(const Corners &from, const Corners &to)
{
    const std::int64_t turning = exactTurning(from);
    const std::int64_t other = exactTurning(to);
    const bool backwards = (turning < 0 && other > 0) || (turning > 0 && other < 0);
    RingMatch best{0, backwards};
    for (int start = 1; start < from.size(); ++start) {
        if (exactWays(from, to, {start, backwards}) < exactWays(from, to, best))
            best.start = start;
    }
    return best;
}

std::complex<double> numberOf(Point point)
{
    return {point.x, point.y};
}

std::vector<std::complex<double>> aboutTheMiddle(const Corners &ring)
{
    std::vector<std::complex<double>> numbers;
    std::complex<double> middle = 0;
    for (const Point point : ring)
        middle += numberOf(point) / double(ring.size());
    for (const Point point : ring)
        numbers.push_back(numberOf(point) - middle);
    return numbers;
}

/// How well the vertices fit by their numbers once the one ring is turned and scaled: 1 for the same form.
double formFit(const Corners &from, const Corners &to)
{
    const auto p = aboutTheMiddle(from);
    const auto q = aboutTheMiddle(to);
    std::complex<double> sum = 0;
    double sizeP = 0;
    double sizeQ = 0;
    for (std::size_t i = 0; i < p.size(); ++i) {
        sum += std::conj(p[i]) * q[i];
        sizeP += std::norm(p[i]);
        sizeQ += std::norm(q[i]);
    }
    return sizeP > 0 && sizeQ > 0 ? std::abs(sum) / std::sqrt(sizeP * sizeQ) : 0;
}

/// What differs of the vertices about their middles, both rings made as large as 1, where nothing is turned.
double unturnedMisfit(const Corners &from, const Corners &to, const RingMatch &match)
{
    const auto p = aboutTheMiddle(from);
    const auto q = aboutTheMiddle(to);
    double sum = 0;
    double sizeP = 0;
    double sizeQ = 0;
    for (int i = 0; i < from.size(); ++i) {
        const auto other = q[std::size_t(match.of(i, int(from.size())))];
        sum += (std::conj(p[std::size_t(i)]) * other).real();
        sizeP += std::norm(p[std::size_t(i)]);
        sizeQ += std::norm(q[std::size_t(i)]);
    }
    return sizeP > 0 && sizeQ > 0 ? 1 - sum / std::sqrt(sizeP * sizeQ) : 1;
}

/// With the start that fits best, or by their numbers.
double mostFit(const Corners &from, const Corners &to, bool backwards)
{
    double most = formFit(from, to);
    for (int start = 0; start < from.size() && backwards; ++start)
        most = std::max(most, PointFit(from, to).form({start, backwards}));
    return most;
}

/// Whether turning leaves less than three tenths of what differs; see turnedBetween().
bool isTurned(const Corners &from, const Corners &to, const RingMatch &match)
{
    Corners other;
    for (int i = 0; i < from.size(); ++i)
        other.append(to.at(match.of(i, int(from.size()))));
    const PointFit fit(from, other);
    const Point product = fit.product();
    const double angle = std::atan2(product.y, product.x);
    return 1 - fit.form() < 0.3001 * (1 - fit.form() * std::cos(angle));
}

/// Turned about a point, scaled, and moved.
Corners turnedCopy(const Corners &ring, double degrees, Point about, double scale = 1)
{
    const std::complex<double> turn = std::polar(scale, degrees * std::numbers::pi / 180);
    Corners points;
    for (const Point point : ring) {
        const auto number = numberOf(about) + turn * numberOf(point - about);
        points.append({number.real(), number.imag()});
    }
    return points;
}

const Corners armRing{{0, 0}, {40, 2}, {40, 10}, {0, 12}};
const Corners squareRing{{0, 0}, {20, 0}, {20, 20}, {0, 20}};
const Corners bodyRing{{10, 0}, {30, 4}, {36, 40}, {28, 70}, {20, 66}, {12, 72}, {2, 38}};

Shape shapeOf(TrackId track, const Outline &outline, Between between = Between::None)
{
    Shape shape;
    shape.outline = outline;
    shape.track = track;
    shape.between = between;
    return shape;
}

/// A frame for each shape, with these durations.
Document filmOf(const QList<Shape> &shapes, const QList<double> &durations)
{
    Sprite sprite;
    for (qsizetype i = 0; i < shapes.size(); ++i)
        sprite.frames.append(Frame{.duration = durations.at(i), .shapes = {shapes.at(i)}});
    Document document;
    document.sprites = {sprite};
    return document;
}

Outline outlineIn(const Document &document, int frame)
{
    return document.sprites.at(0).frames.at(frame).shapes.at(0).outline;
}

/// p + (q - p) n / 2^20 with whole p, q and n: no step of it is rounded.
Point exactMix(Point p, Point q, std::int64_t parts)
{
    constexpr std::int64_t all = std::int64_t(1) << 20;
    const auto mixed = [&](double a, double b) {
        return double(std::int64_t(a) * all + (std::int64_t(b) - std::int64_t(a)) * parts) / double(all);
    };
    return {mixed(p.x, q.x), mixed(p.y, q.y)};
}

/// e(n / 64) in parts of 2^20, in whole numbers.
std::int64_t exactEase(Between between, std::int64_t n)
{
    switch (between) {
    case Between::EaseIn: return n * n << 8;
    case Between::EaseOut: return n * (128 - n) << 8;
    case Between::EaseInOut: return n * n * (192 - 2 * n) << 2;
    default: return n << 14;
    }
}

bool isFinite(const Outline &outline)
{
    const auto points = pointsOf(outline);
    return std::all_of(points.begin(), points.end(),
                       [](Point point) { return std::isfinite(point.x) && std::isfinite(point.y); });
}

constexpr TrackId someTrack{7};

} // namespace

class InBetweenTest : public QObject
{
    Q_OBJECT

private slots:
    void takesTheRotationThatMovesLeastAsIntegersTellIt()
    {
        Random random(1);
        for (int round = 0; round < 5'000; ++round) {
            const int count = 1 + below(random, 9);
            const Corners from = wholePoints(random, count);
            const Corners to = wholePoints(random, count);
            const RingMatch best = bestMatch(from, to);
            if (count > 2 && mostFit(from, to, best.runsBackwards) > 0.979)
                continue; // may go by their numbers
            const double least = 4 * unturnedMisfit(from, to, best);
            const double numbered = unturnedMisfit(from, to, {});
            if (std::abs(least - numbered) > 1e-9)
                QCOMPARE(ringMatch(from, to), best.runsBackwards || least < numbered ? best : RingMatch());
        }
    }

    void numbersCountUnlessAnotherStartMovesClearlyLess()
    {
        const Corners from{{0, 0}, {40, 0}, {40, 10}, {0, 10}};
        const Corners wedge{{0, 0}, {10, 2}, {12, 30}, {-6, 34}}; // turned by about 90°, and no copy
        QCOMPARE(ringMatch(from, wedge), RingMatch());
        Corners other = bodyRing;
        std::rotate(other.begin(), other.begin() + 2, other.end());
        other[1] = other.at(1) + Point{8, -6};
        QCOMPARE(ringMatch(bodyRing, other), (RingMatch{5, false}));
    }

    void aFlippedArmHasItsShoulderWhereItWas()
    {
        for (const Corners &arm : {Corners{{0, 0}, {37, 0}, {37, 9}, {0, 9}}, armRing}) {
            for (int degrees = 15; degrees <= 55; degrees += 5) {
                const Corners raised = turnedCopy(arm, -degrees, arm.at(0));
                Corners flipped;
                for (const Point point : raised)
                    flipped.append({point.x, -point.y});
                QCOMPARE(ringMatch(raised, flipped), (RingMatch{3, true}));
                Corners same = raised; // what is drawn anew, the other way round, stays where it is
                std::reverse(same.begin(), same.end());
                same[2] = same.at(2) + Point{1, 1};
                QCOMPARE(ringMatch(raised, same), (RingMatch{3, true}));
            }
        }
    }

    void findsTheRotationOfManyVertices()
    {
        // Too many for every start to be asked: the way to the best one goes downhill on an outline with one bulge.
        constexpr int count = 5'000;
        QList<Point> ring;
        for (int i = 0; i < count; ++i) {
            const double turn = 2 * std::numbers::pi * i / count;
            const double radius = 100 + 40 * std::cos(turn);
            ring.append({radius * std::cos(turn), radius * std::sin(turn)});
        }
        for (const int start : {0, 1, 777, 2'501, count - 1}) {
            QList<Point> turned;
            for (int i = 0; i < count; ++i)
                turned.append(ring.at((i + start) % count));
            QCOMPARE(ringMatch(ring, turned), (RingMatch{(count - start) % count, false}));
            std::reverse(turned.begin(), turned.end());
            const RingMatch backwards = ringMatch(ring, turned);
            QVERIFY(backwards.runsBackwards);
            for (int i = 0; i < count; ++i)
                QCOMPARE(turned.at(backwards.of(i, count)), ring.at(i));
        }
    }

    void copiesThatAreTurnedGoByTheirNumbers()
    {
        for (const Corners &ring : {armRing, squareRing, bodyRing}) {
            for (int degrees = 10; degrees <= 350; degrees += 10) {
                for (const double scale : {1.0, 0.6, 2.0}) {
                    const Corners other = turnedCopy(ring, degrees, {3, 5}, scale);
                    QCOMPARE(ringMatch(ring, other), RingMatch());
                    QCOMPARE(ringMatch(other, ring), RingMatch());
                }
            }
        }
    }

    void copiesOfWhichPointsWereMovedGoByTheirNumbers()
    {
        for (const Corners &ring : {armRing, squareRing, bodyRing}) {
            for (int degrees = 10; degrees <= 350; degrees += 10) {
                for (int corner = 0; corner < ring.size(); ++corner) {
                    Corners other = turnedCopy(ring, degrees, {3, 5});
                    other[corner] = other.at(corner) + Point{1, -0.5};
                    other[0] = other.at(0) + Point{-0.5, 1};
                    QCOMPARE(ringMatch(ring, other), RingMatch());
                }
            }
        }
    }

    void aListThatBeginsElsewhereMovesLeast()
    {
        for (const Corners &ring : {armRing, squareRing, bodyRing}) {
            const auto count = int(ring.size());
            for (int start = 0; start < count; ++start) {
                Corners other = ring;
                std::rotate(other.begin(), other.begin() + start, other.end());
                QCOMPARE(ringMatch(ring, other), (RingMatch{(count - start) % count, false})); // it lies as it lay
            }
        }
        Corners other = turnedCopy(bodyRing, 15, {3, 5}, 1.1);
        std::rotate(other.begin(), other.begin() + 2, other.end());
        QCOMPARE(ringMatch(bodyRing, other), (RingMatch{5, false}));
        std::reverse(other.begin(), other.end());
        QVERIFY(ringMatch(bodyRing, other).runsBackwards);
    }

    void isTheSameRingWhereverItsListBegins()
    {
        Random random(2);
        for (int round = 0; round < 500; ++round) {
            const Corners ring = wholePoints(random, 3 + below(random, 6));
            Corners other = ring;
            std::rotate(other.begin(), other.begin() + below(random, int(ring.size())), other.end());
            if (below(random, 2) == 0)
                std::reverse(other.begin(), other.end());
            if (exactTurning(ring) == 0)
                continue;
            const MatchedOutlines outlines = matched(PolygonOutline{ring}, PolygonOutline{other});
            QCOMPARE(std::get<PolygonOutline>(inBetween(outlines, 0.5)).points, ring);
        }
    }

    void comesAsFarAsTheFormulasSay()
    {
        Random random(3);
        const std::array words{Between::Linear, Between::EaseIn, Between::EaseOut, Between::EaseInOut};
        for (int round = 0; round < 1'000; ++round) {
            const int count = 1 + below(random, 6);
            const Corners from = wholePoints(random, count);
            const Corners to = wholePoints(random, count);
            const RingMatch match = ringMatch(from, to);
            if (isTurned(from, to, match))
                continue;
            const int first = 1 + below(random, 62);
            const int second = 1 + below(random, 63 - first);
            QList<Shape> shapes{shapeOf(someTrack, PolygonOutline{from})};
            for (int i = 0; i < 2; ++i)
                shapes.append(shapeOf(someTrack, Circle{}, words[std::size_t(below(random, 4))]));
            shapes.append(shapeOf(someTrack, PolygonOutline{to}));
            const Document worked = withInBetweens(
                filmOf(shapes, {double(first), double(second), double(64 - first - second), 5}), 0, someTrack);
            const std::array times{first, first + second};
            for (int frame = 1; frame <= 2; ++frame) {
                const std::int64_t parts = exactEase(shapes.at(frame).between, times[std::size_t(frame) - 1]);
                Corners expected;
                for (int i = 0; i < count; ++i)
                    expected.append(exactMix(from.at(i), to.at(match.of(i, count)), parts));
                QCOMPARE(std::get<PolygonOutline>(outlineIn(worked, frame)).points, expected);
            }
            QCOMPARE(outlineIn(worked, 0), outlineIn(filmOf(shapes, {1, 1, 1, 1}), 0));
        }
    }

    void mixesTheNumbersOfOtherKinds()
    {
        const auto halfway = [](const Outline &from, const Outline &to) { return inBetween(matched(from, to), 0.25); };
        QCOMPARE(halfway(Circle{{0, 8}, 4}, Circle{{4, 0}, 8}), Outline(Circle{{1, 6}, 5}));
        QCOMPARE(halfway(Box{{0, 0}, {4, 4}}, Box{{4, 8}, {16, 12}}), Outline(Box{{1, 2}, {7, 6}}));
        QCOMPARE(halfway(Capsule{{0, 0}, {8, 0}, 2}, Capsule{{0, 4}, {16, 4}, 6}),
                 Outline(Capsule{{0, 1}, {10, 1}, 3}));
        QCOMPARE(halfway(ChainLine{{{0, 0}, {8, 0}}}, ChainLine{{{8, 0}, {32, 0}}}),
                 Outline(ChainLine{{{2, 0}, {14, 0}}}));
    }

    void theEndsOfCapsulesAndChainsTurnAboutThePlaceThatStays()
    {
        for (const double amount : {0.25, 0.5, 0.75}) {
            const double angle = amount * std::numbers::pi / 2;
            const Point end{1 + 12 * std::cos(angle), 2 + 12 * std::sin(angle)};
            const Outline capsule =
                inBetween(matched(Capsule{{1, 2}, {13, 2}, 2}, Capsule{{1, 2}, {1, 14}, 6}), amount);
            QVERIFY(areNear(capsule, Capsule{{1, 2}, end, 2 + 4 * amount}, 1e-9));
            const Outline chain =
                inBetween(matched(ChainLine{{{1, 2}, {13, 2}}}, ChainLine{{{1, 2}, {1, 14}}}), amount);
            QVERIFY(areNear(chain, ChainLine{{{1, 2}, end}}, 1e-9));
        }
        const Capsule dot{{4, 4}, {4, 4}, 2};
        QCOMPARE(inBetween(matched(dot, Capsule{{0, 0}, {8, 0}, 4}), 0.5), Outline(Capsule{{2, 2}, {6, 2}, 3}));
    }

    void anArmBetweenItsKeysKeepsItsArea()
    {
        const Corners raised = turnedCopy(armRing, 60, {0, 6});
        const Document worked = withInBetweens(
            filmOf({shapeOf(someTrack, PolygonOutline{armRing}), shapeOf(someTrack, Circle{}, Between::Linear),
                    shapeOf(someTrack, Circle{}, Between::EaseIn), shapeOf(someTrack, PolygonOutline{raised})},
                   {1, 1, 1, 1}),
            0, someTrack);
        for (const auto &[frame, amount] : {std::pair(1, 1.0 / 3), std::pair(2, 4.0 / 9)})
            QVERIFY(areNear(outlineIn(worked, frame), PolygonOutline{turnedCopy(armRing, 60 * amount, {0, 6})}, 1e-9));
    }

    void keysThemselvesAreBitForBit()
    {
        Random random(6);
        for (int round = 0; round < 200; ++round) {
            const auto corners = [&] {
                Corners points = wholePoints(random, 5);
                for (Point &point : points)
                    point = point * (1.0 / 7);
                return points;
            };
            const Corners from = corners();
            const Corners to = corners();
            for (const auto &[a, b] :
                 {std::pair<Outline, Outline>(PolygonOutline{from}, PolygonOutline{to}),
                  std::pair<Outline, Outline>(ChainLine{from}, ChainLine{to}),
                  std::pair<Outline, Outline>(Capsule{from.at(0), from.at(1), 0.1}, Capsule{to.at(0), to.at(1), 0.7}),
                  std::pair<Outline, Outline>(Circle{from.at(0), 0.1}, Circle{to.at(0), 0.7})}) {
                const MatchedOutlines outlines = matched(a, b);
                QCOMPARE(inBetween(outlines, 0), outlines.from);
                QCOMPARE(inBetween(outlines, 1), outlines.to);
                QCOMPARE(outlines.from, a);
            }
        }
    }

    void addsVerticesAlongTheLength()
    {
        // A square of side 4 and the same one with a vertex in the middle of each side but one: the lengths are whole.
        const Corners square{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
        const Corners finer{{10, 0}, {12, 0}, {14, 0}, {14, 2}, {14, 4}, {12, 4}, {10, 4}};
        const MatchedOutlines outlines = matched(PolygonOutline{square}, PolygonOutline{finer});
        const Corners from{{0, 0}, {2, 0}, {4, 0}, {4, 2}, {4, 4}, {2, 4}, {0, 4}};
        QCOMPARE(std::get<PolygonOutline>(outlines.from).points, from);
        QCOMPARE(std::get<PolygonOutline>(outlines.to).points, finer);
        const MatchedOutlines back = matched(PolygonOutline{finer}, PolygonOutline{square});
        QCOMPARE(std::get<PolygonOutline>(back.to).points, from);
        const MatchedOutlines chains = matched(ChainLine{{{0, 0}, {8, 0}}}, ChainLine{{{0, 0}, {2, 0}, {2, 6}}});
        QCOMPARE(chains.from, Outline(ChainLine{{{0, 0}, {2, 0}, {8, 0}}}));
    }

    void addsThemWhereverTheListBeginsAndWhicheverWayItRuns()
    {
        const Corners square{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
        Corners finer{{0, 0}, {2, 0}, {4, 0}, {4, 2}, {4, 4}, {2, 4}, {0, 4}, {0, 2}};
        const Outline expected = matched(PolygonOutline{square}, PolygonOutline{finer}).to;
        for (int i = 0; i < finer.size(); ++i) {
            std::rotate(finer.begin(), finer.begin() + 1, finer.end());
            QCOMPARE(matched(PolygonOutline{square}, PolygonOutline{finer}).to, expected);
            Corners backwards = finer;
            std::reverse(backwards.begin(), backwards.end());
            QCOMPARE(matched(PolygonOutline{square}, PolygonOutline{backwards}).to, expected);
        }
    }

    void lastsThroughWhatHasNoLength()
    {
        const PolygonOutline square{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}};
        for (const Corners &points : {Corners{}, Corners{{1, 1}}, Corners{{1, 1}, {1, 1}, {1, 1}}}) {
            for (const auto &[from, to] :
                 {std::pair(square, PolygonOutline{points}), std::pair(PolygonOutline{points}, square)}) {
                const MatchedOutlines outlines = matched(from, to);
                QVERIFY(isFinite(inBetween(outlines, 0.5)));
            }
            const MatchedOutlines chains = matched(ChainLine{{{0, 0}, {4, 0}}}, ChainLine{points});
            QVERIFY(isFinite(inBetween(chains, 0.5)));
        }
        QCOMPARE(inBetween(matched(square, Circle{}), 0.5), Outline(square));
    }

    void countsFramesThatLastNoTime()
    {
        const Document film =
            filmOf({shapeOf(someTrack, Circle{{0, 0}, 1}), shapeOf(someTrack, Circle{}, Between::Linear),
                    shapeOf(someTrack, Circle{{4, 0}, 1})},
                   {0, 0, 0});
        QCOMPARE(outlineIn(withInBetweens(film, 0, someTrack), 1), Outline(Circle{{2, 0}, 1}));
    }

    void leavesAloneWhatHasNoKeyOnASide()
    {
        const QList<Shape> shapes{
            shapeOf(someTrack, Circle{{9, 9}, 9}, Between::Linear), shapeOf(someTrack, Circle{{0, 0}, 1}),
            shapeOf({8}, Circle{{5, 5}, 5}, Between::Linear), shapeOf(someTrack, Circle{{8, 0}, 1}, Between::Linear)};
        const Document film = filmOf(shapes, {1, 1, 1, 1});
        const Document worked = withInBetweens(film, 0, someTrack);
        QCOMPARE(worked, film);
        QCOMPARE(worked.sprites.constData(), film.sprites.constData());
    }

    void readsGapsAsTimeThatPasses()
    {
        Document film = filmOf({shapeOf(someTrack, Circle{{0, 0}, 1}), shapeOf(TrackId{}, Circle{}),
                                shapeOf(someTrack, Circle{}, Between::Linear), shapeOf(someTrack, Circle{{8, 0}, 1})},
                               {3, 3, 2, 1});
        QCOMPARE(outlineIn(withInBetweens(film, 0, someTrack), 2), Outline(Circle{{6, 0}, 1}));
    }

    void allTracksAtOnceAreAsEachByItself()
    {
        Random random(5);
        for (int round = 0; round < 200; ++round) {
            Sprite sprite;
            for (int f = 0; f < 12; ++f) {
                Frame frame{.duration = double(below(random, 4))};
                for (int i = below(random, 5); i > 0; --i) // now and then two of one track, or of none
                    frame.shapes.append(shapeOf({below(random, 4)}, Circle{wholePoint(random), 1},
                                                below(random, 2) ? Between::Linear : Between::None));
                sprite.frames.append(frame);
            }
            Document document;
            document.sprites = {sprite};
            const auto tracks = placesByTrack(sprite);
            QCOMPARE(QSet<TrackId>(tracks.keyBegin(), tracks.keyEnd()), tracksOf(sprite));
            Document expected = document;
            for (const TrackId track : tracksOf(sprite)) {
                QCOMPARE(tracks.value(track), placesOf(sprite, track));
                expected = withInBetweens(expected, 0, track);
            }
            QCOMPARE(withInBetweens(document, 0), expected);
        }
    }

    /// Going along all frames again for each of them would take minutes.
    void takesLongWaysBetweenKeys()
    {
        constexpr int steps = 1 << 17;
        QList<Shape> shapes(steps + 1, shapeOf(someTrack, Circle{}, Between::Linear));
        shapes.first() = shapeOf(someTrack, Circle{{0, 0}, 1});
        shapes.last() = shapeOf(someTrack, Circle{{steps, 0}, 1});
        const Document worked = withInBetweens(filmOf(shapes, QList<double>(steps + 1, 10)), 0);
        for (int frame = 0; frame <= steps; ++frame)
            QCOMPARE(outlineIn(worked, frame), Outline(Circle{{double(frame), 0}, 1}));
    }
};

HITBOX_CORE_TEST(InBetweenTest)
#include "in_between_test.moc"
