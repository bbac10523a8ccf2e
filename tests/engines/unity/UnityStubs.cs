// As much of Unity's interface as the importer uses, by its documentation: enough to compile it where there is no Unity.
using System;
using System.Collections.Generic;

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
        public float magnitude { get { return x + y; } }
        public static Vector2 operator +(Vector2 a, Vector2 b) { return a; }
        public static Vector2 operator -(Vector2 a, Vector2 b) { return a; }
        public static Vector2 operator *(Vector2 a, float b) { return a; }
        public static Vector2 operator /(Vector2 a, float b) { return a; }
    }

    public struct Vector3
    {
        public static implicit operator Vector3(Vector2 v) { return new Vector3(); }
    }

    public struct Rect
    {
        public Rect(float x, float y, float width, float height) {}
        public static bool operator ==(Rect a, Rect b) { return true; }
        public static bool operator !=(Rect a, Rect b) { return false; }
        public override bool Equals(object other) { return true; }
        public override int GetHashCode() { return 0; }
    }

    public struct Quaternion
    {
        public static Quaternion Euler(float x, float y, float z) { return new Quaternion(); }
    }

    public static class Mathf
    {
        public const float Rad2Deg = 57.29578f;
        public static float Atan2(float y, float x) { return 0; }
        public static int RoundToInt(float number) { return 0; }
    }

    public class Component : Object {}

    public class Transform : Component
    {
        public Vector3 localPosition;
        public Quaternion localRotation;
        public void SetParent(Transform parent, bool worldPositionStays) {}
    }

    public class GameObject : Object
    {
        public GameObject(string name) {}
        public int layer;
        public Transform transform;
        public void SetActive(bool active) {}
        public T AddComponent<T>() where T : Component { return null; }
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
        public static T FromJson<T>(string json) { return default(T); }
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
        public static AssetImporter GetAtPath(string path) { return null; }
        public void SaveAndReimport() {}
    }

    public class TextureImporter : AssetImporter
    {
        public float spritePixelsPerUnit;
    }

    public static class AssetDatabase
    {
        public static string GetAssetPath(UnityEngine.Object asset) { return null; }
        public static T LoadAssetAtPath<T>(string path) where T : UnityEngine.Object { return null; }
        public static void CreateAsset(UnityEngine.Object asset, string path) {}
        public static void SaveAssets() {}
    }

    public static class PrefabUtility
    {
        public static GameObject SaveAsPrefabAsset(GameObject root, string path) { return null; }
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

    public class SpriteDataProviderFactories
    {
        public void Init() {}
        public ISpriteEditorDataProvider GetSpriteEditorDataProviderFromObject(UnityEngine.Object what) { return null; }
    }
}
