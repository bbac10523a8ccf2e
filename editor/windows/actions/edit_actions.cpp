#include "windows/actions/action_tables.h"

#include "session/session.h"
#include "windows/actions/workspace_commands.h"
#include "windows/main/main_window.h"
#include "windows/main/workspace.h"
#include "windows/widgets/plain_text.h"

namespace hitbox {

namespace {

ActionState undoState(const Workspace &workspace)
{
    const QString step = workspace.session().history()->undoText();
    return {.text = step.isEmpty() ? QString() : Actions::tr("&Undo: %1").arg(plainLabel(step))};
}

ActionState redoState(const Workspace &workspace)
{
    const QString step = workspace.session().history()->redoText();
    return {.text = step.isEmpty() ? QString() : Actions::tr("&Redo: %1").arg(plainLabel(step))};
}

QList<ActionInfo> historyAndClipboardActions()
{
    return {
        {.id = QStringLiteral("edit.undo"),
         .section = ActionSection::EditHistory,
         .text = Actions::tr("&Undo"),
         .keys = keys("Ctrl+Z"),
         .run = [](Workspace &workspace) { workspace.session().undo(); },
         .state = undoState},
        {.id = QStringLiteral("edit.redo"),
         .section = ActionSection::EditHistory,
         .text = Actions::tr("&Redo"),
         .keys = keys("Ctrl+Shift+Z; Ctrl+Y"),
         .run = [](Workspace &workspace) { workspace.session().redo(); },
         .state = redoState},
        {.id = QStringLiteral("edit.cut"),
         .section = ActionSection::EditClipboard,
         .text = Actions::tr("Cu&t"),
         .keys = keys("Ctrl+X"),
         .run = [](Workspace &workspace) { editSelection(workspace, EditCommand::Cut); }},
        {.id = QStringLiteral("edit.copy"),
         .section = ActionSection::EditClipboard,
         .text = Actions::tr("&Copy"),
         .keys = keys("Ctrl+C"),
         .run = [](Workspace &workspace) { editSelection(workspace, EditCommand::Copy); }},
        {.id = QStringLiteral("edit.paste"),
         .section = ActionSection::EditClipboard,
         .text = Actions::tr("&Paste"),
         .keys = keys("Ctrl+V"),
         .toolTip = Actions::tr("Paste shapes, frames, sprites, an SVG path or coordinates"),
         .run = [](Workspace &workspace) { paste(workspace); }},
    };
}

QList<ActionInfo> selectionActions()
{
    return {
        {.id = QStringLiteral("edit.duplicate"),
         .section = ActionSection::EditSelection,
         .text = Actions::tr("&Duplicate"),
         .keys = keys("Ctrl+D"),
         .run = [](Workspace &workspace) { editSelection(workspace, EditCommand::Duplicate); }},
        {.id = QStringLiteral("edit.rename"),
         .section = ActionSection::EditSelection,
         .text = Actions::tr("Re&name"),
         .keys = keys("F2"),
         .toolTip =
             Actions::tr("Rename what is selected in the list at hand, or the selected shape, or else the sprite"),
         .run = [](Workspace &workspace) { editSelection(workspace, EditCommand::Rename); }},
        {.id = QStringLiteral("edit.delete"),
         .section = ActionSection::EditSelection,
         .text = Actions::tr("De&lete"),
         .keys = keys("Del"),
         .answeredBy = ActionKeys::OfTheFocus,
         .run = [](Workspace &workspace) { editSelection(workspace, EditCommand::Remove); }},
        {.id = QStringLiteral("edit.select-all"),
         .section = ActionSection::EditSelection,
         .text = Actions::tr("Select &all"),
         .keys = keys("Ctrl+A"),
         .run = [](Workspace &workspace) { editSelection(workspace, EditCommand::SelectAll); }},
        {.id = QStringLiteral("edit.find-action"),
         .section = ActionSection::EditFind,
         .text = Actions::tr("&Find an action…"),
         .keys = keys("Ctrl+Shift+P"),
         .toolTip = Actions::tr("Type a few letters of any action, sprite or frame"),
         .run = [](MainWindow &window) { window.openPalette(); }},
    };
}

} // namespace

QList<ActionInfo> editActions()
{
    return historyAndClipboardActions() + selectionActions();
}

} // namespace hitbox
