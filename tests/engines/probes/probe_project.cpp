#include "engines/probes/probe_project.h"

#include "formats/exporters/golden.h"

#include <cmath>
#include <numbers>
#include <random>

namespace hitbox {

namespace {

using geometry::Point;

/// To eighths of a pixel.
Point onGrid(Point point)
{
    return {std::round(point.x * 8) / 8, std::round(point.y * 8) / 8};
}

class Drawing
{
public:
    Drawing(Document &document, unsigned seed)
        : m_document(document)
        , m_random(seed)
    {
    }

    void addFrame(const char *name, Point pivot, const QList<std::pair<const char *, Outline>> &outlines)
    {
        QList<Frame> &frames = m_document.sprites[0].frames;
        Frame frame;
        frame.name = QString::fromLatin1(name);
        frame.size = {64, 80};
        frame.rect = {int(frames.size()) * 64, 0, 64, 80};
        frame.pivot = pivot;
        for (const auto &[shapeName, outline] : outlines) {
            Shape shape;
            shape.id = {m_document.nextShapeId++};
            shape.name = QString::fromLatin1(shapeName);
            shape.category = frame.shapes.size() % 2 ? QStringLiteral("hit") : QStringLiteral("hurt");
            shape.outline = outline;
            frame.shapes.append(shape);
        }
        frames.append(frame);
    }

    /// Teeth of uneven length hang from a back that leans.
    PolygonOutline comb()
    {
        constexpr int teeth = 6;
        PolygonOutline outline{{{3, 5}, {61, 9}}};
        for (int tooth = 0; tooth < teeth; ++tooth) {
            const double right = 61 - tooth * 10;
            outline.points.append(onGrid({right, within(40, 74)}));
            outline.points.append(onGrid({right - within(3, 6), within(38, 72)}));
            outline.points.append(onGrid({right - within(6.5, 7.5), within(16, 30)}));
            outline.points.append(onGrid({right - within(8, 9.5), within(15, 24)}));
        }
        return outline;
    }

    /// Long and short rays in turn, so that each second corner is a notch.
    PolygonOutline star(Point center, int rays)
    {
        PolygonOutline outline;
        for (int i = 0; i < 2 * rays; ++i) {
            const double angle = std::numbers::pi * (i + within(-0.3, 0.3)) / rays;
            const double reach = i % 2 ? within(6, 9) : within(16, 26);
            outline.points.append(onGrid(center + Point{std::cos(angle) * reach, std::sin(angle) * reach * 1.25}));
        }
        return outline;
    }

private:
    double within(double least, double most) { return std::uniform_real_distribution<double>(least, most)(m_random); }

    Document &m_document;
    std::mt19937 m_random;
};

/// Corners, slits and steps that are finer than Box2D tells apart.
PolygonOutline chamfered()
{
    return {{{10, 10},
             {10, 50},
             {10.03, 50.04},
             {50, 50.04},
             {50.04, 50},
             {50.04, 30},
             {50.1, 29.98},
             {50.04, 29.96},
             {50.04, 10},
             {50, 9.97},
             {30.1, 9.97},
             {30.08, 25},
             {30.05, 25.02},
             {30.02, 25},
             {30, 9.97},
             {20, 9.97 + 1e-6},
             {15, 9.97}}};
}

/// Convex, with more corners than most engines take.
PolygonOutline wheel(Point center, double radius, int corners)
{
    PolygonOutline outline;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        outline.points.append(onGrid(center + Point{std::cos(angle) * radius, std::sin(angle) * radius * 0.8}));
    }
    return outline;
}

} // namespace

Document probeProject(unsigned seed)
{
    Document document = golden::lopsided();
    Drawing drawing(document, seed);
    drawing.addFrame("comb", {12, 70},
                     {{"comb", drawing.comb()},
                      {"lid", geometry::Box{{20, 1}, {51, 12}}},
                      {"ball", geometry::Circle{{11, 66}, 7.5}},
                      {"bar", geometry::Capsule{{20, 76}, {58, 60}, 3}}});
    drawing.addFrame("star", {31.5, 44},
                     {{"star", drawing.star({30, 36}, 9)},
                      {"wheel", wheel({44, 60}, 15, 21)},
                      {"handle", geometry::Capsule{{8, 6}, {12, 30}, 4.5}}});
    drawing.addFrame("ball", {32, 40}, {{"ball", geometry::Circle{{22, 55}, 9}}});
    drawing.addFrame("crate", {32, 40}, {{"crate", geometry::Box{{8, 42}, {30, 71}}}});

    drawing.addFrame("fine", {30, 20},
                     {{"chamfered", chamfered()},
                      {"speck", PolygonOutline{{{58, 5}, {58, 5.05}, {58.05, 5.05}}}},
                      {"hair", geometry::Capsule{{55, 60}, {60, 75}, 0.02}},
                      {"ground", ChainLine{{{2, 70}, {2.1, 70}, {30, 77}, {50, 71}, {50, 71.1}}}},
                      {"dust", ChainLine{{{5, 5}, {5.1, 5}}}}});
    for (Frame &frame : document.sprites[0].frames) {
        for (Shape &shape : frame.shapes)
            shape.properties = {{QStringLiteral("density"), 4.0}};
    }

    const auto instance = [](const char *frame, Point position, double rotation, Point scale) {
        return Instance{QStringLiteral("lopsided"), QString::fromLatin1(frame), position, rotation, scale};
    };
    document.stages[0].instances = {instance("stand", {0, 0}, 30, {1.5, 0.75}),
                                    instance("strike", {60, 10}, 0, {-1, 1}), instance("comb", {150, 40}, -75, {-2, 2}),
                                    instance("star", {40, 120}, 180, {1, 1})};
    return document;
}

} // namespace hitbox
