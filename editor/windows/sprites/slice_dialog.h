#pragma once

#include "document/sheet.h"

#include <QDialog>
#include <QSize>

class QLabel;
class QSpinBox;

namespace hitbox {

/// Asks for columns and rows, shows the frame size that follows.
class SliceDialog : public QDialog
{
    Q_OBJECT

public:
    SliceDialog(QSize sheet, SheetGrid guess, QWidget *parent = nullptr);

    SheetGrid grid() const;

private:
    void refresh();

    QSize m_sheet;
    QSpinBox *m_columns = nullptr;
    QSpinBox *m_rows = nullptr;
    QLabel *m_note = nullptr;
};

} // namespace hitbox
