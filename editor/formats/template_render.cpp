#include "formats/template_render.h"

#include "formats/template_escape.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace hitbox {

namespace {

using Data = kainjow::mustache::data;

constexpr std::size_t mostBytes = std::size_t(64) * 1024 * 1024;
constexpr qint64 mostSteps = 10'000'000;

/// The sentences of this file, in the language of the program.
class Words
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
    BoundedContext(const Data &root, std::size_t longestLine)
        : m_items{&root}
        , m_longestLine(longestLine)
    {
    }

    void push(const Data *item) override
    {
        // Until the next line ends, the library keeps what a section has between its tags: a line of it at most.
        count(m_longestLine);
        m_items.push_back(item);
    }

    void pop() override { m_items.pop_back(); }

    const Data *get(const std::string &name) const override
    {
        const Data *found = name == "." ? m_items.back() : lookUp(name);
        count(found && found->is_string() ? found->string_value().size() * mostEscaped : 0);
        return found;
    }

    const Data *get_partial(const std::string &) const override { return nullptr; }

    void emitted(std::size_t bytes)
    {
        m_bytes += bytes;
        m_waiting = 0;
        count(0);
    }

private:
    static constexpr std::size_t mostEscaped = 6; ///< bytes that a byte may become: \u0001

    const Data *lookUp(const std::string &name) const
    {
        for (auto item = m_items.rbegin(); item != m_items.rend(); ++item) {
            if (const Data *found = within(*item, name))
                return found;
        }
        return nullptr;
    }

    static const Data *within(const Data *item, const std::string &name)
    {
        std::size_t from = 0;
        while (item) {
            const std::size_t dot = name.find('.', from);
            item = item->get(name.substr(from, dot - from));
            if (dot == std::string::npos)
                return item;
            from = dot + 1;
        }
        return nullptr;
    }

    void count(std::size_t bytes) const
    {
        m_waiting += bytes;
        if (++m_steps > mostSteps || m_bytes + m_waiting > mostBytes)
            throw TooMuch();
    }

    std::vector<const Data *> m_items;
    std::size_t m_longestLine = 0;
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

Result<QByteArray> filledTemplate(const QByteArray &text, const Data &data, const QString &escape)
{
    kainjow::mustache::mustache filled(text.toStdString());
    filled.set_custom_escape([&escape](const std::string &value) {
        return escapedText(QString::fromStdString(value), escape).toStdString();
    });
    BoundedContext context(data, longestLineOf(text));
    Sink sink{context};
    try {
        filled.render(static_cast<kainjow::mustache::basic_context<std::string> &>(context), sink);
    } catch (const TooMuch &) {
        return Error{{}, {}, Words::tr("the template makes too much of this project: at most 64 MiB are written")};
    }
    if (!filled.is_valid())
        return Error{{}, {}, QString::fromStdString(filled.error_message())};
    return sink.bytes;
}

} // namespace hitbox
