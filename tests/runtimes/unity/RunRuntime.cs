// RunRuntime answers QUESTIONS | plays PROJECT BROKEN HITBOX: asks the package what the core has answered; or plays, with
// stand-ins of Unity: animations, strikes, live link, imports by the program HITBOX, the example, and files that are none.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using Hitboxes;
using UnityEditor;
using UnityEditor.AssetImporters;
using UnityEngine;

static class RunRuntime
{
    static int failures;
    static readonly List<string> told = new List<string>();

    static void Expect(object found, object expected, string what)
    {
        if (Equals(found, expected))
            return;
        ++failures;
        Console.WriteLine("failed: {0}: {1} and not {2}", what, found, expected);
    }

    static int Main(string[] arguments)
    {
        CultureInfo.CurrentCulture = new CultureInfo("de-DE"); // with a comma in numbers
        if (arguments[0] == "answers")
        {
            var file = new HitboxFile(File.ReadAllText(arguments[1] + "/project.json"));
            Ask(file, arguments[1] + "/questions.txt", Instances);
            Ask(file, arguments[1] + "/coarse/questions.txt", Components);
        }
        else
        {
            CheckAnimations();
            CheckStrikes();
            CheckLiveLink();
            CheckPicturesAndOverlay();
            CheckImports(arguments[1], arguments[2], arguments[3]);
            CheckExample(arguments[1], arguments[3]);
            CheckRefusals();
        }
        Console.WriteLine(failures == 0 ? "all as it should be" : "failed: " + failures);
        return failures == 0 ? 0 : 1;
    }

    // ---- Questions

    delegate string[] Answer(HitboxFile file, string sprite, string kind, double[] numbers);

    static string[] Ids(List<HitboxShape> shapes) { return shapes.ConvertAll(shape => shape.Id.ToString()).ToArray(); }

    static string[] Ids(List<HitboxStrike> pairs)
    {
        return pairs.ConvertAll(pair => pair.ShapeA.Id + "/" + pair.ShapeB.Id).ToArray();
    }

    static string[] Instances(HitboxFile file, string sprite, string kind, double[] n)
    {
        Func<int, HitboxInstance> placed = from => {
            HitboxInstance instance = file.Instance(sprite);
            instance.SetFrame((int)n[from]);
            instance.Place(n[from + 1], n[from + 2], n[from + 3], n[from + 4], n[from + 5]);
            return instance;
        };
        return kind == "point" ? Ids(placed(0).ShapesAt(n[6], n[7])) : Ids(placed(0).Overlaps(placed(6)));
    }

    static readonly HitboxSprite[] components = new HitboxSprite[2];

    // Pixels of the question are a fiftieth of a unit, and go up; every other object is below one that is moved, scaled and
    // mirrored.
    const float unit = 1 / 50f;

    static HitboxSprite Placed(string sprite, int which, double[] n, int from)
    {
        if (components[which] == null)
        {
            var parent = new GameObject("parent");
            parent.transform.localPosition = new Vector3(3, -1, 0);
            parent.transform.localScale = new Vector3(-2, 2, 1);
            var made = new GameObject("asked");
            made.SetActive(false);
            if (which == 1)
                made.transform.SetParent(parent.transform, false);
            components[which] = made.AddComponent<HitboxSprite>();
            components[which].file = questioned;
            components[which].sprite = sprite;
            components[which].pixelsPerUnit = 1 / unit;
            made.SetActive(true);
        }
        HitboxSprite asked = components[which];
        asked.ShowFrame(asked.Body.Sprite.Frames[(int)n[from]].Name);
        double x = n[from + 1] * unit, y = -n[from + 2] * unit, angle = -n[from + 3], scaleX = n[from + 4];
        Transform there = asked.transform;
        there.localPosition = which == 1 ? new Vector3((float)(-(x - 3) / 2), (float)((y + 1) / 2), 0) : new Vector3((float)x, (float)y, 0);
        there.localAngle = (float)(which == 1 ? -angle : angle);
        there.localScale = which == 1 ? new Vector3((float)(-scaleX / 2), (float)(n[from + 5] / 2), 1)
                                      : new Vector3((float)scaleX, (float)n[from + 5], 1);
        return asked;
    }

    static TextAsset questioned;

    static string[] Components(HitboxFile file, string sprite, string kind, double[] n)
    {
        if (kind == "point")
            return Ids(Placed(sprite, (int)n[0] % 2, n, 0).ShapesAt(new Vector2((float)n[6] * unit, -(float)n[7] * unit)));
        return Ids(Placed(sprite, 0, n, 0).Overlaps(Placed(sprite, 1, n, 6)));
    }

    static string Sorted(IEnumerable<string> ids) { return string.Join(" ", ids.OrderBy(id => id, StringComparer.Ordinal)); }

    static void Ask(HitboxFile file, string path, Answer answer)
    {
        int points = 0, pairs = 0, held = 0;
        string sprite = null;
        questioned = new TextAsset(File.ReadAllText(Path.GetDirectoryName(path).Replace("/coarse", "") + "/project.json"));
        foreach (string line in File.ReadLines(path))
        {
            int space = line.IndexOf(' ');
            string kind = line.Substring(0, space), rest = line.Substring(space + 1);
            if (kind == "sprite")
            {
                sprite = rest;
                continue;
            }
            string[] halves = rest.Split(':');
            double[] numbers = halves[0].Split(' ').Select(word => double.Parse(word, CultureInfo.InvariantCulture)).ToArray();
            string[] expected = halves[1].Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries);
            Expect(Sorted(answer(file, sprite, kind, numbers)), Sorted(expected), line);
            points += kind == "point" ? 1 : 0;
            pairs += kind == "pair" ? 1 : 0;
            held += expected.Length;
        }
        Expect(points > 0 && pairs > 0 && held > points / 10, true, "questions are asked");
        Console.WriteLine("{0} points and {1} pairs agree, {2} shapes met", points, pairs, held);
    }

    // ---- Playing

    static string Shape(int id, int track, string category, int x)
    {
        return "{\"id\": " + id + ", \"track\": " + track + ", \"name\": \"\", \"category\": \"" + category +
               "\", \"bits\": 1, \"mask\": 1, \"type\": \"box\", \"rect\": [" + x + ", 0, 10, 10], \"properties\": {\"damage\": 7.5}}";
    }

    static string Frame(string name, string shapes, string more = "")
    {
        return "{\"name\": \"" + name + "\", \"rect\": [0, 0, 40, 10], \"size\": [40, 10], \"offset\": [0, 0], \"pivot\": [0, 0], " +
               "\"duration\": 100, " + more + "\"shapes\": [" + shapes + "]}";
    }

    static string Export(int reach)
    {
        return "{\"format\": \"hitbox-export\", \"version\": 1, \"project\": \"p\", \"categories\": [" +
               "{\"name\": \"hit\", \"color\": \"#ff0000\", \"bits\": 1, \"mask\": 2, \"hits\": [\"hurt\"]}, " +
               "{\"name\": \"hurt\", \"color\": \"#00ff00\", \"bits\": 2, \"mask\": 0, \"hits\": []}], \"sprites\": [" +
               "{\"name\": \"fighter\", \"image\": \"f.png\", \"tags\": [" +
               "{\"name\": \"jab\", \"from\": 1, \"to\": 3, \"direction\": \"ping-pong\", \"repeat\": 2}, " +
               "{\"name\": \"back\", \"from\": 1, \"to\": 3, \"direction\": \"reverse\"}], \"frames\": [" +
               Frame("stand", "") + ", " +
               Frame("jab 1", Shape(1, 7, "hit", 0), "\"points\": [{\"name\": \"fist\", \"at\": [4, 2], \"angle\": 30}], ") + ", " +
               Frame("jab 2", Shape(2, 7, "hit", reach), "\"events\": [{\"name\": \"whoosh\", \"properties\": {\"volume\": 0.5}}], ") +
               ", " + Frame("jab 3", Shape(3, 7, "hit", reach)) + ", " + Frame("crouch", "") + "]}, " +
               "{\"name\": \"dummy \\u00e9\\ud83d\\ude80\", \"image\": \"d.png\", \"tags\": [], \"frames\": [" +
               Frame("d", Shape(9, 2, "hurt", 0)) + "]}]}";
    }

    static string Shown(HitboxInstance instance, int steps)
    {
        string shown = "";
        for (int i = 0; i < steps; ++i)
        {
            shown += instance.Frame.Name.Last();
            instance.Update(0.1);
        }
        return shown;
    }

    static string Told()
    {
        string all = string.Join(" ", told);
        told.Clear();
        return all;
    }

    static string Point(HitboxInstance instance)
    {
        HitboxPoint fist = instance.PointNamed("fist");
        return string.Format(CultureInfo.InvariantCulture, "{0:0.000} {1:0.000} {2:0.000}", fist.At.X, fist.At.Y, fist.Angle);
    }

    static void CheckAnimations()
    {
        var file = new HitboxFile(Export(20));
        HitboxInstance fighter = file.Instance("fighter");
        fighter.EventCame += came => told.Add(came.Name + came.Properties["volume"].ToString().Replace(',', '.'));
        fighter.Finished += tag => told.Add("end of " + tag);
        fighter.Play("jab");
        Expect(Shown(fighter, 10), "1232123222", "the frames of a ping-pong that is played twice");
        Expect(Told(), "whoosh0.5 whoosh0.5 whoosh0.5 whoosh0.5 end of jab", "events of the frames that came up");
        fighter.Play("back");
        Expect(Shown(fighter, 5), "32132", "the frames of a tag played backwards, for ever");
        fighter.Play();
        fighter.Update(0.45);
        Expect(fighter.Frame.Name, "crouch", "all frames, in one long step");
        fighter.Play("back");
        foreach (double pause in new[] { 1e6, 1e300, -1, double.NaN })
            fighter.Update(pause);
        Expect(fighter.IsPlaying, true, "long pauses, for ever");
        fighter.Play("jab");
        fighter.Update(1e6);
        Expect(fighter.IsPlaying, false, "twice, in one step");
        Expect(fighter.Frame.Name, "jab 2", "its last frame");
        fighter.SetFrame("jab 1");
        fighter.Place(0, 0, 0, -1);
        Expect(Point(fighter), "-4.000 2.000 150.000", "a frame point, mirrored");
        fighter.Place(0, 0, 90);
        Expect(Point(fighter), "-2.000 4.000 120.000", "a frame point, turned");
        Expect(fighter.PointNamed("none"), null, "a point that is not there");
        Expect(fighter.SetFrame("nowhere") || fighter.SetFrame(5) || fighter.SetFrame(-1), false, "frames that are not there");
        Expect(fighter.Play("nothing"), false, "a tag that is not there");
        Expect(file.Instance("nobody"), null, "a sprite that is not there");
        Expect(fighter.Frame.Shapes[0].Number("damage"), 7.5, "a field");
        Told();
    }

    static HitboxSprite Added(TextAsset file, string sprite, float x)
    {
        var made = new GameObject(sprite);
        made.SetActive(false);
        made.transform.localPosition = new Vector3(x, 0, 0);
        var added = made.AddComponent<HitboxSprite>();
        added.file = file;
        added.sprite = sprite;
        added.pixelsPerUnit = 1;
        made.SetActive(true);
        return added;
    }

    // A strike is entered once while the track holds on, though the frame and with it the shape changes.
    static void CheckStrikes()
    {
        var file = new TextAsset(Export(20));
        HitboxSprite fighter = Added(file, "fighter", 0), dummy = Added(file, "dummy é🚀", 25);
        fighter.Entered += (other, own, others) => told.Add("+" + own.Id + others.Id + (other == dummy));
        fighter.Left += (other, own, others) => told.Add("-" + own.Id + others.Id);
        dummy.Struck += (by, own, others) => told.Add("!" + own.Id + others.Id);
        dummy.Released += (by, own, others) => told.Add("?" + own.Id + others.Id);
        fighter.Play("jab");
        for (int i = 0; i < 4; ++i)
            Stage.Frame(0.1001f); // floats are a little less than tenths
        Expect(Told(), "+29True !92 -29 ?92", "a strike that lasts three frames");
        fighter.ShowFrame("jab 2");
        foreach (float x in new[] { 500, 30, 30.001f })
        {
            dummy.transform.localPosition = new Vector3(x, 0, 0);
            told.Add(fighter.Overlaps(dummy).Count.ToString());
        }
        Expect(Told(), "0 1 0", "far away, touching, a little further");
        dummy.transform.localPosition = new Vector3(25, 0, 0);
        Stage.Frame(0);
        Told();
        dummy.gameObject.SetActive(false);
        Stage.Frame(0);
        Expect(Told(), "-29 ?92", "switched off, which ends the strike");
        dummy.gameObject.SetActive(true);
        Stage.Frame(0);
        Expect(Told(), "+29True !92", "and on again");
        HitboxSprite second = Added(file, "dummy é🚀", 26);
        Stage.Frame(0);
        Expect(Told(), "+29False", "a second one");
        fighter.Left += (gone, own, others) => UnityEngine.Object.Destroy(second.gameObject);
        UnityEngine.Object.Destroy(dummy.gameObject);
        Stage.Frame(0);
        Expect(Told(), "", "of what is no more, nothing is told");
        second.transform.localPosition = new Vector3(500, 0, 0);
        Stage.Frame(0);
        Expect(Told(), "-29", "who hears of it may destroy what was struck");
        Stage.Frame(0);
        UnityEngine.Object.Destroy(fighter.gameObject);
        Stage.Frame(0);
        Expect(Told(), "", "all are gone");
    }

    static void CheckLiveLink()
    {
        var file = new TextAsset(Export(20));
        HitboxSprite fighter = Added(file, "fighter", 0);
        fighter.Play("jab");
        fighter.Body.Update(0.1);
        AssetDatabase.Assets["Assets/duel.json"] = file;
        file.text = Export(22).Substring(0, 300);
        Imported("Assets/duel.json");
        Expect(fighter.Body.Frame.Shapes[0].Id, 2L, "half written");
        Expect(Debug.Said.Contains("expected"), true, "is told");
        Debug.Said = "";
        file.text = Export(22).Replace("\"id\": 2", "\"id\": 12");
        Imported("Assets/other.png");
        Expect(fighter.Body.Frame.Shapes[0].Id, 2L, "another file");
        Imported("Assets/duel.json");
        Expect(fighter.Body.Frame.Shapes[0].Id, 12L, "whole again");
        fighter.Body.Update(0.1);
        Expect(fighter.Body.Frame.Name, "jab 3", "the animation goes on");
        UnityEngine.Object.Destroy(fighter.gameObject);
    }

    /// As the engine's editor tells of it.
    static void Imported(string path)
    {
        typeof(HitboxProjectImporter).Assembly.GetType("Hitboxes.HitboxReloader").GetMethod("OnPostprocessAllAssets",
            System.Reflection.BindingFlags.Static | System.Reflection.BindingFlags.NonPublic).Invoke(null, new object[] {
                new[] { path }, new string[0], new string[0], new string[0] });
    }

    /// Frames lie in the sprite's image and in their own.
    static void CheckImagesOfFrames()
    {
        string text = "{\"format\": \"hitbox-export\", \"version\": 1, \"categories\": [], \"sprites\": [{\"name\": \"walk\", " +
                      "\"image\": \"sheet.png\", \"tags\": [], \"frames\": [" + Frame("a", "", "\"image\": \"art/walk.a.png\", ") +
                      ", " + Frame("b", "") + ", " + Frame("c", "", "\"image\": \"art/c.png\", ") + "]}]}";
        HitboxSprite walk = Added(new TextAsset(text), "walk", 0);
        walk.image = new Texture2D(64, 16) { name = "sheet" };
        walk.images = new[] { null, new Texture2D(48, 20) { name = "walk.a" } };
        walk.Renew();
        Debug.Said = "";
        Func<string, Sprite> shown = frame => {
            walk.ShowFrame(frame);
            return walk.GetComponent<SpriteRenderer>().sprite;
        };
        Expect(shown("a").texture.name + shown("a").rect.y, "walk.a10", "an image of the frame's own");
        Expect(shown("b").texture.name, "sheet", "the sprite's image");
        Expect(shown("c") == null, true, "an image that is not given");
        shown("a");
        shown("c");
        Expect(Debug.Said.Split(new[] { "“c”" }, StringSplitOptions.None).Length, 3, "which is told once: " + Debug.Said);
        walk.image = new Texture2D(64, 16) { name = "c" };
        walk.Renew();
        Expect(shown("c").texture.name, "c", "the one image is the frame's");
        UnityEngine.Object.Destroy(walk.gameObject);
    }

    static void CheckPicturesAndOverlay()
    {
        HitboxSprite fighter = Added(new TextAsset(Export(20)), "fighter", 0);
        fighter.image = new Texture2D(64, 16);
        fighter.ShowFrame("jab 2");
        Sprite shown = fighter.GetComponent<SpriteRenderer>().sprite;
        Expect(shown.rect.y, 6f, "rectangles are told from below");
        Expect(shown.pivot.y, 1f, "and pivots");
        fighter.image = new Texture2D(8, 8);
        fighter.Renew();
        Expect(fighter.GetComponent<SpriteRenderer>().sprite == null, true, "a picture that is too small shows nothing");
        CheckImagesOfFrames();
        fighter.ShowFrame("jab 2");
        fighter.showHitboxes = true;
        Stage.Frame(0);
        Func<List<LineRenderer>> lines = () => Stage.Objects.SelectMany(one => one.components).OfType<LineRenderer>()
            .Where(line => line.enabled).ToList();
        Expect(lines().Count, 1, "the overlay");
        Expect(lines()[0].loop && lines()[0].positionCount == 4 && lines()[0].startColor.r == 1, true, "a red box");
        Expect(lines()[0].positions.Min(place => place.y), -10f, "which goes down");
        fighter.ShowFrame("stand");
        Expect(lines().Count, 0, "a frame without shapes");
        fighter.ShowFrame("jab 1");
        fighter.showHitboxes = false;
        Stage.Frame(0);
        Expect(lines().Count, 0, "switched off");
        UnityEngine.Object.Destroy(fighter.gameObject);
    }

    static AssetImportContext ImportedBy(string program, string path)
    {
        EditorPrefs.SetString("Hitboxes.Program", program);
        var context = new AssetImportContext { assetPath = path };
        new HitboxProjectImporter().OnImportAsset(context);
        return context;
    }

    static void CheckImports(string project, string broken, string program)
    {
        AssetImportContext context = ImportedBy(program, project);
        Expect(context.said, "", "an import");
        Expect(HitboxFiles.Of((TextAsset)context.main).Sprites.ContainsKey("fighter"), true, "has its sprites");
        context = ImportedBy(program, broken);
        Expect(context.main == null && context.said.Contains("has written no export") && context.said.Contains("broken JSON"), true,
               "a broken project: " + context.said);
        context = ImportedBy("/no/such/program", project);
        Expect(context.main == null && context.said.Contains("has written no export"), true, "no program: " + context.said);
        context = ImportedBy("true", project);
        Expect(context.main == null && context.said.Contains("has written no export"), true, "a program of something else");
    }

    static void CheckExample(string project, string program)
    {
        var example = new GameObject("Fight");
        example.SetActive(false);
        var fight = example.AddComponent<Fight>();
        fight.duel = (TextAsset)ImportedBy(program, project).main;
        fight.image = new Texture2D(2048, 64);
        example.SetActive(true);
        Action<int> frames = count => {
            for (int i = 0; i < count; ++i)
            {
                Stage.Frame(1 / 60f);
                Input.Fresh.Clear();
            }
        };
        Func<string> counter = () => {
            GUILayout.Labels.Clear();
            typeof(Fight).GetMethod("OnGUI", System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.NonPublic)
                .Invoke(fight, null);
            return GUILayout.Labels[0];
        };
        frames(10);
        Input.Fresh.Add(KeyCode.Space);
        frames(60);
        Expect(counter(), "hits: 0", "a blow from afar");
        Input.Down.Add(KeyCode.RightArrow);
        frames(35);
        Input.Down.Clear();
        for (int blows = 1; blows < 3; ++blows)
        {
            Input.Fresh.Add(KeyCode.Space);
            frames(90);
            Expect(counter(), "hits: " + blows, "a blow from near");
        }
    }

    // ---- Files that are none

    static string Refusal(string text)
    {
        try
        {
            new HitboxFile(text);
        }
        catch (HitboxException exception)
        {
            return exception.Message;
        }
        catch (Exception exception)
        {
            Expect(exception.GetType(), typeof(HitboxException), text.Substring(0, Math.Min(60, text.Length)));
            return "";
        }
        Expect("read", "refused", text.Substring(0, Math.Min(300, text.Length)));
        return "";
    }

    static string Changed(string what, string with)
    {
        string text = Export(1);
        int at = text.IndexOf(what, StringComparison.Ordinal);
        Expect(at >= 0, true, what);
        return text.Substring(0, at) + with + text.Substring(at + what.Length);
    }

    static void CheckRefusals()
    {
        Expect(Refusal("{}"), "this is no export of the format json", "another object");
        Expect(Refusal("[]"), "this is no export of the format json", "a list");
        Expect(Refusal(Changed("\"version\": 1", "\"version\": 2")), "version 2 of the format is newer than this package", "a newer one");
        Expect(Refusal("{\n\"a\": 1,\n}"), "line 3: expected “\"”", "a comma too many");
        Expect(Refusal("{\"format\": \"hitbox-export\", \"version\": 1}"), "the export has no categories or no sprites", "an empty one");
        Expect(Refusal("{\"format\": \"hitbox-export\", \"version\": 1, \"categories\": [], \"sprites\": [{}]}"),
               "sprite 1 of the export has no name or no frames", "a sprite of nothing");
        foreach (string text in new[] { "", "[", "{\"a\"", "\"\\u12\"", "\"\\u12", "\"\\", "nul", "1e", "--1", "[1 2]", "{} {}", "\"",
                                        "+1", "1,5", ".5", "Infinity", "NaN", new string('[', 100000) })
            Refusal(text);
        string[] anything = { "null", "{}", "[]", "true", "-1", "\"x\"", "1e999" };
        var members = new Dictionary<string, string> {
            { "\"fighter\"", "\"x\"" }, { "\"stand\"", "\"x\"" }, { "[0, 0, 40, 10]", "" }, { "\"duration\": 100", "-" },
            { "[0, 0, 10, 10]", "" }, { "\"type\": \"box\"", "-" }, { "\"category\": \"hit\"", "-\"x\"" }, { "\"id\": 1", "--1" },
            { "\"from\": 1", "-" }, { "\"to\": 3", "-" }, { "\"direction\": \"reverse\"", "-" }, { "\"repeat\": 2", "-null" },
            { "\"at\": [4, 2]", "-" }, { "\"angle\": 30", "--1" }, { "\"track\": 7", "-null -1" }, { "\"hits\": [\"hurt\"]", "-[]" },
            { "\"properties\": {\"damage\": 7.5}", "-{} null" } };
        foreach (KeyValuePair<string, string> member in members)
        {
            foreach (string value in anything)
            {
                if (member.Value.Contains(value))
                    continue;
                string key = member.Value.StartsWith("-") ? member.Key.Substring(0, member.Key.IndexOf(':') + 2) : "";
                Refusal(Changed(member.Key, key + value));
            }
        }
        Refusal(Changed("\"to\": 3", "\"to\": 5"));
        Refusal(Changed("\"from\": 1", "\"from\": 1.5"));
        var random = new System.Random(1);
        string whole = Export(20);
        int read = 0;
        for (int i = 0; i < 20000; ++i)
        {
            var letters = new System.Text.StringBuilder(whole);
            for (int k = random.Next(3); k >= 0; --k)
                letters[random.Next(letters.Length)] = "0123456789[]{},:\"\\abe-. \n"[random.Next(25)];
            if (random.Next(4) == 0)
                letters.Length = random.Next(letters.Length);
            try
            {
                var file = new HitboxFile(letters.ToString());
                ++read;
                foreach (string name in file.Sprites.Keys)
                {
                    HitboxInstance instance = file.Instance(name), other = file.Instance(name);
                    foreach (HitboxTag tag in instance.Sprite.Tags)
                    {
                        instance.Play(tag.Name);
                        instance.Update(0.25);
                        instance.Overlaps(other);
                    }
                }
            }
            catch (HitboxException)
            {
            }
        }
        Expect(read > 1000 && read < 19000, true, "damaged texts of which some can be read: " + read);
    }
}
