#include "windows/actions/workspace_commands.h"

#include "document/edits.h"
#include "document/sheet.h"
#include "formats/format.h"
#include "session/session.h"
#include "windows/main/status_line.h"
#include "windows/main/workspace.h"
#include "windows/settings/settings.h"
#include "windows/shapes/categories_dialog.h"
#include "windows/shapes/clipboard_flow.h"
#include "windows/shapes/shape_commands.h"
#include "windows/shapes/shapes_panel.h"
#include "windows/sprites/slice_dialog.h"
#include "windows/sprites/sprites_panel.h"
#include "windows/stage/instance_commands.h"
#include "windows/widgets/panel.h"

#include <QApplication>
#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

void stepFrame(Workspace &workspace, int by)
{
    Session &session = workspace.session();
    const FrameRef current = session.currentFrame();
    const Sprite *sprite = findSprite(session.document(), current.sprite);
    if (!sprite)
        return;
    const int last = static_cast<int>(sprite->frames.size()) - 1;
    session.setCurrentFrame({current.sprite, std::clamp(current.frame + by, 0, last)});
}

void cycleSnap(Workspace &workspace)
{
    SnapSettings snap = workspace.session().snap();
    switch (snap.step) {
    case SnapStep::Pixel: snap.step = SnapStep::HalfPixel; break;
    case SnapStep::HalfPixel: snap.step = SnapStep::Off; break;
    case SnapStep::Off:
    case SnapStep::Grid: snap.step = SnapStep::Pixel; break;
    }
    workspace.session().setSnap(snap);
}

void chooseEngine(Workspace &workspace, const QString &formatId)
{
    const Format *format = findFormat(formatId);
    const QString name = format ? QCoreApplication::translate("hitbox::formats", format->title) : formatId;
    Document document = workspace.session().document();
    document.engine = formatId;
    workspace.session().commit(document, Workspace::tr("Engine %1").arg(name));
}

void editCategories(Workspace &workspace)
{
    auto *open = workspace.findChild<CategoriesDialog *>();
    auto *dialog = open ? open : new CategoriesDialog(workspace.session(), workspace.theme(), &workspace);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void sliceSheet(Workspace &workspace)
{
    Session &session = workspace.session();
    const FrameRef current = session.currentFrame();
    const Sprite *sprite = findSprite(session.document(), current.sprite);
    if (!sprite)
        return;
    const QSize size = session.images().value(sprite->image).size;
    if (size.isEmpty()) {
        workspace.status().tell(
            Workspace::tr("The image of “%1” cannot be read, so it cannot be sliced.").arg(sprite->name));
        return;
    }
    SliceDialog dialog(size, guessedGrid(size), &workspace);
    if (dialog.exec() != QDialog::Accepted)
        return;
    sliceSprite(workspace, current.sprite, dialog.grid());
}

void sliceSprite(Workspace &workspace, int sprite, SheetGrid grid)
{
    Session &session = workspace.session();
    const QSize size = session.images().value(session.document().sprites.at(sprite).image).size;
    if (size.width() < grid.columns || size.height() < grid.rows)
        return;
    session.commit(slicedSheet(session.document(), sprite, size, grid), Workspace::tr("Slice sheet"));
    workspace.fitView();
}

void removeSprite(Workspace &workspace, int sprite)
{
    Session &session = workspace.session();
    if (const Sprite *found = findSprite(session.document(), sprite)) {
        const QString text = Workspace::tr("Remove sprite %1").arg(found->name);
        session.commit(withoutSprite(session.document(), sprite), text);
        workspace.status().tell(Workspace::tr("%1. Undo brings it back.").arg(text));
    }
}

void editSelection(Workspace &workspace, EditCommand command)
{
    Session &session = workspace.session();
    Panel *panel = panelAround(QApplication::focusWidget());
    if (panel && workspace.isAncestorOf(panel) && panel->perform(command))
        return;
    // On the canvas the tool in hand knows better whether vertices are meant.
    if (command == EditCommand::Remove)
        return workspace.feedKey(Qt::Key_Delete);
    const auto perform = session.mode() == Session::Mode::Frames ? performOnShapes : performOnInstances;
    if (perform(session, command))
        return;
    switch (command) {
    case EditCommand::Rename:
        if (session.selection().shapes.isEmpty())
            workspace.sprites().renameCurrent();
        else
            workspace.shapes().renameSelected();
        return;
    case EditCommand::SelectAll:
    case EditCommand::Remove:
    case EditCommand::Duplicate:
    case EditCommand::Copy:
    case EditCommand::Cut:
        return workspace.status().tell(Workspace::tr("Nothing is selected that this could be done with."));
    }
}

void restack(Workspace &workspace, Restack step)
{
    Session &session = workspace.session();
    const bool done =
        session.mode() == Session::Mode::Frames ? restackShapes(session, step) : restackInstances(session, step);
    if (!done)
        workspace.status().tell(Workspace::tr("Nothing is selected that this could be done with."));
}

void paste(Workspace &workspace)
{
    workspace.status().tell(pasteFromClipboard(workspace.session()));
}

} // namespace hitbox
