#include "document/expression.h"

#include "document/numbers.h"

#include <QCoreApplication>

#include <cmath>

namespace hitbox {

namespace {

constexpr qsizetype longest = 256;
constexpr int deepest = 32;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Expression)
};

Error wrong(const QString &what)
{
    return {{}, {}, what};
}

/// Reads from left to right, one function for each level of precedence.
class Parser
{
public:
    explicit Parser(const QString &text)
        : m_text(text)
    {
    }

    Result<double> whole()
    {
        Result<double> value = sum(0);
        if (!value || atEnd())
            return value;
        return wrong(peek() == QLatin1Char(')') ? Words::tr("A “)” closes nothing.")
                                                : Words::tr("“%1” is no part of a number.").arg(rest()));
    }

private:
    Result<double> sum(int depth)
    {
        Result<double> value = product(depth);
        while (value && (peek() == QLatin1Char('+') || peek() == QLatin1Char('-'))) {
            const bool adds = take() == QLatin1Char('+');
            const Result<double> next = product(depth);
            if (!next)
                return next;
            value = adds ? *value + *next : *value - *next;
        }
        return value;
    }

    Result<double> product(int depth)
    {
        Result<double> value = signedFactor(depth);
        while (value && (peek() == QLatin1Char('*') || peek() == QLatin1Char('/'))) {
            const bool multiplies = take() == QLatin1Char('*');
            const Result<double> next = signedFactor(depth);
            if (!next)
                return next;
            if (!multiplies && *next == 0)
                return wrong(Words::tr("Nothing can be divided by 0."));
            value = multiplies ? *value * *next : *value / *next;
        }
        return value;
    }

    Result<double> signedFactor(int depth)
    {
        if (depth > deepest)
            return wrong(Words::tr("That is nested too deep."));
        if (peek() == QLatin1Char('+') || peek() == QLatin1Char('-')) {
            const bool negates = take() == QLatin1Char('-');
            const Result<double> value = signedFactor(depth + 1);
            return value && negates ? Result<double>(-*value) : value;
        }
        return peek() == QLatin1Char('(') ? parentheses(depth) : number();
    }

    Result<double> parentheses(int depth)
    {
        take();
        const Result<double> value = sum(depth + 1);
        if (!value)
            return value;
        if (peek() != QLatin1Char(')'))
            return wrong(Words::tr("A “)” is missing."));
        take();
        return value;
    }

    Result<double> number()
    {
        if (atEnd())
            return wrong(Words::tr("A number is missing at the end."));
        const qsizetype start = m_at;
        while (m_at < m_text.size() && continuesNumber(start))
            ++m_at;
        const QString digits = m_text.mid(start, m_at - start);
        if (digits.isEmpty())
            return wrong(Words::tr("“%1” is no part of a number.").arg(rest()));
        const auto value = parseNumber(QString(digits).replace(QLatin1Char(','), QLatin1Char('.')).toStdString());
        return value ? Result<double>(*value) : wrong(Words::tr("“%1” is no number.").arg(digits));
    }

    /// Digits, a point, and an exponent with its sign.
    bool continuesNumber(qsizetype start) const
    {
        const auto isExponent = [](QChar c) { return c == QLatin1Char('e') || c == QLatin1Char('E'); };
        const QChar c = m_text.at(m_at);
        if ((c >= QLatin1Char('0') && c <= QLatin1Char('9')) || c == QLatin1Char('.') || c == QLatin1Char(','))
            return true;
        if (m_at == start)
            return false;
        return isExponent(c) || ((c == QLatin1Char('+') || c == QLatin1Char('-')) && isExponent(m_text.at(m_at - 1)));
    }

    QChar peek()
    {
        while (m_at < m_text.size() && m_text.at(m_at).isSpace())
            ++m_at;
        return m_at < m_text.size() ? m_text.at(m_at) : QChar();
    }

    QChar take()
    {
        const QChar c = peek();
        ++m_at;
        return c;
    }

    bool atEnd() { return peek().isNull() && m_at >= m_text.size(); }
    QString rest() const { return m_text.mid(m_at, 12); }

    const QString &m_text;
    qsizetype m_at = 0;
};

} // namespace

Result<double> evaluated(const QString &text)
{
    if (text.trimmed().isEmpty())
        return wrong(Words::tr("A number is missing."));
    if (text.size() > longest)
        return wrong(Words::tr("That is longer than %1 characters.").arg(longest));
    const Result<double> value = Parser(text).whole();
    if (value && !std::isfinite(*value))
        return wrong(Words::tr("That is too large for a number."));
    return value;
}

} // namespace hitbox
