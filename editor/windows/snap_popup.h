#pragma once

#include "tools/snapping.h"

#include <QList>
#include <QWidget>

class QCheckBox;
class QRadioButton;

namespace hitbox {

class NumberField;
class Session;

/// "edges of other shapes": for switches.
QString explained(SnapKind kind);

/// All that points snap to, in one place: which grid, and which targets win over it. It stays open beside the canvas
/// while one draws.
class SnapPopup : public QWidget
{
    Q_OBJECT

public:
    explicit SnapPopup(Session &session, QWidget *parent = nullptr);

    void openAbove(const QWidget &button); ///< right edges in line, within the screen

protected:
    void keyPressEvent(QKeyEvent *event) override; ///< Esc closes

private:
    QWidget *makeSteps();
    QWidget *makeGrid();
    void refresh();
    void change(const SnapSettings &settings);

    Session &m_session;
    QList<QRadioButton *> m_steps;
    QList<QCheckBox *> m_kinds;
    QList<NumberField *> m_grid; ///< step x, step y, offset x, offset y
};

} // namespace hitbox
