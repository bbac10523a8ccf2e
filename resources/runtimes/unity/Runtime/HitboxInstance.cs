using System;
using System.Collections.Generic;

namespace Hitboxes
{
    /// One thing on the stage that shows a frame of a sprite; a HitboxSprite keeps one. Pixels, y down; degrees, clockwise.
    public class HitboxInstance
    {
        public HitboxSpriteData Sprite { get; private set; }
        public HitboxFrame Frame { get; private set; }
        /// What it belongs to, where it does.
        public object Owner;
        /// Times that the animation is played in all; 0 for ever. Play() sets it by the tag.
        public int Repeats;
        /// Of the frames that come up in an animation.
        public event Action<HitboxEvent> EventCame;
        /// The animation has been played as often as its tag says; the tag's name, or null.
        public event Action<string> Finished;

        HitboxMatrix matrix;
        PlacedShape[] placed;
        Box bounds;
        HitboxTag tag;
        int shown, rounds, begun; // the last: animations so far
        double since;

        public HitboxInstance(HitboxSpriteData sprite)
        {
            Sprite = sprite;
            Frame = sprite.Frames[0];
            Place(0, 0);
        }

        /// Where the frame's pivot is.
        public void Place(double x, double y, double rotation = 0, double scaleX = 1, double scaleY = 1)
        {
            Place way = Geometry.Direction(rotation);
            SetMatrix(new HitboxMatrix(way.X * scaleX, way.Y * scaleX, -way.Y * scaleY, way.X * scaleY, x, y)
                          .Moved(-Frame.Pivot.X, -Frame.Pivot.Y));
        }

        /// From the frame's pixels to the world.
        public void SetMatrix(HitboxMatrix fresh)
        {
            if (fresh.Equals(matrix))
                return;
            matrix = fresh;
            placed = null;
        }

        /// Worked out again only when something has changed.
        internal PlacedShape[] Placed
        {
            get
            {
                if (placed != null)
                    return placed;
                placed = Array.ConvertAll(Frame.Shapes, shape => new PlacedShape(shape, matrix));
                bounds = Box.None;
                foreach (PlacedShape there in placed)
                    bounds = bounds.Joined(there.Bounds);
                return placed;
            }
        }

        internal Box Bounds
        {
            get { return Placed == null ? Box.None : bounds; }
        }

        /// The shapes that hold a point of the world, with their boundary.
        public List<HitboxShape> ShapesAt(double x, double y)
        {
            var found = new List<HitboxShape>();
            foreach (PlacedShape there in Placed)
            {
                if (there.Holds(x, y))
                    found.Add(there.Shape);
            }
            return found;
        }

        /// The pairs of shapes with a point in common, the own one first.
        public List<HitboxStrike> Overlaps(HitboxInstance other) { return Meetings(other, (own, others) => true); }

        /// Those in which the own shape's category hits the other's.
        public List<HitboxStrike> Strikes(HitboxInstance other) { return Meetings(other, (own, others) => own.Strikes(others)); }

        List<HitboxStrike> Meetings(HitboxInstance other, Func<HitboxShape, HitboxShape, bool> isAsked)
        {
            var found = new List<HitboxStrike>();
            if (!Bounds.Meets(other.Bounds))
                return found;
            foreach (PlacedShape there in Placed)
            {
                foreach (PlacedShape others in other.Placed)
                {
                    if (isAsked(there.Shape, others.Shape) && there.Meets(others))
                        found.Add(new HitboxStrike(this, other, there.Shape, others.Shape));
                }
            }
            return found;
        }

        /// Where the frame's point of the name is in the world, and its angle in degrees there; null where there is none.
        public HitboxPoint PointNamed(string name)
        {
            foreach (HitboxPoint point in Frame.Points)
            {
                if (point.Name != name)
                    continue;
                Place way = Geometry.Direction(point.Angle), at = matrix.Apply(point.At);
                double angle = Math.Atan2(matrix.B * way.X + matrix.D * way.Y, matrix.A * way.X + matrix.C * way.Y);
                return new HitboxPoint { Name = name, At = at, Angle = angle * 180 / Math.PI };
            }
            return null;
        }

        /// The pivot stays where it is.
        void Show(HitboxFrame frame)
        {
            if (frame == Frame)
                return;
            matrix = matrix.Moved(Frame.Pivot.X - frame.Pivot.X, Frame.Pivot.Y - frame.Pivot.Y);
            Frame = frame;
            placed = null;
        }

        /// By its number from 0; ends an animation. False where there is no such frame.
        public bool SetFrame(int number)
        {
            if (number < 0 || number >= Sprite.Frames.Length)
                return false;
            Stop();
            Show(Sprite.Frames[number]);
            return true;
        }

        public bool SetFrame(string name)
        {
            HitboxFrame frame = Sprite.FrameNamed(name);
            return frame != null && SetFrame(frame.Number);
        }

        public bool IsPlaying { get; private set; }

        public void Stop()
        {
            IsPlaying = false;
            ++begun;
        }

        /// The animation of a tag by its name, or of all frames. False where there is no such tag.
        public bool Play(string name = null)
        {
            HitboxTag found = name == null ? AllFrames(Sprite) : Sprite.TagNamed(name);
            if (found == null)
                return false;
            Stop();
            tag = found;
            IsPlaying = true;
            shown = rounds = 0;
            since = 0;
            Repeats = tag.Repeat;
            Show(Sprite.Frames[tag.FrameAt(0)]);
            return true;
        }

        static HitboxTag AllFrames(HitboxSpriteData sprite) { return new HitboxTag { To = sprite.Frames.Length - 1 }; }

        double LengthOfRound()
        {
            double sum = 0;
            for (int i = 0; i < tag.Length; ++i)
                sum += Sprite.Frames[tag.FrameAt(i)].Duration;
            return sum;
        }

        /// Rounds that lie wholly within a long pause are passed over, and their events with them.
        void SkipRounds()
        {
            double round = LengthOfRound();
            if (!(round > 0))
                return;
            double whole = Math.Floor(since / round) - 1;
            int rest = Math.Max(0, Repeats - rounds - 1);
            if (Repeats > 0 && whole > rest)
            {
                since -= rest * round;
                rounds += rest;
            }
            else if (whole > 0)
            {
                since = since % round + round;
                rounds += Repeats > 0 ? (int)whole : 0;
            }
        }

        /// Goes on with the animation by so many seconds; tells of the events of frames that come up.
        public void Update(double seconds)
        {
            if (!IsPlaying || !(seconds >= 0))
                return;
            since = Math.Min(since + seconds * 1000, 1e15);
            SkipRounds();
            int playing = begun;
            while (playing == begun && Frame.Duration > 0 && since >= Frame.Duration)
            {
                since -= Frame.Duration;
                if (++shown == tag.Length)
                {
                    shown = 0;
                    if (Repeats > 0 && ++rounds >= Repeats)
                    {
                        Stop();
                        if (Finished != null)
                            Finished(tag.Name);
                        return;
                    }
                }
                Show(Sprite.Frames[tag.FrameAt(shown)]);
                TellOfEvents(playing);
            }
        }

        /// Who hears of an event may play something else: then the rest is no longer of this animation.
        void TellOfEvents(int playing)
        {
            foreach (HitboxEvent told in Frame.Events)
            {
                if (EventCame != null && playing == begun)
                    EventCame(told);
            }
        }

        /// The sprite as it is in a file that was read again, with the same frame by name, or by number.
        public void Follow(HitboxSpriteData fresh)
        {
            HitboxFrame frame = fresh.FrameNamed(Frame.Name) ?? fresh.Frames[Math.Min(Frame.Number, fresh.Frames.Length - 1)];
            Sprite = fresh;
            if (IsPlaying)
            {
                tag = (tag.Name == null ? null : fresh.TagNamed(tag.Name)) ?? AllFrames(fresh);
                shown = Math.Min(shown, tag.Length - 1);
                frame = fresh.Frames[tag.FrameAt(shown)];
            }
            Show(frame);
        }

        /// What is to be drawn, in pixels from the pivot: shape, points, and whether they are joined to a ring.
        public void Outlines(Action<HitboxShape, Place[], bool> draw)
        {
            foreach (HitboxShape shape in Frame.Shapes)
            {
                if (shape.Points != null)
                {
                    draw(shape, FromPivot(new Part(shape.Points, 0)), shape.Kind == HitboxKind.Polygon);
                    continue;
                }
                foreach (Part part in shape.Parts)
                    draw(shape, FromPivot(part.Radius > 0 ? part.Outlined() : part), true);
            }
        }

        Place[] FromPivot(Part part)
        {
            var places = new Place[part.Points.Length / 2];
            for (int i = 0; i < places.Length; ++i)
                places[i] = new Place(part.Points[2 * i] - Frame.Pivot.X, part.Points[2 * i + 1] - Frame.Pivot.Y);
            return places;
        }
    }
}
