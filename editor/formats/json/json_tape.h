#pragma once

#include <QtGlobal>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// What a JSON text holds, in the order of the text and 16 bytes a value: a container stands before its items and knows
/// how many nodes it takes up, so that it can be stepped over. In an object each value stands behind its key.
namespace hitbox {

enum class JsonKind : quint8 {
    Null,
    False,
    True,
    Integer,  ///< within 64 bits with a sign
    Unsigned, ///< within 64 bits, too large for a sign
    Double,
    BigInteger, ///< beyond 64 bits: its digits are kept as text
    String,
    Array,
    Object,
};

struct JsonNode {
    union {
        qint64 integer = 0;
        quint64 unsignedInteger;
        double number;
        quint64 textOffset; ///< String, BigInteger
        quint64 count;      ///< of an array's elements or an object's members
    };
    quint32 length = 1; ///< of a text in bytes; of anything else in nodes, this one included
    JsonKind kind = JsonKind::Null;
};
static_assert(sizeof(JsonNode) == 16);

/// Grows by blocks: ten million points need no second copy while it grows.
class JsonTape
{
public:
    /// More nodes than this are refused by the reader: 768 MiB.
    static constexpr quint32 mostNodes = 48 * 1024 * 1024;

    quint32 size() const { return m_size; }
    const JsonNode &node(quint32 index) const { return m_blocks[index / blockSize][index % blockSize]; }
    JsonNode &node(quint32 index) { return m_blocks[index / blockSize][index % blockSize]; }
    std::string_view text(const JsonNode &node) const { return {m_texts.data() + node.textOffset, node.length}; }

    /// How many nodes to step over to come behind this one.
    quint32 span(quint32 index) const;

    quint32 append(JsonNode node);
    quint32 appendText(JsonKind kind, std::string_view text);

private:
    static constexpr quint32 blockSize = 64 * 1024;

    std::vector<std::unique_ptr<JsonNode[]>> m_blocks;
    std::string m_texts;
    quint32 m_size = 0;
};

inline quint32 JsonTape::span(quint32 index) const
{
    const JsonNode &at = node(index);
    return at.kind == JsonKind::Array || at.kind == JsonKind::Object ? at.length : 1;
}

inline quint32 JsonTape::append(JsonNode node)
{
    if (m_size % blockSize == 0)
        m_blocks.push_back(std::make_unique<JsonNode[]>(blockSize));
    m_blocks.back()[m_size % blockSize] = node;
    return m_size++;
}

} // namespace hitbox
