using System;
using System.Collections.Generic;
using UnityEngine;

namespace Hitboxes
{
    /// Shows a sprite of Hitbox Editor: its picture, its animations, and its hitboxes, which strike those of the other
    /// HitboxSprites. The frame's pivot is the object's place; move, turn, scale and mirror it as any object.
    [RequireComponent(typeof(SpriteRenderer))]
    [AddComponentMenu("Hitboxes/Hitbox Sprite")]
    public class HitboxSprite : MonoBehaviour
    {
        [Tooltip("An imported .hitbox, or an export of the format json")]
        public TextAsset file;
        [Tooltip("The sprite's name in it; the first one where it is empty")]
        public string sprite = "";
        [Tooltip("The picture that the frames lie in; read as it is, without a smaller maximal size")]
        public Texture2D image;
        [Tooltip("Pictures that frames have of their own, each called as its file")]
        public Texture2D[] images = new Texture2D[0];
        [Tooltip("The tag that is played from the beginning; * for all frames")]
        public string autoplay = "";
        public float pixelsPerUnit = 100;
        public bool showHitboxes;

        /// Own shapes begin to strike another's, and end: the other, the own shape, the other's.
        public event Action<HitboxSprite, HitboxShape, HitboxShape> Entered, Left;
        /// Another's shapes begin to strike own ones, and end: the other, the own shape, the other's.
        public event Action<HitboxSprite, HitboxShape, HitboxShape> Struck, Released;
        /// Of a frame that came up.
        public event Action<HitboxEvent> EventCame;
        /// The animation has been played as often as its tag says.
        public event Action<string> Finished;

        /// Null where there is no file, or no such sprite.
        public HitboxInstance Body { get; private set; }

        readonly Dictionary<int, Sprite> pictures = new Dictionary<int, Sprite>();
        readonly HashSet<string> missing = new HashSet<string>(); // images that were told of
        HitboxFrame shown;
        HitboxOverlay overlay;

        internal void TellEntered(HitboxSprite other, HitboxShape own, HitboxShape others)
        {
            if (Entered != null)
                Entered(other, own, others);
        }

        internal void TellLeft(HitboxSprite other, HitboxShape own, HitboxShape others)
        {
            if (Left != null)
                Left(other, own, others);
        }

        internal void TellStruck(HitboxSprite by, HitboxShape own, HitboxShape others)
        {
            if (Struck != null)
                Struck(by, own, others);
        }

        internal void TellReleased(HitboxSprite by, HitboxShape own, HitboxShape others)
        {
            if (Released != null)
                Released(by, own, others);
        }

        void OnEnable()
        {
            HitboxFiles.Reloaded += OnReloaded;
            if (Body == null)
                Renew();
            HitboxWorld.Current.Add(this);
        }

        void OnDisable()
        {
            HitboxFiles.Reloaded -= OnReloaded;
            if (HitboxWorld.CurrentOrNull != null)
                HitboxWorld.CurrentOrNull.Remove(this);
        }

        void Start()
        {
            if (Body != null && !Body.IsPlaying && !string.IsNullOrEmpty(autoplay))
                Play(autoplay == "*" ? null : autoplay);
        }

        void OnDestroy() { ForgetPictures(); }

        /// After another file, sprite or image was set by a script.
        public void Renew()
        {
            if (Body != null && HitboxWorld.CurrentOrNull != null)
                HitboxWorld.CurrentOrNull.Remove(this);
            HitboxFile read = HitboxFiles.Of(file);
            Body = null;
            ForgetPictures();
            if (read == null)
                return;
            string name = sprite;
            foreach (string first in read.Sprites.Keys)
                name = string.IsNullOrEmpty(name) ? first : name;
            Body = read.Instance(name);
            if (Body == null)
            {
                Debug.LogError(file.name + ": there is no sprite “" + name + "”");
                return;
            }
            Body.Owner = this;
            Body.EventCame += told => {
                if (EventCame != null)
                    EventCame(told);
            };
            Body.Finished += tag => {
                if (Finished != null)
                    Finished(tag);
            };
            FollowTransform();
            ShowPicture();
            if (isActiveAndEnabled)
                HitboxWorld.Current.Add(this);
        }

        void OnReloaded(TextAsset asset)
        {
            HitboxSpriteData fresh;
            if (asset != file || Body == null || !HitboxFiles.Of(file).Sprites.TryGetValue(Body.Sprite.Name, out fresh))
                return;
            Body.Follow(fresh);
            ForgetPictures();
            ShowPicture();
        }

        /// The animation of a tag by its name, or of all frames. False where there is no such tag.
        public bool Play(string tag = null)
        {
            bool isThere = Body != null && Body.Play(tag);
            if (isThere)
                ShowPicture();
            return isThere;
        }

        /// Stops at a frame. False where there is none of the name.
        public bool ShowFrame(string name)
        {
            bool isThere = Body != null && Body.SetFrame(name);
            if (isThere)
                ShowPicture();
            return isThere;
        }

        /// The own shapes that hold a point of the world.
        public List<HitboxShape> ShapesAt(Vector2 point)
        {
            FollowTransform();
            return Body == null ? new List<HitboxShape>() : Body.ShapesAt(point.x, point.y);
        }

        /// The pairs of shapes with a point in common, the own one first.
        public List<HitboxStrike> Overlaps(HitboxSprite other)
        {
            FollowTransform();
            other.FollowTransform();
            return Body == null || other.Body == null ? new List<HitboxStrike>() : Body.Overlaps(other.Body);
        }

        /// Where the frame's point of the name is in the world, and its angle in degrees, counter-clockwise as Unity has it.
        public bool TryPoint(string name, out Vector2 place, out float angle)
        {
            FollowTransform();
            HitboxPoint found = Body == null ? null : Body.PointNamed(name);
            place = found == null ? new Vector2() : new Vector2((float)found.At.X, (float)found.At.Y);
            angle = found == null ? 0 : (float)found.Angle;
            return found != null;
        }

        internal void Advance(double seconds)
        {
            if (Body == null)
                return;
            Body.Update(seconds);
            if (Body != null && shown != Body.Frame)
                ShowPicture();
            else
                ShowOverlay();
        }

        /// Pixels go down, Unity's units up.
        internal void FollowTransform()
        {
            if (Body == null)
                return;
            Matrix4x4 m = transform.localToWorldMatrix;
            double unit = 1.0 / Math.Max(pixelsPerUnit, 1e-6);
            Body.SetMatrix(new HitboxMatrix(m.m00 * unit, m.m10 * unit, -m.m01 * unit, -m.m11 * unit, m.m03, m.m13)
                               .Moved(-Body.Frame.Pivot.X, -Body.Frame.Pivot.Y));
        }

        void ShowPicture()
        {
            shown = Body.Frame;
            if (image != null || (images != null && images.Length > 0))
                GetComponent<SpriteRenderer>().sprite = Picture();
            ShowOverlay();
        }

        /// That which the frame lies in: the sprite's, or its own, which is called as its file. Null where it is not given.
        Texture2D ImageOf(HitboxFrame frame)
        {
            if (string.IsNullOrEmpty(frame.Image))
                return image;
            string file = frame.Image.Substring(frame.Image.LastIndexOf('/') + 1);
            string called = file.LastIndexOf('.') > 0 ? file.Substring(0, file.LastIndexOf('.')) : file;
            foreach (Texture2D own in images ?? new Texture2D[0])
            {
                if (own != null && own.name == called)
                    return own;
            }
            if (image != null && image.name == called)
                return image;
            if (missing.Add(called))
                Debug.LogWarning(name + ": the picture “" + called + "” of the frame “" + frame.Name +
                                 "” is not among the images");
            return null;
        }

        Sprite Picture()
        {
            Sprite picture;
            if (pictures.TryGetValue(shown.Number, out picture))
                return picture;
            double[] rect = shown.Rect;
            Texture2D from = ImageOf(shown);
            float width = from == null ? 0 : from.width, height = from == null ? 0 : from.height;
            var area = new Rect((float)rect[0], (float)(height - rect[1] - rect[3]), (float)rect[2], (float)rect[3]);
            bool isInside = area.xMin >= 0 && area.yMin >= 0 && area.xMax <= width && area.yMax <= height;
            if (isInside && area.width > 0 && area.height > 0)
            {
                var pivot = new Vector2((float)((shown.Pivot.X - shown.Offset.X) / rect[2]),
                                        (float)(1 - (shown.Pivot.Y - shown.Offset.Y) / rect[3]));
                picture = Sprite.Create(from, area, pivot, pixelsPerUnit);
            }
            pictures[shown.Number] = picture;
            return picture;
        }

        void ForgetPictures()
        {
            foreach (Sprite picture in pictures.Values)
            {
                if (picture != null)
                    Destroy(picture);
            }
            pictures.Clear();
            missing.Clear();
        }

        void ShowOverlay()
        {
            if (showHitboxes && overlay == null)
                overlay = HitboxOverlay.MadeFor(transform);
            if (overlay != null)
                overlay.Show(showHitboxes ? Body : null, HitboxFiles.Of(file), pixelsPerUnit);
        }
    }
}
