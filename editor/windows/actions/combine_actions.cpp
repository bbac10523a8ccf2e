#include "windows/actions/action_tables.h"

#include "session/session.h"
#include "tools/outline_joins.h"
#include "tools/shape_algebra.h"
#include "windows/actions/project_view.h"
#include "windows/shapes/under_cursor_menu.h"

namespace hitbox {

namespace {

/// What is locked by its category is left alone as what is locked itself.
Document seen(const Session &session)
{
    return asSeen(session.document(), session.currentFrame(), session.categoryView());
}

/// A step of history, or the sentence that says why there is none.
template <typename Edit>
void take(Session &session, ProjectView &project, const Result<Edit> &edit)
{
    if (!edit) {
        project.tell(edit.error().what);
        return;
    }
    session.commit(asMeant(edit->document, session.document(), session.currentFrame()), edit->text);
    session.setSelection(edit->selection);
}

void combineSelection(Session &session, ProjectView &project, ShapeOperation operation)
{
    take(session, project,
         combinedShapes(seen(session), session.currentFrame(), session.selection().shapes, operation, session.snap()));
}

using PointStep = Result<PointEdit> (*)(const Document &, FrameRef, const QSet<HandleRef> &);

void editSelectedPoints(Session &session, ProjectView &project, PointStep step)
{
    take(session, project, step(seen(session), session.currentFrame(), session.selection().handles));
}

ActionState inFrames(const Session &session)
{
    return {.enabled = session.mode() == Session::Mode::Frames};
}

QList<ActionInfo> operationActions(Session &session, ProjectView &project)
{
    return {
        {.id = QStringLiteral("shape.merge"),
         .section = ActionSection::ShapeCombine,
         .text = Actions::tr("&Merge"),
         .keys = keys("Ctrl+Shift+U"),
         .toolTip = Actions::tr("Make one of the selected shapes; the lowest gives its name and category"),
         .icon = QStringLiteral(":/icons/shape-merge.svg"),
         .run = [&session, &project] { combineSelection(session, project, ShapeOperation::Merge); },
         .state = [&session] { return inFrames(session); }},
        {.id = QStringLiteral("shape.subtract"),
         .section = ActionSection::ShapeCombine,
         .text = Actions::tr("&Subtract from the lowest"),
         .keys = keys("Ctrl+Shift+B"),
         .toolTip = Actions::tr("Cut what the other selected shapes cover off the lowest one"),
         .icon = QStringLiteral(":/icons/shape-subtract.svg"),
         .run = [&session, &project] { combineSelection(session, project, ShapeOperation::Subtract); },
         .state = [&session] { return inFrames(session); }},
        {.id = QStringLiteral("shape.intersect"),
         .section = ActionSection::ShapeCombine,
         .text = Actions::tr("&Intersect"),
         .keys = keys("Ctrl+Shift+I"),
         .toolTip = Actions::tr("Keep what all selected shapes share; the lowest gives its name and category"),
         .icon = QStringLiteral(":/icons/shape-intersect.svg"),
         .run = [&session, &project] { combineSelection(session, project, ShapeOperation::Intersect); },
         .state = [&session] { return inFrames(session); }},
    };
}

QList<ActionInfo> otherActions(Session &session, ProjectView &project)
{
    return {
        {.id = QStringLiteral("shape.split-at-points"),
         .section = ActionSection::ShapeCombine,
         .text = Actions::tr("S&plit at points"),
         .keys = keys("Ctrl+Shift+K"),
         .toolTip = Actions::tr("Split a polygon between two selected points, or a chain at one"),
         .run = [&session, &project] { editSelectedPoints(session, project, splitAtPoints); },
         .state = [&session] { return inFrames(session); }},
        {.id = QStringLiteral("shape.join-points"),
         .section = ActionSection::ShapeCombine,
         .text = Actions::tr("&Join at points"),
         .keys = keys("Ctrl+J"),
         .toolTip = Actions::tr("Join selected ends of chains, or polygons that share an edge"),
         .run = [&session, &project] { editSelectedPoints(session, project, joinedAtPoints); },
         .state = [&session] { return inFrames(session); }},
        {.id = QStringLiteral("edit.under-cursor"),
         .section = ActionSection::EditSelection,
         .text = Actions::tr("Shapes &under the cursor…"),
         .keys = keys("Ctrl+U"),
         .toolTip = Actions::tr("List what lies under the cursor, covered shapes too, and select one"),
         .run = [&session, &project] { showShapesUnderCursor(session, project); },
         .state = [&session] { return inFrames(session); }},
        {.id = QStringLiteral("shape.symmetry"),
         .section = ActionSection::ShapeTools,
         .text = Actions::tr("S&ymmetric drawing"),
         .keys = keys("M"),
         .toolTip = Actions::tr("Draw polygons and edit their points on both sides of an axis at once"),
         .icon = QStringLiteral(":/icons/symmetry.svg"),
         .run =
             [&session] {
                 Symmetry symmetry = session.symmetry();
                 symmetry.on = !symmetry.on;
                 session.setSymmetry(symmetry);
             },
         .state = [&session]() -> ActionState {
             return {.enabled = session.mode() == Session::Mode::Frames, .checked = session.symmetry().on};
         }},
    };
}

} // namespace

QList<ActionInfo> combineActions(Session &session, ProjectView &project)
{
    return operationActions(session, project) + otherActions(session, project);
}

} // namespace hitbox
