#include "document/in_between.h"

#include "document/pivot_places.h"
#include "document/point_fit.h"
#include "document/tracks.h"
#include "document/turned_between.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace hitbox {

namespace {

using geometry::Point;
using Points = QList<Point>;

// Vertices that are compared for one pair of keys, of rings of as many and of others: some milliseconds either, since
// they are matched anew with every step of a drag.
constexpr int mostCompared = 4'000'000;
constexpr int mostFilled = 200'000;

constexpr double seenWay = 1e-12; // square pixels: vertices that move less, all together, lie where they lay

/// The start from 0 up to `count` with the least answer, the smallest of equals. Where that takes more than `most`
/// calls, one in so many is asked, and then those on both sides of the best at half the distance, again and again.
template <typename Ways>
int leastStart(int count, int most, const Ways &ways)
{
    int step = std::max(1, (count + most - 1) / std::max(1, most));
    int best = 0;
    double least = std::numeric_limits<double>::infinity();
    const auto ask = [&](int start) {
        const double sum = ways(start, least);
        if (sum < least) {
            least = sum;
            best = start;
        }
    };
    for (int start = 0; start < count; start += step)
        ask(start);
    while (step > 1) {
        step /= 2;
        const int middle = best;
        ask((middle + count - step) % count);
        ask((middle + step) % count);
    }
    return best;
}

/// Twice the area, positive where the ring runs clockwise as seen on screen.
double turningOf(std::span<const Point> ring)
{
    double sum = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i];
        const Point b = ring[i + 1 == ring.size() ? 0 : i + 1];
        sum += a.x * b.y - a.y * b.x;
    }
    return sum;
}

bool runsOtherWay(std::span<const Point> a, std::span<const Point> b)
{
    const double turningA = turningOf(a);
    const double turningB = turningOf(b);
    return (turningA < 0 && turningB > 0) || (turningA > 0 && turningB < 0);
}

double squaredWay(Point a, Point b)
{
    const Point way = b - a;
    return way.x * way.x + way.y * way.y;
}

constexpr double mostMisfit = 0.02; // of copies: what is left of 1 once the one ring is turned and scaled
constexpr double noMisfit = 1e-9;   // but for roundings
constexpr double clearly = 4;       // another start is better where it leaves less than this part

double leastMisfit(const PointFit &fit, int count, bool backwards)
{
    double least = 1;
    leastStart(count, mostCompared / count, [&](int start, double) {
        const double misfit = start == 0 && !backwards ? 1 : 1 - fit.form({start, backwards});
        least = std::min(least, misfit);
        return misfit;
    });
    return std::max(least, noMisfit);
}

/// The vertices go by their numbers, as ringMatch() says.
bool goByNumber(const PointFit &fit, int count)
{
    const double misfit = 1 - fit.form();
    if (count < 3 || !(misfit <= mostMisfit))
        return false;
    return misfit <= noMisfit || misfit <= clearly * leastMisfit(fit, count, false);
}

/// Of a copy that was mirrored and fits backwards, the start by which vertices lie least far from those of their
/// numbers; -1 where it does not fit.
int mirroredStart(const PointFit &fit, std::span<const Point> to)
{
    const auto count = static_cast<int>(to.size());
    const double most = count < 3 ? 0 : std::min(clearly * leastMisfit(fit, count, true), mostMisfit);
    const int found = leastStart(count, mostCompared / count, [&](int start, double) {
        const RingMatch match{start, true};
        double sum = 0;
        if (!(1 - fit.form(match) <= most))
            return std::numeric_limits<double>::infinity();
        for (int i = 0; i < count; ++i)
            sum += squaredWay(to[std::size_t(i)], to[std::size_t(match.of(i, count))]);
        return sum;
    });
    return 1 - fit.form({found, true}) <= most ? found : -1;
}

Points listed(std::span<const Point> ring, const RingMatch &match)
{
    Points points;
    points.reserve(qsizetype(ring.size()));
    for (int i = 0; i < int(ring.size()); ++i)
        points.append(ring[std::size_t(match.of(i, int(ring.size())))]);
    return points;
}

/// A line with a place from 0 to 1 for each of its points, by length. A ring's line ends where it began.
struct MeasuredLine {
    std::vector<Point> points;
    std::vector<double> places;
};

MeasuredLine measured(std::vector<Point> points)
{
    std::vector<double> lengths{0};
    for (std::size_t i = 1; i < points.size(); ++i)
        lengths.push_back(lengths.back() + std::hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y));
    const double whole = lengths.back();
    MeasuredLine line{std::move(points), {}};
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        const double evenly = lengths.size() > 1 ? double(i) / double(lengths.size() - 1) : 0;
        line.places.push_back(whole > 0 ? lengths[i] / whole : evenly);
    }
    return line;
}

MeasuredLine measuredRing(std::span<const Point> ring, const RingMatch &match)
{
    const Points points = listed(ring, match);
    std::vector<Point> closed(points.begin(), points.end());
    closed.push_back(points.constFirst());
    return measured(std::move(closed));
}

/// The places of both, each once, ascending.
std::vector<double> placesOfBoth(const MeasuredLine &a, const MeasuredLine &b)
{
    std::vector<double> places = a.places;
    places.insert(places.end(), b.places.begin(), b.places.end());
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

/// The line's points at these places, which are ascending and hold its own. Of points at one place the first counts.
std::vector<Point> pointsAt(const MeasuredLine &line, const std::vector<double> &places)
{
    std::vector<Point> points;
    points.reserve(places.size());
    std::size_t next = 0;
    for (const double place : places) {
        while (next + 1 < line.places.size() && line.places[next] < place)
            ++next;
        if (line.places[next] == place || next == 0) {
            points.push_back(line.points[next]);
            continue;
        }
        const double before = line.places[next - 1];
        const double part = (place - before) / (line.places[next] - before);
        points.push_back(line.points[next - 1] + (line.points[next] - line.points[next - 1]) * part);
    }
    return points;
}

struct FilledLines {
    std::vector<Point> from;
    std::vector<Point> to;
};

FilledLines filled(const MeasuredLine &from, const MeasuredLine &to)
{
    const std::vector<double> places = placesOfBoth(from, to);
    return {pointsAt(from, places), pointsAt(to, places)};
}

double squaredWays(const FilledLines &lines)
{
    double sum = 0;
    for (std::size_t i = 0; i < lines.from.size(); ++i)
        sum += squaredWay(lines.from[i], lines.to[i]);
    return sum;
}

MatchedOutlines filledRings(std::span<const Point> from, std::span<const Point> to)
{
    const MeasuredLine first = measuredRing(from, {});
    const bool backwards = runsOtherWay(from, to);
    const auto filledFrom = [&](int start) { return filled(first, measuredRing(to, {start, backwards})); };
    const auto count = static_cast<int>(to.size());
    const int most = mostFilled / static_cast<int>(from.size() + to.size());
    const int start =
        leastStart(count, most, [&](int candidate, double) { return squaredWays(filledFrom(candidate)); });
    const FilledLines best = filledFrom(start);
    // The last one is the first one once more.
    return {PolygonOutline{Points(best.from.begin(), best.from.end() - 1)},
            PolygonOutline{Points(best.to.begin(), best.to.end() - 1)}};
}

MatchedOutlines matchedPolygons(const Points &from, const Points &to)
{
    if (from.size() == to.size())
        return {PolygonOutline{from}, PolygonOutline{listed(to, ringMatch(from, to))}};
    return filledRings(from, to);
}

MatchedOutlines matchedChains(const Points &from, const Points &to)
{
    if (from.size() == to.size())
        return {ChainLine{from}, ChainLine{to}};
    const FilledLines lines = filled(measured({from.begin(), from.end()}), measured({to.begin(), to.end()}));
    return {ChainLine{Points(lines.from.begin(), lines.from.end())},
            ChainLine{Points(lines.to.begin(), lines.to.end())}};
}

double mixed(double a, double b, double amount)
{
    return a + (b - a) * amount;
}

Point mixed(Point a, Point b, double amount)
{
    return {mixed(a.x, b.x, amount), mixed(a.y, b.y, amount)};
}

PolygonOutline mixed(const PolygonOutline &a, const PolygonOutline &b, double amount)
{
    return {a.points.size() == b.points.size() ? turnedBetween(a.points, b.points, amount) : a.points};
}

ChainLine mixed(const ChainLine &a, const ChainLine &b, double amount)
{
    return {a.points.size() == b.points.size() ? turnedBetween(a.points, b.points, amount) : a.points};
}

geometry::Circle mixed(const geometry::Circle &a, const geometry::Circle &b, double amount)
{
    return {mixed(a.center, b.center, amount), mixed(a.radius, b.radius, amount)};
}

/// Rounding may bring corners of a box without width past each other.
geometry::Box mixed(const geometry::Box &a, const geometry::Box &b, double amount)
{
    return boxBetween(mixed(a.min, b.min, amount), mixed(a.max, b.max, amount));
}

geometry::Capsule mixed(const geometry::Capsule &a, const geometry::Capsule &b, double amount)
{
    const Points ends = turnedBetween({a.from, a.to}, {b.from, b.to}, amount);
    return {ends.at(0), ends.at(1), mixed(a.radius, b.radius, amount)};
}

/// Between the shapes at these places of the list, of which those between the first and the last are no keys.
void workOut(Document &document, int sprite, std::span<const TrackPlace> run)
{
    const Sprite &now = std::as_const(document).sprites.at(sprite);
    const auto shapeAt = [&now](TrackPlace place) -> const Shape & {
        return now.frames.at(place.frame).shapes.at(place.shape);
    };
    const Frame &first = now.frames.at(run.front().frame);
    const Frame &last = now.frames.at(run.back().frame);
    const MatchedOutlines outlines =
        matched(shapeAt(run.front()).outline, placedAlike(shapeAt(run.back()).outline, last, first));
    const std::vector<double> times = timesBetween(now, run.front().frame, run.back().frame);
    QList<Outline> worked;
    for (const TrackPlace place : run.subspan(1, run.size() - 2)) {
        const double time = times[std::size_t(place.frame - run.front().frame)];
        const Outline outline = inBetween(outlines, eased(shapeAt(place).between, time));
        worked.append(placedAlike(outline, first, now.frames.at(place.frame)));
    }
    for (std::size_t i = 1; i + 1 < run.size(); ++i) {
        const Outline &outline = worked.at(qsizetype(i) - 1);
        // Asked anew each time: writing may have put another list in place of the one that `now` is in.
        const Frame &frame = std::as_const(document).sprites.at(sprite).frames.at(run[i].frame);
        if (frame.shapes.at(run[i].shape).outline != outline)
            document.sprites[sprite].frames[run[i].frame].shapes[run[i].shape].outline = outline;
    }
}

/// Wherever two keys of the track stand around others. `places` are those of the track, by frame.
void workOutBetweenKeys(Document &document, int sprite, const QList<TrackPlace> &places)
{
    qsizetype first = -1;
    for (qsizetype i = 0; i < places.size(); ++i) {
        const Sprite &now = std::as_const(document).sprites.at(sprite);
        if (!isKey(now.frames.at(places.at(i).frame).shapes.at(places.at(i).shape)))
            continue;
        if (first >= 0 && i - first > 1)
            workOut(document, sprite, std::span(places).subspan(std::size_t(first), std::size_t(i - first) + 1));
        first = i;
    }
}

} // namespace

double eased(Between between, double time)
{
    switch (between) {
    case Between::None:
    case Between::Linear: break;
    case Between::EaseIn: return time * time;
    case Between::EaseOut: return time * (2 - time);
    case Between::EaseInOut: return time * time * (3 - 2 * time);
    }
    return time;
}

std::vector<double> timesBetween(const Sprite &sprite, int from, int to)
{
    std::vector<double> times;
    double whole = 0;
    for (int frame = from; frame < to; ++frame) {
        times.push_back(whole);
        whole += sprite.frames.at(frame).duration;
    }
    for (std::size_t i = 0; i < times.size(); ++i)
        times[i] = whole > 0 ? times[i] / whole : double(i) / double(to - from);
    return times;
}

RingMatch ringMatch(std::span<const Point> from, std::span<const Point> to)
{
    const auto count = static_cast<int>(from.size());
    const bool backwards = runsOtherWay(from, to);
    const auto squaredWays = [&](int start, double most) {
        double sum = 0;
        for (int i = 0; i < count && sum < most; ++i)
            sum += squaredWay(from[std::size_t(i)], to[std::size_t(RingMatch{start, backwards}.of(i, count))]);
        return sum;
    };
    const int start = leastStart(count, mostCompared / count, squaredWays);
    const auto isWhereItWas = [&] { return squaredWays(start, seenWay) < seenWay; };
    if (isWhereItWas())
        return {start, backwards};
    const PointFit fit(from, to);
    const int numbered = backwards ? mirroredStart(fit, to) : 0;
    if (numbered < 0 || numbered == start)
        return {start, backwards};
    const bool movesClearlyLess =
        clearly * fit.unturnedMisfit({start, backwards}) < fit.unturnedMisfit({numbered, backwards});
    const bool goesByNumber = !movesClearlyLess || (!backwards && goByNumber(fit, count));
    return {goesByNumber ? numbered : start, backwards};
}

MatchedOutlines matched(const Outline &from, const Outline &to)
{
    if (from.index() != to.index())
        return {from, to};
    if (const auto *polygon = std::get_if<PolygonOutline>(&from)) {
        const Points &other = std::get<PolygonOutline>(to).points;
        if (!polygon->points.isEmpty() && !other.isEmpty())
            return matchedPolygons(polygon->points, other);
    }
    if (const auto *chain = std::get_if<ChainLine>(&from)) {
        const Points &other = std::get<ChainLine>(to).points;
        if (!chain->points.isEmpty() && !other.isEmpty())
            return matchedChains(chain->points, other);
    }
    return {from, to};
}

Outline inBetween(const MatchedOutlines &outlines, double amount)
{
    if (amount == 0 || outlines.from.index() != outlines.to.index())
        return outlines.from;
    if (amount == 1)
        return outlines.to;
    return std::visit(
        [&](const auto &from) -> Outline {
            return mixed(from, std::get<std::decay_t<decltype(from)>>(outlines.to), amount);
        },
        outlines.from);
}

Document withInBetweens(Document document, int sprite, TrackId track)
{
    const QList<TrackPlace> places = placesOf(document.sprites.at(sprite), track);
    workOutBetweenKeys(document, sprite, places);
    return document;
}

Document withInBetweens(Document document, int sprite)
{
    const QHash<TrackId, QList<TrackPlace>> tracks = placesByTrack(document.sprites.at(sprite));
    for (const QList<TrackPlace> &places : tracks)
        workOutBetweenKeys(document, sprite, places);
    return document;
}

} // namespace hitbox
