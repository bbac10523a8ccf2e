#include "windows/export/engine_chooser.h"

#include "formats/all_formats.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

namespace hitbox {

EngineChooser::EngineChooser(QWidget *parent)
    : QWidget(parent)
    , m_engines(new QComboBox(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto *label = new QLabel(tr("Engine"), this);
    label->setObjectName(QStringLiteral("Dim"));
    label->setBuddy(m_engines);
    row->addWidget(label);
    m_engines->setObjectName(QStringLiteral("Engine"));
    m_engines->setAccessibleName(tr("Engine"));
    m_engines->setToolTip(
        tr("The engine that this project is made for: what it gets is shown, and exports start with it"));
    m_engines->setMinimumWidth(150);
    for (const Format &format : allFormats())
        m_engines->addItem(titleOf(format), QString::fromLatin1(format.id));
    m_engines->setPlaceholderText(tr("Choose…"));
    row->addWidget(m_engines);
    connect(m_engines, &QComboBox::activated, this, [this] { emit chosen(m_engines->currentData().toString()); });
    showEngine({});
}

void EngineChooser::showEngine(const QString &formatId)
{
    const auto known = static_cast<int>(allFormats().size());
    while (m_engines->count() > known)
        m_engines->removeItem(known);
    if (!formatId.isEmpty() && !findFormat(formatId))
        m_engines->addItem(formatId, formatId);
    m_engines->setCurrentIndex(formatId.isEmpty() ? -1 : m_engines->findData(formatId));
}

} // namespace hitbox
