#include "windows/actions/action_tables.h"

#include "windows/actions/project_commands.h"

namespace hitbox {

namespace {

ActionInfo restackAction(OpenProject &project, ProjectView &view, const char *id, const QString &text, const char *own,
                         Restack step)
{
    return {.id = QString::fromLatin1(id),
            .section = ActionSection::ShapeOrder,
            .text = text,
            .keys = keys(own),
            .toolTip = Actions::tr("Of the selected shapes, or of the selected instances within their layers"),
            .submenu = Actions::tr("&Order"),
            .run = [&project, &view, step] { restack(project, view, step); }};
}

} // namespace

QList<ActionInfo> shapeActions(OpenProject &project, ProjectView &view)
{
    return {
        {.id = QStringLiteral("shape.flip-horizontally"),
         .section = ActionSection::ShapeTurn,
         .text = Actions::tr("Flip &horizontally"),
         .keys = keys("X"),
         .run = [&project] { feedKey(project, Qt::Key_X); }},
        {.id = QStringLiteral("shape.flip-vertically"),
         .section = ActionSection::ShapeTurn,
         .text = Actions::tr("Flip &vertically"),
         .keys = keys("Y"),
         .run = [&project] { feedKey(project, Qt::Key_Y); }},
        {.id = QStringLiteral("shape.flip-horizontally-about-pivot"),
         .section = ActionSection::ShapeTurn,
         .text = Actions::tr("Flip horizontally about the &pivot"),
         .keys = keys("Shift+X"),
         .run = [&project] { feedKey(project, Qt::Key_X, Qt::ShiftModifier); }},
        {.id = QStringLiteral("shape.flip-vertically-about-pivot"),
         .section = ActionSection::ShapeTurn,
         .text = Actions::tr("Flip vertically about the pivot"),
         .keys = keys("Shift+Y"),
         .run = [&project] { feedKey(project, Qt::Key_Y, Qt::ShiftModifier); }},
        {.id = QStringLiteral("shape.turn"),
         .section = ActionSection::ShapeTurn,
         .text = Actions::tr("Turn by &90°"),
         .keys = keys("Z"),
         .run = [&project] { feedKey(project, Qt::Key_Z); }},
        {.id = QStringLiteral("shape.turn-back"),
         .section = ActionSection::ShapeTurn,
         .text = Actions::tr("Turn &back by 90°"),
         .keys = keys("Shift+Z"),
         .run = [&project] { feedKey(project, Qt::Key_Z, Qt::ShiftModifier); }},
        restackAction(project, view, "shape.to-front", Actions::tr("Bring to &front"), "Ctrl+Shift+]",
                      Restack::ToFront),
        restackAction(project, view, "shape.forward", Actions::tr("Bring for&ward"), "Ctrl+]", Restack::Forward),
        restackAction(project, view, "shape.backward", Actions::tr("Send bac&kward"), "Ctrl+[", Restack::Backward),
        restackAction(project, view, "shape.to-back", Actions::tr("Send &to back"), "Ctrl+Shift+[", Restack::ToBack),
        {.id = QStringLiteral("shape.categories"),
         .section = ActionSection::ShapeCategories,
         .text = Actions::tr("&Categories…"),
         .toolTip = Actions::tr("Name, colour and match the categories of shapes"),
         .run = [&project, &view] { editCategories(project.session, view); }},
    };
}

} // namespace hitbox
