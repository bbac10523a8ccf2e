#include "windows/actions/action_tables.h"

#include "session/open_project.h"
#include "tools/outline_joins.h"
#include "tools/shape_algebra.h"
#include "windows/actions/project_view.h"
#include "windows/shapes/under_cursor_menu.h"

namespace hitbox {

namespace {

/// What is locked by its category is left alone as what is locked itself.
Document seen(const OpenProject &project)
{
    return asSeen(project.session.document(), project.session.currentFrame(), project.tools.now().categoryView);
}

/// A step of history, or the sentence that says why there is none.
template <typename Edit>
void take(Session &session, ProjectView &view, const Result<Edit> &edit)
{
    if (!edit) {
        view.tell(edit.error().what);
        return;
    }
    session.commit(asMeant(edit->document, session.document(), session.currentFrame()), edit->text);
    session.setSelection(edit->selection);
}

void combineSelection(OpenProject &project, ProjectView &view, ShapeOperation operation)
{
    take(project.session, view,
         combinedShapes(seen(project), project.session.currentFrame(), project.session.selection().shapes, operation,
                        project.tools.now().snap));
}

using PointStep = Result<PointEdit> (*)(const Document &, FrameRef, const QSet<HandleRef> &);

void editSelectedPoints(OpenProject &project, ProjectView &view, PointStep step)
{
    take(project.session, view,
         step(seen(project), project.session.currentFrame(), project.session.selection().handles));
}

ActionState inFrames(const Session &session)
{
    return {.enabled = session.mode() == Session::Mode::Frames};
}

QList<ActionInfo> operationActions(OpenProject &project, ProjectView &view)
{
    return {
        {.id = QStringLiteral("shape.merge"),
         .section = ActionSection::ShapeCombine,
         .text = Actions::tr("&Merge"),
         .keys = keys("Ctrl+Shift+U"),
         .toolTip = Actions::tr("Make one of the selected shapes; the lowest gives its name and category"),
         .icon = QStringLiteral(":/icons/shape-merge.svg"),
         .run = [&project, &view] { combineSelection(project, view, ShapeOperation::Merge); },
         .state = [&project] { return inFrames(project.session); }},
        {.id = QStringLiteral("shape.subtract"),
         .section = ActionSection::ShapeCombine,
         .text = Actions::tr("&Subtract from the lowest"),
         .keys = keys("Ctrl+Shift+B"),
         .toolTip = Actions::tr("Cut what the other selected shapes cover off the lowest one"),
         .icon = QStringLiteral(":/icons/shape-subtract.svg"),
         .run = [&project, &view] { combineSelection(project, view, ShapeOperation::Subtract); },
         .state = [&project] { return inFrames(project.session); }},
        {.id = QStringLiteral("shape.intersect"),
         .section = ActionSection::ShapeCombine,
         .text = Actions::tr("&Intersect"),
         .keys = keys("Ctrl+Shift+I"),
         .toolTip = Actions::tr("Keep what all selected shapes share; the lowest gives its name and category"),
         .icon = QStringLiteral(":/icons/shape-intersect.svg"),
         .run = [&project, &view] { combineSelection(project, view, ShapeOperation::Intersect); },
         .state = [&project] { return inFrames(project.session); }},
    };
}

QList<ActionInfo> otherActions(OpenProject &project, ProjectView &view)
{
    return {
        {.id = QStringLiteral("shape.split-at-points"),
         .section = ActionSection::ShapeCombine,
         .text = Actions::tr("S&plit at points"),
         .keys = keys("Ctrl+Shift+K"),
         .toolTip = Actions::tr("Split a polygon between two selected points, or a chain at one"),
         .run = [&project, &view] { editSelectedPoints(project, view, splitAtPoints); },
         .state = [&project] { return inFrames(project.session); }},
        {.id = QStringLiteral("shape.join-points"),
         .section = ActionSection::ShapeCombine,
         .text = Actions::tr("&Join at points"),
         .keys = keys("Ctrl+J"),
         .toolTip = Actions::tr("Join selected ends of chains, or polygons that share an edge"),
         .run = [&project, &view] { editSelectedPoints(project, view, joinedAtPoints); },
         .state = [&project] { return inFrames(project.session); }},
        {.id = QStringLiteral("edit.under-cursor"),
         .section = ActionSection::EditSelection,
         .text = Actions::tr("Shapes &under the cursor…"),
         .keys = keys("Ctrl+U"),
         .toolTip = Actions::tr("List what lies under the cursor, covered shapes too, and select one"),
         .run = [&project, &view] { showShapesUnderCursor(project.session, view); },
         .state = [&project] { return inFrames(project.session); }},
        {.id = QStringLiteral("shape.symmetry"),
         .section = ActionSection::ShapeTools,
         .text = Actions::tr("S&ymmetric drawing"),
         .keys = keys("M"),
         .toolTip = Actions::tr("Draw polygons and edit their points on both sides of an axis at once"),
         .submenu = Actions::tr("&Tools"),
         .icon = QStringLiteral(":/icons/symmetry.svg"),
         .run =
             [&project] {
                 Symmetry symmetry = project.tools.now().symmetry;
                 symmetry.on = !symmetry.on;
                 project.tools.set(&ToolSettings::symmetry, symmetry);
             },
         .state = [&project]() -> ActionState {
             return {.enabled = project.session.mode() == Session::Mode::Frames,
                     .checked = project.tools.now().symmetry.on};
         }},
    };
}

} // namespace

QList<ActionInfo> combineActions(OpenProject &project, ProjectView &view)
{
    return operationActions(project, view) + otherActions(project, view);
}

} // namespace hitbox
