#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace hitbox {

/// Leaves the keys to the canvas: a mouse that presses a button, ticks a box, drags a slider or opens a list of choices
/// takes them from nobody for good, a panel or a notice that goes away with the focus in it gives it back, and a wheel
/// that scrolls past a box changes it in no window. Tab goes to all of them. Lists and fields that one types into keep
/// the focus that a click gives them. Undo and redo in a field are its own while a text is being typed into it, else
/// those of the window.
class FocusKeeper : public QObject
{
    Q_OBJECT

public:
    /// Of all that the window shows, now and later. `toCanvas` gives the focus to the canvas in front.
    FocusKeeper(QWidget &window, std::function<void()> toCanvas);

    /// What Esc and Return do where nobody answers them: from lists and fields they lead back to the canvas.
    void answerKey(QKeyEvent &event);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setPolicy(QWidget &widget) const;
    void press(QWidget &widget);

    QWidget &m_window;
    std::function<void()> m_toCanvas;
};

} // namespace hitbox
