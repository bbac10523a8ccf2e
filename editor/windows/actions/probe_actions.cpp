#include "windows/actions/action_tables.h"

#include "session/open_project.h"
#include "windows/stage/probe_bar.h"
#include "windows/stage/probes_panel.h"

namespace hitbox {

namespace {

bool probing(const Session &session)
{
    return QLatin1String(session.tool().id) == QLatin1String("probe");
}

bool hasProbes(const Session &session)
{
    const Stage *stage = findStage(session.shown(), session.currentStage());
    return onStage(session).enabled && stage && !stage->probes.isEmpty();
}

ActionInfo takeAction(OpenProject &project, ProbeKind kind, int key)
{
    return {.id = probeActionId(kind),
            .section = ActionSection::StageTools,
            .text = probeTitle(kind),
            .keys = {QKeySequence(key)},
            .toolTip = Actions::tr("Ask with a %1 that follows the cursor").arg(probeName(kind)),
            .submenu = Actions::tr("P&robe"),
            .icon = probeIcon(kind),
            .answeredBy = ActionKeys::OfTheFocus,
            .run =
                [&project, kind] {
                    ProbeHand hand = project.tools.now().probeHand;
                    hand.kind = kind;
                    project.session.setTool(QStringLiteral("probe"));
                    project.tools.set(&ToolSettings::probeHand, hand);
                },
            .state = [&project, kind]() -> ActionState {
                return {.enabled = onStage(project.session).enabled,
                        .checked = probing(project.session) && project.tools.now().probeHand.kind == kind};
            }};
}

} // namespace

QList<ActionInfo> probeActions(OpenProject &project, ProbesPanel &probes)
{
    QList<ActionInfo> actions;
    int key = Qt::Key_1;
    for (const ProbeKind kind : allProbeKinds())
        actions.append(takeAction(project, kind, key++));
    actions += {
        {.id = QStringLiteral("probe.fresh"),
         .section = ActionSection::StageTools,
         .text = Actions::tr("&Another random polygon"),
         .keys = keys("R"),
         .submenu = Actions::tr("P&robe"),
         .answeredBy = ActionKeys::OfTheFocus,
         .run =
             [&project] {
                 project.session.setTool(QStringLiteral("probe"));
                 project.tools.set(&ToolSettings::probeHand, withFreshPolygon(project.tools.now().probeHand));
             },
         .state = [&project] { return onStage(project.session); }},
        {.id = QStringLiteral("probe.copy"),
         .section = ActionSection::StageTools,
         .text = Actions::tr("&Copy coordinates"),
         .toolTip = Actions::tr("Of the line pressed last in the list of probes, or of the selected ones"),
         .submenu = Actions::tr("P&robe"),
         .run = [&probes] { probes.copyPlaces(); },
         .state = [&project]() -> ActionState { return {.enabled = hasProbes(project.session)}; }},
        {.id = QStringLiteral("probe.clear"),
         .section = ActionSection::StageTools,
         .text = Actions::tr("&Delete all probes"),
         .submenu = Actions::tr("P&robe"),
         .run = [&probes] { probes.clearAll(); },
         .state = [&project]() -> ActionState { return {.enabled = hasProbes(project.session)}; }},
    };
    return actions;
}

} // namespace hitbox
