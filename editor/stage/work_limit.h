#pragma once

#include <algorithm>
#include <cstdint>

#include <hitbox/geometry/answer.h>

namespace hitbox {

/// What many questions about shapes may cost together, in steps of a geometry::Budget. The same on every machine.
///
/// What a question costs is known to within a factor of four: it is asked with more and more of its budget until there
/// is an answer, which takes a third more at worst.
class WorkLimit
{
public:
    explicit WorkLimit(std::uint64_t most)
        : m_left(most)
    {
    }

    /// More was asked for than there may be.
    bool isOver() const { return m_isOver; }

    std::uint64_t left() const { return m_left; }

    void spend(std::uint64_t steps)
    {
        m_isOver = m_isOver || steps > m_left;
        m_left -= std::min(steps, m_left);
    }

    /// What `question(budget)` answers, which is false for no answer; the last of that when all of `most` or of the
    /// limit is spent.
    template <typename Question>
    auto answer(const geometry::Budget &most, Question question)
    {
        constexpr std::uint64_t few = 1024; // no more than it takes to look at two shapes: it is not counted
        geometry::Budget budget = most;
        budget.work = std::min(most.work, few);
        auto found = question(budget);
        while (!found && budget.work < most.work && !m_isOver) {
            budget.work = std::min(most.work, budget.work * 4);
            spend(budget.work);
            if (!m_isOver)
                found = question(budget);
        }
        return found;
    }

private:
    std::uint64_t m_left = 0;
    bool m_isOver = false;
};

} // namespace hitbox
