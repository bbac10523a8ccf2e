#include "windows/sprites/slice_dialog.h"

#include "document/limits.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace hitbox {

SliceDialog::SliceDialog(QSize sheet, SheetGrid guess, QWidget *parent)
    : QDialog(parent)
    , m_sheet(sheet)
    , m_columns(new QSpinBox(this))
    , m_rows(new QSpinBox(this))
    , m_note(new QLabel(this))
{
    setWindowTitle(tr("Slice sheet"));
    m_columns->setObjectName(QStringLiteral("Columns"));
    m_rows->setObjectName(QStringLiteral("Rows"));
    m_columns->setRange(1, std::min(sheet.width(), limits::gridSide));
    m_rows->setRange(1, std::min(sheet.height(), limits::gridSide));
    m_columns->setValue(guess.columns);
    m_rows->setValue(guess.rows);
    m_note->setObjectName(QStringLiteral("Dim"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Slice"));
    buttons->button(QDialogButtonBox::Ok)->setObjectName(QStringLiteral("Primary"));
    auto *layout = new QFormLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addRow(tr("&Columns"), m_columns);
    layout->addRow(tr("&Rows"), m_rows);
    layout->addRow(m_note);
    layout->addRow(buttons);
    connect(m_columns, &QSpinBox::valueChanged, this, &SliceDialog::refresh);
    connect(m_rows, &QSpinBox::valueChanged, this, &SliceDialog::refresh);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refresh();
}

SheetGrid SliceDialog::grid() const
{
    return {m_columns->value(), m_rows->value()};
}

void SliceDialog::refresh()
{
    const int width = m_sheet.width() / grid().columns;
    const int height = m_sheet.height() / grid().rows;
    QString text =
        tr("%1 × %2 frames").arg(grid().columns).arg(grid().rows) + tr(" of %1 × %2 px").arg(width).arg(height);
    if (m_sheet.width() % grid().columns != 0 || m_sheet.height() % grid().rows != 0)
        text += tr("; the rest of %1 × %2 px stays out")
                    .arg(m_sheet.width() % grid().columns)
                    .arg(m_sheet.height() % grid().rows);
    m_note->setText(text);
}

} // namespace hitbox
