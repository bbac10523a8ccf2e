#include "tools/all_tools.h"
#include "windows/actions/action_tables.h"

#include "scene/canvas_view.h"
#include "session/session.h"
#include "windows/actions/project_view.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

ActionInfo actionOf(Session &session, const ProjectView &view, const ToolInfo &info)
{
    const QString id = QString::fromLatin1(info.id);
    const bool isOfStage = info.place == ToolPlace::Stage;
    return {.id = QStringLiteral("tool.") + id,
            .section = isOfStage ? ActionSection::StageTools : ActionSection::ShapeTools,
            .text = QCoreApplication::translate("Tools", info.title),
            .keys = {QKeySequence(QString::fromLatin1(info.shortcut))},
            .toolTip = QCoreApplication::translate("Tools", info.summary),
            .submenu = isOfStage ? QString() : Actions::tr("&Tools"),
            .icon = QString::fromLatin1(info.icon),
            .run =
                [&session, &view, id] {
                    session.setTool(id);
                    if (view.view().isVisible())
                        view.view().setFocus();
                },
            .state = [&session, id, isOfStage]() -> ActionState {
                const bool stage = session.mode() == Session::Mode::Stage;
                return {.enabled = stage == isOfStage, .checked = id == session.tool().id};
            }};
}

} // namespace

QList<ActionInfo> toolActions(Session &session, const ProjectView &view)
{
    QList<ActionInfo> actions;
    for (const ToolInfo &info : allTools())
        actions.append(actionOf(session, view, info));
    return actions;
}

} // namespace hitbox
