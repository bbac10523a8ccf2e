#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>

namespace hitbox::geometry {

/// What a call may cost before it gives up. Functions whose cost can exceed n log n take one. The default keeps every
/// call within about two seconds of one core and 256 MiB, whatever it is asked.
struct Budget {
    /// Steps: a look at two edges or boxes, a comparison of a sort and the like, some 2 to 10 ns each.
    std::uint64_t work = 200'000'000;
    /// Bytes that the call holds at once, what it answers included. Counted by what grows beyond the input.
    std::size_t memory = std::size_t{256} << 20;

    static constexpr Budget unlimited() { return {UINT64_MAX, SIZE_MAX}; }

    friend constexpr bool operator==(const Budget &, const Budget &) = default;
};

/// Why there is no answer. Each function names those it gives.
enum class Failure : std::uint8_t {
    CutShort,   ///< the budget was used up, or the machine had no more memory: nothing is known
    NotFinite,  ///< a coordinate is infinite or not a number
    OutOfRange, ///< a coordinate, a sum of them or the number of points is beyond what is computed with
    NotSimple,  ///< the ring or region is not as the function asks
};

/// An answer, or why there is none: "nothing there" is an answer, "cut short" is not.
template <typename T>
class [[nodiscard]] Answer
{
public:
    using value_type = T;

    constexpr Answer(T value) // NOLINT(google-explicit-constructor): functions return one or the other
        : m_state(std::in_place_index<0>, std::move(value))
    {
    }
    constexpr Answer(Failure failure) // NOLINT(google-explicit-constructor)
        : m_state(std::in_place_index<1>, failure)
    {
    }

    constexpr explicit operator bool() const { return m_state.index() == 0; }
    constexpr bool hasValue() const { return m_state.index() == 0; }

    /// There must be an answer.
    constexpr const T &operator*() const & { return value(); }
    constexpr T &operator*() & { return value(); }
    /// A value of its own, so that `for (x : *ask())` outlives the answer.
    constexpr T operator*() && { return std::move(value()); }
    constexpr const T *operator->() const { return &value(); }
    constexpr T *operator->() { return &value(); }

    template <typename Other>
    constexpr T valueOr(Other &&other) const &
    {
        return hasValue() ? value() : static_cast<T>(std::forward<Other>(other));
    }
    template <typename Other>
    constexpr T valueOr(Other &&other) &&
    {
        return hasValue() ? *std::move(*this) : static_cast<T>(std::forward<Other>(other));
    }

    /// There must be none.
    constexpr Failure failure() const
    {
        assert(!hasValue());
        return *std::get_if<1>(&m_state);
    }

    /// No answer equals no value.
    friend constexpr bool operator==(const Answer &a, const T &b) { return a.hasValue() && a.value() == b; }
    friend constexpr bool operator==(const Answer &a, Failure b) { return !a.hasValue() && a.failure() == b; }
    friend constexpr bool operator==(const Answer &, const Answer &) = default;

private:
    constexpr const T &value() const
    {
        assert(hasValue());
        return *std::get_if<0>(&m_state);
    }

    constexpr T &value()
    {
        assert(hasValue());
        return *std::get_if<0>(&m_state);
    }

    std::variant<T, Failure> m_state;
};

} // namespace hitbox::geometry
