#pragma once

class QAbstractItemView;

namespace hitbox {

/// Rows of a tree or list as high as those of the panels: its text and some room around it, and never less than 24
/// pixels.
void giveRowsRoom(QAbstractItemView &view);

} // namespace hitbox
