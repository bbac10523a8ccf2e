using System.Collections.Generic;
using UnityEngine;

namespace Hitboxes
{
    /// The hitboxes of a sprite over all that is drawn, in every render pipeline: a line for each outline.
    [AddComponentMenu("")]
    class HitboxOverlay : MonoBehaviour
    {
        const int OverAll = 32767; // the highest order there is

        readonly List<LineRenderer> lines = new List<LineRenderer>();
        static Material material;
        HitboxFrame drawn;
        HitboxFile from;

        public static HitboxOverlay MadeFor(Transform parent)
        {
            var made = new GameObject("Hitboxes") { hideFlags = HideFlags.HideAndDontSave };
            made.transform.SetParent(parent, false);
            return made.AddComponent<HitboxOverlay>();
        }

        /// Nothing for no body.
        public void Show(HitboxInstance body, HitboxFile file, float pixelsPerUnit)
        {
            HitboxFrame frame = body == null ? null : body.Frame;
            if (frame == drawn && file == from)
                return;
            drawn = frame;
            from = file;
            int used = 0;
            if (body != null)
                body.Outlines((shape, places, isClosed) => Draw(LineAt(used++), file, shape, places, isClosed, pixelsPerUnit));
            for (int i = used; i < lines.Count; ++i)
                lines[i].enabled = false;
        }

        LineRenderer LineAt(int number)
        {
            if (number < lines.Count)
                return lines[number];
            if (material == null)
                material = new Material(Shader.Find("Sprites/Default"));
            var made = new GameObject("Hitbox") { hideFlags = HideFlags.HideAndDontSave };
            made.transform.SetParent(transform, false);
            var line = made.AddComponent<LineRenderer>();
            line.useWorldSpace = false;
            line.sharedMaterial = material;
            line.sortingOrder = OverAll;
            lines.Add(line);
            return line;
        }

        static void Draw(LineRenderer line, HitboxFile file, HitboxShape shape, Place[] places, bool isClosed, float pixelsPerUnit)
        {
            HitboxCategory category;
            Color color;
            if (!file.Categories.TryGetValue(shape.Category, out category) || !ColorUtility.TryParseHtmlString(category.Color, out color))
                color = Color.white;
            line.enabled = true;
            line.startColor = line.endColor = color;
            line.startWidth = line.endWidth = 1 / pixelsPerUnit;
            line.loop = isClosed;
            line.positionCount = places.Length;
            for (int i = 0; i < places.Length; ++i)
                line.SetPosition(i, new Vector3((float)places[i].X / pixelsPerUnit, (float)-places[i].Y / pixelsPerUnit, 0));
        }
    }
}
