#pragma once

#include <QIcon>
#include <QString>

namespace hitbox {

/// A line icon from the resources (":/icons/NAME.svg"), drawn in the text colour of the theme that the program has when
/// it is drawn, dimmed while disabled and in the accent while checked; sharp at any screen scale.
QIcon themedIcon(const QString &resource);

/// The file of an icon that Qt reads by itself, as style sheets have it do: of one whose colours are its own.
QString iconFile(const QString &resource);

/// The program's own, in the sizes that desktops ask for.
QIcon applicationIcon();

/// One picture of it in one colour.
QPixmap iconPixmap(const QString &resource, const QColor &color, int side, qreal devicePixelRatio);

} // namespace hitbox
