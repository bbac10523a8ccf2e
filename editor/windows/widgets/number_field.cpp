#include "windows/widgets/number_field.h"

#include "document/expression.h"
#include "document/limits.h"
#include "document/numbers.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/style_sheet.h"
#include "windows/widgets/typing.h"

#include <QKeyEvent>
#include <QToolTip>
#include <QValidator>
#include <QWheelEvent>

namespace hitbox {

namespace {

/// What a field shows; its value has all digits.
constexpr int fieldDecimals = 6;

/// Everything can be typed, but a field that is wrong is not left by Return.
class SumValidator final : public QValidator
{
public:
    explicit SumValidator(NumberField &field)
        : QValidator(&field)
        , m_field(field)
    {
    }

    State validate(QString &text, int &) const override { return m_field.parsed(text) ? Acceptable : Intermediate; }

private:
    const NumberField &m_field;
};

} // namespace

std::optional<double> arrowSteps(const QKeyEvent &event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::MetaModifier))
        return std::nullopt;
    if (event.key() != Qt::Key_Up && event.key() != Qt::Key_Down)
        return std::nullopt;
    const double size = event.modifiers().testFlag(Qt::AltModifier)     ? 0.125
                        : event.modifiers().testFlag(Qt::ShiftModifier) ? 10
                                                                        : 1;
    return event.key() == Qt::Key_Up ? size : -size;
}

NumberField::NumberField(QWidget *parent)
    : QLineEdit(parent)
    , m_least(-limits::coordinate)
    , m_most(limits::coordinate)
{
    setFont(fixedFont(windowFont()));
    setMinimumWidth(56);
    setValidator(new SumValidator(*this));
    chooseAllByTheFirstClick(*this);
    connect(this, &QLineEdit::textEdited, this, [this](const QString &text) {
        const Result<double> result = parsed(text);
        tell(result ? QString() : result.error().what);
    });
    setValue(std::nullopt);
}

void NumberField::setRange(double least, double most)
{
    m_least = least;
    m_most = most;
}

void NumberField::setSuffix(const QString &suffix)
{
    m_suffix = suffix;
    if (!isModified())
        setText(textOf(m_value));
}

void NumberField::setStep(double step)
{
    m_step = step;
}

void NumberField::setValue(std::optional<double> value)
{
    m_value = value;
    if (!isModified() || !hasFocus())
        drop();
}

QString NumberField::textOf(std::optional<double> value) const
{
    return value ? readableNumber(*value, fieldDecimals) + m_suffix : QStringLiteral("–");
}

Result<double> NumberField::parsed(const QString &text) const
{
    QString sum = text.trimmed();
    if (!m_suffix.isEmpty() && sum.endsWith(m_suffix))
        sum.chop(m_suffix.size());
    const Result<double> result = evaluated(sum);
    if (!result)
        return result;
    if (*result < m_least)
        return Error{{}, {}, tr("%1 is too small: at least %2.").arg(readableNumber(*result), readableNumber(m_least))};
    if (*result > m_most)
        return Error{{}, {}, tr("%1 is too large: at most %2.").arg(readableNumber(*result), readableNumber(m_most))};
    return result;
}

void NumberField::enter()
{
    if (!isModified())
        return;
    const Result<double> result = parsed(text());
    if (result)
        accept(*result);
    else
        tell(result.error().what);
}

void NumberField::stepBy(double steps)
{
    enter();
    if (!m_problem.isEmpty() || !m_value || isReadOnly())
        return;
    const double next = *m_value + steps * m_step;
    if (next >= m_least && next <= m_most)
        accept(next);
    else
        tell(next < m_least ? tr("At least %1.").arg(readableNumber(m_least))
                            : tr("At most %1.").arg(readableNumber(m_most)));
}

void NumberField::accept(double value)
{
    const bool same = m_value == value;
    m_value = value;
    drop();
    selectAll();
    if (!same)
        emit entered(value);
}

void NumberField::drop()
{
    if (const QString text = textOf(m_value); isModified() || this->text() != text)
        setText(text); // nothing counts as typed afterwards
    tell({});
}

void NumberField::tell(const QString &problem)
{
    if (m_problem == problem)
        return;
    m_problem = problem;
    markWrong(*this, !problem.isEmpty());
    setAccessibleDescription(problem);
    emit problemChanged(problem);
}

void NumberField::keyPressEvent(QKeyEvent *event)
{
    if (const auto steps = arrowSteps(*event)) {
        stepBy(*steps);
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        enter();
        if (!m_problem.isEmpty())
            QToolTip::showText(mapToGlobal(rect().bottomLeft()), m_problem, this);
    }
    if (event->key() == Qt::Key_Escape && (isModified() || !m_problem.isEmpty())) {
        drop();
        selectAll();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void NumberField::wheelEvent(QWheelEvent *event)
{
    if (!hasFocus() || event->angleDelta().y() == 0) {
        event->ignore(); // the list around it scrolls
        return;
    }
    stepBy(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

void NumberField::focusOutEvent(QFocusEvent *event)
{
    enter();
    drop();
    QLineEdit::focusOutEvent(event);
}

} // namespace hitbox
