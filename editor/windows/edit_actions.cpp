#include "windows/action_tables.h"

#include "session/session.h"
#include "windows/main_window.h"
#include "windows/plain_text.h"
#include "windows/workspace.h"
#include "windows/workspace_commands.h"

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

} // namespace

QList<ActionInfo> editActions()
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
        {.id = QStringLiteral("edit.duplicate"),
         .section = ActionSection::EditSelection,
         .text = Actions::tr("&Duplicate"),
         .keys = keys("Ctrl+D"),
         .run = [](Workspace &workspace) { duplicateSelection(workspace); }},
        {.id = QStringLiteral("edit.rename"),
         .section = ActionSection::EditSelection,
         .text = Actions::tr("Re&name"),
         .keys = keys("F2"),
         .toolTip = Actions::tr("Rename the selected shape, or else the sprite"),
         .run = [](Workspace &workspace) { renameSelection(workspace); }},
        {.id = QStringLiteral("edit.delete"),
         .section = ActionSection::EditSelection,
         .text = Actions::tr("De&lete"),
         .keys = keys("Del"),
         .answeredBy = ActionKeys::OfTheFocus,
         .run = [](Workspace &workspace) { workspace.feedKey(Qt::Key_Delete); }},
        {.id = QStringLiteral("edit.select-all"),
         .section = ActionSection::EditSelection,
         .text = Actions::tr("Select &all"),
         .keys = keys("Ctrl+A"),
         .run = [](Workspace &workspace) { selectAll(workspace); }},
        {.id = QStringLiteral("edit.find-action"),
         .section = ActionSection::EditFind,
         .text = Actions::tr("&Find an action…"),
         .keys = keys("Ctrl+Shift+P"),
         .toolTip = Actions::tr("Type a few letters of any action, sprite or frame"),
         .run = [](MainWindow &window) { window.openPalette(); }},
    };
}

} // namespace hitbox
