#pragma once

#include <QDialog>

class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace hitbox {

class Actions;
class SearchField;

/// Gives other keys to actions. A change counts at once; keys that another action has are only taken from it when that
/// is confirmed. Nothing waits for it: the work goes on beside it.
class ShortcutEditor : public QDialog
{
    Q_OBJECT

public:
    ShortcutEditor(Actions &actions, QWidget *window);
    ~ShortcutEditor() override;

private:
    void fill();
    void filter(); ///< to the actions that fit what is searched for, by name, menu or keys
    void showCurrent();
    void offer(); ///< says what the typed keys would do
    void assign();
    void reset();
    void resetAll();
    QString currentId() const;

    Actions &m_actions;
    SearchField *m_search = nullptr;
    QTreeWidget *m_list = nullptr;
    QTreeWidgetItem *m_none = nullptr; ///< says that nothing fits
    QKeySequenceEdit *m_keys = nullptr;
    QLabel *m_note = nullptr;
    QPushButton *m_assign = nullptr;
    QPushButton *m_reset = nullptr;
};

} // namespace hitbox
