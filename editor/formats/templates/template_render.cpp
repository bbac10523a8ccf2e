#include "formats/templates/template_render.h"

#include "formats/templates/template_escape.h"
#include "formats/text/utf8_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>
#include <vector>

namespace hitbox {

namespace {

using MustacheData = kainjow::mustache::data;

constexpr std::size_t mostRenderedBytes = std::size_t(64) * 1024 * 1024;

/// The sentences of this file, in the language of the program.
class TemplateRenderWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

/// Leaves the library in the middle of its work, which it has no other way for; never leaves this file.
struct TooMuch {
};

/// Looks names up from the innermost section outwards, as Mustache has it, and counts what that may lead to. There are
/// no partials: a text of the project's must not be read as a template.
class BoundedContext : public kainjow::mustache::basic_context<std::string>
{
public:
    BoundedContext(TemplateLevel &root, std::size_t longestLine, qint64 mostSteps)
        : m_longestLine(longestLine)
        , m_mostSteps(mostSteps)
    {
        m_open.push_back({nullptr, &root, nullptr});
    }

    void push(const MustacheData *item) override
    {
        // Until the next line ends, the library keeps what a section has between its tags: a line of it at most.
        count(m_longestLine);
        std::unique_ptr<TemplateLevel> level;
        for (auto open = m_open.rbegin(); open != m_open.rend() && !level; ++open) {
            if (open->level)
                level = open->level->enter(item);
        }
        TemplateLevel *entered = level.get();
        m_open.push_back({item, entered, std::move(level)});
    }

    void pop() override { m_open.pop_back(); }

    const MustacheData *get(const std::string &name) const override
    {
        const MustacheData *found = name == "." ? m_open.back().data : lookUp(name);
        count(found && found->is_string() ? found->string_value().size() * mostEscaped : 0);
        return found;
    }

    const MustacheData *get_partial(const std::string &) const override { return nullptr; }

    void emitted(std::size_t bytes)
    {
        m_bytes += bytes;
        m_waiting = 0;
        count(0);
    }

private:
    static constexpr std::size_t mostEscaped = 6; ///< bytes that a byte may become: \u0001

    /// A section that is open: data, and what they stand for where they are an item of a list.
    struct Open {
        const MustacheData *data = nullptr;
        TemplateLevel *level = nullptr;
        std::unique_ptr<TemplateLevel> own; ///< the level, save that of the whole

        const MustacheData *find(const std::string &name) const { return level ? level->find(name) : data->get(name); }
    };

    const MustacheData *lookUp(const std::string &name) const
    {
        for (auto open = m_open.rbegin(); open != m_open.rend(); ++open) {
            if (const MustacheData *found = within(*open, name))
                return found;
        }
        return nullptr;
    }

    static const MustacheData *within(const Open &open, const std::string &name)
    {
        std::size_t dot = name.find('.');
        const MustacheData *item = open.find(name.substr(0, dot));
        while (item && dot != std::string::npos) {
            const std::size_t from = dot + 1;
            dot = name.find('.', from);
            item = item->get(name.substr(from, dot - from));
        }
        return item;
    }

    void count(std::size_t bytes) const
    {
        m_waiting += bytes;
        if (++m_steps > m_mostSteps || m_bytes + m_waiting > mostRenderedBytes)
            throw TooMuch();
    }

    std::vector<Open> m_open;
    std::size_t m_longestLine = 0;
    qint64 m_mostSteps = 0;
    std::size_t m_bytes = 0;           ///< handed over
    mutable std::size_t m_waiting = 0; ///< at most so many more wait for their line to end
    mutable qint64 m_steps = 0;
};

std::size_t longestLineOf(const QByteArray &text)
{
    qsizetype longest = 0;
    for (const QByteArray &line : text.split('\n'))
        longest = std::max(longest, line.size());
    return std::size_t(longest);
}

/// A stream as the library wants it.
struct Sink {
    BoundedContext &context;
    QByteArray bytes = {};

    Sink &operator<<(const std::string &text)
    {
        context.emitted(text.size());
        bytes.append(text.data(), qsizetype(text.size()));
        return *this;
    }
};

} // namespace

Result<QByteArray> filledTemplate(const QByteArray &text, TemplateLevel &data, const QString &escape, qint64 mostSteps)
{
    kainjow::mustache::mustache filled(text.toStdString());
    filled.set_custom_escape(
        [&escape](const std::string &value) { return escapedText(textFromUtf8(value), escape).toStdString(); });
    BoundedContext context(data, longestLineOf(text), mostSteps);
    Sink sink{context};
    try {
        filled.render(static_cast<kainjow::mustache::basic_context<std::string> &>(context), sink);
    } catch (const TooMuch &) {
        return Error{
            {}, {}, TemplateRenderWords::tr("the template makes too much of this project: at most 64 MiB are written")};
    }
    if (!filled.is_valid())
        return Error{{}, {}, QString::fromStdString(filled.error_message())};
    return sink.bytes;
}

} // namespace hitbox
