// As much of Unity's interface as the importer uses, by its documentation: enough to compile it where there is no Unity,
// and to print what it makes of a file: prefabs as "object PATH ACTIVE" and "collider PATH KIND", and clips as
// "clip PATH loops LOOPS", "curve PATH TYPE PROPERTY TIME=VALUE ...", "picture PATH TYPE PROPERTY TIME=SPRITE ..." and
// "event TIME FUNCTION DATA". An image is one that has a file IMAGE.sprites beside it, with a line "NAME X Y" for each
// sprite: the middle of what it shows from its pivot, in units.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Reflection;

namespace UnityEngine
{
    public class Object
    {
        public string name;
        public static void DestroyImmediate(Object what) {}
    }

    public class TextAsset : Object {}

    public struct Vector2
    {
        public float x, y;
        public Vector2(float x, float y) { this.x = x; this.y = y; }
        public float magnitude { get { return (float)Math.Sqrt(x * x + y * y); } }
        public static Vector2 operator +(Vector2 a, Vector2 b) { return new Vector2(a.x + b.x, a.y + b.y); }
        public static Vector2 operator -(Vector2 a, Vector2 b) { return new Vector2(a.x - b.x, a.y - b.y); }
        public static Vector2 operator *(Vector2 a, float b) { return new Vector2(a.x * b, a.y * b); }
        public static Vector2 operator /(Vector2 a, float b) { return new Vector2(a.x / b, a.y / b); }
    }

    public struct Vector3
    {
        public float x, y, z;
        public static implicit operator Vector3(Vector2 v) { return new Vector3 { x = v.x, y = v.y }; }
        public static implicit operator Vector2(Vector3 v) { return new Vector2(v.x, v.y); }
    }

    public struct Bounds { public Vector3 center; }

    public class Sprite : Object { public Bounds bounds; }

    public class SpriteRenderer : Component { public Sprite sprite; }

    public enum SendMessageOptions { RequireReceiver, DontRequireReceiver }

    public class AnimationEvent
    {
        public float time;
        public string functionName;
        public string stringParameter;
        public int intParameter;
        public SendMessageOptions messageOptions;
    }

    public struct Rect
    {
        readonly float x, y, width, height;
        public Rect(float x, float y, float width, float height)
        {
            this.x = x;
            this.y = y;
            this.width = width;
            this.height = height;
        }
        public static bool operator ==(Rect a, Rect b) { return a.Equals(b); }
        public static bool operator !=(Rect a, Rect b) { return !a.Equals(b); }
        public override bool Equals(object other)
        {
            return other is Rect && x == ((Rect)other).x && y == ((Rect)other).y && width == ((Rect)other).width &&
                   height == ((Rect)other).height;
        }
        public override int GetHashCode() { return 0; }
    }

    public struct Quaternion
    {
        public static Quaternion Euler(float x, float y, float z) { return new Quaternion(); }
    }

    public static class Mathf
    {
        public const float Rad2Deg = 57.29578f;
        public static float Atan2(float y, float x) { return (float)Math.Atan2(y, x); }
        public static int RoundToInt(float number) { return (int)Math.Round(number); }
    }

    public class Component : Object {}

    public class Transform : Component, IEnumerable
    {
        public IEnumerator GetEnumerator() { return children.Select(child => child.transform).GetEnumerator(); }
        public Vector3 localPosition;
        public Quaternion localRotation;
        public readonly List<GameObject> children = new List<GameObject>();
        readonly GameObject own;
        public Transform(GameObject own) { this.own = own; }
        public void SetParent(Transform parent, bool worldPositionStays) { parent.children.Add(own); }
    }

    public class GameObject : Object
    {
        public GameObject(string name)
        {
            this.name = name;
            transform = new Transform(this) { name = name };
        }
        public int layer;
        public Transform transform;
        public bool activeSelf = true;
        public readonly List<Component> components = new List<Component>();
        public void SetActive(bool active) { activeSelf = active; }
        public T AddComponent<T>() where T : Component
        {
            var added = Activator.CreateInstance<T>();
            components.Add(added);
            return added;
        }
    }

    public struct Keyframe
    {
        public float time, value;
        public Keyframe(float time, float value) { this.time = time; this.value = value; }
    }

    public class AnimationCurve
    {
        public readonly Keyframe[] keys;
        public int constantSides;
        public AnimationCurve(params Keyframe[] keys) { this.keys = keys; }
    }

    public class AnimationClip : Object
    {
        public readonly List<KeyValuePair<UnityEditor.EditorCurveBinding, AnimationCurve>> curves =
            new List<KeyValuePair<UnityEditor.EditorCurveBinding, AnimationCurve>>();
        public readonly List<KeyValuePair<UnityEditor.EditorCurveBinding, UnityEditor.ObjectReferenceKeyframe[]>> pictures =
            new List<KeyValuePair<UnityEditor.EditorCurveBinding, UnityEditor.ObjectReferenceKeyframe[]>>();
        public AnimationEvent[] events = new AnimationEvent[0];
        public bool loops;
    }

    public class PhysicsMaterial2D : Object
    {
        public float friction, bounciness;
    }

    public struct LayerMask
    {
        public static int NameToLayer(string name) { return 0; }
        public static int GetMask(params string[] names) { return 0; }
        public static implicit operator LayerMask(int mask) { return new LayerMask(); }
    }

    public class Collider2D : Component
    {
        public bool isTrigger;
        public PhysicsMaterial2D sharedMaterial;
        public LayerMask excludeLayers;
    }

    public class CircleCollider2D : Collider2D { public float radius; }
    public class BoxCollider2D : Collider2D { public Vector2 size; }
    public class EdgeCollider2D : Collider2D { public Vector2[] points; }
    public class PolygonCollider2D : Collider2D { public void SetPath(int index, Vector2[] points) {} }
    public enum CapsuleDirection2D { Vertical, Horizontal }
    public class CapsuleCollider2D : Collider2D
    {
        public CapsuleDirection2D direction;
        public Vector2 size;
    }

    public static class JsonUtility
    {
        public static T FromJson<T>(string json) { return (T)new JsonReader(json).Read(typeof(T)); }
    }

    /// Fills the fields of the names that stand in a file, as Unity's own does.
    class JsonReader
    {
        readonly string text;
        int at;
        public JsonReader(string text) { this.text = text; }

        char Next()
        {
            while (char.IsWhiteSpace(text[at]))
                ++at;
            return text[at];
        }

        bool Take(char wanted)
        {
            bool isThere = Next() == wanted;
            at += isThere ? 1 : 0;
            return isThere;
        }

        string ReadText()
        {
            var read = new System.Text.StringBuilder();
            for (Take('"'); text[at] != '"'; ++at)
            {
                if (text[at] != '\\')
                    read.Append(text[at]);
                else if (text[++at] == 'n')
                    read.Append('\n');
                else
                    read.Append(text[at]);
            }
            ++at;
            return read.ToString();
        }

        /// Of no type, what is read is passed over.
        public object Read(Type type)
        {
            if (Take('{'))
                return ReadObject(type);
            if (Take('['))
                return ReadArray(type == null ? null : type.GetElementType());
            if (Next() == '"')
                return ReadText();
            int begin = at;
            while (",]}".IndexOf(text[at]) < 0 && !char.IsWhiteSpace(text[at]))
                ++at;
            string word = text.Substring(begin, at - begin);
            if (word == "true" || word == "false")
                return word == "true";
            double number = double.Parse(word, CultureInfo.InvariantCulture);
            return type == null ? number : Convert.ChangeType(number, type);
        }

        object ReadObject(Type type)
        {
            object made = type == null ? null : Activator.CreateInstance(type, true);
            while (!Take('}'))
            {
                string name = ReadText();
                Take(':');
                FieldInfo field = type == null ? null : type.GetField(name);
                object value = Read(field == null ? null : field.FieldType);
                if (field != null)
                    field.SetValue(made, value);
                Take(',');
            }
            return made;
        }

        object ReadArray(Type element)
        {
            var items = new ArrayList();
            while (!Take(']'))
            {
                items.Add(Read(element));
                Take(',');
            }
            return element == null ? null : items.ToArray(element);
        }
    }

    public static class Debug
    {
        public static void LogWarning(object message) {}
    }
}

namespace UnityEditor
{
    using UnityEngine;

    public struct GUID {}

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class MenuItem : Attribute
    {
        public MenuItem(string path, bool isValidation = false) {}
    }

    public static class Selection
    {
        public static UnityEngine.Object[] objects;
    }

    public class AssetImporter : UnityEngine.Object
    {
        public string assetPath;
        public static AssetImporter GetAtPath(string path)
        {
            return System.IO.File.Exists(path + ".sprites")
                       ? new TextureImporter { assetPath = path, spritePixelsPerUnit = 10 }
                       : null;
        }
        public void SaveAndReimport() {}
    }

    public class TextureImporter : AssetImporter
    {
        public float spritePixelsPerUnit;
    }

    public static class AssetDatabase
    {
        static readonly SortedDictionary<string, UnityEngine.Object> assets =
            new SortedDictionary<string, UnityEngine.Object>(StringComparer.Ordinal);
        public static string GetAssetPath(UnityEngine.Object asset) { return null; }
        public static T LoadAssetAtPath<T>(string path) where T : UnityEngine.Object
        {
            UnityEngine.Object asset;
            return assets.TryGetValue(path, out asset) ? (T)asset : null;
        }
        public static UnityEngine.Object[] LoadAllAssetsAtPath(string path)
        {
            return System.IO.File.ReadAllLines(path + ".sprites").Select(line => line.Split(' ')).Select(words =>
                (UnityEngine.Object)new Sprite {
                    name = words[0], bounds = new Bounds { center = new Vector2(
                        float.Parse(words[1], CultureInfo.InvariantCulture),
                        float.Parse(words[2], CultureInfo.InvariantCulture)) } }).ToArray();
        }
        public static void CreateAsset(UnityEngine.Object asset, string path) { assets.Add(path, asset); }
        public static void SaveAssets()
        {
            foreach (var asset in assets.Where(entry => entry.Value is AnimationClip))
            {
                var clip = (AnimationClip)asset.Value;
                Console.WriteLine("clip " + asset.Key + " loops " + clip.loops);
                foreach (var curve in clip.curves)
                    Console.WriteLine("curve " + curve.Key.path + " " + curve.Key.type.Name + " " + curve.Key.propertyName +
                                      string.Concat(curve.Value.keys.Select(key => string.Format(
                                          CultureInfo.InvariantCulture, " {0}={1}", key.time, key.value))) +
                                      (curve.Value.constantSides == 2 * curve.Value.keys.Length ? "" : " smooth"));
                foreach (var curve in clip.pictures)
                    Console.WriteLine("picture " + curve.Key.path + " " + curve.Key.type.Name + " " +
                                      curve.Key.propertyName + string.Concat(curve.Value.Select(key => string.Format(
                                          CultureInfo.InvariantCulture, " {0}={1}", key.time, key.value.name))));
                foreach (var told in clip.events)
                    Console.WriteLine(string.Format(CultureInfo.InvariantCulture, "event {0} {1} {2}", told.time,
                                                    told.functionName, told.stringParameter));
            }
        }
    }

    public struct EditorCurveBinding
    {
        public string path;
        public Type type;
        public string propertyName;
        public static EditorCurveBinding FloatCurve(string path, Type type, string propertyName)
        {
            return new EditorCurveBinding { path = path, type = type, propertyName = propertyName };
        }
        public static EditorCurveBinding PPtrCurve(string path, Type type, string propertyName)
        {
            return FloatCurve(path, type, propertyName);
        }
    }

    public struct ObjectReferenceKeyframe
    {
        public float time;
        public UnityEngine.Object value;
    }

    public class AnimationClipSettings
    {
        public bool loopTime;
    }

    public static class AnimationUtility
    {
        public enum TangentMode { Free, Auto, Linear, Constant, ClampedAuto }
        public static EditorCurveBinding[] GetCurveBindings(AnimationClip clip)
        {
            return clip.curves.Select(curve => curve.Key).ToArray();
        }
        public static void SetEditorCurve(AnimationClip clip, EditorCurveBinding binding, AnimationCurve curve)
        {
            clip.curves.RemoveAll(known => known.Key.Equals(binding));
            if (curve != null)
                clip.curves.Add(new KeyValuePair<EditorCurveBinding, AnimationCurve>(binding, curve));
        }
        public static void SetObjectReferenceCurve(AnimationClip clip, EditorCurveBinding binding,
                                                   ObjectReferenceKeyframe[] keys)
        {
            clip.pictures.RemoveAll(known => known.Key.Equals(binding));
            clip.pictures.Add(new KeyValuePair<EditorCurveBinding, ObjectReferenceKeyframe[]>(binding, keys));
        }
        public static AnimationEvent[] GetAnimationEvents(AnimationClip clip) { return clip.events; }
        public static void SetAnimationEvents(AnimationClip clip, AnimationEvent[] events) { clip.events = events; }
        public static AnimationClipSettings GetAnimationClipSettings(AnimationClip clip)
        {
            return new AnimationClipSettings { loopTime = clip.loops };
        }
        public static void SetAnimationClipSettings(AnimationClip clip, AnimationClipSettings settings)
        {
            clip.loops = settings.loopTime;
        }
        public static void SetKeyLeftTangentMode(AnimationCurve curve, int index, TangentMode mode)
        {
            curve.constantSides += mode == TangentMode.Constant ? 1 : 0;
        }
        public static void SetKeyRightTangentMode(AnimationCurve curve, int index, TangentMode mode)
        {
            curve.constantSides += mode == TangentMode.Constant ? 1 : 0;
        }
    }

    public static class EditorUtility
    {
        public static void SetDirty(UnityEngine.Object target) {}
    }

    public static class PrefabUtility
    {
        public static GameObject SaveAsPrefabAsset(GameObject root, string path)
        {
            Console.WriteLine("prefab " + path);
            Print(root, "");
            return root;
        }
        static void Print(GameObject below, string path)
        {
            foreach (GameObject child in below.transform.children)
            {
                Console.WriteLine("object " + path + child.name + (child.activeSelf ? " on" : " off"));
                foreach (Component component in child.components)
                    Console.WriteLine((component is Collider2D ? "collider " : "component ") + path + child.name + " " + component.GetType().Name);
                Print(child, path + child.name + "/");
            }
        }
    }
}

namespace UnityEditor.U2D.Sprites
{
    using UnityEngine;

    public class SpriteRect
    {
        public string name;
        public Rect rect;
        public GUID spriteID;
    }

    public interface ITextureDataProvider
    {
        void GetTextureActualWidthAndHeight(out int width, out int height);
    }

    public interface ISpritePhysicsOutlineDataProvider
    {
        void SetOutlines(GUID sprite, List<Vector2[]> outlines);
    }

    public interface ISpriteEditorDataProvider
    {
        void InitSpriteEditorDataProvider();
        SpriteRect[] GetSpriteRects();
        T GetDataProvider<T>() where T : class;
        void Apply();
    }

    class FileProvider : ISpriteEditorDataProvider, ITextureDataProvider, ISpritePhysicsOutlineDataProvider
    {
        readonly string path;
        public FileProvider(string path) { this.path = path; }
        public void InitSpriteEditorDataProvider() {}
        public SpriteRect[] GetSpriteRects()
        {
            return AssetDatabase.LoadAllAssetsAtPath(path).Select(one => new SpriteRect { name = one.name }).ToArray();
        }
        public T GetDataProvider<T>() where T : class { return (T)(object)this; }
        public void GetTextureActualWidthAndHeight(out int width, out int height) { width = height = 64; }
        public void SetOutlines(GUID sprite, List<Vector2[]> outlines) {}
        public void Apply() {}
    }

    public class SpriteDataProviderFactories
    {
        public void Init() {}
        public ISpriteEditorDataProvider GetSpriteEditorDataProviderFromObject(UnityEngine.Object what)
        {
            return new FileProvider(((AssetImporter)what).assetPath);
        }
    }
}
