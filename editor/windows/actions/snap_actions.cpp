#include "windows/actions/action_tables.h"

#include "scene/loupe.h"
#include "session/session.h"
#include "windows/main/status_line.h"
#include "windows/main/workspace.h"
#include "windows/settings/kept_settings.h"
#include "windows/tools/snap_popup.h"

namespace hitbox {

namespace {

QString snapKindId(SnapKind kind)
{
    switch (kind) {
    case SnapKind::Vertices: return QStringLiteral("view.snap-vertices");
    case SnapKind::Edges: return QStringLiteral("view.snap-edges");
    case SnapKind::AlphaOutline: return QStringLiteral("view.snap-outline");
    case SnapKind::PreviousFrame: return QStringLiteral("view.snap-previous-frame");
    case SnapKind::FrameLines: return QStringLiteral("view.snap-frame");
    case SnapKind::Pivot: return QStringLiteral("view.snap-pivot");
    }
    return {};
}

ActionInfo kindAction(SnapKind kind)
{
    return {.id = snapKindId(kind),
            .section = ActionSection::ViewCanvas,
            .text = SnapPopup::tr("Snap to: %1").arg(explained(kind)),
            .submenu = Actions::tr("Snap &to"),
            .run =
                [kind](Workspace &workspace) {
                    SnapSettings snap = workspace.session().snap();
                    snap.to ^= kind;
                    workspace.session().setSnap(snap);
                },
            .state = [kind](const Workspace &workspace) -> ActionState {
                return {.checked = workspace.session().snap().to.testFlag(kind)};
            }};
}

} // namespace

QList<ActionInfo> snapActions()
{
    QList<ActionInfo> actions{
        {.id = QStringLiteral("view.snapping"),
         .section = ActionSection::ViewCanvas,
         .text = Actions::tr("S&napping…"),
         .keys = keys("Shift+G"),
         .toolTip = Actions::tr("All that points snap to, and the grid of one's own"),
         .run = [](Workspace &workspace) { workspace.status().toggleSnapping(); }},
        {.id = QStringLiteral("view.loupe"),
         .section = ActionSection::ViewCanvas,
         .text = Actions::tr("&Loupe"),
         .toolTip = Actions::tr("Show the pixels around the cursor eight times as large below 400 %"),
         .run =
             [](Workspace &workspace) {
                 Settings settings = workspace.settings().now();
                 settings.loupe = !settings.loupe;
                 workspace.settings().set(settings);
                 workspace.loupe().setSwitchedOn(settings.loupe);
             },
         .state = [](const Workspace &workspace) -> ActionState {
             return {.checked = workspace.settings().now().loupe};
         }},
    };
    for (const SnapKind kind : allSnapKinds())
        actions.append(kindAction(kind));
    return actions;
}

} // namespace hitbox
