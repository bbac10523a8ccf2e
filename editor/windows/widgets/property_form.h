#pragma once

#include "document/property_edits.h"

#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace hitbox {

class PropertyRow;

/// Properties, one in a row, to be renamed, typed and removed. Each change is told at once with what it leads to.
class PropertyForm : public QWidget
{
    Q_OBJECT

public:
    /// `now` says what they are by now, which may be other than what is shown.
    PropertyForm(std::function<Properties()> now, QWidget *parent);

    void refresh();                               ///< rows stay as long as there are as many
    void makeAnew();                              ///< in other colours
    void add();                                   ///< one whose name is being typed then
    void setReserved(const QSet<QString> &names); ///< that no property may get

signals:
    /// `text` is for the history; `field`, when it is not empty, is what is typed on in.
    void edited(const Properties &properties, const QString &text, const QString &field);
    void told(const QString &message);

private:
    void rebuild(const Properties &properties);
    void connectRow(PropertyRow *row, int index);
    void rename(int index, const QString &name);

    std::function<Properties()> m_now;
    QSet<QString> m_reserved;
    bool m_isAdding = false; ///< until the new one is shown
    QVBoxLayout *m_list = nullptr;
    QList<PropertyRow *> m_rows;
};

} // namespace hitbox
