#pragma once

#include <QDialog>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace hitbox {

class Actions;

/// All keys and gestures at a glance, in groups, with a line to search them. It stays open beside the work.
class ShortcutSheet : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutSheet(const Actions &actions, QWidget *window);

signals:
    void changeWanted(); ///< of the keys

private:
    void fill();
    void filter(const QString &pattern);

    const Actions &m_actions;
    QLineEdit *m_search = nullptr;
    QTreeWidget *m_list = nullptr;
    QTreeWidgetItem *m_none = nullptr; ///< says that nothing fits
};

} // namespace hitbox
