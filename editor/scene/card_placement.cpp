#include "scene/card_placement.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace hitbox {

namespace {

constexpr int cellSize = 8;        ///< pixels
constexpr double clearance = 14;   ///< around an obstacle: half a handle and some air
constexpr double edgeDistance = 8; ///< from the rim of the view
constexpr double besidePull = 400; ///< how much farther a card may stand for lying beside its subject, not all over it

/// How many obstacles lie in any rectangle of cells, by sums over the rectangles that begin at the top left.
class ObstacleCounts
{
public:
    ObstacleCounts(const QRectF &view, const QList<QPointF> &obstacles)
        : m_origin(view.topLeft())
        , m_columns(static_cast<int>(view.width()) / cellSize + 1)
        , m_rows(static_cast<int>(view.height()) / cellSize + 1)
        , m_sums(static_cast<qsizetype>(m_columns + 1) * (m_rows + 1), 0)
    {
        for (const QPointF &obstacle : obstacles) {
            if (view.contains(obstacle))
                sum(column(obstacle.x()) + 1, row(obstacle.y()) + 1) += 1;
        }
        for (int y = 1; y <= m_rows; ++y) {
            for (int x = 1; x <= m_columns; ++x)
                sum(x, y) += sum(x - 1, y) + sum(x, y - 1) - sum(x - 1, y - 1);
        }
    }

    int within(const QRectF &rect)
    {
        const int left = column(rect.left());
        const int top = row(rect.top());
        const int right = column(rect.right()) + 1;
        const int bottom = row(rect.bottom()) + 1;
        return sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top);
    }

private:
    int column(double x) const { return std::clamp(static_cast<int>((x - m_origin.x()) / cellSize), 0, m_columns - 1); }
    int row(double y) const { return std::clamp(static_cast<int>((y - m_origin.y()) / cellSize), 0, m_rows - 1); }
    int &sum(int x, int y) { return m_sums[static_cast<qsizetype>(y) * (m_columns + 1) + x]; }

    QPointF m_origin;
    int m_columns;
    int m_rows;
    QList<int> m_sums;
};

double distanceTo(const QRectF &rect, QPointF point)
{
    const double x = std::max({rect.left() - point.x(), point.x() - rect.right(), 0.0});
    const double y = std::max({rect.top() - point.y(), point.y() - rect.bottom(), 0.0});
    return std::hypot(x, y);
}

double shareWithin(const QRectF &rect, const QRectF &area)
{
    const QRectF common = rect.intersected(area);
    return common.width() * common.height() / (rect.width() * rect.height());
}

} // namespace

std::optional<CardPlace> placeBeside(QPointF mark, QSizeF card, const QRectF &view, const QList<QPointF> &obstacles,
                                     const QRectF &subject)
{
    const QRectF inner = view.adjusted(edgeDistance, edgeDistance, -edgeDistance, -edgeDistance);
    if (!view.contains(mark) || inner.width() < card.width() || inner.height() < card.height())
        return std::nullopt;

    ObstacleCounts counts(view, obstacles + QList<QPointF>{mark});
    std::optional<CardPlace> best;
    double nearest = std::numeric_limits<double>::infinity();
    for (double y = inner.top(); y + card.height() <= inner.bottom(); y += cellSize) {
        for (double x = inner.left(); x + card.width() <= inner.right(); x += cellSize) {
            const QRectF place(QPointF(x, y), card);
            const double over = shareWithin(place, subject);
            const double distance = distanceTo(place, mark) + besidePull * over;
            const int covered = counts.within(place.adjusted(-clearance, -clearance, clearance, clearance));
            if (best && std::tie(best->covered, nearest) <= std::tie(covered, distance))
                continue;
            nearest = distance;
            best = CardPlace{place, covered, over};
        }
    }
    return best;
}

} // namespace hitbox
