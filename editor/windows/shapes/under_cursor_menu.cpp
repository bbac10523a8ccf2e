#include "windows/shapes/under_cursor_menu.h"

#include "drawing/drawing.h"
#include "scene/canvas_view.h"
#include "session/session.h"
#include "tools/picking.h"
#include "windows/actions/project_view.h"
#include "windows/widgets/plain_text.h"

#include <QCoreApplication>
#include <QMenu>

namespace hitbox {

void showShapesUnderCursor(Session &session, ProjectView &view)
{
    const Frame *frame = findFrame(session.document(), session.currentFrame());
    if (!frame || session.mode() != Session::Mode::Frames)
        return;
    const geometry::Point cursor = view.view().lastCursor();
    const QList<ShapeId> under = shapesUnder(*frame, cursor, view.view().pickRadius());
    if (under.isEmpty()) {
        view.tell(QCoreApplication::translate("UnderCursorMenu", "No shape lies under the cursor."));
        return;
    }
    auto *menu = new QMenu(&view.widget());
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
    const QPoint place = view.view().mapFromScene(toQt(cursor));
    menu->popup(view.view().viewport()->mapToGlobal(place));
    menu->setActiveAction(menu->actions().constFirst());
}

} // namespace hitbox
