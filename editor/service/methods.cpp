#include "service/methods.h"

#include "document/names.h"

namespace hitbox {

namespace {

JsonValue noParameters()
{
    static const Result<JsonDocument> empty = JsonDocument::parse("{}", {});
    return empty->root();
}

} // namespace

Parameters::Parameters(std::optional<JsonValue> object, const NamedMethod &method)
    : m_fields(object ? *object : noParameters())
    , m_method(method)
{
}

void Parameters::end() const
{
    const Extras rest = m_fields.rest();
    if (rest.isEmpty())
        return;
    const QString taken =
        *m_method.parameters ? QString::fromLatin1(m_method.parameters) : QStringLiteral("no parameters");
    throw fields::Refusal{{{},
                           m_fields.object().path(),
                           QStringLiteral("%1 takes %2, and not %3")
                               .arg(QLatin1String(m_method.name), taken, quoted(rest.constFirst().key))}};
}

} // namespace hitbox
