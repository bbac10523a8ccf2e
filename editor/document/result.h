#pragma once

#include <QString>

#include <cassert>
#include <utility>
#include <variant>

namespace hitbox {

/// Why something of the user's world failed: what happened, to which file, and where in it. `place` is a line and
/// column, a JSON path or the name of a part; `file` and `place` may be empty.
struct Error {
    QString file;
    QString place;
    QString what;

    /// One line: "FILE: what, place".
    QString text() const;

    friend bool operator==(const Error &, const Error &) = default;
};

/// Stands for "nothing to hand back" in Result<Done>.
struct Done {
    friend bool operator==(Done, Done) = default;
};

/// A value, or the reason why there is none.
template <typename T>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_state(std::move(value))
    {
    }
    Result(Error error)
        : m_state(std::move(error))
    {
    }

    bool ok() const { return std::holds_alternative<T>(m_state); }
    explicit operator bool() const { return ok(); }

    const T &value() const
    {
        assert(ok());
        return std::get<T>(m_state);
    }
    T &value()
    {
        assert(ok());
        return std::get<T>(m_state);
    }
    const T &operator*() const { return value(); }
    T &operator*() { return value(); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }

    const Error &error() const
    {
        assert(!ok());
        return std::get<Error>(m_state);
    }

private:
    std::variant<T, Error> m_state;
};

} // namespace hitbox
