#pragma once

#include <QString>

/// Names come from users and files; Qt would read some of them as rich text or as mnemonics.
namespace hitbox {

/// A tool tip that shows the text as it is. It is no markup itself: who listens to the window hears it as well.
QString plainToolTip(const QString &text);

/// A menu or button text that shows '&' as it is.
QString plainLabel(QString text);

} // namespace hitbox
