#include "../probes/probes.h"

#include <chipmunk/chipmunk.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

/// chipmunk PROBES: the documented JSON in Chipmunk 7, which takes frame pixels as they are: convex pieces, circles,
/// and segments with a radius for capsules and chains.
namespace {

using Json = nlohmann::json;

cpVect vectorOf(const Json &point)
{
    return cpv(point.at(0).get<double>(), point.at(1).get<double>());
}

/// Chipmunk takes the hull of what is not convex.
cpShape *polygonOf(cpBody *body, const Json &points)
{
    std::vector<cpVect> corners;
    for (const Json &point : points)
        corners.push_back(vectorOf(point));
    cpShape *shape = cpPolyShapeNew(body, int(corners.size()), corners.data(), cpTransformIdentity, 0);
    if (cpPolyShapeGetCount(shape) != int(corners.size()))
        throw std::runtime_error("Chipmunk keeps " + std::to_string(cpPolyShapeGetCount(shape)) + " of " +
                                 std::to_string(corners.size()) + " corners");
    return shape;
}

std::vector<cpShape *> shapesOf(cpBody *body, const Json &source)
{
    const std::string type = source.at("type");
    if (type == "circle")
        return {cpCircleShapeNew(body, source.at("radius"), vectorOf(source.at("center")))};
    if (type == "capsule")
        return {cpSegmentShapeNew(body, vectorOf(source.at("from")), vectorOf(source.at("to")), source.at("radius"))};
    if (type == "box") {
        const Json &rect = source.at("rect");
        const cpVect least = vectorOf(rect);
        return {cpBoxShapeNew2(
            body, cpBBNew(least.x, least.y, least.x + rect.at(2).get<double>(), least.y + rect.at(3).get<double>()),
            0)};
    }
    std::vector<cpShape *> shapes;
    if (type == "polygon") {
        for (const Json &piece : source.at("pieces"))
            shapes.push_back(polygonOf(body, piece));
        return shapes;
    }
    const Json &points = source.at("points");
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        shapes.push_back(cpSegmentShapeNew(body, vectorOf(points[i]), vectorOf(points[i + 1]), 0));
    return shapes;
}

/// A frame in a space of its own; the space frees nothing, and neither does a program that ends.
struct LoadedFrame {
    cpSpace *space = cpSpaceNew();
    std::vector<std::string> names; ///< of the shapes, which hold pointers to them
    int count = 0;
};

void load(LoadedFrame &frame, const Json &shapes)
{
    cpBody *body = cpSpaceGetStaticBody(frame.space);
    frame.names.reserve(shapes.size());
    for (const Json &source : shapes) {
        frame.names.push_back(source.at("name"));
        const std::vector<cpShape *> made = shapesOf(body, source);
        for (cpShape *shape : made) {
            cpShapeSetUserData(shape, &frame.names.back());
            cpSpaceAddShape(frame.space, shape);
        }
        frame.count += made.empty() ? 0 : 1;
    }
}

std::map<std::string, LoadedFrame> frames;

int shapesIn(const ProbeFrame *frame)
{
    return frames[frame->name].count;
}

void noteHit(cpShape *shape, cpVect, cpFloat distance, cpVect, void *held)
{
    if (distance < 0)
        hold(static_cast<HeldShapes *>(held), static_cast<const std::string *>(cpShapeGetUserData(shape))->c_str());
}

void ask(const ProbeFrame *frame, double x, double y, HeldShapes *held)
{
    cpSpacePointQuery(frames[frame->name].space, cpv(x, y), 0, CP_SHAPE_FILTER_ALL, noteHit, held);
}

} // namespace

int main(int argc, char **argv)
try {
    const std::string folder = argc > 1 ? argv[1] : ".";
    const Json document = Json::parse(std::ifstream(folder + "/sample.json"));
    for (const Json &frame : document.at("sprites").at(0).at("frames"))
        load(frames[frame.at("name").get<std::string>()], frame.at("shapes"));
    return agreesWithProbes("Chipmunk", (folder + "/probes.txt").c_str(), shapesIn, ask) ? 0 : 1;
} catch (const std::exception &error) {
    std::printf("Chipmunk: %s\n", error.what());
    return 1;
}
