#include "windows/shapes/under_cursor_menu.h"

#include "drawing/drawing.h"
#include "scene/canvas_view.h"
#include "session/session.h"
#include "tools/picking.h"
#include "windows/main/status_line.h"
#include "windows/main/workspace.h"
#include "windows/widgets/plain_text.h"

#include <QMenu>

namespace hitbox {

void showShapesUnderCursor(Workspace &workspace)
{
    Session &session = workspace.session();
    const Frame *frame = findFrame(session.document(), session.currentFrame());
    if (!frame || session.mode() != Session::Mode::Frames)
        return;
    const geometry::Point cursor = workspace.view().lastCursor();
    const QList<ShapeId> under = shapesUnder(*frame, cursor, pickRadiusOnScreen / workspace.view().zoom());
    if (under.isEmpty()) {
        workspace.status().tell(Workspace::tr("No shape lies under the cursor."));
        return;
    }
    auto *menu = new QMenu(&workspace);
    menu->setObjectName(QStringLiteral("UnderCursorMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ShapeId id : under) {
        const Shape &shape = *findShape(*frame, id);
        QAction *action = menu->addAction(plainLabel(shape.name), &session, [&session, id] {
            session.setSelection({{id}, {}, {}});
        });
        action->setCheckable(true);
        action->setChecked(session.selection().shapes.contains(id));
    }
    const QPoint place = workspace.view().mapFromScene(toQt(cursor));
    menu->popup(workspace.view().viewport()->mapToGlobal(place));
    menu->setActiveAction(menu->actions().constFirst());
}

} // namespace hitbox
