#include "windows/actions/action_tables.h"

#include "scene/loupe.h"
#include "session/tool_settings.h"
#include "windows/main/status_line.h"
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

ActionInfo kindAction(ToolDesk &tools, SnapKind kind)
{
    return {.id = snapKindId(kind),
            .section = ActionSection::ViewCanvas,
            .text = SnapPopup::tr("Snap to: %1").arg(explained(kind)),
            .submenu = Actions::tr("Snap &to"),
            .run =
                [&tools, kind] {
                    SnapSettings snap = tools.now().snap;
                    snap.to ^= kind;
                    tools.set(&ToolSettings::snap, snap);
                },
            .state = [&tools, kind]() -> ActionState { return {.checked = tools.now().snap.to.testFlag(kind)}; }};
}

void takeNextStep(ToolDesk &tools)
{
    SnapSettings snap = tools.now().snap;
    switch (snap.step) {
    case SnapStep::Pixel: snap.step = SnapStep::HalfPixel; break;
    case SnapStep::HalfPixel: snap.step = SnapStep::Off; break;
    case SnapStep::Off:
    case SnapStep::Grid: snap.step = SnapStep::Pixel; break;
    }
    tools.set(&ToolSettings::snap, snap);
}

} // namespace

QList<ActionInfo> snapActions(ToolDesk &tools, KeptSettings &settings, StatusLine &status, Loupe &loupe)
{
    QList<ActionInfo> actions{
        {.id = QStringLiteral("view.next-snapping"),
         .section = ActionSection::ViewCanvas,
         .text = Actions::tr("Next &snapping"),
         .keys = keys("G"),
         .toolTip = Actions::tr("Snap to pixels, half pixels, or not at all"),
         .run = [&tools] { takeNextStep(tools); }},
        {.id = QStringLiteral("view.snapping"),
         .section = ActionSection::ViewCanvas,
         .text = Actions::tr("S&napping…"),
         .keys = keys("Shift+G"),
         .toolTip = Actions::tr("All that points snap to, and the grid of one's own"),
         .run = [&status] { status.toggleSnapping(); }},
        {.id = QStringLiteral("view.loupe"),
         .section = ActionSection::ViewCanvas,
         .text = Actions::tr("&Loupe"),
         .toolTip = Actions::tr("Show the pixels around the cursor eight times as large below 400 %"),
         .run =
             [&settings, &loupe] {
                 Settings now = settings.now();
                 now.loupe = !now.loupe;
                 settings.set(now);
                 loupe.setSwitchedOn(now.loupe);
             },
         .state = [&settings]() -> ActionState { return {.checked = settings.now().loupe}; }},
    };
    for (const SnapKind kind : allSnapKinds())
        actions.append(kindAction(tools, kind));
    return actions;
}

} // namespace hitbox
