#include "windows/shape_commands.h"

#include "document/edits.h"
#include "formats/clipboard.h"
#include "session/session.h"
#include "tools/shape_edits.h"
#include "windows/clipboard_flow.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(ShapeCommands)
};

bool selectAll(Session &session)
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

bool duplicate(Session &session)
{
    if (session.selection().shapes.isEmpty())
        return false;
    constexpr geometry::Point aside{4, 4};
    const int firstNew = session.document().nextShapeId;
    session.commit(duplicateShapes(session.document(), session.currentFrame(), session.selection().shapes, aside),
                   Words::tr("Duplicate"));
    Selection copies;
    for (const Shape &shape : findFrame(session.document(), session.currentFrame())->shapes) {
        if (shape.id.value >= firstNew)
            copies.shapes.insert(shape.id);
    }
    session.setSelection(copies);
    return true;
}

bool remove(Session &session, const QString &text)
{
    const QSet<ShapeId> shapes = changeableShapes(session);
    if (shapes.isEmpty())
        return false;
    const Frame &frame = *findFrame(session.document(), session.currentFrame());
    session.commit(removeShapes(session.document(), session.currentFrame(), shapes),
                   text.arg(calledShapes(frame, shapes)));
    return true;
}

bool copy(const Session &session)
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

bool performOnShapes(Session &session, EditCommand command)
{
    switch (command) {
    case EditCommand::SelectAll: return selectAll(session);
    case EditCommand::Duplicate: return duplicate(session);
    case EditCommand::Remove: return remove(session, Words::tr("Delete %1"));
    case EditCommand::Copy: return copy(session);
    case EditCommand::Cut: return copy(session) && remove(session, Words::tr("Cut %1"));
    case EditCommand::Rename: break;
    }
    return false;
}

} // namespace hitbox
