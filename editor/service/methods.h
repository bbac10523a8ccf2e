#pragma once

#include "document/result.h"
#include "formats/json/json_fields.h"
#include "formats/json/json_writer.h"
#include "service/messages.h"

#include <QList>
#include <QString>

#include <optional>
#include <span>
#include <string_view>

/// Methods that messages call, in tables: what a table says of one is what is told of it, and what its parameters are
/// held against.
namespace hitbox {

struct NamedMethod {
    const char *name = nullptr;
    const char *parameters = nullptr; ///< "project, [limit]"; those in brackets may be left out
    const char *help = nullptr;       ///< a sentence without its full stop
};

/// The parameters of one call, taken one by one. What is no parameter of the method is refused before it does anything.
class Parameters
{
public:
    /// The parameters in this object of a call; without an object there are none.
    Parameters(std::optional<JsonValue> object, const NamedMethod &method);

    JsonValue required(std::string_view name) { return fields::required(m_fields, name); }
    bool has(std::string_view name) const { return m_fields.object().member(name).has_value(); }
    std::optional<JsonValue> take(std::string_view name) { return m_fields.take(name); }
    QString text(std::string_view name) { return fields::textOf(required(name)); }
    QString optionalText(std::string_view name) { return fields::optionalText(m_fields, name); }
    bool flag(std::string_view name) { return fields::optionalTruth(m_fields, name, false); }

    /// All were taken.
    void end() const;

private:
    JsonFields m_fields;
    const NamedMethod &m_method;
};

/// What a method answers. It refuses parameters as json_fields.h says, before it does anything, and fails where it
/// cannot do what they ask.
using MethodAnswer = Result<JsonText>;

template <typename Owner>
struct Method {
    NamedMethod named;
    MethodAnswer (Owner::*answer)(Parameters &parameters) = nullptr;
};

/// What the method of this name answers; nothing when the table has none.
template <typename Owner>
std::optional<RpcReply> replyOf(Owner &owner, std::span<const Method<Owner>> table, const QString &name,
                                std::optional<JsonValue> parameters)
{
    for (const Method<Owner> &method : table) {
        if (name != QLatin1String(method.named.name))
            continue;
        Parameters taken(parameters, method.named);
        const Result<MethodAnswer> answer = fields::readOrRefused([&] { return (owner.*method.answer)(taken); });
        if (!answer)
            return RpcError{RpcCode::WrongParameters, answer.error()};
        if (!*answer)
            return RpcError{RpcCode::Refused, answer->error()};
        return **answer;
    }
    return std::nullopt;
}

template <typename Owner>
QList<NamedMethod> namedMethodsOf(std::span<const Method<Owner>> table)
{
    QList<NamedMethod> names;
    for (const Method<Owner> &method : table)
        names.append(method.named);
    return names;
}

/// An answer that is an object.
template <typename Write>
JsonText answerObject(const Write &write)
{
    JsonWriter json;
    json.beginObject(JsonLayout::Line);
    write(json);
    json.endObject();
    return {json.text()};
}

} // namespace hitbox
