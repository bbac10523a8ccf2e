#pragma once

#include <QList>
#include <QString>

class QWidget;

/// Which place of the manual is about what: one table of the window's parts and the tools.
namespace hitbox {

struct HelpPlace {
    const char *subject = ""; ///< "ShapesPanel", the class of a part of the window, or "polygon", the id of a tool
    const char *link = "";    ///< "shapes.md#categories"
    const char *purpose = ""; ///< what it is for, in one or two untranslated sentences; a tool's summary says it
};

const QList<HelpPlace> &helpPlaces();

QString helpOn(const QString &subject); ///< empty for what the table does not name
QString helpOnRule(const QString &id);
QString purposeOf(const QString &subject); ///< of a part or a tool, translated; empty for what the table does not name

/// A part of the window that shows a finding says so by this property: the finding's rule.
inline constexpr const char *ruleShown = "ruleShown";

/// Of the widget, or of the nearest one around it that has a place; empty where none has.
QString helpOn(const QWidget *widget);

/// What the widget is, or the nearest one around it that says so: its description, its tool tip or its purpose. Plain
/// text; empty where none says it.
QString wordsOn(const QWidget *widget);

} // namespace hitbox
