#pragma once

#include <QString>

#include <string_view>

#include <hitbox/geometry/shapes.h>

/// Reading numbers out of text that people paste. Whatever is not what it has to be leaves by a fields::Refusal whose
/// place is a line and column.
namespace hitbox {

class TextScanner
{
public:
    explicit TextScanner(std::string_view text)
        : m_text(text)
    {
    }

    bool atEnd() const { return m_at >= m_text.size(); }
    char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
    void skip() { ++m_at; } ///< one character
    bool take(char wanted); ///< when it stands here
    void skipSpace();
    void skipSeparators(); ///< space and at most one comma or semicolon

    bool startsNumber() const;
    double number(); ///< in C notation, of at most limits::coordinate magnitude
    geometry::Point point();

    /// "found “…”, expected EXPECTED".
    [[noreturn]] void refuse(const QString &expected) const;

private:
    std::string_view m_text;
    size_t m_at = 0;
};

} // namespace hitbox
