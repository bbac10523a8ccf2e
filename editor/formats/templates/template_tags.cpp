#include "formats/templates/template_tags.h"

#include "document/names.h"
#include "formats/templates/template_escape.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>
#include <optional>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class TemplateTagsWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

struct TagSection {
    QByteArray name;
    qsizetype at = 0;
    bool isInverted = false; ///< shown where there is none of that name
};

class Checker
{
public:
    Checker(const QByteArray &text, const QStringList &knownNames)
        : m_text(text)
        , m_knownNames(knownNames)
    {
    }

    Result<CheckedTemplate> check()
    {
        while (const std::optional<Tag> tag = nextTag()) {
            if (tag->end < 0)
                return errorAt(tag->at, TemplateTagsWords::tr("this tag does not end; expected %1")
                                            .arg(QString::fromUtf8(tag->isTriple ? "}}}" : m_end)));
            if (const auto error = tag->isTriple ? unknownName(tag->content, tag->at) : refusedTag(*tag))
                return *error;
            keep(*tag);
        }
        if (!m_sections.isEmpty())
            return errorAt(
                m_sections.last().at,
                TemplateTagsWords::tr("the section %1 is not closed").arg(quoted(text(m_sections.last().name))));
        return CheckedTemplate{m_kept + m_text.mid(m_from), m_settings, m_names};
    }

private:
    struct Tag {
        qsizetype at = 0;
        qsizetype end = 0; ///< behind its last delimiter; -1 where it has none
        QByteArray content;
        bool isTriple = false; ///< {{{name}}}
    };

    std::optional<Tag> nextTag() const
    {
        Tag tag;
        tag.at = m_text.indexOf(m_begin, m_from);
        if (tag.at < 0)
            return std::nullopt;
        tag.isTriple = m_begin == "{{" && m_text.mid(tag.at + 2, 1) == "{";
        const QByteArray end = tag.isTriple ? QByteArrayLiteral("}}}") : m_end;
        const qsizetype first = tag.at + m_begin.size() + (tag.isTriple ? 1 : 0);
        const qsizetype last = m_text.indexOf(end, first);
        tag.content = m_text.mid(first, last - first).trimmed();
        tag.end = last < 0 ? -1 : last + end.size();
        return tag;
    }

    /// Takes over the text up to the tag's end. The line of a tag that stands alone on it goes, as Mustache has it.
    void keep(const Tag &tag)
    {
        const qsizetype lineStart = tag.at == 0 ? 0 : m_text.lastIndexOf('\n', tag.at - 1) + 1;
        const qsizetype lineEnd = m_text.indexOf('\n', tag.end);
        const QByteArray after = m_text.mid(tag.end, lineEnd < 0 ? -1 : lineEnd - tag.end);
        const bool isVariable = tag.isTriple || tag.content.isEmpty() || !QByteArray("#^/!=").contains(tag.content[0]);
        const bool isAlone =
            !isVariable && m_text.mid(lineStart, tag.at - lineStart).trimmed().isEmpty() && after.trimmed().isEmpty();
        if (isAlone) {
            m_kept += m_text.mid(m_from, lineStart - m_from) + m_text.mid(tag.at, tag.end - tag.at);
            m_from = lineEnd < 0 ? m_text.size() : lineEnd + 1;
        } else {
            m_kept += m_text.mid(m_from, tag.end - m_from);
            m_from = tag.end;
        }
    }

    static QString text(const QByteArray &name) { return QString::fromUtf8(name.left(80)); }

    Error errorAt(qsizetype at, const QString &what) const
    {
        return {{}, TemplateTagsWords::tr("line %1").arg(m_text.first(at).count('\n') + 1), what};
    }

    std::optional<Error> refusedTag(const Tag &tag)
    {
        const qsizetype at = tag.at;
        const QByteArray &content = tag.content;
        const QByteArray name = content.mid(1).trimmed();
        switch (content.isEmpty() ? '\0' : content[0]) {
        case '!': return at == 0 ? refusedSettings(name) : std::nullopt;
        case '=': return refusedDelimiters(content, at);
        case '>': return errorAt(at, TemplateTagsWords::tr("a template cannot take in others"));
        case '#':
        case '^':
            m_sections.append({name, at, content[0] == '^'});
            if (m_sections.size() > templateLimits::depth)
                return errorAt(
                    at,
                    TemplateTagsWords::tr("expected at most %1 sections within each other").arg(templateLimits::depth));
            return unknownName(name, at);
        case '/':
            if (m_sections.isEmpty() || m_sections.last().name != name)
                return errorAt(
                    at, TemplateTagsWords::tr("the section %1 is closed here, but %2")
                            .arg(quoted(text(name)),
                                 m_sections.isEmpty()
                                     ? TemplateTagsWords::tr("none is open")
                                     : TemplateTagsWords::tr("%1 is open").arg(quoted(text(m_sections.last().name)))));
            m_sections.removeLast();
            return std::nullopt;
        case '&': return unknownName(name, at);
        default: return unknownName(content, at);
        }
    }

    std::optional<Error> unknownName(const QByteArray &name, qsizetype at)
    {
        if (name == ".")
            return std::nullopt;
        for (const QByteArray &part : name.split('.')) {
            if (!m_knownNames.contains(QString::fromUtf8(part)))
                return errorAt(at,
                               TemplateTagsWords::tr("there is nothing named %1 in the data").arg(quoted(text(name))));
            m_names.insert(QString::fromUtf8(part == "points" && isWithinPieces() ? "pieces.points" : part));
        }
        return std::nullopt;
    }

    bool isWithinPieces() const
    {
        return std::any_of(m_sections.begin(), m_sections.end(), [](const TagSection &section) {
            return !section.isInverted && section.name.split('.').constLast() == "pieces";
        });
    }

    /// {{=<% %>=}}
    std::optional<Error> refusedDelimiters(const QByteArray &content, qsizetype at)
    {
        const QList<QByteArray> words = content.mid(1, content.size() - 2).simplified().split(' ');
        const bool isComplete = content.size() >= 5 && content.endsWith('=') && words.size() == 2;
        if (!isComplete || content.contains('\n') || words[0].contains('=') || words[1].contains('='))
            return errorAt(at, TemplateTagsWords::tr("expected two delimiters, such as {{=<% %>=}}"));
        m_begin = words[0];
        m_end = words[1];
        return std::nullopt;
    }

    std::optional<Error> refusedSettings(const QByteArray &comment)
    {
        for (const QByteArray &word : comment.simplified().split(' ')) {
            const qsizetype equals = word.indexOf('=');
            const QString key = QString::fromUtf8(word.left(equals));
            const QString value = QString::fromUtf8(word.mid(equals + 1));
            if (equals < 0)
                continue; // an ordinary comment
            if (key == QLatin1String("file") && !value.isEmpty())
                m_settings.file = value;
            else if (key == QLatin1String("escape") && templateEscapes().contains(value))
                m_settings.escape = value;
            else if (key == QLatin1String("y") && (value == QLatin1String("up") || value == QLatin1String("down")))
                m_settings.y = value;
            else
                return errorAt(0, TemplateTagsWords::tr("%1 is not understood; expected file=NAME, escape=%2 or y=up")
                                      .arg(quoted(text(word)), templateEscapes().join(u'|')));
        }
        return std::nullopt;
    }

    const QByteArray &m_text;
    const QStringList &m_knownNames;
    QByteArray m_begin = "{{";
    QByteArray m_end = "}}";
    qsizetype m_from = 0; ///< so far the text was looked through
    QByteArray m_kept;
    QList<TagSection> m_sections;
    TemplateSettings m_settings;
    QSet<QString> m_names;
};

bool isUtf8(const QByteArray &text)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    [[maybe_unused]] const QString decoded = decoder(text);
    return !decoder.hasError();
}

} // namespace

Result<CheckedTemplate> checkedTemplate(const QByteArray &text, const QStringList &knownNames)
{
    if (text.size() > templateLimits::bytes)
        return Error{{}, {}, TemplateTagsWords::tr("the template has more than %1 bytes").arg(templateLimits::bytes)};
    if (!isUtf8(text) || text.contains('\0'))
        return Error{{}, {}, TemplateTagsWords::tr("the template is not text in UTF-8")};
    return Checker(text, knownNames).check();
}

} // namespace hitbox
