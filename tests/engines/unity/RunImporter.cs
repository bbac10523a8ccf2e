// Imports the file twice, as people do after each export, with a curve of their own added to each clip in between; prints
// what the stubs have.
using System;
using UnityEditor;
using UnityEngine;

static class RunImporter
{
    static int Main(string[] arguments)
    {
        HitboxEditor.HitboxImporter.Import(arguments[0]);
        Console.WriteLine("again");
        for (int i = 1; i < arguments.Length; ++i)
        {
            var clip = AssetDatabase.LoadAssetAtPath<AnimationClip>(arguments[i]);
            AnimationUtility.SetEditorCurve(clip, EditorCurveBinding.FloatCurve("light", typeof(Transform), "own"),
                                            new AnimationCurve(new Keyframe(0, 5)));
            AnimationUtility.SetEditorCurve(clip, EditorCurveBinding.FloatCurve("gone", typeof(GameObject), "m_IsActive"),
                                            new AnimationCurve(new Keyframe(0, 1)));
        }
        HitboxEditor.HitboxImporter.Import(arguments[0]);
        Console.WriteLine("done");
        return 0;
    }
}
