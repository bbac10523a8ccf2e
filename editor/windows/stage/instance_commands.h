#pragma once

#include "windows/widgets/edit_command.h"

#include "document/document.h"
#include "document/order.h"
#include "tools/instance_alignment.h"

#include <QString>

/// What menus, keys, the canvas and the list of instances do to those on the stage in view. Instances on locked layers
/// are left alone, save where they are only copied.
namespace hitbox {

class Session;

const Stage *stageInView(const Session &session);    ///< as shown, with a gesture under way; null for none
const Stage *committedStage(const Session &session); ///< without that gesture, which an edit is not to take along
void commitStage(Session &session, const Stage &stage, const QString &text); ///< in place of the one in view

/// False when nothing is selected that it could be about, or for Rename: instances are called by what they show.
bool performOnInstances(Session &session, EditCommand command);

/// Among those of their layers. False when nothing is selected.
bool restackInstances(Session &session, Restack step);

/// On top of the others of the stage in view; makes a stage when there is none. The new ones are selected. False where
/// the session refuses the step.
bool addToStage(Session &session, const QList<Instance> &instances, const QString &text);

/// Where a frame covers no other on the stage in view: this place, or one beside what stands there, to the right of it
/// and at its height.
geometry::Point freePlace(const Session &session, FrameRef frame, geometry::Point position);

/// Puts a frame onto a layer of the stage in view, at whole pixels. An empty layer is none.
void placeOnStage(Session &session, FrameRef frame, geometry::Point position, const QString &layer = {});

/// Aligns the selected instances. Answers in a plain sentence why nothing was done; empty when it was.
QString alignSelected(Session &session, Alignment alignment, ExtentBy by);

} // namespace hitbox
