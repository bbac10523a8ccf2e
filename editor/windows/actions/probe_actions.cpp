#include "windows/actions/action_tables.h"
#include "windows/main/stage_desk.h"
#include "windows/main/workspace.h"
#include "windows/stage/probe_bar.h"
#include "windows/stage/probes_panel.h"

namespace hitbox {

namespace {

bool probing(const Workspace &workspace)
{
    return QLatin1String(workspace.session().tool().id) == QLatin1String("probe");
}

bool hasProbes(const Workspace &workspace)
{
    const Stage *stage = findStage(workspace.session().shown(), workspace.session().currentStage());
    return onStage(workspace).enabled && stage && !stage->probes.isEmpty();
}

ActionInfo takeAction(ProbeKind kind, int key)
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
                [kind](Workspace &workspace) {
                    Session &session = workspace.session();
                    ProbeHand hand = session.probeHand();
                    hand.kind = kind;
                    session.setTool(QStringLiteral("probe"));
                    session.setProbeHand(hand);
                },
            .state = [kind](const Workspace &workspace) -> ActionState {
                return {.enabled = onStage(workspace).enabled,
                        .checked = probing(workspace) && workspace.session().probeHand().kind == kind};
            }};
}

} // namespace

QList<ActionInfo> probeActions()
{
    QList<ActionInfo> actions;
    int key = Qt::Key_1;
    for (const ProbeKind kind : allProbeKinds())
        actions.append(takeAction(kind, key++));
    actions += {
        {.id = QStringLiteral("probe.fresh"),
         .section = ActionSection::StageTools,
         .text = Actions::tr("&Another random polygon"),
         .keys = keys("R"),
         .submenu = Actions::tr("P&robe"),
         .answeredBy = ActionKeys::OfTheFocus,
         .run =
             [](Workspace &workspace) {
                 Session &session = workspace.session();
                 session.setTool(QStringLiteral("probe"));
                 session.setProbeHand(withFreshPolygon(session.probeHand()));
             },
         .state = onStage},
        {.id = QStringLiteral("probe.copy"),
         .section = ActionSection::StageTools,
         .text = Actions::tr("&Copy coordinates"),
         .toolTip = Actions::tr("Of the line pressed last in the list of probes, or of the selected ones"),
         .submenu = Actions::tr("P&robe"),
         .run = [](Workspace &workspace) { workspace.stage().probes()->copyPlaces(); },
         .state = [](const Workspace &workspace) -> ActionState { return {.enabled = hasProbes(workspace)}; }},
        {.id = QStringLiteral("probe.clear"),
         .section = ActionSection::StageTools,
         .text = Actions::tr("&Delete all probes"),
         .submenu = Actions::tr("P&robe"),
         .run = [](Workspace &workspace) { workspace.stage().probes()->clearAll(); },
         .state = [](const Workspace &workspace) -> ActionState { return {.enabled = hasProbes(workspace)}; }},
    };
    return actions;
}

} // namespace hitbox
