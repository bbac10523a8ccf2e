#pragma once

#include "document/document.h"
#include "document/point_fit.h"

#include <span>
#include <vector>

/// Shapes between two keys of their track, worked out from them.
///
/// Time. A frame begins when those before it have been shown, in the order of the list, each for its duration. With the
/// keys in the frames a < b and the shape in f between them, its time is
///     t = (duration(a) + … + duration(f - 1)) / (duration(a) + … + duration(b - 1)),
/// or (f - a) / (b - a) where all of these frames last no time. How far the shape has come is e(t):
///     linear       t
///     ease-in      t²
///     ease-out     t (2 - t)
///     ease-in-out  t² (3 - 2 t)
/// and numbers are p + (q - p) e, with p and q the numbers of the keys: centre and radius of circles, both corners of
/// boxes, the radius of capsules. The ends of capsules and the points of chains and polygons turn where the keys do,
/// and run straight else: see turnedBetween(). Places are taken from the pivots of the frames, which differ in some
/// sprites: see placedAlike().
///
/// Which point goes with which: see matched(). Keys of two kinds, or with no points at all, have nothing in between:
/// the shape stays as the first key is.
namespace hitbox {

/// e(t) above, for t from 0 to 1. A key has come as far as its time.
double eased(Between between, double time);

/// How long after frame `from` each frame before `to` begins, as a part of the time until the frame `to`: t above.
std::vector<double> timesBetween(const Sprite &sprite, int from, int to);

/// Two outlines whose numbers go with each other one by one, made once for all that lies between two keys.
struct MatchedOutlines {
    Outline from;
    Outline to;
};

/// Both have as many vertices, at least one. With the vertices about their middle as complex numbers p and q,
///     C(s) = Σ conj(p(i)) q(i + s)
/// tells of each start s how well the rings fit once the one is turned and scaled: f(s) = |C(s)| / (|p| |q|) is 1 for
/// the same form; and how little the vertices move: Re C(s) is largest where they move least.
/// 1. A ring that runs the other way round is taken backwards, with the start that moves the vertices least, but for 3:
///    with the least sum of squared ways; of equals, the smallest one.
/// 2. Rings that are copies of each other go by the numbers of their vertices, however far one is turned: where
///    1 - f(0) is at most 0.02, and no other start leaves less than a fourth of that. So do copies of which a point or
///    two were moved a little. Triangles and larger rings alone have a form.
/// 3. Of mirrored copies that fit backwards with 1 - f of at most 0.02, the start counts as their numbers by which each
///    vertex lies least far from the one of its number: an arm that was flipped has its shoulder where it was.
/// 4. Others go by their numbers, too, unless the start that moves the vertices least moves them clearly less: where it
///    leaves less than a fourth of 1 - Re C(s) / (|p| |q|). So do those of 3. What lies where it lay, to 1e-6 px, with
///    its list beginning elsewhere, goes by that.
/// Of more than 2,000 vertices not every start is asked, but evenly spread ones and those about the best of them, so
/// that the cost does not grow with the square.
RingMatch ringMatch(std::span<const geometry::Point> from, std::span<const geometry::Point> to);

/// The outlines as they go with each other:
/// - Rings of as many vertices go vertex by vertex, by ringMatch(); chains of as many, point by point.
/// - Else vertices are added to both along their length. The place of a vertex is the part of the whole length that
///   lies before it, counted in rings from vertex 0 of the first, and of the other from that vertex with which the
///   result moves least (of more than some 300 vertices, found as by ringMatch()), and backwards where it runs the
///   other way round. Both get a vertex at every place of either. Where the whole length is 0, vertices are spread
///   evenly.
/// - Circles, boxes and capsules stay as they are, and so do outlines that have nothing in between.
MatchedOutlines matched(const Outline &from, const Outline &to);

/// The outline at e, `amount`; `from` as it is where there is nothing in between. At 0 and 1 the outlines come out bit
/// for bit.
Outline inBetween(const MatchedOutlines &outlines, double amount);

/// The document with all shapes of the track that lie between two keys worked out anew. Others stay as they are: the
/// keys, and what has no key before or behind it. Frames in which nothing changes stay shared.
Document withInBetweens(Document document, int sprite, TrackId track);
/// The document with this done for all tracks of the sprite, in one pass over its frames.
Document withInBetweens(Document document, int sprite);

} // namespace hitbox
