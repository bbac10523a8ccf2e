#pragma once

class QString;
class QWidget;

namespace hitbox {

/// Has screen readers say a sentence, whatever has the focus; with all others of this widget that come before its
/// events go on. Without a screen reader nothing happens. With Qt before 6.8 they hear it by AT-SPI alone.
void announce(QWidget &from, const QString &sentence);

} // namespace hitbox
