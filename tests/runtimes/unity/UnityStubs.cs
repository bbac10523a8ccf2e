// As much of Unity's interface as the package uses, by its documentation: enough to compile it where there is no Unity, and
// to run it: objects that wake, are enabled, play frames by Stage.Frame() and are destroyed, and transforms with the floats
// that Unity has.
using System;
using System.Collections.Generic;
using System.IO;
using System.Reflection;

namespace UnityEngine
{
    [AttributeUsage(AttributeTargets.All)]
    public class TooltipAttribute : Attribute { public TooltipAttribute(string text) {} }
    [AttributeUsage(AttributeTargets.Class)]
    public class AddComponentMenu : Attribute { public AddComponentMenu(string path) {} }
    [AttributeUsage(AttributeTargets.Class)]
    public class RequireComponent : Attribute
    {
        public readonly Type Needed;
        public RequireComponent(Type needed) { Needed = needed; }
    }
    [AttributeUsage(AttributeTargets.Class)]
    public class DefaultExecutionOrder : Attribute
    {
        public readonly int Order;
        public DefaultExecutionOrder(int order) { Order = order; }
    }

    public enum HideFlags { None, HideAndDontSave }

    public class Object
    {
        public string name = "";
        public HideFlags hideFlags;
        internal bool isGone;

        public static bool operator ==(Object a, Object b)
        {
            bool isA = !ReferenceEquals(a, null) && !a.isGone, isB = !ReferenceEquals(b, null) && !b.isGone;
            return isA && isB ? ReferenceEquals(a, b) : isA == isB;
        }
        public static bool operator !=(Object a, Object b) { return !(a == b); }
        public override bool Equals(object other) { return this == other as Object; }
        public override int GetHashCode() { return System.Runtime.CompilerServices.RuntimeHelpers.GetHashCode(this); }

        public static void DontDestroyOnLoad(Object what) {}
        public static void Destroy(Object what) { Stage.Destroy(what); }
    }

    public class TextAsset : Object
    {
        public string text;
        public TextAsset(string text) { this.text = text; }
    }

    public struct Vector2
    {
        public float x, y;
        public Vector2(float x, float y) { this.x = x; this.y = y; }
    }

    public struct Vector3
    {
        public float x, y, z;
        public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
        public static Vector3 operator +(Vector3 a, Vector3 b) { return new Vector3(a.x + b.x, a.y + b.y, a.z + b.z); }
    }

    public struct Rect
    {
        public float x, y, width, height;
        public Rect(float x, float y, float width, float height)
        {
            this.x = x;
            this.y = y;
            this.width = width;
            this.height = height;
        }
        public float xMin { get { return x; } }
        public float yMin { get { return y; } }
        public float xMax { get { return x + width; } }
        public float yMax { get { return y + height; } }
    }

    public struct Color
    {
        public float r, g, b, a;
        public Color(float r, float g, float b) { this.r = r; this.g = g; this.b = b; a = 1; }
        public static Color white { get { return new Color(1, 1, 1); } }
    }

    public static class ColorUtility
    {
        public static bool TryParseHtmlString(string text, out Color color)
        {
            int number = 0;
            bool isColor = text.Length == 7 && text[0] == '#' &&
                           int.TryParse(text.Substring(1), System.Globalization.NumberStyles.HexNumber, null, out number);
            color = isColor ? new Color((number >> 16) / 255f, (number >> 8 & 255) / 255f, (number & 255) / 255f) : new Color();
            return isColor;
        }
    }

    /// Only what matters in the plane.
    public struct Matrix4x4
    {
        public float m00, m01, m03, m10, m11, m13;
        public static Matrix4x4 operator *(Matrix4x4 a, Matrix4x4 b)
        {
            return new Matrix4x4 {
                m00 = a.m00 * b.m00 + a.m01 * b.m10, m01 = a.m00 * b.m01 + a.m01 * b.m11, m03 = a.m00 * b.m03 + a.m01 * b.m13 + a.m03,
                m10 = a.m10 * b.m00 + a.m11 * b.m10, m11 = a.m10 * b.m01 + a.m11 * b.m11, m13 = a.m10 * b.m03 + a.m11 * b.m13 + a.m13 };
        }
    }

    public class Component : Object
    {
        public GameObject gameObject;
        public Transform transform { get { return gameObject.transform; } }
        public T GetComponent<T>() where T : Component { return gameObject.GetComponent<T>(); }
    }

    public class Behaviour : Component
    {
        public bool enabled = true;
        public bool isActiveAndEnabled { get { return enabled && gameObject.activeSelf; } }
    }

    public class MonoBehaviour : Behaviour { internal bool isAwake, isOn, isStarted; }

    public class Transform : Component
    {
        public Vector3 localPosition, localScale = new Vector3(1, 1, 1);
        public float localAngle; // degrees, counter-clockwise
        public Transform parent;
        public Vector3 position
        {
            get { return localPosition; }
            set { localPosition = value; }
        }
        public void SetParent(Transform fresh, bool worldPositionStays) { parent = fresh; }

        public Matrix4x4 localToWorldMatrix
        {
            get
            {
                double angle = localAngle * Math.PI / 180;
                float cosine = (float)Math.Cos(angle), sine = (float)Math.Sin(angle);
                var own = new Matrix4x4 { m00 = cosine * localScale.x, m01 = -sine * localScale.y, m03 = localPosition.x,
                    m10 = sine * localScale.x, m11 = cosine * localScale.y, m13 = localPosition.y };
                return parent == null ? own : parent.localToWorldMatrix * own;
            }
        }
    }

    public class GameObject : Object
    {
        public readonly List<Component> components = new List<Component>();
        public readonly Transform transform;
        public bool activeSelf = true;

        public GameObject(string name)
        {
            this.name = name;
            transform = new Transform { gameObject = this };
            Stage.Objects.Add(this);
        }

        public T GetComponent<T>() where T : Component { return (T)components.Find(one => one is T); }

        public T AddComponent<T>() where T : Component, new() { return (T)Add(typeof(T)); }

        Component Add(Type type)
        {
            foreach (RequireComponent wish in type.GetCustomAttributes(typeof(RequireComponent), true))
            {
                if (!components.Exists(one => wish.Needed.IsInstanceOfType(one)))
                    Add(wish.Needed);
            }
            var made = (Component)Activator.CreateInstance(type);
            made.gameObject = this;
            made.name = name;
            components.Add(made);
            Stage.Wake(this);
            return made;
        }

        public void SetActive(bool isActive)
        {
            activeSelf = isActive;
            Stage.Wake(this);
        }
    }

    /// What Unity does by itself.
    public static class Stage
    {
        public static readonly List<GameObject> Objects = new List<GameObject>();

        static void Call(MonoBehaviour one, string name)
        {
            MethodInfo method = one.GetType().GetMethod(name, BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.Public);
            if (method != null)
                method.Invoke(one, null);
        }

        static IEnumerable<MonoBehaviour> Behaviours(GameObject of)
        {
            return of.components.FindAll(one => one is MonoBehaviour).ConvertAll(one => (MonoBehaviour)one);
        }

        public static void Wake(GameObject of)
        {
            foreach (MonoBehaviour one in Behaviours(of))
            {
                if (of.activeSelf && !one.isAwake)
                {
                    one.isAwake = true;
                    Call(one, "Awake");
                }
                if (one.isAwake && one.isActiveAndEnabled != one.isOn)
                {
                    one.isOn = !one.isOn;
                    Call(one, one.isOn ? "OnEnable" : "OnDisable");
                }
            }
        }

        public static void Destroy(Object what)
        {
            var whole = what as GameObject;
            if (whole != null)
            {
                foreach (MonoBehaviour one in Behaviours(whole))
                    Destroy(one);
                Objects.Remove(whole);
            }
            var behaviour = what as MonoBehaviour;
            if (!ReferenceEquals(behaviour, null) && !behaviour.isGone)
            {
                if (behaviour.isOn)
                    Call(behaviour, "OnDisable");
                behaviour.isOn = false;
                Call(behaviour, "OnDestroy");
            }
            if (!ReferenceEquals(what, null))
                what.isGone = true;
        }

        static int OrderOf(MonoBehaviour one)
        {
            var wishes = (DefaultExecutionOrder[])one.GetType().GetCustomAttributes(typeof(DefaultExecutionOrder), true);
            return wishes.Length > 0 ? wishes[0].Order : 0;
        }

        public static void Frame(float seconds)
        {
            Time.deltaTime = seconds;
            foreach (string name in new[] { "Start", "Update", "LateUpdate" })
            {
                var all = new List<MonoBehaviour>();
                foreach (GameObject one in Objects.ToArray())
                    all.AddRange(Behaviours(one));
                all.Sort((one, other) => OrderOf(one).CompareTo(OrderOf(other)));
                foreach (MonoBehaviour one in all)
                {
                    if (one.isGone || !one.isOn || (name == "Start" && one.isStarted))
                        continue;
                    one.isStarted = true;
                    Call(one, name);
                }
            }
        }
    }

    public static class Time { public static float deltaTime; }

    public class Texture2D : Object
    {
        public int width, height;
        public Texture2D(int width, int height)
        {
            this.width = width;
            this.height = height;
        }
    }

    public class Sprite : Object
    {
        public Rect rect;
        public Vector2 pivot; // of what the rectangle has
        public Texture2D texture;
        public static Sprite Create(Texture2D texture, Rect rect, Vector2 pivot, float pixelsPerUnit)
        {
            if (rect.xMin < 0 || rect.yMin < 0 || rect.xMax > texture.width || rect.yMax > texture.height)
                throw new ArgumentException("the rectangle is not in the texture");
            return new Sprite { rect = rect, pivot = pivot, texture = texture };
        }
    }

    public class SpriteRenderer : Component
    {
        public Sprite sprite;
        public Color color;
    }

    public class Shader : Object { public static Shader Find(string name) { return new Shader(); } }
    public class Material : Object { public Material(Shader shader) {} }

    public class LineRenderer : Component
    {
        public bool enabled, useWorldSpace, loop;
        public Material sharedMaterial;
        public int sortingOrder;
        public Color startColor, endColor;
        public float startWidth, endWidth;
        public Vector3[] positions = new Vector3[0];
        public int positionCount
        {
            get { return positions.Length; }
            set { positions = new Vector3[value]; }
        }
        public void SetPosition(int index, Vector3 place) { positions[index] = place; }
    }

    public enum KeyCode { LeftArrow, RightArrow, Space, H }

    public static class Input
    {
        public static readonly HashSet<KeyCode> Down = new HashSet<KeyCode>(), Fresh = new HashSet<KeyCode>();
        public static bool GetKey(KeyCode key) { return Down.Contains(key); }
        public static bool GetKeyDown(KeyCode key) { return Fresh.Contains(key); }
    }

    public static class GUILayout
    {
        public static readonly List<string> Labels = new List<string>();
        public static void Label(string text) { Labels.Add(text); }
    }

    public static class Debug
    {
        public static string Said = "";
        public static void LogError(object message) { Said += message + "\n"; }
        public static void LogWarning(object message) { Said += message + "\n"; }
    }
}

namespace UnityEditor
{
    using UnityEngine;

    public static class EditorPrefs
    {
        public static readonly Dictionary<string, string> Kept = new Dictionary<string, string>();
        public static string GetString(string key, string otherwise) { return Kept.ContainsKey(key) ? Kept[key] : otherwise; }
        public static void SetString(string key, string value) { Kept[key] = value; }
    }

    public static class EditorGUILayout { public static string TextField(string label, string text) { return text; } }

    public enum SettingsScope { User, Project }

    public class SettingsProvider
    {
        public Action<string> guiHandler;
        public SettingsProvider(string path, SettingsScope scope) {}
    }

    [AttributeUsage(AttributeTargets.Method)]
    public class SettingsProviderAttribute : Attribute {}

    public class AssetPostprocessor {}

    public static class AssetDatabase
    {
        public static readonly Dictionary<string, UnityEngine.Object> Assets = new Dictionary<string, UnityEngine.Object>();
        public static T LoadAssetAtPath<T>(string path) where T : UnityEngine.Object
        {
            return Assets.ContainsKey(path) ? Assets[path] as T : null;
        }
    }
}

namespace UnityEditor.AssetImporters
{
    [AttributeUsage(AttributeTargets.Class)]
    public class ScriptedImporterAttribute : Attribute { public ScriptedImporterAttribute(int version, string ending) {} }

    public class AssetImportContext
    {
        public string assetPath;
        public string said = "";
        public UnityEngine.Object main;
        public void LogImportError(string words) { said += words; }
        public void AddObjectToAsset(string id, UnityEngine.Object made) {}
        public void SetMainObject(UnityEngine.Object made) { main = made; }
    }

    public abstract class ScriptedImporter { public abstract void OnImportAsset(AssetImportContext context); }
}
