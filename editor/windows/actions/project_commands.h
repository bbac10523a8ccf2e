#pragma once

#include "document/order.h"
#include "document/sheet.h"

#include <QString>

#include <functional>

/// What menus, keys and panels ask of a project alike. Each edit is one step of history.
namespace hitbox {

class ProjectView;
class OpenProject;
class Session;

/// To the tool in hand or the play test, as if it was pressed on the canvas.
void feedKey(OpenProject &project, int key, Qt::KeyboardModifiers modifiers = {});

void stepFrame(Session &session, int by);            ///< stops at the first and the last frame
void goToFrame(Session &session, ProjectView &view); ///< asks for its number
void chooseEngine(Session &session, const QString &formatId);
void editCategories(Session &session, ProjectView &view);
/// Asks how, as soon as the image has been read. `ended` is called after the answer, whatever it is.
void sliceSheet(
    OpenProject &project, ProjectView &view, const std::function<void()> &ended = [] {});
void sliceSprite(OpenProject &project, ProjectView &view, int sprite, const QList<QRect> &cells);
void showContactSheet(OpenProject &project, ProjectView &view); ///< of the sprite in view; goes to a chosen frame
void removeSprite(Session &session, ProjectView &view, int sprite);
void restack(OpenProject &project, ProjectView &view, Restack step); ///< the selected shapes, or instances on a stage

/// What is told where an edit finds nothing to be about.
QString nothingSelected();

} // namespace hitbox
