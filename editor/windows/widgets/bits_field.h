#pragma once

#include <QWidget>

#include <array>
#include <optional>

class QCheckBox;
class QLineEdit;

namespace hitbox {

/// 32 bits as boxes to tick, and the number that they make.
class BitsField : public QWidget
{
    Q_OBJECT

public:
    explicit BitsField(QWidget *parent = nullptr);

    void setBits(quint32 bits);
    quint32 bits() const { return m_bits; }

    /// A whole number from 0 to 4294967295: decimal, "0x…" or "0b…"; nothing for anything else.
    static std::optional<quint32> parse(const QString &text);

signals:
    void edited(quint32 bits);
    void refused(const QString &text); ///< what was typed is no such number

private:
    void take(quint32 bits);

    quint32 m_bits = 0;
    std::array<QCheckBox *, 32> m_boxes{};
    QLineEdit *m_number = nullptr;
};

} // namespace hitbox
