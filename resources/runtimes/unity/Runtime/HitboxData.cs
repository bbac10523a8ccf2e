using System.Collections.Generic;

namespace Hitboxes
{
    /// A place in a frame, in pixels, y down.
    public struct Place
    {
        public readonly double X, Y;
        public Place(double x, double y)
        {
            X = x;
            Y = y;
        }
    }

    public enum HitboxKind { Polygon, Circle, Box, Capsule, Chain }

    public class HitboxCategory
    {
        public string Name;
        public string Color; // #rrggbb
        public readonly HashSet<string> Hits = new HashSet<string>();
    }

    public class HitboxShape
    {
        public long Id;     // the same in every export of the project
        public long? Track; // shapes with the same one are one thing at different times
        public string Name;
        public string Category;
        public HitboxKind Kind;
        public Place[] Points; // of a polygon or chain, as it was drawn
        /// What the designer wrote, and the fields of the category: string, double, bool.
        public Dictionary<string, object> Properties;
        internal Part[] Parts;
        internal HitboxCategory CategoryData;

        /// Whether it strikes the other, by what their categories hit.
        public bool Strikes(HitboxShape other)
        {
            return CategoryData != null && CategoryData.Hits.Contains(other.Category);
        }

        public double Number(string property, double otherwise = 0)
        {
            object value;
            return Properties.TryGetValue(property, out value) && value is double ? (double)value : otherwise;
        }
    }

    public class HitboxPoint
    {
        public string Name;
        public Place At;
        public double Angle; // degrees, clockwise
    }

    public class HitboxEvent
    {
        public string Name;
        public Dictionary<string, object> Properties;
    }

    public class HitboxFrame
    {
        public string Name;
        public string Image; // in place of the sprite's; null for that one
        public int Number;
        public double[] Rect; // x, y, width, height in the image
        public Place Offset;  // of that in the frame
        public Place Pivot;
        public double Duration; // milliseconds
        public HitboxShape[] Shapes;
        public HitboxPoint[] Points;
        public HitboxEvent[] Events;
    }

    public class HitboxTag
    {
        public string Name;
        public int From, To; // both of them included
        public bool IsBackwards, IsThereAndBack;
        public int Repeat; // 0 for ever

        /// Frames in a round.
        internal int Length
        {
            get
            {
                int frames = To - From + 1;
                return IsThereAndBack && frames > 2 ? 2 * frames - 2 : frames;
            }
        }

        internal int FrameAt(int shown)
        {
            int frames = To - From + 1;
            int way = shown < frames ? shown : 2 * frames - 2 - shown;
            return IsBackwards ? To - way : From + way;
        }
    }

    public class HitboxSpriteData
    {
        public string Name;
        public string Image; // from the folder of the export
        public HitboxFrame[] Frames;
        public HitboxTag[] Tags;

        public HitboxFrame FrameNamed(string name)
        {
            foreach (HitboxFrame frame in Frames)
            {
                if (frame.Name == name)
                    return frame;
            }
            return null;
        }

        public HitboxTag TagNamed(string name)
        {
            foreach (HitboxTag tag in Tags)
            {
                if (tag.Name == name)
                    return tag;
            }
            return null;
        }
    }
}
