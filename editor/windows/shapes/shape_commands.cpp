#include "windows/shapes/shape_commands.h"

#include "document/edits.h"
#include "document/frame_edits.h"
#include "document/track_edits.h"
#include "formats/paste/clipboard.h"
#include "session/open_project.h"
#include "tools/shape_edits.h"
#include "windows/shapes/clip_mime.h"

#include <QGuiApplication>
#include <QMultiHash>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

class ShapeCommandsWords
{
    Q_DECLARE_TR_FUNCTIONS(ShapeCommands)
};

bool selectAllShapes(OpenProject &project)
{
    const Frame *frame = findFrame(project.session.document(), project.session.currentFrame());
    if (!frame)
        return false;
    Selection all;
    for (const Shape &shape : asSeen(*frame, project.tools.now().categoryView).shapes) {
        if (shape.visible && !shape.locked)
            all.shapes.insert(shape.id);
    }
    project.session.setSelection(all);
    return true;
}

/// Finds outlines again by where their first points are.
class OutlineIndex
{
public:
    explicit OutlineIndex(const QList<Shape> &shapes)
    {
        m_outlines.reserve(shapes.size());
        for (const Shape &shape : shapes)
            m_outlines.insert(keyOf(shape.outline), shape.outline);
    }

    bool contains(const Outline &outline) const
    {
        const auto [first, last] = m_outlines.equal_range(keyOf(outline));
        return std::find(first, last, outline) != last;
    }

private:
    using Key = std::pair<double, double>;

    static Key keyOf(const Outline &outline)
    {
        const QList<geometry::Point> points = definingPoints(outline);
        return points.isEmpty() ? Key() : Key(points.constFirst().x, points.constFirst().y);
    }

    QMultiHash<Key, Outline> m_outlines;
};

bool landsOnAnother(const OutlineIndex &outlines, const QList<Outline> &moving, geometry::Point way)
{
    return std::ranges::any_of(moving, [&](const Outline &outline) { return outlines.contains(moved(outline, way)); });
}

/// How far copies go together for none to hide an earlier one, and be taken for it.
geometry::Point wayBesideShapes(const Frame &frame, const QSet<ShapeId> &shapes)
{
    constexpr geometry::Point aside{4, 4};
    const OutlineIndex outlines(frame.shapes);
    QList<Outline> moving;
    for (const Shape &shape : frame.shapes) {
        if (shapes.contains(shape.id))
            moving.append(shape.outline);
    }
    const qsizetype most = frame.shapes.size() * shapes.size(); // each two meet at one step
    qsizetype steps = 1;
    while (steps <= most && landsOnAnother(outlines, moving, aside * static_cast<double>(steps)))
        ++steps;
    return aside * static_cast<double>(steps);
}

bool duplicateSelectedShapes(Session &session)
{
    const Frame *frame = findFrame(session.document(), session.currentFrame());
    const QSet<ShapeId> shapes = session.selection().shapes;
    if (!frame || shapes.isEmpty())
        return false;
    const int firstNew = session.document().nextShapeId;
    if (!session.commit(
            duplicateShapes(session.document(), session.currentFrame(), shapes, wayBesideShapes(*frame, shapes)),
            ShapeCommandsWords::tr("Duplicate")))
        return true;
    Selection copies;
    for (const Shape &shape : findFrame(session.document(), session.currentFrame())->shapes) {
        if (shape.id.value >= firstNew)
            copies.shapes.insert(shape.id);
    }
    session.setSelection(copies);
    return true;
}

bool removeSelectedShapes(OpenProject &project, const QString &text)
{
    const QSet<ShapeId> shapes = changeableShapes(project);
    if (shapes.isEmpty())
        return false;
    const Frame &frame = *findFrame(project.session.document(), project.session.currentFrame());
    commitShapes(project, removeShapes(project.session.document(), project.session.currentFrame(), shapes),
                 text.arg(calledShapes(frame, shapes)));
    return true;
}

bool copySelectedShapes(const Session &session)
{
    if (session.selection().shapes.isEmpty())
        return false;
    putOnClipboard(clipOfShapes(session.document(), session.currentFrame(), session.selection().shapes));
    return true;
}

} // namespace

QSet<ShapeId> changeableShapes(const OpenProject &project)
{
    QSet<ShapeId> shapes;
    const Frame *frame = findFrame(project.session.document(), project.session.currentFrame());
    for (const Shape &shape : frame ? asSeen(*frame, project.tools.now().categoryView).shapes : QList<Shape>()) {
        if (project.session.selection().shapes.contains(shape.id) && !shape.locked)
            shapes.insert(shape.id);
    }
    return shapes;
}

QString categoryInHand(const OpenProject &project)
{
    QString category = project.tools.now().category;
    if (const Frame *frame = findFrame(project.session.shown(), project.session.currentFrame())) {
        for (const Shape &shape : frame->shapes) {
            if (project.session.selection().shapes.contains(shape.id))
                category = shape.category;
        }
    }
    return category;
}

std::optional<QString> commonCategory(const OpenProject &project)
{
    const QString category = categoryInHand(project);
    const Frame *frame = findFrame(project.session.shown(), project.session.currentFrame());
    const QSet<ShapeId> &selected = project.session.selection().shapes;
    const auto isOfAnother = [&](const Shape &shape) {
        return selected.contains(shape.id) && shape.category != category;
    };
    if (frame && std::ranges::any_of(frame->shapes, isOfAnother))
        return std::nullopt;
    return category;
}

void giveCategory(OpenProject &project, const QString &name)
{
    project.tools.set(&ToolSettings::category, name);
    QList<Shape> edited;
    for (const ShapeId id : changeableShapes(project)) {
        edited.append(*findShape(*findFrame(project.session.document(), project.session.currentFrame()), id));
        edited.last().category = name;
    }
    commitLook(project, edited, ShapeCommandsWords::tr("Category %1").arg(name));
}

void commitLook(OpenProject &project, const QList<Shape> &edited, const QString &text)
{
    const bool isAlone = QGuiApplication::keyboardModifiers().testFlag(Qt::AltModifier);
    // What is being drawn is in the list already, and in no document yet.
    project.session.endGesture(Session::GestureEnd::Finish);
    const FrameRef ref = project.session.currentFrame();
    Document document = project.session.document();
    for (const Shape &shape : edited) {
        if (const Frame *frame = findFrame(document, ref); frame && findShape(*frame, shape.id))
            document = withLook(std::move(document), ref, shape, isAlone ? TrackReach::FrameAlone : TrackReach::Whole);
    }
    project.session.commit(document, text);
}

bool restackShapes(OpenProject &project, Restack step)
{
    const QSet<ShapeId> shapes = changeableShapes(project);
    if (shapes.isEmpty())
        return false;
    const Frame &frame = *findFrame(project.session.document(), project.session.currentFrame());
    project.session.commit(restackShapes(project.session.document(), project.session.currentFrame(), shapes, step),
                           ShapeCommandsWords::tr("Move %1 in the order").arg(calledShapes(frame, shapes)));
    return true;
}

bool performOnShapes(OpenProject &project, EditCommand command)
{
    switch (command) {
    case EditCommand::SelectAll: return selectAllShapes(project);
    case EditCommand::Duplicate: return duplicateSelectedShapes(project.session);
    case EditCommand::Remove: return removeSelectedShapes(project, ShapeCommandsWords::tr("Delete %1"));
    case EditCommand::Copy: return copySelectedShapes(project.session);
    case EditCommand::Cut:
        return copySelectedShapes(project.session) && removeSelectedShapes(project, ShapeCommandsWords::tr("Cut %1"));
    case EditCommand::Rename: break;
    }
    return false;
}

} // namespace hitbox
