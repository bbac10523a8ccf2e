#pragma once

#include "tools/snap_settings.h"

#include <QList>
#include <QWidget>

class QCheckBox;
class QRadioButton;

namespace hitbox {

class NumberField;
class ToolDesk;

/// "edges of other shapes": for switches.
QString explained(SnapKind kind);

/// All that points snap to, in one place: which grid, and which targets win over it. As long as it is open the keys are
/// its own, and a press anywhere else only closes it.
class SnapPopup : public QWidget
{
    Q_OBJECT

public:
    explicit SnapPopup(ToolDesk &tools, QWidget *parent = nullptr);

    void openAbove(const QWidget &button); ///< right edges in line, within the screen

private:
    QWidget *makeSteps();
    QWidget *makeGrid();
    void refresh();
    void change(const SnapSettings &settings);

    ToolDesk &m_tools;
    QList<QRadioButton *> m_steps;
    QList<QCheckBox *> m_kinds;
    QList<NumberField *> m_grid; ///< step x, step y, offset x, offset y
};

} // namespace hitbox
