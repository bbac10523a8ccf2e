using System.Collections.Generic;
using UnityEngine;

namespace Hitboxes
{
    /// Plays and compares all HitboxSprites, after everything else of a frame has moved. Made by the first of them.
    [DefaultExecutionOrder(1000)]
    [AddComponentMenu("")]
    public class HitboxWorld : MonoBehaviour
    {
        static HitboxWorld current;

        readonly HitboxStrikes strikes = new HitboxStrikes();
        readonly List<HitboxSprite> sprites = new List<HitboxSprite>();

        public static HitboxWorld Current
        {
            get
            {
                if (current == null)
                {
                    var made = new GameObject("HitboxWorld");
                    DontDestroyOnLoad(made);
                    current = made.AddComponent<HitboxWorld>();
                }
                return current;
            }
        }

        /// Without making one.
        internal static HitboxWorld CurrentOrNull { get { return current == null ? null : current; } }

        void Awake()
        {
            strikes.Entered += strike => Tell(strike, (striker, other) => {
                striker.TellEntered(other, strike.ShapeA, strike.ShapeB);
                other.TellStruck(striker, strike.ShapeB, strike.ShapeA);
            });
            strikes.Left += strike => Tell(strike, (striker, other) => {
                striker.TellLeft(other, strike.ShapeA, strike.ShapeB);
                other.TellReleased(striker, strike.ShapeB, strike.ShapeA);
            });
        }

        static void Tell(HitboxStrike strike, System.Action<HitboxSprite, HitboxSprite> tell)
        {
            var striker = (HitboxSprite)strike.A.Owner;
            var other = (HitboxSprite)strike.B.Owner;
            if (striker != null && other != null) // neither was destroyed
                tell(striker, other);
        }

        internal void Add(HitboxSprite sprite)
        {
            if (!sprites.Contains(sprite))
                sprites.Add(sprite);
            if (sprite.Body != null)
                strikes.Add(sprite.Body);
        }

        internal void Remove(HitboxSprite sprite)
        {
            sprites.Remove(sprite);
            if (sprite.Body != null)
                strikes.Remove(sprite.Body);
        }

        void LateUpdate() { Step(Time.deltaTime); }

        /// What a frame does; a game that stops time may call it itself, with the component disabled.
        public void Step(double seconds)
        {
            foreach (HitboxSprite sprite in sprites.ToArray())
                sprite.Advance(seconds);
            foreach (HitboxSprite sprite in sprites)
                sprite.FollowTransform();
            strikes.Update();
        }
    }
}
