#include "formats/templates/template_escape.h"

#include "formats/exporters/c_text.h"
#include "formats/exporters/lua_text.h"
#include "formats/json/json_writer.h"
#include "formats/text/csv.h"
#include "formats/text/xml_text.h"

#include <array>

namespace hitbox {

namespace {

QByteArray withoutQuotes(const QByteArray &literal)
{
    return literal.mid(1, literal.size() - 2);
}

/// Older JavaScript takes these separators for ends of lines, in strings and comments too.
QByteArray forJson(const QString &text)
{
    JsonWriter json;
    json.value(text);
    return withoutQuotes(json.text()).replace("\u2028", "\\u2028").replace("\u2029", "\\u2029");
}

QByteArray forXml(const QString &text)
{
    return xmlText(text).toHtmlEscaped().replace(u'\'', QStringLiteral("&#39;")).toUtf8();
}

QByteArray forLua(const QString &text)
{
    return withoutQuotes(luaString(text));
}

QByteArray forC(const QString &text)
{
    return withoutQuotes(cString(text));
}

QByteArray forCsv(const QString &text)
{
    return withoutFormula(text).replace(u'"', QStringLiteral("\"\"")).toUtf8();
}

QByteArray asItIs(const QString &text)
{
    return text.toUtf8();
}

struct EscapeRule {
    const char *id;
    QByteArray (*escape)(const QString &);
};

constexpr std::array escapeRules{EscapeRule{"json", forJson}, EscapeRule{"xml", forXml}, EscapeRule{"lua", forLua},
                                 EscapeRule{"c", forC},       EscapeRule{"csv", forCsv}, EscapeRule{"none", asItIs}};

} // namespace

QStringList templateEscapes()
{
    QStringList ids;
    for (const EscapeRule &rule : escapeRules)
        ids.append(QString::fromLatin1(rule.id));
    return ids;
}

QByteArray escapedText(const QString &text, const QString &rule)
{
    for (const EscapeRule &known : escapeRules) {
        if (rule == QLatin1String(known.id))
            return known.escape(text);
    }
    return asItIs(text);
}

} // namespace hitbox
