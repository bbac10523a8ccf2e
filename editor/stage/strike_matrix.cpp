#include "stage/strike_matrix.h"

namespace hitbox {

StrikeMatrix::StrikeMatrix(const QList<Category> &categories)
    : m_count(static_cast<std::size_t>(categories.size()))
    , m_strikes(m_count * m_count)
{
    for (int i = 0; i < categories.size(); ++i) {
        if (!m_numbers.contains(categories[i].name))
            m_numbers.insert(categories[i].name, i);
    }
    for (const Category &striking : categories) {
        const auto a = static_cast<std::size_t>(numberOf(striking.name));
        for (const QString &name : categories[numberOf(striking.name)].hits) {
            const int struck = numberOf(name);
            if (struck == none)
                continue;
            const auto b = static_cast<std::size_t>(struck);
            m_strikes[a * m_count + b] = true;
            m_strikes[b * m_count + a] = true;
        }
    }
}

} // namespace hitbox
