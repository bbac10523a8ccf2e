#include "cli/arguments.h"

#include "document/numbers.h"

#include <algorithm>
#include <array>

namespace hitbox {

namespace {

bool looksLikeOption(const QString &word)
{
    if (!word.startsWith(QLatin1Char('-')) || word.size() == 1)
        return false;
    return !parseNumber(word.toStdString()).has_value();
}

/// `--name=value` or `-jN` in its parts.
struct Spelling {
    QString dashed; ///< with the dashes, as in messages
    QString name;
    QString value;
    bool hasValue = false;
};

/// `-j8`, as build tools have it.
bool isNumberOfJobs(const QString &word)
{
    const QStringView number = QStringView(word).mid(2);
    return word.startsWith(QLatin1String("-j")) && !number.isEmpty() &&
           std::ranges::all_of(number, [](QChar digit) { return digit >= u'0' && digit <= u'9'; });
}

Spelling spellingOf(const QString &word)
{
    if (isNumberOfJobs(word))
        return {word.left(2), QStringLiteral("jobs"), word.mid(2), true};
    const qsizetype equals = word.indexOf(QLatin1Char('='));
    const QString dashed = equals < 0 ? word : word.left(equals);
    const bool isLong = dashed.startsWith(QLatin1String("--"));
    if (dashed == QLatin1String("-j"))
        return {dashed, QStringLiteral("jobs"), equals < 0 ? QString() : word.mid(equals + 1), equals >= 0};
    return {dashed, isLong ? dashed.mid(2) : QString(), equals < 0 ? QString() : word.mid(equals + 1), equals >= 0};
}

const OptionRule *findRule(const QList<OptionRule> &rules, const QString &name)
{
    const auto found = std::find_if(rules.begin(), rules.end(),
                                    [&name](const OptionRule &rule) { return name == QLatin1String(rule.name); });
    return name.isEmpty() || found == rules.end() ? nullptr : &*found;
}

QString knownOptions(const QList<OptionRule> &rules)
{
    QStringList names;
    for (const OptionRule &rule : rules)
        names.append(QStringLiteral("--") + QLatin1String(rule.name));
    return names.join(QStringLiteral(", "));
}

Result<Done> requirementsMet(const Arguments &arguments, const QList<OptionRule> &rules)
{
    for (const OptionRule &rule : rules) {
        if (rule.use == OptionUse::Required && !arguments.has(QLatin1String(rule.name))) {
            return wrongUsage(QStringLiteral("the option --%1 %2 is missing")
                                  .arg(QLatin1String(rule.name), QLatin1String(rule.value)));
        }
    }
    return Done{};
}

/// Takes options off the front of the words, one at a time.
class Parser
{
public:
    Parser(const QStringList &words, const QList<OptionRule> &rules)
        : m_words(words)
        , m_rules(rules)
    {
    }

    Result<Arguments> parse()
    {
        while (m_next < m_words.size()) {
            const QString word = m_words[m_next++];
            if (word == QLatin1String("--")) {
                m_arguments.operands += m_words.mid(m_next);
                break;
            }
            if (!looksLikeOption(word)) {
                m_arguments.operands.append(word);
                continue;
            }
            if (const Result<Done> taken = takeOption(spellingOf(word)); !taken)
                return taken.error();
        }
        if (const Result<Done> met = requirementsMet(m_arguments, m_rules); !met)
            return met.error();
        return m_arguments;
    }

private:
    Result<Done> takeOption(const Spelling &option)
    {
        const OptionRule *rule = findRule(m_rules, option.name);
        if (!rule)
            return wrongUsage(
                QStringLiteral("there is no option %1; there are: %2").arg(option.dashed, knownOptions(m_rules)));
        if (rule->use != OptionUse::Repeated && m_arguments.has(option.name))
            return wrongUsage(QStringLiteral("the option %1 was given twice").arg(option.dashed));
        if (rule->use == OptionUse::Flag) {
            if (option.hasValue)
                return wrongUsage(QStringLiteral("the option %1 takes no value").arg(option.dashed));
            m_arguments.options.insert(option.name, {});
            return Done{};
        }
        const Result<QString> value = valueOf(option, *rule);
        if (!value)
            return value.error();
        if (value->isEmpty() && takesPlace(*rule))
            return wrongUsage(
                QStringLiteral("the option %1 is empty: %1 %2").arg(option.dashed, QLatin1String(rule->value)));
        m_arguments.options[option.name].append(*value);
        return Done{};
    }

    Result<QString> valueOf(const Spelling &option, const OptionRule &rule)
    {
        if (option.hasValue)
            return option.value;
        if (m_next < m_words.size() && !looksLikeOption(m_words[m_next]))
            return m_words[m_next++];
        return wrongUsage(
            QStringLiteral("the option %1 needs a value: %1 %2; one that begins with a dash is written %1=%2")
                .arg(option.dashed, QLatin1String(rule.value)));
    }

    const QStringList &m_words;
    const QList<OptionRule> &m_rules;
    qsizetype m_next = 0;
    Arguments m_arguments;
};

} // namespace

Error wrongUsage(const QString &what)
{
    return {{}, {}, what};
}

bool takesPlace(const OptionRule &rule)
{
    constexpr std::array places{"FILE", "DIR", "FOLDER", "LIST", "PAGE", "PATH"};
    return std::any_of(places.begin(), places.end(),
                       [&rule](const char *place) { return QByteArrayView(rule.value).startsWith(place); });
}

Result<Arguments> parseArguments(const QStringList &words, const QList<OptionRule> &rules)
{
    return Parser(words, rules).parse();
}

} // namespace hitbox
