#pragma once

#include <QDoubleSpinBox>

namespace hitbox {

/// A coordinate as one types it: point as decimal sign in every locale, no trailing zeros, full precision kept.
class NumberField : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit NumberField(QWidget *parent = nullptr);

    QString textFromValue(double value) const override;
    double valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;

    /// True when a field that was given `exact` would show `shown`.
    static bool shows(double exact, double shown);
};

} // namespace hitbox
