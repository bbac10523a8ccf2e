#include "windows/actions/action_tables.h"

#include "session/session.h"
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

ActionInfo takeAction(Session &session, ProbeKind kind, int key)
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
                [&session, kind] {
                    ProbeHand hand = session.probeHand();
                    hand.kind = kind;
                    session.setTool(QStringLiteral("probe"));
                    session.setProbeHand(hand);
                },
            .state = [&session, kind]() -> ActionState {
                return {.enabled = onStage(session).enabled,
                        .checked = probing(session) && session.probeHand().kind == kind};
            }};
}

} // namespace

QList<ActionInfo> probeActions(Session &session, ProbesPanel &probes)
{
    QList<ActionInfo> actions;
    int key = Qt::Key_1;
    for (const ProbeKind kind : allProbeKinds())
        actions.append(takeAction(session, kind, key++));
    actions += {
        {.id = QStringLiteral("probe.fresh"),
         .section = ActionSection::StageTools,
         .text = Actions::tr("&Another random polygon"),
         .keys = keys("R"),
         .submenu = Actions::tr("P&robe"),
         .answeredBy = ActionKeys::OfTheFocus,
         .run =
             [&session] {
                 session.setTool(QStringLiteral("probe"));
                 session.setProbeHand(withFreshPolygon(session.probeHand()));
             },
         .state = [&session] { return onStage(session); }},
        {.id = QStringLiteral("probe.copy"),
         .section = ActionSection::StageTools,
         .text = Actions::tr("&Copy coordinates"),
         .toolTip = Actions::tr("Of the line pressed last in the list of probes, or of the selected ones"),
         .submenu = Actions::tr("P&robe"),
         .run = [&probes] { probes.copyPlaces(); },
         .state = [&session]() -> ActionState { return {.enabled = hasProbes(session)}; }},
        {.id = QStringLiteral("probe.clear"),
         .section = ActionSection::StageTools,
         .text = Actions::tr("&Delete all probes"),
         .submenu = Actions::tr("P&robe"),
         .run = [&probes] { probes.clearAll(); },
         .state = [&session]() -> ActionState { return {.enabled = hasProbes(session)}; }},
    };
    return actions;
}

} // namespace hitbox
