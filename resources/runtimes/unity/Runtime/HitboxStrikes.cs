using System;
using System.Collections.Generic;

namespace Hitboxes
{
    /// A shape of one instance that meets one of another.
    public struct HitboxStrike
    {
        public readonly HitboxInstance A, B;
        public readonly HitboxShape ShapeA, ShapeB;

        public HitboxStrike(HitboxInstance a, HitboxInstance b, HitboxShape shapeA, HitboxShape shapeB)
        {
            A = a;
            B = b;
            ShapeA = shapeA;
            ShapeB = shapeB;
        }
    }

    /// Tells when shapes of instances begin to strike those of others, by what their categories hit, and when they end. One
    /// thing at different times is its track, or where it has none the shape itself: nothing is left and entered again when
    /// the frame changes.
    public class HitboxStrikes
    {
        public event Action<HitboxStrike> Entered, Left;

        readonly List<HitboxInstance> instances = new List<HitboxInstance>();
        readonly Dictionary<HitboxInstance, int> numbers = new Dictionary<HitboxInstance, int>();
        int count;
        Dictionary<Key, HitboxStrike> held = new Dictionary<Key, HitboxStrike>();

        struct Key : IEquatable<Key>
        {
            readonly int a, b;
            readonly long thingA, thingB;

            public Key(int a, int b, HitboxShape shapeA, HitboxShape shapeB)
            {
                this.a = a;
                this.b = b;
                thingA = Thing(shapeA);
                thingB = Thing(shapeB);
            }

            static long Thing(HitboxShape shape) { return shape.Track == null ? 2 * shape.Id : 2 * shape.Track.Value + 1; }

            public bool Equals(Key other)
            {
                return a == other.a && b == other.b && thingA == other.thingA && thingB == other.thingB;
            }

            public override bool Equals(object other) { return other is Key && Equals((Key)other); }

            public override int GetHashCode()
            {
                unchecked
                {
                    return ((a * 31 + b) * 31 + thingA.GetHashCode()) * 31 + thingB.GetHashCode();
                }
            }
        }

        public IEnumerable<HitboxInstance> Instances { get { return instances.ToArray(); } }

        public void Add(HitboxInstance instance)
        {
            if (numbers.ContainsKey(instance))
                return;
            numbers.Add(instance, ++count);
            instances.Add(instance);
        }

        public void Remove(HitboxInstance instance)
        {
            instances.Remove(instance);
            numbers.Remove(instance);
        }

        /// Every strike there is now. Sorted by where they begin, each is compared with those that begin before it ends.
        public List<HitboxStrike> Now()
        {
            var found = new List<HitboxStrike>();
            var sorted = new List<HitboxInstance>(instances);
            sorted.Sort((one, other) => {
                int order = one.Bounds.MinX.CompareTo(other.Bounds.MinX);
                return order != 0 ? order : numbers[one].CompareTo(numbers[other]);
            });
            for (int i = 0; i < sorted.Count; ++i)
            {
                Box box = sorted[i].Bounds;
                for (int k = i + 1; k < sorted.Count && sorted[k].Bounds.MinX <= box.MaxX; ++k)
                {
                    if (!box.Meets(sorted[k].Bounds))
                        continue;
                    found.AddRange(sorted[i].Strikes(sorted[k]));
                    found.AddRange(sorted[k].Strikes(sorted[i]));
                }
            }
            return found;
        }

        public void Update()
        {
            Dictionary<Key, HitboxStrike> before = held;
            var now = new Dictionary<Key, HitboxStrike>();
            foreach (HitboxStrike strike in Now())
                now[new Key(numbers[strike.A], numbers[strike.B], strike.ShapeA, strike.ShapeB)] = strike;
            held = now;
            foreach (KeyValuePair<Key, HitboxStrike> one in now)
            {
                // Who has heard of one may have taken away what the next is of.
                HitboxStrike strike = one.Value;
                if (Entered != null && !before.ContainsKey(one.Key) && numbers.ContainsKey(strike.A) && numbers.ContainsKey(strike.B))
                    Entered(strike);
            }
            foreach (KeyValuePair<Key, HitboxStrike> one in before)
            {
                if (Left != null && !now.ContainsKey(one.Key))
                    Left(one.Value);
            }
        }
    }
}
