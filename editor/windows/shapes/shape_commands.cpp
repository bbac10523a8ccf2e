#include "windows/shapes/shape_commands.h"

#include "document/edits.h"
#include "document/frame_edits.h"
#include "formats/paste/clipboard.h"
#include "session/session.h"
#include "tools/shape_edits.h"
#include "windows/shapes/clip_mime.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

class ShapeCommandsWords
{
    Q_DECLARE_TR_FUNCTIONS(ShapeCommands)
};

bool selectAllShapes(Session &session)
{
    const Frame *frame = findFrame(session.document(), session.currentFrame());
    if (!frame)
        return false;
    Selection all;
    for (const Shape &shape : asSeen(*frame, session.categoryView()).shapes) {
        if (shape.visible && !shape.locked)
            all.shapes.insert(shape.id);
    }
    session.setSelection(all);
    return true;
}

bool landsOnAnother(const Frame &frame, const QSet<ShapeId> &shapes, geometry::Point way)
{
    return std::any_of(frame.shapes.cbegin(), frame.shapes.cend(), [&](const Shape &shape) {
        if (!shapes.contains(shape.id))
            return false;
        const Outline copy = moved(shape.outline, way);
        return std::any_of(frame.shapes.cbegin(), frame.shapes.cend(),
                           [&copy](const Shape &other) { return other.outline == copy; });
    });
}

/// How far copies go together for none to hide an earlier one, and be taken for it.
geometry::Point wayBesideShapes(const Frame &frame, const QSet<ShapeId> &shapes)
{
    constexpr geometry::Point aside{4, 4};
    const qsizetype most = frame.shapes.size() * shapes.size(); // each two meet at one step
    qsizetype steps = 1;
    while (steps <= most && landsOnAnother(frame, shapes, aside * static_cast<double>(steps)))
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
    session.commit(duplicateShapes(session.document(), session.currentFrame(), shapes, wayBesideShapes(*frame, shapes)),
                   ShapeCommandsWords::tr("Duplicate"));
    Selection copies;
    for (const Shape &shape : findFrame(session.document(), session.currentFrame())->shapes) {
        if (shape.id.value >= firstNew)
            copies.shapes.insert(shape.id);
    }
    session.setSelection(copies);
    return true;
}

bool removeSelectedShapes(Session &session, const QString &text)
{
    const QSet<ShapeId> shapes = changeableShapes(session);
    if (shapes.isEmpty())
        return false;
    const Frame &frame = *findFrame(session.document(), session.currentFrame());
    session.commit(removeShapes(session.document(), session.currentFrame(), shapes),
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

QSet<ShapeId> changeableShapes(const Session &session)
{
    QSet<ShapeId> shapes;
    const Frame *frame = findFrame(session.document(), session.currentFrame());
    for (const Shape &shape : frame ? asSeen(*frame, session.categoryView()).shapes : QList<Shape>()) {
        if (session.selection().shapes.contains(shape.id) && !shape.locked)
            shapes.insert(shape.id);
    }
    return shapes;
}

QString categoryInHand(const Session &session)
{
    QString category = session.currentCategory();
    if (const Frame *frame = findFrame(session.shown(), session.currentFrame())) {
        for (const Shape &shape : frame->shapes) {
            if (session.selection().shapes.contains(shape.id))
                category = shape.category;
        }
    }
    return category;
}

void giveCategory(Session &session, const QString &name)
{
    session.setCurrentCategory(name);
    Document document = session.document();
    for (const ShapeId id : changeableShapes(session)) {
        Shape shape = *findShape(*findFrame(document, session.currentFrame()), id);
        shape.category = name;
        document = withShape(document, session.currentFrame(), shape);
    }
    session.commit(document, ShapeCommandsWords::tr("Category %1").arg(name));
}

bool restackShapes(Session &session, Restack step)
{
    const QSet<ShapeId> shapes = changeableShapes(session);
    if (shapes.isEmpty())
        return false;
    const Frame &frame = *findFrame(session.document(), session.currentFrame());
    session.commit(restackShapes(session.document(), session.currentFrame(), shapes, step),
                   ShapeCommandsWords::tr("Move %1 in the order").arg(calledShapes(frame, shapes)));
    return true;
}

bool performOnShapes(Session &session, EditCommand command)
{
    switch (command) {
    case EditCommand::SelectAll: return selectAllShapes(session);
    case EditCommand::Duplicate: return duplicateSelectedShapes(session);
    case EditCommand::Remove: return removeSelectedShapes(session, ShapeCommandsWords::tr("Delete %1"));
    case EditCommand::Copy: return copySelectedShapes(session);
    case EditCommand::Cut:
        return copySelectedShapes(session) && removeSelectedShapes(session, ShapeCommandsWords::tr("Cut %1"));
    case EditCommand::Rename: break;
    }
    return false;
}

} // namespace hitbox
