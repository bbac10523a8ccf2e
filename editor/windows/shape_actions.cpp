#include "windows/action_tables.h"

#include "windows/workspace.h"
#include "windows/workspace_commands.h"

namespace hitbox {

QList<ActionInfo> shapeActions()
{
    return {
        {.id = QStringLiteral("shape.flip-horizontally"),
         .section = ActionSection::ShapeTurn,
         .text = Actions::tr("Flip &horizontally"),
         .keys = keys("X"),
         .run = [](Workspace &workspace) { workspace.feedKey(Qt::Key_X); }},
        {.id = QStringLiteral("shape.flip-vertically"),
         .section = ActionSection::ShapeTurn,
         .text = Actions::tr("Flip &vertically"),
         .keys = keys("Y"),
         .run = [](Workspace &workspace) { workspace.feedKey(Qt::Key_Y); }},
        {.id = QStringLiteral("shape.turn"),
         .section = ActionSection::ShapeTurn,
         .text = Actions::tr("Turn by &90°"),
         .keys = keys("Z"),
         .run = [](Workspace &workspace) { workspace.feedKey(Qt::Key_Z); }},
        {.id = QStringLiteral("shape.turn-back"),
         .section = ActionSection::ShapeTurn,
         .text = Actions::tr("Turn &back by 90°"),
         .keys = keys("Shift+Z"),
         .run = [](Workspace &workspace) { workspace.feedKey(Qt::Key_Z, Qt::ShiftModifier); }},
        {.id = QStringLiteral("shape.categories"),
         .section = ActionSection::ShapeCategories,
         .text = Actions::tr("&Categories…"),
         .toolTip = Actions::tr("Name, colour and match the categories of shapes"),
         .run = [](Workspace &workspace) { editCategories(workspace); }},
    };
}

} // namespace hitbox
