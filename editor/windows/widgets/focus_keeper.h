#pragma once

#include <QObject>

class QWidget;

namespace hitbox {

class MainWindow;

/// Leaves the keys to the canvas: a mouse that presses a button, ticks a box, drags a slider or opens a list of choices
/// takes them from nobody for good, a panel that folds or goes away with the focus in it gives it back, and a wheel
/// that scrolls past a box changes it in no window. Tab goes to all of them. Lists and fields that one types into keep
/// the focus that a click gives them.
class FocusKeeper : public QObject
{
    Q_OBJECT

public:
    /// Of all that the window shows, now and later.
    explicit FocusKeeper(MainWindow &window);

    /// What Esc and Return do where nobody answers them: from lists and fields they lead back to the canvas.
    void answerKey(QKeyEvent &event);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setPolicy(QWidget &widget) const;
    void press(QWidget &widget);

    MainWindow &m_window;
};

} // namespace hitbox
