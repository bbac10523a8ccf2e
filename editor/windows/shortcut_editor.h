#pragma once

#include <QDialog>

class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace hitbox {

class Actions;

/// Gives other keys to actions. A change counts at once; keys that another action has are only taken from it when that
/// is confirmed. Nothing waits for it: the work goes on beside it.
class ShortcutEditor : public QDialog
{
    Q_OBJECT

public:
    ShortcutEditor(Actions &actions, QWidget *window);

private:
    void fill();
    void showCurrent();
    void offer(); ///< says what the typed keys would do
    void assign();
    void reset();
    void resetAll();
    QString currentId() const;

    Actions &m_actions;
    QTreeWidget *m_list = nullptr;
    QKeySequenceEdit *m_keys = nullptr;
    QLabel *m_note = nullptr;
    QPushButton *m_assign = nullptr;
    QPushButton *m_reset = nullptr;
};

} // namespace hitbox
