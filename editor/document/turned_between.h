#pragma once

#include <QList>

#include <hitbox/geometry/shapes.h>

namespace hitbox {

/// Where points are that go from one list to another of as many, one by one, `amount` from 0 to 1 of the way; at 0 and
/// 1 they are the lists themselves, bit for bit. What is turned keeps its form on the way: a copy that was moved and
/// turned has the same edges and the same area all along.
///
/// With p and q the points about their middles a and b, s = |q| / |p|, and the angle t by which p comes nearest to q
/// (see PointFit), the point is
///     middle(e) + (p (1 - e) + q exp(-i t) e) exp(i t e)
/// and so its size changes evenly, and what is left between p, turned, and q runs straight, in what turns along with
/// it. With t = 0 that is p + (q - p) e. So it is where |t| is less than 1e-9, where all points of a list are one
/// place, and where the lists are of one point each.
/// - t is the short way round, from -π to π; half a turn, to 1e-6, goes from x to y, clockwise as seen on screen.
/// - Only what is turned is turned. With f = |C| / (|p| |q|), 1 for copies, 1 - f is what differs of p, turned and as
///   large as q, and 1 - f cos t what differs of p that is not turned. Where turning leaves up to a tenth of it, all of
///   t is turned, nothing where it leaves more than three tenths, and a part in between: nothing jumps while a point is
///   drawn. Of a list in which one of several points moved, the others stay where they are.
/// - A motion that turns leaves one place where it is, c = a + (b - a) / (1 - s exp(i t)): an arm's shoulder. Where
///   that is near, the middle goes round c, else straight from a to b. Near is up to 3 times as far from the middle as
///   the farthest point; from there to 6 times, it is a mean of both.
QList<geometry::Point> turnedBetween(const QList<geometry::Point> &from, const QList<geometry::Point> &to,
                                     double amount);

} // namespace hitbox
