#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <utility>

#include <hitbox/geometry/answer.h>

namespace hitbox::geometry::detail {

/// Thrown where a budget ends and caught by answered(): it never leaves the core. Unwinding takes all that was built
/// along, so that what is between need not know of budgets.
struct BudgetEnded {
};

/// Counts what a call spends of its budget.
class Meter
{
public:
    explicit Meter(const Budget &budget)
        : m_work(budget.work)
        , m_memory(budget.memory)
    {
    }

    void spend(std::uint64_t steps)
    {
        if (steps > m_work)
            end();
        m_work -= steps;
    }
    /// Bytes that are held from now on; give them back where much is let go before the end.
    void hold(std::size_t bytes)
    {
        if (bytes > m_memory)
            end();
        m_memory -= bytes;
    }
    void giveBack(std::size_t bytes) { m_memory += bytes; }

    /// What is left, for a call within this one.
    Budget left() const { return {m_work, m_memory}; }

    /// As when nothing is left: for where a call within this one was cut short.
    [[noreturn]] static void end() { throw BudgetEnded(); }

private:
    std::uint64_t m_work = 0;
    std::size_t m_memory = 0;
};

/// Bytes that are held as long as this lives.
class Held
{
public:
    explicit Held(Meter &meter)
        : m_meter(meter)
    {
    }
    ~Held() { m_meter.giveBack(m_bytes); }
    Held(const Held &) = delete;
    Held &operator=(const Held &) = delete;

    void add(std::size_t bytes)
    {
        m_meter.hold(bytes);
        m_bytes += bytes;
    }

private:
    Meter &m_meter;
    std::size_t m_bytes = 0;
};

/// Gives back at its end what memory was held since it began: for a step that keeps little of what it takes.
class MemoryLoan
{
public:
    explicit MemoryLoan(Meter &meter)
        : m_meter(meter)
        , m_left(meter.left().memory)
    {
    }
    MemoryLoan(const MemoryLoan &) = delete;
    MemoryLoan &operator=(const MemoryLoan &) = delete;
    ~MemoryLoan() { m_meter.giveBack(m_left - m_meter.left().memory); }

private:
    Meter &m_meter;
    std::size_t m_left = 0;
};

/// What `ask(meter)` answers, or that it was cut short: by the budget, or by memory that was not to be had.
template <typename Ask>
auto answered(const Budget &budget, Ask ask) -> decltype(ask(std::declval<Meter &>()))
{
    try {
        Meter meter(budget);
        return ask(meter);
    } catch (const BudgetEnded &) {
        return Failure::CutShort;
    } catch (const std::bad_alloc &) {
        return Failure::CutShort;
    }
}

} // namespace hitbox::geometry::detail
