#pragma once

#include "document/order.h"
#include "document/sheet.h"

#include <QString>

/// What menus, keys and panels ask of a project alike. Each edit is one step of history.
namespace hitbox {

class ProjectView;
class Session;

/// To the tool in hand, as if it was pressed on the canvas.
void feedKey(Session &session, int key, Qt::KeyboardModifiers modifiers = {});

void stepFrame(Session &session, int by); ///< stops at the first and the last frame
void chooseEngine(Session &session, const QString &formatId);
void editCategories(Session &session, ProjectView &project);
void sliceSheet(Session &session, ProjectView &project); ///< asks how
void sliceSprite(Session &session, ProjectView &project, int sprite, SheetGrid grid);
void removeSprite(Session &session, ProjectView &project, int sprite);
void restack(Session &session, ProjectView &project, Restack step); ///< the selected shapes, or instances on a stage

/// What is told where an edit finds nothing to be about.
QString nothingSelected();

} // namespace hitbox
