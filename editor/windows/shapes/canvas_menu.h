#pragma once

#include "document/document.h"

#include <QStringList>

class QMenu;

namespace hitbox {

class Actions;
class OpenProject;

/// Selects what a press on the canvas at this place means, so that a menu is about it; what is selected there already
/// stays with all that is selected beside it, and so does everything where nothing lies.
void selectForMenu(OpenProject &project, geometry::Point place, double reach);

/// What one does on the canvas with what is selected; without any of it, what one does with the frame or the stage.
void fillCanvasMenu(QMenu &menu, OpenProject &project, const Actions &actions);

/// The actions with these ids; an empty one is a line between.
void listActions(QMenu &menu, const Actions &actions, const QStringList &ids);

} // namespace hitbox
