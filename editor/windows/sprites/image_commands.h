#pragma once

#include "document/document.h"

namespace hitbox {

class OpenProject;
class ProjectView;

/// Asks where an image is that cannot be read, and finds others with it that are missing too and lie beside it: one
/// undo step. Says what was found, and what is still missing.
void findImage(OpenProject &project, ProjectView &view, const QString &image);

/// The image that the frame shows where it cannot be read, else the first that cannot; empty where none is missing.
QString missingImage(const OpenProject &project, FrameRef frame);

/// Asks for another image in the place of the frame's own, or of its sprite's. Frames and shapes stay; where it is as
/// many times as large in both directions, they may be scaled with it.
void replaceImage(OpenProject &project, ProjectView &view, FrameRef frame);

} // namespace hitbox
