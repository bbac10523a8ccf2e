#include "formats/importers/godot_scene.h"

#include "document/limits.h"
#include "document/numbers.h"
#include "formats/json/json_fields.h"
#include "formats/text/utf8_text.h"

#include <QCoreApplication>
#include <QVarLengthArray>

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>
#include <unordered_map>
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

bool beginsNumber(char c)
{
    return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.';
}

/// Other words are called.
bool standsForItself(std::string_view word)
{
    constexpr std::array<std::string_view, 7> words = {"true", "false", "null", "nil", "inf", "inf_neg", "nan"};
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::string_view trimmed(std::string_view name)
{
    constexpr std::string_view space = " \t\r";
    const size_t from = std::min(name.find_first_not_of(space), name.size());
    return name.substr(from, name.find_last_not_of(space) + 1 - from);
}

class SceneParser
{
public:
    explicit SceneParser(const QByteArray &bytes)
        : m_text(bytes.constData(), size_t(bytes.size()))
    {
    }

    QList<GodotSection> sections();
    GodotAnimationLines animationLines(const GodotSection &animation);

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
    std::string_view plainName();
    QString propertyName();
    GodotSection section();
    bool beginsPrefixedText() const;
    void skipNumber();
    bool skipText();
    bool skipBrackets();
    bool skipValue();
    bool skipProperties();
    void readTrack(GodotAnimationLines &lines, std::string_view name);
    GodotTrack &trackOf(GodotAnimationLines &lines, std::string_view number);
    std::shared_ptr<const GodotValue> sharedKeys();
    bool takePlainPath(GodotTrack &track);
    qsizetype lineHere();

    std::string_view m_text;
    size_t m_at = 0;
    int m_depth = 0;
    qsizetype m_values = 0;
    std::array<std::pair<std::string_view, QString>, 64> m_seen; ///< short texts, by a hash of theirs
    qsizetype m_line = 1;                                        ///< of what was skipped last: see lineHere()
    size_t m_counted = 0;

    struct SeenKeys {
        std::string_view text;
        std::shared_ptr<const GodotValue> value;
    };
    std::array<SeenKeys, 8> m_keys; ///< of the last tracks that had others than those before them
    size_t m_oldestKeys = 0;
    std::string_view m_track; ///< the number of the last one, as it is written
    size_t m_lastTrack = 0;
    std::unordered_map<std::string_view, size_t> m_trackAt; ///< by its number
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

/// &"…" and the like.
bool SceneParser::beginsPrefixedText() const
{
    const char c = peek();
    return (c == '&' || c == '^' || c == '@') && m_at + 1 < m_text.size() && m_text[m_at + 1] == '"';
}

QString SceneParser::quotedText()
{
    expect('"');
    QString text;
    bool isEscaped = false;
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
        if (take('"')) // half a character of two is none, and no file could hold it
            return isEscaped ? QString::fromUtf8(text.toUtf8()) : text;
        isEscaped = true;
        ++m_at;
        if (m_at >= m_text.size())
            refuse(GodotSceneWords::tr("the end of a text"));
        const char32_t character = escapedCharacter();
        text += QString::fromUcs4(&character, 1);
    }
}

void SceneParser::skipNumber()
{
    while (isWordCharacter(peek()) || peek() == '.' || peek() == '-' || peek() == '+')
        ++m_at;
}

double SceneParser::number()
{
    const size_t from = m_at;
    if (peek() == '+')
        ++m_at;
    const size_t digits = m_at;
    skipNumber();
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
    if (standsForItself(name))
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
    if (c == '"' || beginsPrefixedText()) {
        m_at += c == '"' ? 0 : 1;
        value.kind = GodotValue::Kind::Text;
        value.text = quotedText();
    } else if (take('[')) {
        value.kind = GodotValue::Kind::List;
        readItems(value, ']');
    } else if (take('{')) {
        value.kind = GodotValue::Kind::Dictionary;
        readDictionary(value);
    } else if (beginsNumber(c)) {
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
    const QString name = sharedText(trimmed(plainName())).trimmed();
    if (name.isEmpty())
        refuse(GodotSceneWords::tr("the name of a property"));
    return name;
}

/// As it is written.
std::string_view SceneParser::plainName()
{
    const size_t from = m_at;
    while (m_at < m_text.size() && m_text[m_at] != '=' && m_text[m_at] != '\n')
        ++m_at;
    return m_text.substr(from, m_at - from);
}

/// False where it does not end.
bool SceneParser::skipText()
{
    ++m_at;
    while (true) {
        m_at = m_text.find('"', m_at);
        if (m_at == std::string_view::npos)
            return false;
        size_t backslashes = 0;
        while (m_text[m_at - 1 - backslashes] == '\\')
            ++backslashes;
        ++m_at;
        if (backslashes % 2 == 0)
            return true;
    }
}

/// From a bracket to the one that ends it. False where there is none.
bool SceneParser::skipBrackets()
{
    QVarLengthArray<char, 16> ends;
    do {
        const char c = m_text[m_at];
        if (c == '"') {
            if (!skipText())
                return false;
            continue;
        }
        if (c == ';') {
            skipSpace();
            continue;
        }
        ++m_at;
        if (c == '(' || c == '[' || c == '{') {
            if (ends.size() == limits::jsonDepth)
                return false;
            ends.append(c == '(' ? ')' : c == '[' ? ']' : '}');
        } else if (c == ')' || c == ']' || c == '}') {
            if (ends.last() != c)
                return false;
            ends.removeLast();
        }
    } while (!ends.isEmpty() && m_at < m_text.size());
    return ends.isEmpty();
}

/// False for what is no value, as far as that is seen without reading it. Nobody writes one on a line of its own:
/// there, the next section would pass for a list.
bool SceneParser::skipValue()
{
    while (peek() == ' ' || peek() == '\t')
        ++m_at;
    if (beginsPrefixedText())
        ++m_at;
    const char c = peek();
    if (c == '"')
        return skipText();
    if (c == '[' || c == '{')
        return skipBrackets();
    if (beginsNumber(c)) {
        skipNumber();
        return true;
    }
    const std::string_view name = word();
    if (name.empty() || standsForItself(name))
        return !name.empty();
    skipSpace();
    if (peek() == '[') {
        m_at = m_text.find(']', m_at);
        if (m_at == std::string_view::npos)
            return false;
        ++m_at;
        skipSpace();
    }
    return peek() == '(' && skipBrackets();
}

/// Up to the next section. False where they are no properties.
bool SceneParser::skipProperties()
{
    while (m_at < m_text.size() && peek() != '[') {
        if (peek() == '"') {
            if (!skipText())
                return false;
        } else if (plainName().empty()) {
            return false;
        }
        skipSpace();
        if (!take('=') || !skipValue())
            return false;
        skipSpace();
    }
    return true;
}

/// Keys that were there before are not read again: what stands between brackets says nothing of what is around it.
std::shared_ptr<const GodotValue> SceneParser::sharedKeys()
{
    skipSpace();
    if (peek() == '{') {
        for (const SeenKeys &seen : m_keys) {
            if (seen.value && m_text.substr(m_at, seen.text.size()) == seen.text) {
                m_at += seen.text.size();
                return seen.value;
            }
        }
    }
    const size_t from = m_at;
    auto keys = std::make_shared<const GodotValue>(value());
    if (keys->kind == GodotValue::Kind::Dictionary) {
        m_keys[m_oldestKeys] = {m_text.substr(from, m_at - from), keys};
        m_oldestKeys = (m_oldestKeys + 1) % m_keys.size();
    }
    return keys;
}

/// Godot writes all lines of a track below each other.
GodotTrack &SceneParser::trackOf(GodotAnimationLines &lines, std::string_view number)
{
    if (!lines.tracks.empty() && number == m_track)
        return lines.tracks[m_lastTrack];
    const auto [known, isNew] = m_trackAt.emplace(number, lines.tracks.size());
    if (isNew)
        lines.tracks.emplace_back();
    m_track = number;
    m_lastTrack = known->second;
    return lines.tracks[m_lastTrack];
}

/// As Godot and we write them: others are read as any value is.
bool SceneParser::takePlainPath(GodotTrack &track)
{
    constexpr std::string_view begin = "NodePath(\"";
    constexpr std::string_view end = "\")";
    skipSpace();
    if (m_text.substr(m_at, begin.size()) != begin)
        return false;
    const size_t from = m_at + begin.size();
    const size_t to = m_text.find('"', from);
    if (to == std::string_view::npos || m_text.substr(to, end.size()) != end)
        return false;
    const std::string_view path = m_text.substr(from, to - from);
    if (path.find('\\') != std::string_view::npos)
        return false;
    track.isPath = true;
    track.path = textFromUtf8(path);
    m_at = to + end.size();
    return true;
}

/// `name` is what stands behind `tracks/`, such as `3/keys`.
void SceneParser::readTrack(GodotAnimationLines &lines, std::string_view name)
{
    const size_t slash = name.rfind('/');
    if (slash == std::string_view::npos) {
        value();
        return;
    }
    GodotTrack &track = trackOf(lines, name.substr(0, slash));
    const std::string_view field = name.substr(slash + 1);
    if (field == "keys") {
        track.keys = sharedKeys();
        return;
    }
    if (field == "path" && takePlainPath(track))
        return;
    const GodotValue said = value();
    if (field == "type") {
        track.type = said.text;
    } else if (field == "path") {
        track.isPath = said.isCall("NodePath");
        track.path = said.items.empty() ? QString() : said.items.front().text;
    } else if (field == "interp") {
        track.interpolation = said.kind == GodotValue::Kind::Number ? std::optional(said.number) : std::nullopt;
    } else if (field == "enabled") {
        track.isEnabled = said.kind != GodotValue::Kind::Truth || said.truth;
    }
}

GodotAnimationLines SceneParser::animationLines(const GodotSection &animation)
{
    constexpr std::string_view ofTracks = "tracks/";
    GodotAnimationLines lines{animation, {}, 0};
    m_at = size_t(animation.unread);
    while (m_at < m_text.size() && peek() != '[') {
        const std::string_view name = m_text.substr(m_at, ofTracks.size()) == ofTracks ? plainName() : "";
        if (name.empty()) {
            const QString own = propertyName();
            expect('=');
            lines.section.properties.insert(own, value());
        } else {
            expect('=');
            readTrack(lines, trimmed(name.substr(ofTracks.size())));
        }
        ++lines.count;
        count(2);
        skipSpace();
    }
    lines.bytes = qsizetype(m_at) - animation.unread;
    return lines;
}

bool isAnimation(const GodotSection &section)
{
    return section.tag == QLatin1String("sub_resource") && section.textOf("type") == QLatin1String("Animation");
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
    const size_t lines = m_at;
    if (isAnimation(section) && skipProperties()) {
        section.unread = qsizetype(lines);
        return section;
    }
    m_at = lines; // what is wrong with it is found by reading it
    while (m_at < m_text.size() && peek() != '[') {
        const QString name = propertyName();
        expect('=');
        section.properties.insert(name, value());
        count(2);
        skipSpace();
    }
    section.attributes.squeeze();
    section.properties.squeeze();
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

GodotAnimationLines godotAnimationLines(const QByteArray &bytes, const GodotSection &animation)
{
    return SceneParser(bytes).animationLines(animation);
}

QList<GodotSection> godotSections(const QByteArray &bytes)
{
    return SceneParser(bytes).sections();
}

} // namespace hitbox
