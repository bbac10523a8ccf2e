#pragma once

#include "document/edits.h"
#include "document/ids_at.h"
#include "tools/tool.h"
#include "tools/tool_factories.h"

#include <QList>

#include <functional>
#include <memory>
#include <optional>

/// A tool at work without window or session: what it commits becomes the document, what it selects the selection.
namespace hitbox {

struct ToolBench {
    std::unique_ptr<Tool> tool;
    Document document;
    FrameRef frame{0, 0};
    int stage = 0;
    Selection selection;
    SnapSettings snap;
    std::optional<Document> draft;
    QStringList steps; ///< the texts of what was committed
    ToolAnswer last;
    Qt::KeyboardModifiers held = Qt::NoModifier;
    double pickRadius = 2;

    Symmetry symmetry;
    ProbeHand probeHand;
    std::optional<CanvasSight> sight;

    ToolContext context() const { return contextOf(document); }
    ToolContext contextOf(const Document &value) const
    {
        const Frame *inView = findFrame(value, frame);
        ToolContext context{value, frame, stage, selection, snap, QStringLiteral("hit")};
        context.mirrorAxis = inView ? axisIn(*inView, symmetry) : std::nullopt;
        context.probeHand = probeHand;
        context.sight = sight;
        return context;
    }

    ToolAnswer feed(ToolInput input)
    {
        input.modifiers = held;
        input.pickRadius = pickRadius;
        last = tool->handle(input, context());
        using Outcome = ToolAnswer::Outcome;
        if (last.outcome == Outcome::Commit) {
            document = *last.draft;
            steps.append(last.text);
        }
        if (last.outcome == Outcome::Continue && tool->busy())
            draft = last.draft ? last.draft : draft;
        else if (last.outcome != Outcome::Ignored)
            draft.reset();
        if (last.selection)
            selection = *last.selection;
        if (last.symmetry)
            symmetry = *last.symmetry;
        if (last.probeHand)
            probeHand = *last.probeHand;
        return last;
    }

    ToolAnswer press(geometry::Point p, Qt::MouseButton button = Qt::LeftButton)
    {
        return feed({ToolInput::Kind::Press, p, button, {}, 0, 0});
    }
    ToolAnswer move(geometry::Point p) { return feed({ToolInput::Kind::Move, p, Qt::NoButton, {}, 0, 0}); }
    ToolAnswer moveHolding(geometry::Point p, Qt::MouseButtons buttons)
    {
        return feed({ToolInput::Kind::Move, p, Qt::NoButton, {}, 0, 0, buttons});
    }
    ToolAnswer release(geometry::Point p) { return feed({ToolInput::Kind::Release, p, Qt::LeftButton, {}, 0, 0}); }
    ToolAnswer key(int key) { return feed({ToolInput::Kind::Key, {}, Qt::NoButton, {}, key, 0}); }
    ToolAnswer leave() { return feed({ToolInput::Kind::Leave, {}, Qt::NoButton, {}, 0, 0}); }
    ToolAnswer click(geometry::Point p)
    {
        press(p);
        return release(p);
    }
    ToolAnswer drag(geometry::Point from, geometry::Point to)
    {
        press(from);
        move(to);
        return release(to);
    }
    /// The whole series that a double click is made of; the answer to its own event is in `last`.
    ToolAnswer doubleClick(geometry::Point p)
    {
        click(p);
        press(p);
        const ToolAnswer answer = feed({ToolInput::Kind::DoubleClick, p, Qt::LeftButton, {}, 0, 0});
        release(p);
        return answer;
    }

    Overlay overlay() const
    {
        const Document &seen = draft ? *draft : document;
        return tool->overlay(contextOf(seen));
    }

    /// What stands on the stage, by its places there.
    Stage stageValue() const { return document.stages.value(stage); }
    void selectInstances(const QList<int> &places) { selection.instances = idsAt(stageValue().instances, places); }
    void selectEmitter(int place) { selection.emitter = idAt(stageValue().emitters, place); }
    QList<int> selectedInstances() const { return placesOf(stageValue().instances, selection.instances); }
    QList<int> selectedProbes() const { return placesOf(stageValue().probes, selection.probes); }
    int selectedEmitter() const { return placeOf(stageValue().emitters, selection.emitter); }

    const Frame &frameValue() const { return *findFrame(document, frame); }
    const QList<Shape> &shapes() const { return frameValue().shapes; }
    const Outline &outline(int id) const { return findShape(frameValue(), ShapeId{id})->outline; }
    const QList<geometry::Point> &points(int id) const { return std::get<PolygonOutline>(outline(id)).points; }
    const QList<geometry::Point> &draftPoints(int id) const
    {
        return std::get<PolygonOutline>(findShape(*findFrame(*draft, frame), ShapeId{id})->outline).points;
    }
};

/// One sprite "ship" with one frame of 64 x 64 pixels and the shapes in it, with ids from 1.
inline Document documentWith(const QList<Outline> &outlines)
{
    Document document = emptyProject();
    Frame frame;
    frame.name = QStringLiteral("ship_0");
    frame.rect = QRect(0, 0, 64, 64);
    frame.size = QSize(64, 64);
    frame.pivot = {32, 32};
    Sprite sprite;
    sprite.name = QStringLiteral("ship");
    sprite.image = QStringLiteral("ship.png");
    sprite.frames = {frame};
    document = withSprite(std::move(document), sprite);
    QList<Shape> shapes;
    for (const Outline &outline : outlines) {
        Shape shape;
        shape.name = QStringLiteral("shape%1").arg(shapes.size() + 1);
        shape.outline = outline;
        shapes.append(shape);
    }
    return addShapes(std::move(document), {0, 0}, shapes);
}

inline Outline polygon(const QList<geometry::Point> &points)
{
    return PolygonOutline{points};
}

inline Outline squareAt(double x, double y, double side)
{
    return polygon({{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}});
}

inline void setShape(Document &document, int id, const std::function<void(Shape &)> &edit)
{
    for (Shape &shape : document.sprites[0].frames[0].shapes) {
        if (shape.id.value == id)
            edit(shape);
    }
}

} // namespace hitbox
