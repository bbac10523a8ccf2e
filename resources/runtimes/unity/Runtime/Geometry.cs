using System;

namespace Hitboxes
{
    /// For overlaps a shape is a list of parts, each a convex outline of flat numbers x, y, … with a radius around it: a
    /// polygon's pieces, a circle's middle, a capsule's line, a chain's edges. In doubles: the editor's answers hang on less
    /// than floats can tell.
    class Part
    {
        public readonly double[] Points;
        public readonly double Radius;

        public Part(double[] points, double radius)
        {
            Points = points;
            Radius = radius;
        }

        public Part(Place[] places, double radius) : this(new double[2 * places.Length], radius)
        {
            for (int i = 0; i < places.Length; ++i)
            {
                Points[2 * i] = places[i].X;
                Points[2 * i + 1] = places[i].Y;
            }
        }

        public static Part Box(double left, double top, double right, double bottom)
        {
            return new Part(new[] { left, top, left, bottom, right, bottom, right, top }, 0);
        }

        public static Part[] Edges(Place[] chain)
        {
            var parts = new Part[chain.Length - 1];
            for (int i = 0; i < parts.Length; ++i)
                parts[i] = new Part(new[] { chain[i], chain[i + 1] }, 0);
            return parts;
        }

        const int CurveSteps = 64;

        /// Without a radius: where unlike factors make ellipses of circles.
        public Part Outlined()
        {
            double[] p = Points;
            int last = p.Length - 2;
            double along = Math.Atan2(p[last + 1] - p[1], p[last] - p[0]);
            double reach = Radius / Math.Cos(Math.PI / CurveSteps / 2);
            var outline = new double[2 * CurveSteps];
            for (int i = 0; i < CurveSteps; ++i)
            {
                double angle = along - Math.PI / 2 + 2 * Math.PI * (i + 0.5) / CurveSteps;
                int middle = i < CurveSteps / 2 ? last : 0;
                outline[2 * i] = p[middle] + reach * Math.Cos(angle);
                outline[2 * i + 1] = p[middle + 1] + reach * Math.Sin(angle);
            }
            return new Part(outline, 0);
        }
    }

    /// Closed, as shapes are: what only touches counts.
    struct Box
    {
        public double MinX, MinY, MaxX, MaxY;

        public static Box None
        {
            get
            {
                return new Box { MinX = double.PositiveInfinity, MinY = double.PositiveInfinity,
                    MaxX = double.NegativeInfinity, MaxY = double.NegativeInfinity };
            }
        }

        public Box Joined(Box other)
        {
            return new Box { MinX = Math.Min(MinX, other.MinX), MinY = Math.Min(MinY, other.MinY),
                MaxX = Math.Max(MaxX, other.MaxX), MaxY = Math.Max(MaxY, other.MaxY) };
        }

        public Box Joined(double x, double y) { return Joined(new Box { MinX = x, MinY = y, MaxX = x, MaxY = y }); }

        public Box Grown(double radius)
        {
            return new Box { MinX = MinX - radius, MinY = MinY - radius, MaxX = MaxX + radius, MaxY = MaxY + radius };
        }

        public bool Holds(double x, double y) { return MinX <= x && x <= MaxX && MinY <= y && y <= MaxY; }

        public bool Meets(Box other)
        {
            return MinX <= other.MaxX && other.MinX <= MaxX && MinY <= other.MaxY && other.MinY <= MaxY;
        }
    }

    /// x' = a x + c y + e and y' = b x + d y + f.
    public struct HitboxMatrix
    {
        public readonly double A, B, C, D, E, F;

        public HitboxMatrix(double a, double b, double c, double d, double e, double f)
        {
            A = a;
            B = b;
            C = c;
            D = d;
            E = e;
            F = f;
        }

        public Place Apply(Place place)
        {
            return new Place(A * place.X + C * place.Y + E, B * place.X + D * place.Y + F);
        }

        internal double Factor { get { return Math.Sqrt(A * A + B * B); } }

        /// Turned, mirrored and scaled alike in all directions, up to the rounding of floats: circles stay circles.
        internal bool IsEven
        {
            get
            {
                double slack = 1e-6 * (Math.Abs(A) + Math.Abs(B) + Math.Abs(C) + Math.Abs(D));
                return Math.Abs(A - D) + Math.Abs(B + C) <= slack || Math.Abs(A + D) + Math.Abs(B - C) <= slack;
            }
        }

        /// The same with the origin of what it is applied to moved by so much.
        internal HitboxMatrix Moved(double x, double y)
        {
            return new HitboxMatrix(A, B, C, D, E + A * x + C * y, F + B * x + D * y);
        }
    }

    class PlacedPart
    {
        public readonly double[] Points;
        public readonly double Radius;
        public readonly Box Bounds;

        public PlacedPart(Part part, HitboxMatrix matrix, double factor)
        {
            double[] from = part.Points;
            Points = new double[from.Length];
            Radius = part.Radius * factor;
            Box box = Box.None;
            for (int i = 0; i < from.Length; i += 2)
            {
                Place there = matrix.Apply(new Place(from[i], from[i + 1]));
                Points[i] = there.X;
                Points[i + 1] = there.Y;
                box = box.Joined(there.X, there.Y);
            }
            Bounds = box.Grown(Radius);
        }

        public bool Holds(double x, double y)
        {
            if (!Bounds.Holds(x, y))
                return false;
            if (Geometry.Holds(Points, x, y))
                return true;
            for (int i = 0, k = Points.Length - 2; i < Points.Length; k = i, i += 2)
            {
                if (Geometry.SquaredDistance(x, y, Points, k, i) <= Radius * Radius)
                    return true;
            }
            return false;
        }

        public bool Meets(PlacedPart other)
        {
            if (!Bounds.Meets(other.Bounds))
                return false;
            double[] p = Points, q = other.Points;
            double radius = Radius + other.Radius;
            if (radius == 0)
            {
                double areaP = Geometry.Area(p), areaQ = Geometry.Area(q);
                if (areaP != 0 && areaQ != 0)
                    return !Geometry.IsParted(p, areaP, q) && !Geometry.IsParted(q, areaQ, p);
            }
            return Geometry.Holds(p, q[0], q[1]) || Geometry.Holds(q, p[0], p[1]) || Geometry.EdgesMeet(p, q, radius * radius);
        }
    }

    class PlacedShape
    {
        public readonly HitboxShape Shape;
        public readonly PlacedPart[] Parts;
        public readonly Box Bounds;

        public PlacedShape(HitboxShape shape, HitboxMatrix matrix)
        {
            bool isEven = matrix.IsEven;
            double factor = matrix.Factor;
            Shape = shape;
            Parts = Array.ConvertAll(shape.Parts, part => new PlacedPart(isEven || part.Radius == 0 ? part : part.Outlined(), matrix,
                                                                         factor));
            Bounds = Box.None;
            foreach (PlacedPart part in Parts)
                Bounds = Bounds.Joined(part.Bounds);
        }

        public bool Holds(double x, double y)
        {
            foreach (PlacedPart part in Parts)
            {
                if (part.Holds(x, y))
                    return true;
            }
            return false;
        }

        public bool Meets(PlacedShape other)
        {
            if (!Bounds.Meets(other.Bounds))
                return false;
            foreach (PlacedPart part in Parts)
            {
                foreach (PlacedPart others in other.Parts)
                {
                    if (part.Meets(others))
                        return true;
                }
            }
            return false;
        }
    }

    static class Geometry
    {
        /// From a point to the segment of the points that begin at the places `from` and `to` of an outline.
        public static double SquaredDistance(double x, double y, double[] p, int from, int to)
        {
            double dx = p[to] - p[from], dy = p[to + 1] - p[from + 1];
            double length = dx * dx + dy * dy;
            double t = length > 0 ? Math.Max(0, Math.Min(1, ((x - p[from]) * dx + (y - p[from + 1]) * dy) / length)) : 0;
            double ox = x - p[from] - t * dx, oy = y - p[from + 1] - t * dy;
            return ox * ox + oy * oy;
        }

        /// Whether a convex outline holds a point, with its boundary; either way round.
        public static bool Holds(double[] p, double x, double y)
        {
            double sign = 0;
            if (p.Length < 6)
                return false;
            for (int i = 0, k = p.Length - 2; i < p.Length; k = i, i += 2)
            {
                double turn = (p[i] - p[k]) * (y - p[k + 1]) - (p[i + 1] - p[k + 1]) * (x - p[k]);
                if (turn * sign < 0)
                    return false;
                if (turn != 0)
                    sign = turn;
            }
            return sign != 0;
        }

        /// Twice the area; its sign says which way round the outline goes.
        public static double Area(double[] p)
        {
            double sum = 0;
            for (int i = 0, k = p.Length - 2; i < p.Length; k = i, i += 2)
                sum += p[k] * p[i + 1] - p[i] * p[k + 1];
            return sum;
        }

        /// Whether an edge of `p` has all of `q` on its outer side; convex outlines without such an edge have a common point.
        public static bool IsParted(double[] p, double area, double[] q)
        {
            double way = area > 0 ? 1 : -1;
            for (int i = 0, k = p.Length - 2; i < p.Length; k = i, i += 2)
            {
                double dx = way * (p[i] - p[k]), dy = way * (p[i + 1] - p[k + 1]);
                int j = 0;
                while (j < q.Length && dy * (q[j] - p[k]) - dx * (q[j + 1] - p[k + 1]) > 0)
                    j += 2;
                if (j == q.Length)
                    return true;
            }
            return false;
        }

        public static bool EdgesMeet(double[] p, double[] q, double limit)
        {
            for (int i = 0, k = p.Length - 2; i < p.Length; k = i, i += 2)
            {
                for (int j = 0, m = q.Length - 2; j < q.Length; m = j, j += 2)
                {
                    if (SquaredDistance(p[k], p[k + 1], q, m, j) <= limit || SquaredDistance(p[i], p[i + 1], q, m, j) <= limit ||
                        SquaredDistance(q[m], q[m + 1], p, k, i) <= limit || SquaredDistance(q[j], q[j + 1], p, k, i) <= limit ||
                        SegmentsMeet(p, k, i, q, m, j))
                        return true;
                }
            }
            return false;
        }

        static double Turn(double[] p, int from, int to, double[] q, int at)
        {
            return (p[to] - p[from]) * (q[at + 1] - p[from + 1]) - (p[to + 1] - p[from + 1]) * (q[at] - p[from]);
        }

        static bool IsInBox(double[] p, int from, int to, double[] q, int at)
        {
            return Math.Min(p[from], p[to]) <= q[at] && q[at] <= Math.Max(p[from], p[to]) &&
                   Math.Min(p[from + 1], p[to + 1]) <= q[at + 1] && q[at + 1] <= Math.Max(p[from + 1], p[to + 1]);
        }

        static bool SegmentsMeet(double[] p, int a, int b, double[] q, int c, int d)
        {
            double ta = Turn(q, c, d, p, a), tb = Turn(q, c, d, p, b), tc = Turn(p, a, b, q, c), td = Turn(p, a, b, q, d);
            if (ta * tb < 0 && tc * td < 0)
                return true;
            return (ta == 0 && IsInBox(q, c, d, p, a)) || (tb == 0 && IsInBox(q, c, d, p, b)) ||
                   (tc == 0 && IsInBox(p, a, b, q, c)) || (td == 0 && IsInBox(p, a, b, q, d));
        }

        /// Cosine and sine of degrees, exact for quarter turns.
        public static Place Direction(double degrees)
        {
            double quarters = degrees / 90;
            if (quarters == Math.Floor(quarters))
            {
                int turn = (int)(((quarters % 4) + 4) % 4);
                return new Place(turn == 0 ? 1 : turn == 2 ? -1 : 0, turn == 1 ? 1 : turn == 3 ? -1 : 0);
            }
            return new Place(Math.Cos(degrees * Math.PI / 180), Math.Sin(degrees * Math.PI / 180));
        }
    }
}
