#pragma once

#include "document/document.h"

#include <QHash>
#include <QString>

#include <vector>

namespace hitbox {

/// Which categories strike each other, by number: strikes() in either direction for many pairs.
class StrikeMatrix
{
public:
    static constexpr int none = -1; ///< strikes nothing

    explicit StrikeMatrix(const QList<Category> &categories = {});

    /// The number of the first category of that name; `none` if there is no such category.
    int numberOf(const QString &category) const { return m_numbers.value(category, none); }
    /// Whether one of the two strikes the other, in either direction.
    bool strike(int a, int b) const
    {
        return a != none && b != none && m_strikes[static_cast<std::size_t>(a) * m_count + static_cast<std::size_t>(b)];
    }
    friend bool operator==(const StrikeMatrix &, const StrikeMatrix &) = default;

private:
    std::size_t m_count = 0;
    QHash<QString, int> m_numbers;
    std::vector<bool> m_strikes; ///< row by row, symmetric
};

} // namespace hitbox
