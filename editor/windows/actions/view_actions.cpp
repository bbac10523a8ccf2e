#include "windows/actions/action_tables.h"

#include "scene/canvas_view.h"
#include "windows/actions/project_view.h"

namespace hitbox {

QList<ActionInfo> zoomActions(ProjectView &view)
{
    return {
        {.id = QStringLiteral("view.zoom-in"),
         .section = ActionSection::ViewZoom,
         .text = Actions::tr("Zoom &in"),
         .keys = keys("Ctrl++; Ctrl+="),
         .run = [&view] { view.view().zoomIn(); }},
        {.id = QStringLiteral("view.zoom-out"),
         .section = ActionSection::ViewZoom,
         .text = Actions::tr("Zoom &out"),
         .keys = keys("Ctrl+-"),
         .run = [&view] { view.view().zoomOut(); }},
        {.id = QStringLiteral("view.actual-size"),
         .section = ActionSection::ViewZoom,
         .text = Actions::tr("&100 %"),
         .keys = keys("Ctrl+0"),
         .toolTip = Actions::tr("One screen pixel for each pixel"),
         .run = [&view] { view.view().zoomToActualSize(); }},
        {.id = QStringLiteral("view.fit"),
         .section = ActionSection::ViewZoom,
         .text = Actions::tr("&Fit"),
         .keys = keys("Ctrl+1"),
         .toolTip = Actions::tr("Show the whole frame or stage"),
         .run = [&view] { view.fitView(); }},
    };
}

} // namespace hitbox
