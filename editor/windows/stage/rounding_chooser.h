#pragma once

#include "drawing/theme.h"
#include "stage/engine_rounding.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace hitbox {

class NumberField;
class ToolDesk;

/// The numbers in which the engine keeps coordinates; overlaps that come out otherwise in them are marked.
class RoundingChooser : public QWidget
{
    Q_OBJECT

public:
    RoundingChooser(ToolDesk &tools, QWidget *parent);

    /// How many overlaps are told otherwise by the engine's numbers.
    void showDiffering(int count);
    void chooseNext(); ///< the next kind of numbers, from the last the first

private:
    void refresh();

    ToolDesk &m_tools;
    QComboBox *m_numbers = nullptr;
    NumberField *m_scale = nullptr;
    QLabel *m_problem = nullptr;
    QLabel *m_differing = nullptr;
};

} // namespace hitbox
