#pragma once

#include "document/result.h"

#include <QLineEdit>

#include <optional>

namespace hitbox {

/// The step of an arrow key where numbers are typed, in steps of the field: 1, with Shift 10, with Alt 1/8; negative
/// downwards. Nothing for other keys and with Ctrl.
std::optional<double> arrowSteps(const QKeyEvent &event);

/// A number as one types it: a sum such as "12+0.5", the decimal point in every locale, full precision kept.
///
/// A text that is no number, or one out of range, colours the field red and is told in a sentence; nothing is entered
/// then. Return, Tab and a click elsewhere enter; what is still wrong is dropped when one leaves, and by Esc.
class NumberField : public QLineEdit
{
    Q_OBJECT

public:
    explicit NumberField(QWidget *parent = nullptr);

    void setRange(double least, double most); ///< both ends included; at first limits::coordinate each way
    void setSuffix(const QString &suffix);    ///< shown behind the number; may be typed or left out
    void setStep(double step);                ///< of the arrow keys

    /// Shows a value, or a dash where there is none. A text that is being typed stays.
    void setValue(std::optional<double> value);
    std::optional<double> value() const { return m_value; }

    /// The number that a text stands for here, or what is wrong with it.
    Result<double> parsed(const QString &text) const;
    void enter();                                 ///< the text, when it was changed and is right
    QString problem() const { return m_problem; } ///< what is wrong with the text; empty when nothing is

signals:
    void entered(double value); ///< by hand, within range and other than what was shown
    void problemChanged(const QString &problem);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QString textOf(std::optional<double> value) const;
    void stepBy(double steps);
    void accept(double value);
    void drop(); ///< what was typed
    void tell(const QString &problem);

    std::optional<double> m_value;
    double m_least = 0;
    double m_most = 0;
    double m_step = 1;
    QString m_suffix;
    QString m_problem;
};

} // namespace hitbox
