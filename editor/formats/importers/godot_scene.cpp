#include "formats/importers/godot_scene.h"

#include "document/limits.h"
#include "document/numbers.h"
#include "formats/json/json_fields.h"
#include "formats/text/utf8_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>
#include <utility>

namespace hitbox {

namespace {

/// A value takes some 100 bytes. A track of an animation has 14: what we write within limits::importBytes comes close.
constexpr qsizetype mostValues = 4'000'000;

class GodotSceneWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

bool isWordCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

class SceneParser
{
public:
    explicit SceneParser(const QByteArray &bytes)
        : m_text(bytes.constData(), size_t(bytes.size()))
    {
    }

    QList<GodotSection> sections();

private:
    [[noreturn]] void refuse(const QString &expected) const;
    void count(qsizetype values);
    char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    bool take(char wanted);
    void expect(char wanted);
    void skipSpace();
    std::string_view word();
    QString quotedText();
    QString sharedText(std::string_view utf8);
    char32_t escapedCharacter();
    double number();
    GodotValue value();
    GodotValue named(std::string_view name);
    void readItems(GodotValue &list, char end);
    void readDictionary(GodotValue &dictionary);
    QString propertyName();
    GodotSection section();
    qsizetype lineHere();

    std::string_view m_text;
    size_t m_at = 0;
    int m_depth = 0;
    qsizetype m_values = 0;
    std::array<std::pair<std::string_view, QString>, 64> m_seen; ///< short texts, by a hash of theirs
    qsizetype m_line = 1;                                        ///< of what was skipped last: see lineHere()
    size_t m_counted = 0;
};

qsizetype SceneParser::lineHere()
{
    m_line += std::count(m_text.begin() + ptrdiff_t(m_counted), m_text.begin() + ptrdiff_t(m_at), '\n');
    m_counted = m_at;
    return m_line;
}

void SceneParser::refuse(const QString &expected) const
{
    constexpr size_t excerpt = 16;
    const std::string_view rest = m_text.substr(std::min(m_at, m_text.size()), excerpt);
    const QString found =
        rest.empty() ? GodotSceneWords::tr("the end")
                     : QStringLiteral("“%1”").arg(QString::fromUtf8(rest.data(), qsizetype(rest.size())).simplified());
    const auto line = std::count(m_text.begin(), m_text.begin() + ptrdiff_t(std::min(m_at, m_text.size())), '\n') + 1;
    throw fields::Refusal{{.file = {},
                           .place = GodotSceneWords::tr("line %1").arg(line),
                           .what = GodotSceneWords::tr("found %1, expected %2").arg(found, expected)}};
}

void SceneParser::count(qsizetype values)
{
    m_values += values;
    if (m_values > mostValues)
        throw fields::Refusal{{.file = {},
                               .place = {},
                               .what = GodotSceneWords::tr("there are more than %1 values in the file; a sprite "
                                                           "that is cut into several makes smaller ones")
                                           .arg(mostValues)}};
}

/// Files are made of the same few words: what was there before shares its memory.
QString SceneParser::sharedText(std::string_view utf8)
{
    constexpr size_t most = 24; // bytes
    if (utf8.size() > most)
        return textFromUtf8(utf8);
    auto &[seen, text] = m_seen[std::hash<std::string_view>()(utf8) % m_seen.size()];
    if (seen != utf8 || text.isNull()) {
        seen = utf8;
        text = textFromUtf8(utf8);
    }
    return text;
}

bool SceneParser::take(char wanted)
{
    if (peek() != wanted || m_at >= m_text.size())
        return false;
    ++m_at;
    return true;
}

void SceneParser::expect(char wanted)
{
    skipSpace();
    if (!take(wanted))
        refuse(QStringLiteral("“%1”").arg(QLatin1Char(wanted)));
}

/// Space and comments.
void SceneParser::skipSpace()
{
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if (c == ';') {
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
            continue;
        }
        if (c != ' ' && c != '\t' && c != '\n' && c != '\r')
            return;
        ++m_at;
    }
}

std::string_view SceneParser::word()
{
    const size_t from = m_at;
    while (isWordCharacter(peek()))
        ++m_at;
    return m_text.substr(from, m_at - from);
}

/// What stands behind a backslash.
char32_t SceneParser::escapedCharacter()
{
    const char c = peek();
    ++m_at;
    switch (c) {
    case 'n': return U'\n';
    case 't': return U'\t';
    case 'r': return U'\r';
    case 'b': return U'\b';
    case 'f': return U'\f';
    case 'u':
    case 'U': {
        const size_t digits = c == 'u' ? 4 : 6;
        bool isHex = false;
        const QByteArray hex(m_text.substr(std::min(m_at, m_text.size()), digits).data(),
                             qsizetype(m_text.substr(std::min(m_at, m_text.size()), digits).size()));
        const char32_t code = hex.toUInt(&isHex, 16);
        if (!isHex || size_t(hex.size()) != digits || code > 0x10ffff)
            refuse(GodotSceneWords::tr("the digits of a character"));
        m_at += digits;
        return code;
    }
    default: return char32_t(static_cast<unsigned char>(c));
    }
}

QString SceneParser::quotedText()
{
    expect('"');
    QString text;
    while (true) {
        const size_t from = m_at;
        while (m_at < m_text.size() && m_text[m_at] != '"' && m_text[m_at] != '\\')
            ++m_at;
        const QString piece = sharedText(m_text.substr(from, m_at - from));
        if (text.isEmpty())
            text = piece;
        else
            text += piece;
        if (m_at >= m_text.size())
            refuse(GodotSceneWords::tr("the end of a text"));
        if (take('"'))
            return text;
        ++m_at;
        if (m_at >= m_text.size())
            refuse(GodotSceneWords::tr("the end of a text"));
        const char32_t character = escapedCharacter();
        text += QString::fromUcs4(&character, 1);
    }
}

double SceneParser::number()
{
    const size_t from = m_at;
    if (peek() == '+')
        ++m_at;
    const size_t digits = m_at;
    while (isWordCharacter(peek()) || peek() == '.' || peek() == '-' || peek() == '+')
        ++m_at;
    const std::optional<double> number = parseNumber(m_text.substr(digits, m_at - digits));
    if (!number) {
        m_at = from;
        refuse(GodotSceneWords::tr("a number"));
    }
    return *number;
}

/// Behind a name: a call, or one of the words that stand for themselves.
GodotValue SceneParser::named(std::string_view name)
{
    GodotValue value;
    if (name == "true" || name == "false") {
        value.kind = GodotValue::Kind::Truth;
        value.truth = name == "true";
        return value;
    }
    constexpr std::array<std::string_view, 5> nothing = {"null", "nil", "inf", "inf_neg", "nan"};
    if (std::find(nothing.begin(), nothing.end(), name) != nothing.end())
        return value;
    value.kind = GodotValue::Kind::Call;
    value.text = sharedText(name);
    skipSpace();
    if (take('[')) { // Array[Type]([…])
        while (peek() != ']' && m_at < m_text.size())
            ++m_at;
        expect(']');
    }
    expect('(');
    readItems(value, ')');
    return value;
}

/// Up to the bracket that ends them. Lists of numbers, of which files are made, are kept as such.
void SceneParser::readItems(GodotValue &list, char end)
{
    skipSpace();
    while (!take(end)) {
        GodotValue item = value();
        if (item.kind == GodotValue::Kind::Number && list.items.empty()) {
            list.numbers.append(item.number);
        } else {
            for (const double earlier : std::as_const(list.numbers)) {
                GodotValue number;
                number.kind = GodotValue::Kind::Number;
                number.number = earlier;
                list.items.push_back(number);
            }
            count(1 + list.numbers.size());
            list.numbers.clear();
            list.items.push_back(std::move(item));
        }
        skipSpace();
        if (!take(',') && peek() != end)
            refuse(QStringLiteral("“%1”").arg(QLatin1Char(end)));
        skipSpace();
    }
    list.items.shrink_to_fit();
}

void SceneParser::readDictionary(GodotValue &dictionary)
{
    skipSpace();
    while (!take('}')) {
        dictionary.items.push_back(value());
        expect(':');
        dictionary.items.push_back(value());
        count(2);
        skipSpace();
        if (!take(',') && peek() != '}')
            refuse(QStringLiteral("“}”"));
        skipSpace();
    }
    dictionary.items.shrink_to_fit();
}

GodotValue SceneParser::value()
{
    skipSpace();
    if (++m_depth > limits::jsonDepth)
        refuse(GodotSceneWords::tr("at most %1 levels").arg(limits::jsonDepth));
    GodotValue value;
    const char c = peek();
    if (c == '"' || ((c == '&' || c == '^' || c == '@') && m_at + 1 < m_text.size() && m_text[m_at + 1] == '"')) {
        m_at += c == '"' ? 0 : 1;
        value.kind = GodotValue::Kind::Text;
        value.text = quotedText();
    } else if (take('[')) {
        value.kind = GodotValue::Kind::List;
        readItems(value, ']');
    } else if (take('{')) {
        value.kind = GodotValue::Kind::Dictionary;
        readDictionary(value);
    } else if ((c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.') {
        value.kind = GodotValue::Kind::Number;
        value.number = number();
    } else {
        const std::string_view name = word();
        if (name.empty())
            refuse(GodotSceneWords::tr("a value"));
        value = named(name);
    }
    --m_depth;
    return value;
}

/// Up to the equals sign: `position`, `tracks/0/keys` or `"anims/my walk"`.
QString SceneParser::propertyName()
{
    if (peek() == '"')
        return quotedText();
    const size_t from = m_at;
    while (m_at < m_text.size() && m_text[m_at] != '=' && m_text[m_at] != '\n')
        ++m_at;
    const QString name = QString::fromUtf8(m_text.data() + from, qsizetype(m_at - from)).trimmed();
    if (name.isEmpty())
        refuse(GodotSceneWords::tr("the name of a property"));
    return name;
}

GodotSection SceneParser::section()
{
    GodotSection section;
    section.line = lineHere();
    expect('[');
    const std::string_view tag = word();
    section.tag = sharedText(tag);
    skipSpace();
    while (!take(']')) {
        const std::string_view name = word();
        if (name.empty())
            refuse(QStringLiteral("“]”"));
        expect('=');
        count(2);
        section.attributes.insert(sharedText(name), value());
        skipSpace();
    }
    skipSpace();
    while (m_at < m_text.size() && peek() != '[') {
        const QString name = propertyName();
        expect('=');
        section.properties.insert(name, value());
        count(2);
        skipSpace();
    }
    return section;
}

QList<GodotSection> SceneParser::sections()
{
    QList<GodotSection> sections;
    skipSpace();
    while (m_at < m_text.size()) {
        sections.append(section());
        count(4);
        skipSpace();
    }
    return sections;
}

} // namespace

const GodotValue *GodotValue::at(const char *key) const
{
    if (kind != Kind::Dictionary)
        return nullptr;
    for (size_t i = 0; i + 1 < items.size(); i += 2) {
        if (items[i].kind == Kind::Text && items[i].text == QLatin1String(key))
            return &items[i + 1];
    }
    return nullptr;
}

void GodotMembers::insert(const QString &name, GodotValue value)
{
    constexpr size_t few = 16; // that are looked through as fast as a hash finds one
    if (const size_t known = placeOf(name); known < m_members.size()) {
        m_members[known].value = std::move(value);
        return;
    }
    m_members.push_back({name, std::move(value)});
    if (m_members.size() <= few)
        return;
    for (size_t i = m_places.isEmpty() ? 0 : m_members.size() - 1; i < m_members.size(); ++i)
        m_places.insert(m_members[i].name, i);
}

size_t GodotMembers::placeOf(const QString &name) const
{
    if (!m_places.isEmpty())
        return m_places.value(name, m_members.size());
    const auto found = std::find_if(begin(), end(), [&name](const Member &member) { return member.name == name; });
    return static_cast<size_t>(found - begin());
}

const GodotValue *GodotMembers::find(const QString &name) const
{
    const size_t place = placeOf(name);
    return place == m_members.size() ? nullptr : &m_members[place].value;
}

const GodotValue *GodotMembers::find(const char *name) const
{
    if (!m_places.isEmpty())
        return find(QString::fromLatin1(name));
    const QLatin1String wanted(name);
    const auto found = std::find_if(begin(), end(), [wanted](const Member &member) { return member.name == wanted; });
    return found == end() ? nullptr : &found->value;
}

const GodotValue &GodotMembers::value(const QString &name) const
{
    static const GodotValue none;
    const GodotValue *found = find(name);
    return found ? *found : none;
}

QString GodotSection::textOf(const char *attribute) const
{
    const GodotValue *value = attributes.find(attribute);
    if (value && value->kind == GodotValue::Kind::Number)
        return QString::fromLatin1(shortestNumber(value->number));
    return value && value->kind == GodotValue::Kind::Text ? value->text : QString();
}

const GodotValue *GodotSection::property(const char *name) const
{
    return properties.find(name);
}

QList<GodotSection> godotSections(const QByteArray &bytes)
{
    return SceneParser(bytes).sections();
}

} // namespace hitbox
