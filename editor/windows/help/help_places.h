#pragma once

#include <QList>
#include <QString>

class QWidget;

/// Which place of the manual is about what: one table of the window's parts and the tools.
namespace hitbox {

struct HelpPlace {
    const char *subject = ""; ///< "ShapesPanel", the class of a part of the window, or "polygon", the id of a tool
    const char *link = "";    ///< "shapes.md#categories"
};

const QList<HelpPlace> &helpPlaces();

QString helpOn(const QString &subject); ///< empty for what the table does not name
QString helpOnRule(const QString &id);

/// A part of the window that shows a finding says so by this property: the finding's rule.
inline constexpr const char *ruleShown = "ruleShown";

/// Of the widget, or of the nearest one around it that has a place; empty where none has.
QString helpOn(const QWidget *widget);

} // namespace hitbox
