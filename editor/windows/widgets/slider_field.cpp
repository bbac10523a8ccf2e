#include "windows/widgets/slider_field.h"

#include "windows/widgets/fonts.h"
#include "windows/widgets/number_field.h"

#include <QHBoxLayout>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace hitbox {

SliderField::SliderField(const QString &name, const Range &range, QWidget *parent)
    : QWidget(parent)
    , m_range(range)
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_field(new NumberField(this))
{
    m_slider->setRange(static_cast<int>(std::lround(range.usualLeast / range.step)),
                       static_cast<int>(std::lround(range.usualMost / range.step)));
    m_slider->setPageStep(10);
    m_slider->setAccessibleName(name);
    m_field->setRange(range.least, range.most);
    m_field->setStep(range.step);
    m_field->setAccessibleName(name);
    m_field->setFixedWidth(scaledToText(64));
    setFocusProxy(m_slider);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_slider, 1);
    row->addWidget(m_field);
    // Only what a hand does to the slider: a typed number between two steps must not be rounded to one.
    connect(m_slider, &QSlider::actionTriggered, this, [this] { take(m_slider->sliderPosition() * m_range.step); });
    connect(m_field, &NumberField::entered, this, &SliderField::take);
    setValue(range.least);
}

void SliderField::setValue(double value)
{
    m_value = value;
    m_slider->setValue(static_cast<int>(std::lround(value / m_range.step)));
    m_field->setValue(value);
}

void SliderField::take(double value)
{
    const double allowed = std::clamp(value, m_range.least, m_range.most);
    if (allowed == m_value)
        return;
    setValue(allowed);
    emit edited(allowed);
}

} // namespace hitbox
