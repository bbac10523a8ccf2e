#pragma once

#include <QIcon>
#include <QString>

namespace hitbox {

/// A line icon from the resources (":/icons/NAME.svg"), drawn in the text colour of the theme that the program has when
/// it is drawn, dimmed while disabled and in the accent while checked; sharp at any screen scale.
QIcon themedIcon(const QString &resource);

/// One picture of it in one colour.
QPixmap iconPixmap(const QString &resource, const QColor &color, int side, qreal devicePixelRatio);

} // namespace hitbox
