#pragma once

#include "document/property_edits.h"
#include "drawing/theme.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QToolButton;

namespace hitbox {

/// One custom property: its name, its type, and a field that fits the type.
class PropertyRow : public QWidget
{
    Q_OBJECT

public:
    PropertyRow(const Property &property, QWidget *parent);

    void showProperty(const Property &property); ///< of any type; a text that means the same is left as it is typed
    void editName();

signals:
    void renamed(const QString &name);
    void retyped(PropertyType type);
    void edited(const Property &property); ///< at every key
    void refused(const QString &text);     ///< means nothing for the type; the value stays
    void removeWanted();

private:
    void takeText(const QString &text);
    void chooseColor();

    Property m_property;
    QLineEdit *m_name = nullptr;
    QComboBox *m_type = nullptr;
    QLineEdit *m_text = nullptr;
    QCheckBox *m_truth = nullptr;
    QToolButton *m_color = nullptr;
};

} // namespace hitbox
