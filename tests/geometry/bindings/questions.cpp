// Asks the core random questions and writes them, with what it answers, for other languages to ask again:
//
//     geometry_questions FILE COUNT SEED
//
// The file is doubles alone, in the machine's order. First their number of questions; each question is a number (see
// Question), its arguments, and the answer: a status as in hitbox/geometry.h and, after HITBOX_OK, its values. A shape
// is its kind, radius, number of rings, number of points, the sizes of the rings, and the points; rings as an answer
// are the same from the number of rings on.
#include <hitbox/geometry.h>

#include <charconv>
#include <fstream>
#include <iostream>
#include <string_view>

#include <hitbox/geometry/convex_pieces.h>
#include <hitbox/geometry/location.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/self_intersection.h>
#include <hitbox/geometry/separation.h>
#include <hitbox/geometry/sweep.h>
#include <hitbox/geometry/transform.h>
#include <hitbox/geometry/triangulation.h>
#include <hitbox/geometry/untangle.h>

#include "geometry/random_shapes.h"

using namespace hitbox::geometry;

namespace {

enum class Question {
    IsSimple = 1,      // a polygon: 0 or 1
    SelfIntersections, // a polygon, limit: is complete, number, for each the edges, kind, from and to
    Locate,            // x, y, a shape: the location
    Relate,            // two shapes: the relation
    Combine,           // operation, tolerance, two shapes: rings
    SmallestPush,      // two shapes: x, y
    Closest,           // two shapes: two points, the distance
    ConvexPieces,      // most points, a polygon or region: rings
    Triangles,         // a polygon or region: number of corners, corners
    Untangle,          // a polygon: rings
    FirstContact,      // x, y, two shapes: moment, x, y
    Place,             // pivot, position, rotation, scale, a shape: a shape
    Area,              // a shape: a number
    Bounds,            // a shape: two points
};
constexpr int questionCount = int(Question::Bounds);

class Writer
{
public:
    explicit Writer(std::ofstream &file)
        : m_file(file)
    {
    }

    void operator()(double number) { m_file.write(reinterpret_cast<const char *>(&number), sizeof number); }
    void operator()(Point p)
    {
        (*this)(p.x);
        (*this)(p.y);
    }
    void count(std::size_t number) { (*this)(static_cast<double>(number)); }

    void rings(std::span<const Ring> rings)
    {
        std::size_t pointCount = 0;
        for (const Ring &ring : rings)
            pointCount += ring.size();
        count(rings.size());
        count(pointCount);
        for (const Ring &ring : rings)
            count(ring.size());
        for (const Ring &ring : rings)
            points(ring);
    }

    void shape(const Shape &shape) { std::visit(*this, shape); }
    void operator()(const Segment &s) { listed(HITBOX_SEGMENT, {{s.from, s.to}}); }
    void operator()(const Chain &chain) { listed(HITBOX_CHAIN, chain.points); }
    void operator()(const Circle &c) { listed(HITBOX_CIRCLE, {{c.center}}, c.radius); }
    void operator()(const Box &box) { listed(HITBOX_BOX, {{box.min, box.max}}); }
    void operator()(const Capsule &c) { listed(HITBOX_CAPSULE, {{c.from, c.to}}, c.radius); }
    void operator()(const Polygon &polygon) { listed(HITBOX_POLYGON, polygon.points); }
    void operator()(const Region &region)
    {
        (*this)(HITBOX_REGION);
        (*this)(0.0);
        rings(region.rings);
    }

private:
    void points(std::span<const Point> points)
    {
        for (const Point p : points)
            (*this)(p);
    }
    void listed(hitbox_shape_kind kind, std::span<const Point> all, double radius = 0)
    {
        (*this)(kind);
        (*this)(radius);
        count(0);
        count(all.size());
        points(all);
    }

    std::ofstream &m_file;
};

/// The status, and where there is an answer, what `write` makes of it.
template <typename T, typename Write>
void answer(Writer &out, const Answer<T> &answer, Write write)
{
    out(answer ? double(HITBOX_OK) : double(int(answer.failure()) + 1));
    if (answer)
        write(*answer);
}

template <typename T, typename Write>
void answerIfAny(Writer &out, const Answer<std::optional<T>> &found, Write write)
{
    out(!found ? double(int(found.failure()) + 1) : *found ? double(HITBOX_OK) : double(HITBOX_NOTHING));
    if (found && *found)
        write(**found);
}

Ring randomRing(test::Random &random)
{
    return test::randomRing(random, test::familyOf(random.below(64)), std::size_t(random.between(3, 14)));
}

Shape randomArea(test::Random &random)
{
    const Ring ring = randomRing(random);
    return random.chance(0.5) ? Shape(Polygon{ring}) : Shape(*filledRegion(ring));
}

Shape randomShape(test::Random &random)
{
    const test::Family family = test::familyOf(random.below(64));
    const auto point = [&] { return test::randomPoint(random, family); };
    switch (random.below(8)) {
    case 0: return Segment{point(), point()};
    case 1: return Chain{test::randomPoints(random, family, std::size_t(random.below(6)))};
    case 2: return Circle{point(), random.between(0.0, 8.0)};
    case 3: return *bounds(std::vector{point(), point()});
    case 4: return Capsule{point(), point(), random.between(0.0, 8.0)};
    default: return randomArea(random);
    }
}

void writeSelfIntersections(Writer &out, const Ring &ring)
{
    constexpr std::size_t limit = 16;
    out.shape(Polygon{ring});
    out.count(limit);
    answer(out, firstSelfIntersections(ring, limit), [&](const SelfIntersectionList &list) {
        out(list.isComplete ? 1.0 : 0.0);
        out.count(list.pairs.size());
        for (const EdgeMeeting &pair : list.pairs) {
            out.count(pair.first);
            out.count(pair.second);
            out(double(pair.meeting.kind));
            out(pair.meeting.first);
            out(pair.meeting.last);
        }
    });
}

void writeTriangles(Writer &out, test::Random &random)
{
    Shape shape = randomArea(random);
    if (const auto *polygon = std::get_if<Polygon>(&shape); polygon && !isSimple(polygon->points))
        shape = *filledRegion(polygon->points);
    out.shape(shape);
    const auto *region = std::get_if<Region>(&shape);
    const auto cut = region ? triangles(*region) : Answer(triangles(std::get<Polygon>(shape).points));
    answer(out, cut, [&](const std::vector<Triangle> &all) {
        out.count(3 * all.size());
        for (const Triangle &triangle : all) {
            out(triangle.a);
            out(triangle.b);
            out(triangle.c);
        }
    });
}

/// Of two shapes.
void writeMeeting(Writer &out, Question question, test::Random &random)
{
    const Shape a = randomShape(random);
    const Shape b = randomShape(random);
    const Point by = test::randomPoint(random, test::familyOf(random.below(64)));
    if (question == Question::FirstContact)
        out(by);
    out.shape(a);
    out.shape(b);
    if (question == Question::Relate)
        answer(out, relate(a, b), [&](Relation relation) { out(double(relation)); });
    else if (question == Question::SmallestPush)
        answer(out, smallestPush(a, b), [&](Point push) { out(push); });
    else if (question == Question::FirstContact)
        answerIfAny(out, firstContact(a, by, b), [&](const SweepContact &contact) {
            out(contact.moment);
            out(contact.at);
        });
    else
        answerIfAny(out, closestPoints(a, b), [&](const ClosestPoints &closest) {
            out(closest.onA);
            out(closest.onB);
            out(closest.distance);
        });
}

void writeCombination(Writer &out, test::Random &random)
{
    const auto soundArea = [&] {
        Shape shape = randomShape(random);
        const auto *polygon = std::get_if<Polygon>(&shape);
        return polygon && !isSimple(polygon->points) ? Shape(*filledRegion(polygon->points)) : shape;
    };
    const auto operation = RegionOperation(random.below(4));
    const double tolerance = random.chance(0.5) ? 0.25 : 1.0 / 256;
    const Shape a = soundArea();
    const Shape b = soundArea();
    out(double(operation));
    out(tolerance);
    out.shape(a);
    out.shape(b);
    answer(out, combine(*regionOf(a, tolerance), *regionOf(b, tolerance), operation),
           [&](const Region &region) { out.rings(region.rings); });
}

void writePlacement(Writer &out, test::Random &random)
{
    const test::Family family = test::familyOf(random.below(64));
    const Placement placement{test::randomPoint(random, family),
                              test::randomPoint(random, family),
                              random.chance(0.5) ? 15.0 * random.between(-30, 30) : random.between(-720.0, 720.0),
                              {random.chance(0.5) ? -1.0 : 1.5, random.chance(0.5) ? 1.0 : 0.5}};
    const Shape shape = randomShape(random);
    out(placement.pivot);
    out(placement.position);
    out(placement.rotation);
    out(placement.scale);
    out.shape(shape);
    out(HITBOX_OK);
    out.shape(placed(shape, placement));
}

void writeUntangled(Writer &out, const Ring &ring)
{
    out.shape(Polygon{ring});
    answer(out, untangled(ring), [&](const std::vector<Polygon> &parts) {
        std::vector<Ring> rings;
        for (const Polygon &part : parts)
            rings.push_back(part.points);
        out.rings(rings);
    });
}

void writePieces(Writer &out, test::Random &random)
{
    const Shape shape = randomArea(random);
    const auto most = std::size_t(random.between(3, 9));
    out.count(most);
    out.shape(shape);
    const auto *region = std::get_if<Region>(&shape);
    answer(out, region ? convexPieces(*region, most) : convexPieces(std::get<Polygon>(shape).points, most),
           [&](const std::vector<Ring> &pieces) { out.rings(pieces); });
}

void writeLocation(Writer &out, test::Random &random)
{
    const Point p = test::randomPoint(random, test::familyOf(random.below(64)));
    const Shape shape = randomShape(random);
    out(p);
    out.shape(shape);
    out(HITBOX_OK);
    out(double(locate(p, shape)));
}

void writeSize(Writer &out, Question question, const Shape &shape)
{
    out.shape(shape);
    if (question == Question::Area) {
        answer(out, area(shape), [&](double size) { out(size); });
        return;
    }
    const auto around = bounds(shape);
    out(around ? HITBOX_OK : HITBOX_NOTHING);
    if (around) {
        out(around->min);
        out(around->max);
    }
}

void writeQuestion(Writer &out, test::Random &random)
{
    const auto question = Question(random.between(1, questionCount));
    out(double(question));
    switch (question) {
    case Question::IsSimple: {
        const Ring ring = randomRing(random);
        out.shape(Polygon{ring});
        out(HITBOX_OK);
        out(isSimple(ring) ? 1.0 : 0.0);
        break;
    }
    case Question::SelfIntersections: writeSelfIntersections(out, randomRing(random)); break;
    case Question::Locate: writeLocation(out, random); break;
    case Question::Combine: writeCombination(out, random); break;
    case Question::ConvexPieces: writePieces(out, random); break;
    case Question::Triangles: writeTriangles(out, random); break;
    case Question::Untangle: writeUntangled(out, randomRing(random)); break;
    case Question::Place: writePlacement(out, random); break;
    case Question::Area:
    case Question::Bounds: writeSize(out, question, randomShape(random)); break;
    default: writeMeeting(out, question, random); break;
    }
}

} // namespace

int main(int argumentCount, char **arguments)
{
    const auto number = [&](int index) {
        int value = 0;
        if (index < argumentCount) {
            const std::string_view text = arguments[index];
            std::from_chars(text.data(), text.data() + text.size(), value);
        }
        return value;
    };
    if (argumentCount < 2) {
        std::cerr << "usage: geometry_questions FILE COUNT SEED\n";
        return 2;
    }
    std::ofstream file(arguments[1], std::ios::binary);
    Writer out(file);
    test::Random random(static_cast<std::uint64_t>(number(3)));
    out(number(2));
    for (int i = 0; i < number(2); ++i)
        writeQuestion(out, random);
    return file.flush() ? 0 : 1;
}
