#include "windows/actions/action_tables.h"

#include "session/open_project.h"
#include "windows/actions/project_view.h"
#include "windows/shapes/shape_commands.h"

namespace hitbox {

namespace {

constexpr int keyedCategories = 9;

/// Who draws shape after shape chooses the category of the next one; the same digit once more is meant for what is
/// selected, such as the shape that was just drawn.
void takeCategory(OpenProject &project, ProjectView &view, int index)
{
    const QString name = project.session.document().categories.at(index).name;
    const bool hasShapes = !changeableShapes(project).isEmpty();
    if (hasShapes && project.session.tool().drawsShapes && project.tools.now().category != name) {
        project.tools.set(&ToolSettings::category, name);
        view.tell(Actions::tr("What is drawn next is “%1”; %2 once more: what is selected, too.")
                      .arg(name, QString::number(index + 1)));
        return;
    }
    giveCategory(project, name);
    view.tell(hasShapes ? Actions::tr("The selected shapes are “%1” now.").arg(name)
                        : Actions::tr("What is drawn next is “%1”.").arg(name));
}

/// On a stage the digits choose kinds of probes.
ActionState stateOfCategory(const OpenProject &project, int index)
{
    const QList<Category> &categories = project.session.document().categories;
    if (index >= categories.size())
        return {.enabled = false};
    QString name = categories.at(index).name;
    name.replace(QLatin1Char('&'), QLatin1String("&&"));
    return {.enabled = project.session.mode() == Session::Mode::Frames,
            .text = Actions::tr("Category &%1: %2").arg(index + 1).arg(name)};
}

} // namespace

QList<ActionInfo> categoryActions(OpenProject &project, ProjectView &view)
{
    QList<ActionInfo> actions;
    for (int i = 0; i < keyedCategories; ++i) {
        actions.append({.id = QStringLiteral("shape.category-%1").arg(i + 1),
                        .section = ActionSection::ShapeCategories,
                        .text = Actions::tr("Category &%1").arg(i + 1),
                        .keys = {QKeySequence(Qt::Key_1 + i)},
                        .toolTip = Actions::tr("Of the selected shapes, or of what is drawn next"),
                        .submenu = Actions::tr("Set c&ategory"),
                        .run = [&project, &view, i] { takeCategory(project, view, i); },
                        .state = [&project, i] { return stateOfCategory(project, i); }});
    }
    return actions;
}

} // namespace hitbox
