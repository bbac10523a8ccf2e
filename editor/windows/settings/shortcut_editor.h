#pragma once

#include "windows/actions/chosen_keys.h"

#include <QDialog>

class QBoxLayout;
class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace hitbox {

class Actions;
class SearchField;

/// Gives other keys to actions, which stand under the menus that they are in, or to all the keys of another program. A
/// change counts at once, and can be undone here; keys that another action has are only taken from it when that is
/// confirmed. Nothing waits for it: the work goes on beside it.
class ShortcutEditor : public QDialog
{
    Q_OBJECT

public:
    ShortcutEditor(Actions &actions, QWidget *window);
    ~ShortcutEditor() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    QPushButton *addButton(QBoxLayout &row, const QString &text, const char *name);
    void addPresets(QBoxLayout &row);
    void fill();
    QTreeWidgetItem *groupOf(const QString &menu);
    QList<QTreeWidgetItem *> rows() const; ///< of actions
    void filter();                         ///< to the actions that fit what is searched for, by name, menu or keys
    void showCurrent();
    void offer(); ///< says what the typed keys would do
    void assign();
    void reset();
    void use(const ChosenKeys &keys);
    void undo();
    QString currentId() const;

    Actions &m_actions;
    SearchField *m_search = nullptr;
    QTreeWidget *m_list = nullptr;
    QTreeWidgetItem *m_none = nullptr; ///< says that nothing fits
    QKeySequenceEdit *m_keys = nullptr;
    QLabel *m_note = nullptr;
    QPushButton *m_assign = nullptr;
    QPushButton *m_reset = nullptr;
    QPushButton *m_undo = nullptr;
    QList<ChosenKeys> m_before; ///< what undo goes back to, the last one first
};

} // namespace hitbox
