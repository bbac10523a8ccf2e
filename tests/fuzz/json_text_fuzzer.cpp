#include "formats/json/json_reader.h"

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox;

namespace {

const QString escaped = QString::fromUtf8("\xf0\x9f\x98\x80");

/// Its items as they are read; nothing when it is refused.
std::optional<QByteArray> itemsOf(const QByteArray &bytes)
{
    const Result<JsonDocument> document = JsonDocument::parse(bytes, QStringLiteral("a.json"));
    if (!document) {
        geometry::fuzz::require(!document.error().what.isEmpty(), "a refusal says what");
        return std::nullopt;
    }
    QByteArray items;
    for (const JsonValue item : document->root().items()) {
        if (item.toText() != escaped)
            items += item.toJson().text + '\n';
    }
    return items;
}

} // namespace

// JSON of whatever bytes: both parsers read it alike. An escaped character beyond 16 bits is left to the slower one.
HITBOX_FUZZER(json_text)(const std::uint8_t *data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const std::optional<QByteArray> alone = itemsOf('[' + text + ']');
    const std::optional<QByteArray> slow = itemsOf('[' + text + ",\"\\ud83d\\ude00\"]");
    const bool isNothing = text.trimmed().isEmpty(); // "[]" is JSON, "[,1]" is not
    geometry::fuzz::require(isNothing || alone == slow, "both parsers read the same");
    return 0;
}
