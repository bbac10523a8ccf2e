#include "formats/json/json_tape.h"

namespace hitbox {

quint32 JsonTape::appendText(JsonKind kind, std::string_view text)
{
    JsonNode node;
    node.kind = kind;
    node.textOffset = m_texts.size();
    node.length = quint32(text.size());
    m_texts.append(text);
    return append(node);
}

} // namespace hitbox
