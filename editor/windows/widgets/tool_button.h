#pragma once

class QString;
class QToolButton;
class QWidget;

namespace hitbox {

/// A button of a panel. It leaves the focus where it is when it is pressed, and what is being typed there is taken
/// first. What it says is its tool tip and its name for screen readers.
QToolButton *makeToolButton(const char *name, const QString &says, QWidget *parent);

} // namespace hitbox
