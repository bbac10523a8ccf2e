using System;
using System.Diagnostics;
using System.IO;
using System.Threading.Tasks;
using UnityEditor;
using UnityEditor.AssetImporters;
using UnityEngine;

namespace Hitboxes
{
    /// Imports projects of Hitbox Editor, *.hitbox, as the text that `hitbox export` writes of them. The program is found by
    /// the preference Hitboxes, or else by its name.
    [ScriptedImporter(1, "hitbox")]
    public class HitboxProjectImporter : ScriptedImporter
    {
        const string ProgramKey = "Hitboxes.Program";
        const int LongestExport = 120000; // milliseconds

        static string Program
        {
            get
            {
                string chosen = EditorPrefs.GetString(ProgramKey, "");
                return chosen == "" ? "hitbox" : chosen;
            }
        }

        public override void OnImportAsset(AssetImportContext context)
        {
            string folder = Path.Combine(Path.GetTempPath(), "hitbox-" + Guid.NewGuid().ToString("N"));
            Directory.CreateDirectory(folder);
            try
            {
                string said = Export(Path.GetFullPath(context.assetPath), folder);
                string text = ExportIn(folder);
                if (text == null)
                {
                    context.LogImportError(context.assetPath + ": “" + Program + "” has written no export. " + said);
                    return;
                }
                new HitboxFile(text); // complains of what cannot be read
                var asset = new TextAsset(text);
                context.AddObjectToAsset("text", asset);
                context.SetMainObject(asset);
            }
            catch (HitboxException exception)
            {
                context.LogImportError(context.assetPath + ": " + exception.Message);
            }
            finally
            {
                Directory.Delete(folder, true);
            }
        }

        /// What the program says of it.
        static string Export(string project, string folder)
        {
            var start = new ProcessStartInfo(Program, "export " + Quoted(project) + " --format json --out " + Quoted(folder)) {
                UseShellExecute = false, CreateNoWindow = true, RedirectStandardError = true, RedirectStandardOutput = true };
            try
            {
                using (Process process = Process.Start(start))
                {
                    // Read in the background: a pipe that is full would make the program wait for us, and us for it.
                    Task<string> said = process.StandardError.ReadToEndAsync();
                    process.StandardOutput.ReadToEndAsync();
                    if (!process.WaitForExit(LongestExport))
                    {
                        process.Kill();
                        return "It did not end.";
                    }
                    return said.Result.Trim();
                }
            }
            catch (System.ComponentModel.Win32Exception exception)
            {
                return exception.Message + ". Preferences > Hitboxes says where it is.";
            }
        }

        /// As one argument.
        static string Quoted(string word) { return "\"" + word.Replace("\\", "\\\\").Replace("\"", "\\\"") + "\""; }

        /// Beside those of stages; null where there is none.
        static string ExportIn(string folder)
        {
            foreach (string path in Directory.GetFiles(folder, "*.json"))
            {
                string text = File.ReadAllText(path);
                if (text.Contains("\"hitbox-export\""))
                    return text;
            }
            return null;
        }

        [SettingsProvider]
        static SettingsProvider Preferences()
        {
            return new SettingsProvider("Preferences/Hitboxes", SettingsScope.User) {
                guiHandler = search => EditorPrefs.SetString(ProgramKey, EditorGUILayout.TextField(
                    "Program “hitbox”", EditorPrefs.GetString(ProgramKey, ""))) };
        }
    }

    /// Live link: what is imported again is shown in the running game.
    class HitboxReloader : AssetPostprocessor
    {
        static void OnPostprocessAllAssets(string[] imported, string[] deleted, string[] moved, string[] movedFrom)
        {
            foreach (string path in imported)
            {
                if (path.EndsWith(".json", StringComparison.OrdinalIgnoreCase) || path.EndsWith(".hitbox", StringComparison.OrdinalIgnoreCase))
                    HitboxFiles.Reload(AssetDatabase.LoadAssetAtPath<TextAsset>(path));
            }
        }
    }
}
