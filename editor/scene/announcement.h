#pragma once

class QString;
class QWidget;

namespace hitbox {

/// Has screen readers say a sentence at once, whatever has the focus.
void announce(QWidget &from, const QString &sentence);

/// The last sentence from this widget; empty before the first.
QString lastAnnounced(const QWidget &from);

} // namespace hitbox
