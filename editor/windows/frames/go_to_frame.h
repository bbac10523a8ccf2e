#pragma once

#include <QWidget>

namespace hitbox {

class CountField;
class Session;

/// A small field over the canvas that goes to a frame of the sprite in view by its number, counted from 0. Return goes
/// there, Esc and a press elsewhere leave it. Deletes itself.
class GoToFrame : public QWidget
{
    Q_OBJECT

public:
    GoToFrame(Session &session, QWidget *over);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    Session &m_session;
    CountField *m_number = nullptr;
};

} // namespace hitbox
