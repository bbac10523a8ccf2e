#include "formats/json/json_reader.h"

#include "document/limits.h"
#include "document/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <iterator>
#include <new>

#include <nlohmann/json.hpp>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#ifdef Q_OS_UNIX
#include <locale.h>
#ifdef Q_OS_MACOS
#include <xlocale.h>
#endif
#endif

namespace hitbox {

namespace {

class JsonReaderWords
{
    Q_DECLARE_TR_FUNCTIONS(Json)
};

/// An input iterator that lets others see how far the parser has read: the parser itself tells its position only for
/// errors of its own.
class TrackedByte
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    explicit TrackedByte(const char *&position)
        : m_position(&position)
    {
    }
    TrackedByte(const char *&position, const char *end)
        : m_position(&position)
        , m_end(end)
    {
    }

    reference operator*() const { return **m_position; }
    TrackedByte &operator++()
    {
        ++*m_position;
        return *this;
    }
    /// Of the iterator that reads and the one that only marks the end.
    bool operator==(const TrackedByte &other) const { return *m_position == (m_end ? m_end : other.m_end); }
    bool operator!=(const TrackedByte &other) const { return !(*this == other); }

private:
    const char **m_position;
    const char *m_end = nullptr;
};

#ifdef Q_OS_UNIX
/// The parser takes the locale's decimal point, which may be a comma or more than one byte, and with it what JSON calls
/// a number comes back as something else. While this lives, this thread has the point that JSON has.
class PlainNumbers
{
public:
    PlainNumbers()
        : m_plain(::newlocale(LC_ALL_MASK, "C", nullptr))
        , m_before(::uselocale(m_plain))
    {
    }
    PlainNumbers(const PlainNumbers &) = delete;
    PlainNumbers &operator=(const PlainNumbers &) = delete;
    ~PlainNumbers()
    {
        ::uselocale(m_before);
        if (m_plain)
            ::freelocale(m_plain);
    }

private:
    locale_t m_plain;
    locale_t m_before;
};
#else
/// Qt takes over the user's locale on Unix alone; elsewhere the program stays in "C".
struct PlainNumbers {
};
#endif

/// "line 3, column 7" of a byte, columns counted in characters.
QString textPlaceOf(const QByteArray &bytes, qsizetype offset)
{
    const QByteArrayView before = QByteArrayView(bytes).first(std::min(offset, bytes.size()));
    const qsizetype line = 1 + std::count(before.begin(), before.end(), '\n');
    const qsizetype lineStart = before.lastIndexOf('\n') + 1;
    const auto startsCharacter = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; };
    const qsizetype column = std::count_if(before.begin() + lineStart, before.end(), startsCharacter);
    return JsonReaderWords::tr("line %1, column %2").arg(line).arg(std::max<qsizetype>(column, 1));
}

QString shownToken(const std::string &token)
{
    constexpr size_t mostBytes = 60;
    const QString start = QString::fromUtf8(token.data(), qsizetype(std::min(token.size(), mostBytes)));
    return token.size() > mostBytes ? start + QStringLiteral("…") : start;
}

/// Takes the parser's events down on a tape.
class TapeRecorder final : public nlohmann::json_sax<nlohmann::json>
{
public:
    TapeRecorder(const QByteArray &bytes, const char *&position)
        : m_bytes(bytes)
        , m_position(position)
    {
    }

    JsonTape &tape() { return *m_tape; }
    std::unique_ptr<JsonTape> takeTape() { return std::move(m_tape); }
    Error error() const { return m_error; }

    bool null() override { return add(JsonKind::Null); }
    bool boolean(bool truth) override { return add(truth ? JsonKind::True : JsonKind::False); }

    bool number_integer(number_integer_t number) override
    {
        JsonNode node;
        node.kind = JsonKind::Integer;
        node.integer = number;
        return add(node);
    }

    bool number_unsigned(number_unsigned_t number) override
    {
        if (number <= quint64(std::numeric_limits<qint64>::max()))
            return number_integer(number_integer_t(number));
        JsonNode node;
        node.kind = JsonKind::Unsigned;
        node.unsignedInteger = number;
        return add(node);
    }

    /// The parser converts with strtod, whose rounding is the system's; ours is exact everywhere.
    bool number_float(number_float_t, const string_t &digits) override
    {
        return digits.find_first_of(".eE") == std::string::npos ? addText(JsonKind::BigInteger, digits)
                                                                : addDouble(digits);
    }

    bool addDouble(std::string_view digits)
    {
        JsonNode node;
        node.kind = JsonKind::Double;
        const std::optional<double> number = parseNumber(digits);
        node.number = number.value_or(0); // from_chars calls what is too small for a double out of range
        if (!number && digits.starts_with('-'))
            node.number = -0.0;
        return add(node);
    }

    bool string(string_t &text) override { return addText(JsonKind::String, text); }
    bool binary(binary_t &) override { return false; }
    bool key(string_t &name) override { return addKey(name); }

    bool addKey(std::string_view name)
    {
        ++m_tape->node(m_open.back()).count;
        return hasRoom() && (m_tape->appendText(JsonKind::String, name), true);
    }

    bool addText(JsonKind kind, std::string_view text)
    {
        if (!hasRoom())
            return false;
        countItem();
        m_tape->appendText(kind, text);
        return true;
    }

    bool start_object(std::size_t) override { return open(JsonKind::Object); }
    bool start_array(std::size_t) override { return open(JsonKind::Array); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool parse_error(std::size_t, const std::string &token, const nlohmann::json::exception &failure) override
    {
        constexpr int outOfRange = 406;
        if (failure.id == outOfRange)
            return fail(JsonReaderWords::tr("found %1, expected a number that fits a double").arg(shownToken(token)));
        const bool isAtEnd = m_position == m_bytes.constEnd() &&
                             std::string_view(failure.what()).find("end of input") != std::string_view::npos;
        if (isAtEnd)
            return fail(JsonReaderWords::tr("broken JSON: the file ends too early"));
        if (std::string_view(failure.what()).find("UTF-8") != std::string_view::npos)
            return fail(JsonReaderWords::tr("broken JSON: the bytes are not valid UTF-8"));
        return fail(JsonReaderWords::tr("broken JSON: %1").arg(reasonIn(failure.what())));
    }

private:
    /// "[json.exception.parse_error.101] parse error at line 1, column 2: syntax error while parsing value - REASON;
    /// last read: 'TOKEN'; expected WHAT" without what is said elsewhere.
    static QString reasonIn(std::string_view message)
    {
        const size_t reason = message.find(" - ");
        if (reason != std::string_view::npos)
            message.remove_prefix(reason + 3);
        const size_t lastRead = message.find("; last read: ");
        const size_t expected = message.rfind("; expected ");
        std::string text(message.substr(0, std::min(lastRead, message.size())));
        if (expected != std::string_view::npos && expected >= lastRead && lastRead != std::string_view::npos)
            text.append(message.substr(expected));
        return shownToken(text);
    }

    bool fail(const QString &what)
    {
        m_error = {.file = {}, .place = textPlaceOf(m_bytes, m_position - m_bytes.constData()), .what = what};
        return false;
    }

    bool hasRoom()
    {
        if (m_tape->size() < JsonTape::mostNodes)
            return true;
        return fail(
            JsonReaderWords::tr("found more than %1 values, which is more than can be read").arg(JsonTape::mostNodes));
    }

    void countItem()
    {
        if (!m_open.empty() && m_tape->node(m_open.back()).kind == JsonKind::Array)
            ++m_tape->node(m_open.back()).count;
    }

    bool add(JsonNode node)
    {
        if (!hasRoom())
            return false;
        countItem();
        m_tape->append(node);
        return true;
    }

    bool add(JsonKind kind)
    {
        JsonNode node;
        node.kind = kind;
        return add(node);
    }

    bool open(JsonKind kind)
    {
        if (m_open.size() >= size_t(limits::jsonDepth))
            return fail(JsonReaderWords::tr("found more than %1 levels of arrays and objects").arg(limits::jsonDepth));
        JsonNode node;
        node.kind = kind;
        node.count = 0;
        const quint32 index = m_tape->size();
        if (!add(node))
            return false;
        m_open.push_back(index);
        return true;
    }

    bool close()
    {
        m_tape->node(m_open.back()).length = m_tape->size() - m_open.back();
        m_open.pop_back();
        return true;
    }

    const QByteArray &m_bytes;
    const char *&m_position;
    std::unique_ptr<JsonTape> m_tape = std::make_unique<JsonTape>();
    std::vector<quint32> m_open; ///< the containers around what comes next
    Error m_error;
};

/// The quick parser's events, for the same tape. Numbers come as they are written.
class QuickRecorder
{
public:
    explicit QuickRecorder(TapeRecorder &recorder)
        : m_recorder(recorder)
    {
    }

    bool Null() { return m_recorder.null(); }
    bool Bool(bool truth) { return m_recorder.boolean(truth); }
    bool Int(int) { return false; }
    bool Uint(unsigned) { return false; }
    bool Int64(std::int64_t) { return false; }
    bool Uint64(std::uint64_t) { return false; }
    bool Double(double) { return false; }

    bool RawNumber(const char *digits, rapidjson::SizeType length, bool)
    {
        const std::string_view text(digits, length);
        if (text.find_first_of(".eE") != std::string_view::npos)
            return m_recorder.addDouble(text);
        qint64 number = 0;
        if (const auto read = std::from_chars(digits, digits + length, number); read.ec == std::errc())
            return m_recorder.number_integer(number);
        quint64 beyond = 0;
        if (const auto read = std::from_chars(digits, digits + length, beyond); read.ec == std::errc())
            return m_recorder.number_unsigned(beyond);
        return m_recorder.addText(JsonKind::BigInteger, text);
    }

    bool String(const char *text, rapidjson::SizeType length, bool)
    {
        return m_recorder.addText(JsonKind::String, {text, length});
    }
    bool Key(const char *name, rapidjson::SizeType length, bool) { return m_recorder.addKey({name, length}); }
    bool StartObject() { return m_recorder.start_object(0); }
    bool EndObject(rapidjson::SizeType) { return m_recorder.end_object(); }
    bool StartArray() { return m_recorder.start_array(0); }
    bool EndArray(rapidjson::SizeType) { return m_recorder.end_array(); }

private:
    TapeRecorder &m_recorder;
};

/// As the reader's own, which goes on without memory where there is none.
class QuickMemory
{
public:
    static constexpr bool kNeedFree = true;
    static void *Malloc(size_t size) { return size == 0 ? nullptr : given(std::malloc(size)); }
    static void *Realloc(void *before, size_t, size_t size)
    {
        if (size > 0)
            return given(std::realloc(before, size));
        Free(before);
        return nullptr;
    }
    static void Free(void *memory) { std::free(memory); }

private:
    static void *given(void *memory)
    {
        if (!memory)
            throw std::bad_alloc();
        return memory;
    }
};

/// Whether strings may hold halves of characters beyond 16 bits, a lone second one of which the quick parser lets pass.
bool mayHoldHalves(const QByteArray &bytes)
{
    return bytes.contains("\\ud") || bytes.contains("\\uD");
}

/// The tape of a text without any fault; null where there is one, which the other parser finds words for.
std::unique_ptr<JsonTape> quicklyParsed(const QByteArray &bytes)
{
    constexpr unsigned flags =
        rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag | rapidjson::kParseNumbersAsStringsFlag;
    if (mayHoldHalves(bytes))
        return nullptr;
    const qsizetype mark = bytes.startsWith("\xef\xbb\xbf") ? 3 : 0;
    rapidjson::MemoryStream stream(bytes.constData() + mark, size_t(bytes.size() - mark));
    const char *unused = bytes.constData();
    TapeRecorder recorder(bytes, unused);
    QuickRecorder quick(recorder);
    const bool isWhole = !rapidjson::GenericReader<rapidjson::UTF8<>, rapidjson::UTF8<>, QuickMemory>()
                              .Parse<flags>(stream, quick)
                              .IsError();
    return isWhole && qsizetype(stream.Tell()) == bytes.size() - mark ? recorder.takeTape()
                                                                      : nullptr; // a zero byte ends it
}

std::optional<std::string_view> repeatedKey(const JsonValue &object)
{
    std::vector<std::string_view> keys;
    keys.reserve(size_t(object.size()));
    for (const JsonMember member : object.members())
        keys.push_back(member.key);
    std::sort(keys.begin(), keys.end());
    const auto repeated = std::adjacent_find(keys.begin(), keys.end());
    return repeated == keys.end() ? std::nullopt : std::optional(*repeated);
}

/// The parser lets equal keys pass, and what one reader takes from them is not what another one takes.
std::optional<Error> findRepeatedKey(const JsonTape &tape)
{
    for (quint32 index = 0; index < tape.size(); ++index) {
        if (tape.node(index).kind != JsonKind::Object || tape.node(index).count < 2)
            continue;
        const JsonValue object(tape, index);
        if (const std::optional<std::string_view> key = repeatedKey(object))
            return Error{.file = {},
                         .place = object.path(),
                         .what = JsonReaderWords::tr("the key \"%1\" stands twice in one object")
                                     .arg(QString::fromUtf8(key->data(), qsizetype(key->size())))};
    }
    return std::nullopt;
}

} // namespace

Result<JsonDocument> JsonDocument::parse(const QByteArray &bytes, const QString &fileName)
{
    std::unique_ptr<JsonTape> tape = quicklyParsed(bytes);
    std::optional<Error> error;
    if (!tape) {
        [[maybe_unused]] const PlainNumbers plainNumbers;
        const char *position = bytes.constData();
        TapeRecorder recorder(bytes, position);
        if (nlohmann::json::sax_parse(TrackedByte(position), TrackedByte(position, bytes.constEnd()), &recorder))
            tape = recorder.takeTape();
        else
            error = recorder.error();
    }
    if (tape)
        error = findRepeatedKey(*tape);
    if (error) {
        error->file = fileName;
        return *error;
    }
    return JsonDocument(std::move(tape));
}

} // namespace hitbox
