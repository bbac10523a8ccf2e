#include "windows/shapes/canvas_menu.h"

#include "drawing/drawing.h"
#include "scene/canvas_view.h"
#include "session/live/live_play.h"
#include "session/open_project.h"
#include "stage/placements.h"
#include "tools/picking.h"
#include "tools/point_handles.h"
#include "windows/actions/actions.h"
#include "windows/actions/project_commands.h"
#include "windows/shapes/shape_commands.h"
#include "windows/widgets/combo_items.h"
#include "windows/widgets/edit_command.h"
#include "windows/widgets/plain_text.h"

#include <QCoreApplication>
#include <QMenu>

namespace hitbox {

namespace {

class CanvasMenuWords
{
    Q_DECLARE_TR_FUNCTIONS(CanvasMenu)
};

bool isInHand(const Session &session, const char *tool)
{
    return QLatin1String(session.tool().id) == QLatin1String(tool);
}

void selectHandle(Session &session, HandleRef handle)
{
    Selection selection = session.selection();
    if (selection.handles.contains(handle))
        return;
    if (!selection.shapes.contains(handle.shape))
        selection.shapes = {handle.shape};
    selection.handles = {handle};
    session.setSelection(selection);
}

void selectOnFrame(OpenProject &project, geometry::Point place, double reach)
{
    const Frame *found = findFrame(project.session.document(), project.session.currentFrame());
    if (!found)
        return;
    const Frame frame = asSeen(*found, project.tools.now().categoryView);
    if (isInHand(project.session, "edit-points")) {
        if (const auto handle = handleAt(frame, project.live.overlay.now().handledShapes(), place, reach))
            return selectHandle(project.session, *handle);
    }
    const ShapeId shape = shapeAt(frame, place, reach, project.session.selection().shapes);
    if (shape && !project.session.selection().shapes.contains(shape))
        project.session.setSelection({{shape}, {}, {}});
}

void selectOnStage(Session &session, geometry::Point place, double reach)
{
    const Stage *stage = findStage(session.document(), session.currentStage());
    if (!stage || !isInHand(session, "place"))
        return;
    const Id<Instance> instance = instanceAt(session.document(), *stage, place, reach);
    if (instance && !session.selection().instances.contains(instance))
        session.setSelection({.instances = {instance}});
}

void addSubmenu(QMenu &menu, const Actions &actions, const QString &title, const QStringList &ids)
{
    listActions(*menu.addMenu(title), actions, ids);
}

Frame seenFrame(const OpenProject &project)
{
    const Frame *frame = findFrame(project.session.document(), project.session.currentFrame());
    return frame ? asSeen(*frame, project.tools.now().categoryView) : Frame();
}

/// Delete means what the tool in hand takes it for: with any other one, the shapes.
void addPoints(QMenu &menu, OpenProject &project, const Actions &actions)
{
    const auto count = static_cast<int>(editablePoints(seenFrame(project), project.session.selection()).size());
    if (count == 0)
        return;
    if (isInHand(project.session, "edit-points"))
        menu.addAction(count == 1 ? CanvasMenuWords::tr("Delete the point\tDel")
                                  : CanvasMenuWords::tr("Delete %n points\tDel", nullptr, count),
                       &project.session, [&project] { feedKey(project, Qt::Key_Delete); });
    listActions(menu, actions, {"shape.split-at-points", "shape.join-points", {}});
}

void addDelete(QMenu &menu, OpenProject &project, const Actions &actions)
{
    const bool meansHandles = isInHand(project.session, "edit-points") &&
                              !editableHandles(seenFrame(project), project.session.selection()).isEmpty();
    if (!meansHandles)
        return listActions(menu, actions, {"edit.delete"});
    const auto count = static_cast<int>(changeableShapes(project).size());
    menu.addAction(count == 1 ? CanvasMenuWords::tr("De&lete the shape")
                              : CanvasMenuWords::tr("De&lete %n shapes", nullptr, count),
                   &project.session, [&project] { performOnShapes(project, EditCommand::Remove); });
}

void addCategories(QMenu &menu, OpenProject &project, const Actions &actions)
{
    QMenu *categories = menu.addMenu(CanvasMenuWords::tr("Cate&gory"));
    const QString now = categoryInHand(project);
    const std::optional<QString> common = commonCategory(project);
    for (const QString &name : categoryNames(project.session.document(), now)) {
        QAction *action = categories->addAction(plainLabel(name), &project.session,
                                                [&project, name] { giveCategory(project, name); });
        action->setCheckable(true);
        action->setChecked(name == common);
    }
    listActions(*categories, actions, {{}, "shape.categories"});
}

void addTurnsAndOrder(QMenu &menu, const Actions &actions)
{
    listActions(menu, actions,
                {"shape.flip-horizontally", "shape.flip-vertically", "shape.turn", "shape.turn-back", {}});
    addSubmenu(menu, actions, Actions::tr("&Order"),
               {"shape.to-front", "shape.forward", "shape.backward", "shape.to-back"});
}

void addEdits(QMenu &menu, OpenProject &project, const Actions &actions)
{
    for (const QString &id : editsInMenus()) {
        if (id == QLatin1String("edit.delete"))
            addDelete(menu, project, actions);
        else
            listActions(menu, actions, {id});
    }
}

void fillForShapes(QMenu &menu, OpenProject &project, const Actions &actions)
{
    addPoints(menu, project, actions);
    addEdits(menu, project, actions);
    addCategories(menu, project, actions);
    menu.addSeparator();
    addTurnsAndOrder(menu, actions);
    addSubmenu(menu, actions, CanvasMenuWords::tr("Copy to &frames"),
               {"frame.copy-to-next", "frame.copy-beside", "frame.copy-to-tag-end", "frame.copy-to-all",
                "frame.copy-to-chosen"});
    listActions(menu, actions, {"edit.under-cursor"});
}

void fillForInstances(QMenu &menu, const Actions &actions)
{
    QStringList edits = editsInMenus();
    edits.removeAll(QStringLiteral("edit.rename")); // instances have no names
    listActions(menu, actions, edits);
    addTurnsAndOrder(menu, actions);
    addSubmenu(menu, actions, CanvasMenuWords::tr("&Align frames"),
               {"stage.align-left", "stage.align-center", "stage.align-right", "stage.align-top", "stage.align-middle",
                "stage.align-bottom"});
}

} // namespace

void selectForMenu(OpenProject &project, geometry::Point place, double reach)
{
    if (project.session.mode() == Session::Mode::Frames)
        selectOnFrame(project, place, reach);
    else
        selectOnStage(project.session, place, reach);
}

void fillCanvasMenu(QMenu &menu, OpenProject &project, const Actions &actions)
{
    const bool isStage = project.session.mode() == Session::Mode::Stage;
    const Selection &selection = project.session.selection();
    if (isStage && project.live.play.stands())
        return listActions(menu, actions, {"play.toggle", "play.step", "play.restart", {}, "play.stop"});
    if (!isStage && !selection.shapes.isEmpty())
        return fillForShapes(menu, project, actions);
    if (isStage && !selection.instances.isEmpty())
        return fillForInstances(menu, actions);
    if (isStage && (!selection.probes.isEmpty() || selection.emitter))
        return listActions(menu, actions, {"probe.copy", {}, "edit.delete"});
    const QString making = isStage ? QStringLiteral("stage.place") : QStringLiteral("tool.trace");
    listActions(menu, actions, {making, "edit.paste", "edit.select-all", {}, "view.fit", "view.actual-size"});
}

void listActions(QMenu &menu, const Actions &actions, const QStringList &ids)
{
    for (const QString &id : ids) {
        if (id.isEmpty()) {
            menu.addSeparator();
            continue;
        }
        QAction *action = actions.action(id);
        Q_ASSERT_X(action, "listActions", qPrintable(id));
        menu.addAction(action);
    }
}

} // namespace hitbox
