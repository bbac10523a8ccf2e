#include "windows/actions/action_tables.h"

#include "session/open_project.h"
#include "windows/actions/project_commands.h"
#include "windows/actions/project_view.h"
#include "windows/frames/frames_panel.h"
#include "windows/frames/marks_panel.h"
#include "windows/shapes/clipboard_flow.h"
#include "windows/shapes/shape_commands.h"
#include "windows/shapes/shapes_panel.h"
#include "windows/sprites/sprites_panel.h"
#include "windows/stage/instance_commands.h"
#include "windows/widgets/edit_command.h"
#include "windows/widgets/panel.h"
#include "windows/widgets/plain_text.h"

#include <QApplication>

namespace hitbox {

namespace {

ActionState undoState(const Session &session)
{
    const QString step = session.history()->undoText();
    return {.enabled = !step.isEmpty() || session.gestureUnderWay(),
            .text = step.isEmpty() ? QString() : Actions::tr("&Undo: %1").arg(plainLabel(step))};
}

/// Says what it was, in place of what was said of it before. Of an undo that takes away all that there is, such as the
/// picture that was opened first, also the way back.
void stepInHistory(Session &session, ProjectView &view, void (Session::*go)(), const QString &told, const QString &step)
{
    const int before = session.history()->index();
    const bool wasEmpty = session.document().sprites.isEmpty();
    (session.*go)();
    if (session.history()->index() == before)
        return;
    const bool isEmptied = session.history()->index() < before && !wasEmpty && session.document().sprites.isEmpty();
    view.tell(isEmptied ? Actions::tr("%1. Redo brings it back.").arg(told.arg(step)) : told.arg(step));
}

ActionState redoState(const Session &session)
{
    const QString step = session.history()->redoText();
    return {.enabled = !step.isEmpty() || session.gestureUnderWay(),
            .text = step.isEmpty() ? QString() : Actions::tr("&Redo: %1").arg(plainLabel(step))};
}

/// What the selection may be of, and where a new name is typed.
struct Edited {
    OpenProject &project;
    ProjectView &view;
    SpritesPanel &sprites;
    ShapesPanel &shapes;
    FramesPanel &frames;
    MarksPanel &marks;
};

/// On the list that has the focus, else on the shapes of the frame in view or the instances of the stage.
void perform(const Edited &edited, EditCommand command)
{
    Session &session = edited.project.session;
    Panel *panel = panelAround(QApplication::focusWidget());
    if (panel && edited.view.widget().isAncestorOf(panel) && panel->perform(command))
        return;
    // On the canvas the tool in hand knows better whether vertices are meant.
    if (command == EditCommand::Remove)
        return feedKey(edited.project, Qt::Key_Delete);
    const bool onFrame = session.mode() == Session::Mode::Frames;
    if (onFrame ? performOnShapes(edited.project, command) : performOnInstances(session, command))
        return;
    if (command != EditCommand::Rename)
        return edited.view.tell(nothingSelected());
    if (!session.selection().shapes.isEmpty())
        edited.shapes.renameSelected();
    else if (!onFrame || !edited.marks.renameSelectedPoint())
        edited.sprites.renameCurrent();
}

QList<ActionInfo> historyAndClipboardActions(const Edited &edited)
{
    Session &session = edited.project.session;
    ProjectView &view = edited.view;
    return {
        {.id = QStringLiteral("edit.undo"),
         .section = ActionSection::EditHistory,
         .text = Actions::tr("&Undo"),
         .keys = keys("Ctrl+Z"),
         .run =
             [&session, &view] {
                 stepInHistory(session, view, &Session::undo, Actions::tr("Undone: %1"), session.history()->undoText());
             },
         .state = [&session] { return undoState(session); }},
        {.id = QStringLiteral("edit.redo"),
         .section = ActionSection::EditHistory,
         .text = Actions::tr("&Redo"),
         .keys = keys("Ctrl+Shift+Z; Ctrl+Y"),
         .run =
             [&session, &view] {
                 stepInHistory(session, view, &Session::redo, Actions::tr("Redone: %1"), session.history()->redoText());
             },
         .state = [&session] { return redoState(session); }},
        {.id = QStringLiteral("edit.cut"),
         .section = ActionSection::EditClipboard,
         .text = Actions::tr("Cu&t"),
         .keys = keys("Ctrl+X"),
         .run = [edited] { perform(edited, EditCommand::Cut); }},
        {.id = QStringLiteral("edit.copy"),
         .section = ActionSection::EditClipboard,
         .text = Actions::tr("&Copy"),
         .keys = keys("Ctrl+C"),
         .run = [edited] { perform(edited, EditCommand::Copy); }},
        {.id = QStringLiteral("edit.paste"),
         .section = ActionSection::EditClipboard,
         .text = Actions::tr("&Paste"),
         .keys = keys("Ctrl+V"),
         .toolTip = Actions::tr("Paste shapes, frames, sprites, an SVG path or coordinates"),
         .run = [&project = edited.project, &view,
                 &frames = edited.frames] { view.tell(pasteFromClipboard(project, frames.chosenFrames())); }},
    };
}

QList<ActionInfo> selectionActions(const Edited &edited)
{
    return {
        {.id = QStringLiteral("edit.duplicate"),
         .section = ActionSection::EditSelection,
         .text = Actions::tr("&Duplicate"),
         .keys = keys("Ctrl+D"),
         .run = [edited] { perform(edited, EditCommand::Duplicate); }},
        {.id = QStringLiteral("edit.rename"),
         .section = ActionSection::EditSelection,
         .text = Actions::tr("Re&name"),
         .keys = keys("F2"),
         .toolTip = Actions::tr(
             "Rename what is selected in the list at hand, or the selected shape or point, or else the sprite"),
         .run = [edited] { perform(edited, EditCommand::Rename); }},
        {.id = QStringLiteral("edit.delete"),
         .section = ActionSection::EditSelection,
         .text = Actions::tr("De&lete"),
         .keys = keys("Del"),
         .answeredBy = ActionKeys::OfTheFocus,
         .run = [edited] { perform(edited, EditCommand::Remove); }},
        {.id = QStringLiteral("edit.select-all"),
         .section = ActionSection::EditSelection,
         .text = Actions::tr("Select &all"),
         .keys = keys("Ctrl+A"),
         .run = [edited] { perform(edited, EditCommand::SelectAll); }},
    };
}

} // namespace

QList<ActionInfo> editActions(OpenProject &project, ProjectView &view, SpritesPanel &sprites, ShapesPanel &shapes,
                              FramesPanel &frames, MarksPanel &marks)
{
    const Edited edited{project, view, sprites, shapes, frames, marks};
    return historyAndClipboardActions(edited) + selectionActions(edited);
}

} // namespace hitbox
