#include "document/turned_between.h"

#include "document/point_fit.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hitbox {

namespace {

using geometry::Point;
using Points = QList<Point>;

/// The product of complex numbers: the one turned by the angle of the other.
Point times(Point a, Point b)
{
    return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x};
}

Point turnBy(double angle)
{
    return {std::cos(angle), std::sin(angle)};
}

double lengthOf(Point way)
{
    return std::hypot(way.x, way.y);
}

Point partway(Point a, Point b, double amount)
{
    return {a.x + (b.x - a.x) * amount, a.y + (b.y - a.y) * amount};
}

/// From 1 up to `full` to 0 from `none` on, or the other way round.
double fading(double value, double full, double none)
{
    return std::clamp((value - none) / (full - none), 0.0, 1.0);
}

double farthestFrom(Point middle, const Points &points)
{
    double farthest = 0;
    for (const Point point : points)
        farthest = std::max(farthest, lengthOf(point - middle));
    return farthest;
}

/// How much of the angle is turned, from 0 to 1; see turnedBetween().
double turnedShare(double form, double angle)
{
    constexpr double allTurned = 0.1;
    constexpr double noneTurned = 0.3;
    constexpr double tiny = 1e-30; // nothing is left, turned or not
    const double left = std::max(1 - form, 0.0);
    const double leftUnturned = std::max(1 - form * std::cos(angle), tiny);
    return fading(left / leftUnturned, allTurned, noneTurned);
}

/// The angle that is turned, in radians.
double turnOf(const PointFit &fit)
{
    constexpr double noAngle = 1e-9; // what roundings make of none
    constexpr double halfTurn = std::numbers::pi - 1e-6;
    const Point product = fit.product();
    double angle = std::atan2(product.y, product.x);
    if (angle < -halfTurn)
        angle += 2 * std::numbers::pi;
    angle *= turnedShare(fit.formWith(product), angle);
    return std::abs(angle) < noAngle ? 0 : angle;
}

/// The way of the middle, from where it is in the first list.
class MiddleWay
{
public:
    MiddleWay(const PointFit &fit, double angle, double reach)
        : m_angle(angle)
        , m_way(fit.middleTo() - fit.middleFrom())
    {
        constexpr double nearest = 3; // times the reach of the shape
        constexpr double farthest = 6;
        const Point turn = turnBy(angle) * (fit.sizeTo() / fit.sizeFrom());
        const Point rest = Point{1, 0} - turn;
        m_centre = times(m_way, Point{rest.x, -rest.y}) * (1 / (rest.x * rest.x + rest.y * rest.y));
        const double distance = lengthOf(m_centre) + lengthOf(m_centre - m_way); // before and after
        m_share = fading(distance, nearest * reach, farthest * reach);
    }

    Point at(double amount) const
    {
        const Point straight = m_way * amount;
        if (!(m_share > 0))
            return straight;
        const Point before = Point{} - m_centre;
        const Point after = times(m_way - m_centre, turnBy(-m_angle));
        const Point around = m_centre + times(partway(before, after, amount), turnBy(m_angle * amount));
        return partway(straight, around, m_share);
    }

private:
    double m_angle;
    Point m_way;
    Point m_centre;     ///< that the motion leaves where it is
    double m_share = 0; ///< from 0, straight, to 1, about the centre
};

} // namespace

Points turnedBetween(const Points &from, const Points &to, double amount)
{
    if (amount == 0 || from.isEmpty())
        return from;
    if (amount == 1)
        return to;
    const PointFit fit(from, to);
    const double angle = turnOf(fit);
    Points points;
    points.reserve(from.size());
    if (angle == 0) {
        for (qsizetype i = 0; i < from.size(); ++i)
            points.append(partway(from.at(i), to.at(i), amount));
        return points;
    }
    const double reach = farthestFrom(fit.middleFrom(), from) + farthestFrom(fit.middleTo(), to);
    const Point middle = fit.middleFrom() + MiddleWay(fit, angle, reach).at(amount);
    const Point back = turnBy(-angle);
    const Point turn = turnBy(angle * amount);
    for (qsizetype i = 0; i < from.size(); ++i) {
        const Point after = times(to.at(i) - fit.middleTo(), back);
        points.append(middle + times(partway(from.at(i) - fit.middleFrom(), after, amount), turn));
    }
    return points;
}

} // namespace hitbox
