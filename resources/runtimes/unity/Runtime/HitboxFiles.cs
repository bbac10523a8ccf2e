using System;
using System.Collections.Generic;
using UnityEngine;

namespace Hitboxes
{
    /// What text assets say, read once for all that show them.
    public static class HitboxFiles
    {
        static readonly Dictionary<TextAsset, HitboxFile> Read = new Dictionary<TextAsset, HitboxFile>();

        /// An asset says something else now.
        public static event Action<TextAsset> Reloaded;

        /// Null, and an error on the console, where the asset is no export of the format json.
        public static HitboxFile Of(TextAsset asset)
        {
            HitboxFile file;
            if (asset == null)
                return null;
            if (!Read.TryGetValue(asset, out file))
            {
                file = ReadOrNull(asset);
                Read[asset] = file;
            }
            return file;
        }

        /// Live link: the importer calls it for what was imported again. A file that is broken is left as it was.
        public static void Reload(TextAsset asset)
        {
            if (asset == null || !Read.ContainsKey(asset))
                return;
            HitboxFile fresh = ReadOrNull(asset);
            if (fresh == null)
                return;
            Read[asset] = fresh;
            if (Reloaded != null)
                Reloaded(asset);
        }

        static HitboxFile ReadOrNull(TextAsset asset)
        {
            try
            {
                return new HitboxFile(asset.text);
            }
            catch (HitboxException exception)
            {
                Debug.LogError(asset.name + ": " + exception.Message);
                return null;
            }
        }
    }
}
