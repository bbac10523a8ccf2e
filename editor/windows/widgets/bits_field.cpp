#include "windows/widgets/bits_field.h"

#include "windows/widgets/fonts.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace hitbox {

BitsField::BitsField(QWidget *parent)
    : QWidget(parent)
    , m_number(new QLineEdit(this))
{
    constexpr int columns = 16;
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(2);
    for (int bit = 0; bit < 32; ++bit) {
        auto *box = new QCheckBox(this);
        box->setObjectName(QStringLiteral("Bit%1").arg(bit));
        box->setAccessibleName(tr("Bit %1").arg(bit));
        box->setToolTip(tr("Bit %1: layer %2, value %3").arg(bit).arg(bit + 1).arg(quint32(1) << bit));
        auto *label = new QLabel(QString::number(bit), this);
        label->setObjectName(QStringLiteral("Dim"));
        label->setFont(smallFont(windowFont()));
        label->setAlignment(Qt::AlignHCenter | Qt::AlignBottom);
        label->setToolTip(box->toolTip());
        label->setBuddy(box);
        const int row = bit / columns * 3;
        grid->addWidget(label, row, 1 + bit % columns, Qt::AlignHCenter | Qt::AlignBottom);
        grid->addWidget(box, row + 1, 1 + bit % columns, Qt::AlignHCenter | Qt::AlignTop);
        connect(box, &QCheckBox::clicked, this, [this, bit](bool checked) {
            const quint32 mask = quint32(1) << bit;
            take(checked ? m_bits | mask : m_bits & ~mask);
        });
        m_boxes[static_cast<size_t>(bit)] = box;
    }
    m_number->setObjectName(QStringLiteral("BitsNumber"));
    m_number->setAccessibleName(tr("Bits as a number"));
    m_number->setToolTip(tr("The bits as a number: decimal, or hexadecimal as 0x1f, or binary as 0b101"));
    m_number->setFont(fixedFont(windowFont()));
    auto *label = new QLabel(tr("Bits"), this);
    label->setObjectName(QStringLiteral("Dim"));
    grid->setHorizontalSpacing(4);
    grid->setRowMinimumHeight(2, 4); // each number belongs to the box below it
    grid->addWidget(label, 0, 0, 5, 1, Qt::AlignVCenter);
    grid->addWidget(m_number, 0, columns + 1, 5, 1, Qt::AlignVCenter);
    connect(m_number, &QLineEdit::editingFinished, this, [this] {
        const std::optional<quint32> typed = parse(m_number->text());
        if (!typed)
            emit refused(m_number->text());
        take(typed.value_or(m_bits));
    });
    setBits(0);
}

std::optional<quint32> BitsField::parse(const QString &text)
{
    const QString number = text.trimmed().toLower();
    bool valid = false;
    const bool isBinary = number.startsWith(QLatin1String("0b"));
    const bool isHex = number.startsWith(QLatin1String("0x"));
    const QString digits = isBinary || isHex ? number.mid(2) : number;
    const quint32 bits = digits.startsWith(u'+') ? 0 : digits.toUInt(&valid, isBinary ? 2 : isHex ? 16 : 10);
    return valid ? std::optional(bits) : std::nullopt;
}

void BitsField::setBits(quint32 bits)
{
    m_bits = bits;
    for (int bit = 0; bit < 32; ++bit)
        m_boxes[static_cast<size_t>(bit)]->setChecked((bits >> bit & 1) != 0);
    m_number->setText(QString::number(bits));
}

void BitsField::take(quint32 bits)
{
    const bool isNew = bits != m_bits;
    setBits(bits);
    if (isNew)
        emit edited(bits);
}

} // namespace hitbox
