#pragma once

#include <QWidget>

class QSlider;

namespace hitbox {

class NumberField;

/// A number to be dragged or typed: a slider over the usual range, and beside it a field for every number allowed.
class SliderField : public QWidget
{
    Q_OBJECT

public:
    struct Range {
        double least = 0;
        double most = 1;      ///< of the field
        double usualMost = 1; ///< at the slider's end; its other end is `usualLeast`
        double usualLeast = 0;
        double step = 1; ///< of the slider
    };

    /// `name` is what a screen reader says.
    SliderField(const QString &name, const Range &range, QWidget *parent = nullptr);

    double value() const { return m_value; }
    void setValue(double value); ///< tells nobody

signals:
    void edited(double value); ///< by the user, at each step of a drag

private:
    void take(double value);

    Range m_range;
    double m_value = 0;
    QSlider *m_slider = nullptr;
    NumberField *m_field = nullptr;
};

} // namespace hitbox
