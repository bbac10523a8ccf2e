// Makes colliders of the JSON file beside it, as Hitbox Editor writes both for Unity 2021.3 and later.
//
// Select the JSON file in the Project window and choose Assets > Import Hitboxes. Each sprite gets
//   - the physics shapes of its frames, where the image that the file names is in the project and cut into sprites of
//     the frames' names or rectangles, and
//   - a prefab with an object for each frame, of which the first is active, and below it a collider for each shape; a
//     shape that is held over frames has one collider, beside the objects of the frames, and
//   - an animation clip for each tag, which makes them active along with the frames: add it to an Animator of the prefab.
//     Where pictures were wished for in the export, it shows them, too, as far as the image is cut as above. It calls a
//     method for each event of a frame: of the event's name, on a component beside the Animator, with the event's
//     properties as JSON, such as void whoosh(string properties).
// Categories become layers, where the project has layers of their names. Import again after each export: clips keep the
// curves and events that you have added to them.
//
// One copy of this file imports all JSON files of a game, and a second one would not compile beside it: export further
// projects without it (script=no).
#if UNITY_EDITOR
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using UnityEditor;
using UnityEditor.U2D.Sprites;
using UnityEngine;

namespace HitboxEditor
{
    public static class HitboxImporter
    {
        const string MenuPath = "Assets/Import Hitboxes";
        const int KnownVersion = 1;

#pragma warning disable 0649 // JsonUtility fills the fields

        [Serializable]
        class Project
        {
            public string format;
            public int version;
            public bool pictures; // are shown
            public Category[] categories;
            public SpriteEntry[] sprites;
        }

        [Serializable]
        class Category
        {
            public string name;
            public string[] meets;
        }

        [Serializable]
        class SpriteEntry
        {
            public string name;
            public string prefab; // the name as files can have it
            public string image;  // from the folder of the JSON file
            public Frame[] frames;
            public Clip[] animations;
        }

        [Serializable]
        class Clip
        {
            public string clip; // the name as files can have it
            public bool loop;
            public float length; // seconds, as are the times of the steps
            public Step[] steps;
        }

        [Serializable]
        class Step
        {
            public float time;
            public int frame;
        }

        [Serializable]
        class Frame
        {
            public string name;
            public string image;   // where it has one of its own, in place of the sprite's
            public Area rect;      // in the image, y down
            public Vector2 center; // of the rectangle; like all points in pixels from the pivot, y up
            public Shape[] shapes;
            public FrameEvent[] events;
        }

        [Serializable]
        class FrameEvent
        {
            public string name;
            public string data; // its properties as JSON; empty where it has none
        }

        [Serializable]
        class Area
        {
            public int x;
            public int y;
            public int width;
            public int height;
        }

        [Serializable]
        class Shape
        {
            public string name;
            public string category;
            public string kind;
            public float friction;
            public float restitution;
            public bool sensor;
            public int held;         // what is held over frames has one number in all of them; others have 0
            public Vector2[] points; // corners, the centre of a circle or box, or the ends of a capsule
            public float radius;
            public float width;
            public float height;
        }

#pragma warning restore 0649

        [MenuItem(MenuPath, true)]
        static bool CanImport()
        {
            return Selection.objects.Any(chosen => chosen is TextAsset);
        }

        [MenuItem(MenuPath)]
        static void ImportChosen()
        {
            foreach (TextAsset chosen in Selection.objects.OfType<TextAsset>())
                Import(AssetDatabase.GetAssetPath(chosen));
        }

        /// For build scripts: `path` is that of the JSON file, such as "Assets/Hitboxes/game.json".
        public static void Import(string path)
        {
            var project = JsonUtility.FromJson<Project>(File.ReadAllText(path));
            if (project == null || project.format != "hitbox-unity" || project.version > KnownVersion)
                throw new InvalidDataException(path + ": expected hitboxes for Unity of version " + KnownVersion);
            string folder = Path.GetDirectoryName(path).Replace('\\', '/');
            foreach (SpriteEntry sprite in project.sprites)
            {
                TextureImporter first = null;
                var pictures = new Dictionary<Frame, Sprite>();
                foreach (var frames in sprite.frames.GroupBy(frame => ImageOf(sprite, frame)))
                {
                    TextureImporter image = ImporterOf(sprite, frames.Key, folder);
                    if (image != null)
                        SetOutlines(sprite, frames, image, pictures);
                    first = first ?? image;
                }
                SavePrefab(project, sprite, pictures, folder, first == null ? 100 : first.spritePixelsPerUnit);
            }
            AssetDatabase.SaveAssets();
        }

        static string ImageOf(SpriteEntry sprite, Frame frame)
        {
            return string.IsNullOrEmpty(frame.image) ? sprite.image : frame.image;
        }

        static TextureImporter ImporterOf(SpriteEntry sprite, string from, string folder)
        {
            var parts = new List<string>();
            foreach (string part in (folder + "/" + from).Split('/'))
            {
                if (part == ".." && parts.Count > 0)
                    parts.RemoveAt(parts.Count - 1);
                else if (part != ".")
                    parts.Add(part);
            }
            string path = string.Join("/", parts);
            var image = AssetImporter.GetAtPath(path) as TextureImporter;
            if (image == null)
                Debug.LogWarning(sprite.name + ": there is no image at " + path + ", so that no outlines are set");
            return image;
        }

        /// Finds the pictures of the frames, too.
        static void SetOutlines(SpriteEntry sprite, IEnumerable<Frame> frames, TextureImporter image,
                                Dictionary<Frame, Sprite> pictures)
        {
            var names = new Dictionary<Frame, string>();
            var factory = new SpriteDataProviderFactories();
            factory.Init();
            ISpriteEditorDataProvider editor = factory.GetSpriteEditorDataProviderFromObject(image);
            editor.InitSpriteEditorDataProvider();
            int imageWidth, imageHeight;
            editor.GetDataProvider<ITextureDataProvider>().GetTextureActualWidthAndHeight(out imageWidth,
                                                                                          out imageHeight);
            var outlines = editor.GetDataProvider<ISpritePhysicsOutlineDataProvider>();
            SpriteRect[] rects = editor.GetSpriteRects();
            foreach (Frame frame in frames)
            {
                SpriteRect rect = RectOf(frame, rects, imageHeight);
                if (rect != null)
                {
                    outlines.SetOutlines(rect.spriteID, OutlinesOf(frame));
                    names[frame] = rect.name;
                }
                else
                    Debug.LogWarning(sprite.name + ": the image has no sprite for the frame " + frame.name +
                                     "; slice it in the Sprite Editor");
            }
            editor.Apply();
            image.SaveAndReimport();
            Sprite[] sprites = AssetDatabase.LoadAllAssetsAtPath(image.assetPath).OfType<Sprite>().ToArray();
            foreach (var named in names)
            {
                Sprite found = sprites.FirstOrDefault(one => one.name == named.Value);
                if (found != null)
                    pictures[named.Key] = found;
            }
        }

        /// Unity counts rectangles from the bottom of the image.
        static SpriteRect RectOf(Frame frame, SpriteRect[] rects, int imageHeight)
        {
            var wanted = new Rect(frame.rect.x, imageHeight - frame.rect.y - frame.rect.height, frame.rect.width,
                                  frame.rect.height);
            return rects.FirstOrDefault(rect => rect.name == frame.name) ??
                   rects.FirstOrDefault(rect => rect.rect == wanted);
        }

        /// In pixels from the middle of the rectangle.
        static List<Vector2[]> OutlinesOf(Frame frame)
        {
            return frame.shapes.Where(shape => shape.kind == "polygon")
                .Select(shape => shape.points.Select(point => point - frame.center).ToArray())
                .ToList();
        }

        static void SavePrefab(Project project, SpriteEntry sprite, Dictionary<Frame, Sprite> pictures, string folder,
                               float pixelsPerUnit)
        {
            var root = new GameObject(sprite.name);
            try
            {
                List<Part> parts = AddParts(project, sprite, root, folder, 1 / pixelsPerUnit);
                string picture =
                    project.pictures ? AddPicture(sprite, pictures, root, 1 / pixelsPerUnit) : null;
                PrefabUtility.SaveAsPrefabAsset(root, folder + "/" + sprite.prefab + ".prefab");
                foreach (Clip clip in sprite.animations ?? new Clip[0])
                {
                    bool isKnown;
                    AnimationClip asset = ClipAt(folder + "/" + clip.clip + ".anim", out isKnown);
                    SetCurves(asset, clip, parts);
                    if (picture != null)
                        SetPictures(asset, clip, sprite, pictures, picture, 1 / pixelsPerUnit);
                    SetEvents(asset, clip, sprite);
                    SaveClip(asset, folder + "/" + clip.clip + ".anim", isKnown);
                }
            }
            finally
            {
                UnityEngine.Object.DestroyImmediate(root);
            }
        }

        /// An object right below the root, which is active in some of the frames.
        class Part
        {
            public string name; // unlike all others
            public HashSet<int> frames = new HashSet<int>();
        }

        static List<Part> AddParts(Project project, SpriteEntry sprite, GameObject root, string folder, float unit)
        {
            var parts = new List<Part>();
            var names = new HashSet<string>();
            for (int i = 0; i < sprite.frames.Length; ++i)
            {
                Frame frame = sprite.frames[i];
                GameObject child = AddChild(root, FreeName(frame.name, names));
                child.SetActive(i == 0);
                parts.Add(new Part { name = child.name, frames = { i } });
                foreach (Shape shape in frame.shapes.Where(shape => shape.held == 0))
                    AddShape(project, shape, AddChild(child, shape.name), folder, unit);
            }
            var held = new Dictionary<int, Part>();
            for (int i = 0; i < sprite.frames.Length; ++i)
            {
                foreach (Shape shape in sprite.frames[i].shapes.Where(shape => shape.held != 0))
                {
                    if (!held.ContainsKey(shape.held))
                    {
                        GameObject child = AddChild(root, FreeName(shape.name, names));
                        child.SetActive(i == 0);
                        AddShape(project, shape, child, folder, unit);
                        held[shape.held] = new Part { name = child.name };
                        parts.Add(held[shape.held]);
                    }
                    held[shape.held].frames.Add(i);
                }
            }
            return parts;
        }

        /// Clips find objects by their names, with '/' between them.
        static string FreeName(string wanted, HashSet<string> taken)
        {
            string plain = wanted.Replace('/', '_');
            string name = plain;
            for (int number = 2; !taken.Add(name); ++number)
                name = plain + " " + number;
            return name;
        }

        /// The object that shows the pictures, by its name; null where there are none.
        static string AddPicture(SpriteEntry sprite, Dictionary<Frame, Sprite> pictures, GameObject root, float unit)
        {
            if (pictures.Count == 0)
                return null;
            var taken = new HashSet<string>(root.transform.Cast<Transform>().Select(part => part.name));
            GameObject child = AddChild(root, FreeName("picture", taken));
            var shown = child.AddComponent<SpriteRenderer>();
            Frame first = sprite.frames[0];
            if (pictures.ContainsKey(first))
            {
                shown.sprite = pictures[first];
                child.transform.localPosition = PlaceOf(first, pictures[first], unit);
            }
            return child.name;
        }

        /// The picture lies under the shapes wherever the sprite's own pivot is.
        static Vector2 PlaceOf(Frame frame, Sprite picture, float unit)
        {
            Vector2 middle = picture.bounds.center;
            return frame.center * unit - middle;
        }

        static AnimationClip ClipAt(string path, out bool isKnown)
        {
            AnimationClip known = AssetDatabase.LoadAssetAtPath<AnimationClip>(path);
            isKnown = known != null;
            return isKnown ? known : new AnimationClip();
        }

        /// Curves of other properties stay as they are in a clip that is there already.
        static void SetCurves(AnimationClip clip, Clip entry, List<Part> parts)
        {
            const string property = "m_IsActive";
            foreach (EditorCurveBinding old in AnimationUtility.GetCurveBindings(clip))
            {
                if (old.type == typeof(GameObject) && old.propertyName == property)
                    AnimationUtility.SetEditorCurve(clip, old, null);
            }
            foreach (Part part in parts)
                AnimationUtility.SetEditorCurve(
                    clip, EditorCurveBinding.FloatCurve(part.name, typeof(GameObject), property), CurveOf(entry, part));
            AnimationClipSettings settings = AnimationUtility.GetAnimationClipSettings(clip);
            settings.loopTime = entry.loop;
            AnimationUtility.SetAnimationClipSettings(clip, settings);
        }

        static void SetPictures(AnimationClip clip, Clip entry, SpriteEntry sprite, Dictionary<Frame, Sprite> pictures,
                                string path, float unit)
        {
            var keys = new List<ObjectReferenceKeyframe>();
            var x = new List<Keyframe>();
            var y = new List<Keyframe>();
            foreach (Step step in entry.steps)
            {
                Sprite picture;
                if (!pictures.TryGetValue(sprite.frames[step.frame], out picture))
                    continue;
                Vector2 place = PlaceOf(sprite.frames[step.frame], picture, unit);
                keys.Add(new ObjectReferenceKeyframe { time = step.time, value = picture });
                x.Add(new Keyframe(step.time, place.x));
                y.Add(new Keyframe(step.time, place.y));
            }
            AnimationUtility.SetObjectReferenceCurve(
                clip, EditorCurveBinding.PPtrCurve(path, typeof(SpriteRenderer), "m_Sprite"), keys.ToArray());
            AnimationUtility.SetEditorCurve(
                clip, EditorCurveBinding.FloatCurve(path, typeof(Transform), "m_LocalPosition.x"), SteppedCurve(x));
            AnimationUtility.SetEditorCurve(
                clip, EditorCurveBinding.FloatCurve(path, typeof(Transform), "m_LocalPosition.y"), SteppedCurve(y));
        }

        /// Tells the importer's own events from yours, which stay.
        const int OwnEvent = 0x48495442;

        static void SetEvents(AnimationClip clip, Clip entry, SpriteEntry sprite)
        {
            List<AnimationEvent> events =
                AnimationUtility.GetAnimationEvents(clip).Where(known => known.intParameter != OwnEvent).ToList();
            foreach (Step step in entry.steps)
            {
                foreach (FrameEvent told in sprite.frames[step.frame].events ?? new FrameEvent[0])
                    events.Add(new AnimationEvent
                    {
                        time = step.time,
                        functionName = told.name,
                        stringParameter = told.data,
                        intParameter = OwnEvent,
                        messageOptions = SendMessageOptions.DontRequireReceiver
                    });
            }
            AnimationUtility.SetAnimationEvents(clip, events.OrderBy(one => one.time).ToArray());
        }

        static void SaveClip(AnimationClip clip, string path, bool isKnown)
        {
            if (!isKnown)
                AssetDatabase.CreateAsset(clip, path);
            else
                EditorUtility.SetDirty(clip);
        }

        /// 1 where the part is there, 0 elsewhere; the last key ends the clip.
        static AnimationCurve CurveOf(Clip clip, Part part)
        {
            var keys = new List<Keyframe>();
            float value = 0;
            foreach (Step step in clip.steps)
            {
                float shown = part.frames.Contains(step.frame) ? 1 : 0;
                if (keys.Count == 0 || shown != value)
                    keys.Add(new Keyframe(step.time, shown));
                value = shown;
            }
            keys.Add(new Keyframe(clip.length, value));
            return SteppedCurve(keys);
        }

        /// It keeps each value until the next one.
        static AnimationCurve SteppedCurve(List<Keyframe> keys)
        {
            var curve = new AnimationCurve(keys.ToArray());
            for (int i = 0; i < keys.Count; ++i)
            {
                AnimationUtility.SetKeyLeftTangentMode(curve, i, AnimationUtility.TangentMode.Constant);
                AnimationUtility.SetKeyRightTangentMode(curve, i, AnimationUtility.TangentMode.Constant);
            }
            return curve;
        }

        static GameObject AddChild(GameObject parent, string name)
        {
            var child = new GameObject(name);
            child.transform.SetParent(parent.transform, false);
            return child;
        }

        static void AddShape(Project project, Shape shape, GameObject child, string folder, float unit)
        {
            Collider2D collider = AddCollider(shape, child, unit);
            collider.isTrigger = shape.sensor;
            collider.sharedMaterial = MaterialOf(shape, folder);
            SetLayers(project, shape, child, collider);
        }

        static Collider2D AddCollider(Shape shape, GameObject child, float unit)
        {
            Vector2[] points = shape.points.Select(point => point * unit).ToArray();
            switch (shape.kind)
            {
            case "circle":
                var circle = child.AddComponent<CircleCollider2D>();
                child.transform.localPosition = points[0];
                circle.radius = shape.radius * unit;
                return circle;
            case "box":
                var box = child.AddComponent<BoxCollider2D>();
                child.transform.localPosition = points[0];
                box.size = new Vector2(shape.width, shape.height) * unit;
                return box;
            case "capsule":
                var capsule = child.AddComponent<CapsuleCollider2D>();
                Vector2 axis = points[1] - points[0];
                child.transform.localPosition = (points[0] + points[1]) / 2;
                child.transform.localRotation = Quaternion.Euler(0, 0, Mathf.Atan2(axis.y, axis.x) * Mathf.Rad2Deg);
                capsule.direction = CapsuleDirection2D.Horizontal;
                capsule.size = new Vector2(axis.magnitude + 2 * shape.radius * unit, 2 * shape.radius * unit);
                return capsule;
            case "chain":
                var edge = child.AddComponent<EdgeCollider2D>();
                edge.points = points;
                return edge;
            case "polygon":
                var polygon = child.AddComponent<PolygonCollider2D>();
                polygon.SetPath(0, points);
                return polygon;
            default:
                throw new InvalidDataException(shape.name + ": there is no kind of shape named " + shape.kind);
            }
        }

        /// One asset for each pair of values, shared by all shapes that have it.
        static PhysicsMaterial2D MaterialOf(Shape shape, string folder)
        {
            string path = folder + "/Hitbox " + Mathf.RoundToInt(shape.friction * 1000) + " " +
                          Mathf.RoundToInt(shape.restitution * 1000) + ".physicsMaterial2D";
            var material = AssetDatabase.LoadAssetAtPath<PhysicsMaterial2D>(path);
            if (material != null)
                return material;
            material = new PhysicsMaterial2D { friction = shape.friction, bounciness = shape.restitution };
            AssetDatabase.CreateAsset(material, path);
            return material;
        }

        static void SetLayers(Project project, Shape shape, GameObject child, Collider2D collider)
        {
            int layer = LayerMask.NameToLayer(shape.category);
            if (layer < 0)
                return;
            child.layer = layer;
#if UNITY_2022_2_OR_NEWER
            Category category = project.categories.FirstOrDefault(known => known.name == shape.category);
            if (category != null)
                collider.excludeLayers = LayerMask.GetMask(
                    project.categories.Select(other => other.name).Except(category.meets).ToArray());
#endif
        }
    }
}
#endif
