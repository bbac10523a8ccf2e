using System;
using System.Collections.Generic;

namespace Hitboxes
{
    /// An export of the format json. What it says is checked before it is believed.
    public class HitboxFile
    {
        const int KnownVersion = 1;
        const double Farthest = 1e9; // pixels

        public readonly Dictionary<string, HitboxCategory> Categories = new Dictionary<string, HitboxCategory>();
        public readonly Dictionary<string, HitboxSpriteData> Sprites = new Dictionary<string, HitboxSpriteData>();

        /// Throws a HitboxException where the text is none.
        public HitboxFile(string text)
        {
            var data = Json.Read(text) as Dictionary<string, object>;
            if (data == null || Member(data, "format") as string != "hitbox-export")
                throw new HitboxException("this is no export of the format json");
            object version = Member(data, "version");
            if (!(version is double))
                throw new HitboxException("the export has no version");
            if ((double)version > KnownVersion)
                throw new HitboxException("version " + version + " of the format is newer than this package");
            var categories = Member(data, "categories") as List<object>;
            var sprites = Member(data, "sprites") as List<object>;
            if (categories == null || sprites == null)
                throw new HitboxException("the export has no categories or no sprites");
            for (int i = 0; i < categories.Count; ++i)
                ReadCategory(categories[i] as Dictionary<string, object>, i + 1);
            for (int i = 0; i < sprites.Count; ++i)
                ReadSprite(sprites[i] as Dictionary<string, object>, i + 1);
        }

        /// A thing that shows the sprite of the name; null where there is none.
        public HitboxInstance Instance(string name)
        {
            HitboxSpriteData sprite;
            return Sprites.TryGetValue(name, out sprite) ? new HitboxInstance(sprite) : null;
        }

        static object Member(Dictionary<string, object> data, string key)
        {
            object value;
            return data != null && data.TryGetValue(key, out value) ? value : null;
        }

        static string TextOf(Dictionary<string, object> data, string key)
        {
            return Member(data, key) as string;
        }

        /// NaN where it is none, or too large.
        static double NumberOf(object value)
        {
            return value is double && Math.Abs((double)value) <= Farthest ? (double)value : double.NaN;
        }

        static double NumberOf(Dictionary<string, object> data, string key) { return NumberOf(Member(data, key)); }

        /// Null where they are not so many numbers.
        static double[] NumbersOf(object value, int count)
        {
            var list = value as List<object>;
            if (list == null || list.Count != count)
                return null;
            double[] numbers = list.ConvertAll(one => NumberOf(one)).ToArray();
            return Array.Exists(numbers, double.IsNaN) ? null : numbers;
        }

        static Place? PlaceOf(object value)
        {
            double[] numbers = NumbersOf(value, 2);
            return numbers == null ? (Place?)null : new Place(numbers[0], numbers[1]);
        }

        /// Null where there are fewer, or one is none.
        static Place[] PlacesOf(object value, int least)
        {
            var list = value as List<object>;
            if (list == null || list.Count < least)
                return null;
            var places = new Place[list.Count];
            for (int i = 0; i < places.Length; ++i)
            {
                Place? place = PlaceOf(list[i]);
                if (place == null)
                    return null;
                places[i] = place.Value;
            }
            return places;
        }

        static void Require(bool isSo, string words)
        {
            if (!isSo)
                throw new HitboxException(words);
        }

        /// The objects of a list, none of which may be missing or without a name; none where there is no list.
        static List<Dictionary<string, object>> Named(Dictionary<string, object> data, string key, string words)
        {
            var named = new List<Dictionary<string, object>>();
            if (Member(data, key) == null)
                return named;
            var list = Member(data, key) as List<object>;
            Require(list != null, words);
            foreach (object one in list)
            {
                Require(TextOf(one as Dictionary<string, object>, "name") != null, words);
                named.Add((Dictionary<string, object>)one);
            }
            return named;
        }

        static Dictionary<string, object> PropertiesOf(Dictionary<string, object> data, string place)
        {
            object value = Member(data, "properties");
            Require(value == null || value is Dictionary<string, object>, place + " has properties that are none");
            return value as Dictionary<string, object> ?? new Dictionary<string, object>();
        }

        void ReadCategory(Dictionary<string, object> data, int number)
        {
            string name = TextOf(data, "name");
            Require(name != null, "category " + number + " has no name");
            var hits = Member(data, "hits") as List<object>;
            Require(hits != null && hits.TrueForAll(hit => hit is string), "category “" + name + "” does not say what it hits");
            var category = new HitboxCategory { Name = name, Color = TextOf(data, "color") ?? "#ffffff" };
            foreach (string hit in hits)
                category.Hits.Add(hit);
            Categories[name] = category;
        }

        void ReadSprite(Dictionary<string, object> data, int number)
        {
            var frames = Member(data, "frames") as List<object>;
            var sprite = new HitboxSpriteData { Name = TextOf(data, "name"), Image = TextOf(data, "image") ?? "" };
            Require(sprite.Name != null && frames != null && frames.Count > 0,
                    "sprite " + number + " of the export has no name or no frames");
            sprite.Frames = new HitboxFrame[frames.Count];
            for (int i = 0; i < frames.Count; ++i)
                sprite.Frames[i] = ReadFrame(frames[i] as Dictionary<string, object>, i, sprite.Name);
            ReadTags(data, sprite);
            Sprites[sprite.Name] = sprite;
        }

        HitboxFrame ReadFrame(Dictionary<string, object> data, int number, string sprite)
        {
            string place = "frame " + (number + 1) + " of sprite “" + sprite + "”";
            var shapes = Member(data, "shapes") as List<object>;
            Place? offset = PlaceOf(Member(data, "offset")), pivot = PlaceOf(Member(data, "pivot"));
            var frame = new HitboxFrame {
                Name = TextOf(data, "name"), Image = TextOf(data, "image"), Number = number,
                Rect = NumbersOf(Member(data, "rect"), 4), Duration = NumberOf(data, "duration") };
            Require(frame.Name != null && shapes != null, place + " has no name or no shapes");
            Require(frame.Rect != null && offset != null && pivot != null, place + " has no pivot, no rectangle or no offset");
            Require(frame.Duration >= 0, place + " has no duration");
            frame.Offset = offset.Value;
            frame.Pivot = pivot.Value;
            frame.Points = Named(data, "points", place + " has points that are none").ConvertAll(one => ReadPoint(one, place)).ToArray();
            frame.Events = Named(data, "events", place + " has events that are none").ConvertAll(one => new HitboxEvent {
                Name = TextOf(one, "name"), Properties = PropertiesOf(one, place) }).ToArray();
            frame.Shapes = new HitboxShape[shapes.Count];
            for (int i = 0; i < shapes.Count; ++i)
                frame.Shapes[i] = ReadShape(shapes[i] as Dictionary<string, object>, "shape " + (i + 1) + " in " + place);
            return frame;
        }

        static HitboxPoint ReadPoint(Dictionary<string, object> data, string place)
        {
            Place? at = PlaceOf(Member(data, "at"));
            double angle = NumberOf(data, "angle");
            Require(at != null && !double.IsNaN(angle), place + " has a point without a place or an angle");
            return new HitboxPoint { Name = TextOf(data, "name"), At = at.Value, Angle = angle };
        }

        HitboxShape ReadShape(Dictionary<string, object> data, string place)
        {
            double id = NumberOf(data, "id"), track = NumberOf(data, "track");
            var shape = new HitboxShape { Name = TextOf(data, "name"), Category = TextOf(data, "category") };
            Require(!double.IsNaN(id) && shape.Name != null && shape.Category != null, place + " has no id, name or category");
            Require(Member(data, "track") == null || !double.IsNaN(track), place + " has a track that is no number");
            shape.Id = (long)id;
            shape.Track = double.IsNaN(track) ? (long?)null : (long)track;
            shape.Properties = PropertiesOf(data, place);
            Categories.TryGetValue(shape.Category, out shape.CategoryData);
            ReadOutline(data, shape);
            Require(shape.Parts != null, place + " has no outline of the type “" + (TextOf(data, "type") ?? "") + "”");
            return shape;
        }

        /// Parts stay null where there is no outline of the type.
        static void ReadOutline(Dictionary<string, object> data, HitboxShape shape)
        {
            double radius = NumberOf(data, "radius");
            Place? center = PlaceOf(Member(data, "center")), from = PlaceOf(Member(data, "from")), to = PlaceOf(Member(data, "to"));
            double[] rect = NumbersOf(Member(data, "rect"), 4);
            switch (TextOf(data, "type"))
            {
            case "polygon":
                shape.Kind = HitboxKind.Polygon;
                shape.Points = PlacesOf(Member(data, "points"), 3);
                if (shape.Points != null)
                    shape.Parts = PiecesOf(Member(data, "pieces") as List<object>);
                break;
            case "chain":
                shape.Kind = HitboxKind.Chain;
                shape.Points = PlacesOf(Member(data, "points"), 2);
                if (shape.Points != null)
                    shape.Parts = Part.Edges(shape.Points);
                break;
            case "circle":
                shape.Kind = HitboxKind.Circle;
                if (center != null && radius > 0)
                    shape.Parts = new[] { new Part(new[] { center.Value }, radius) };
                break;
            case "capsule":
                shape.Kind = HitboxKind.Capsule;
                if (from != null && to != null && radius > 0)
                    shape.Parts = new[] { new Part(new[] { from.Value, to.Value }, radius) };
                break;
            case "box":
                shape.Kind = HitboxKind.Box;
                if (rect != null)
                    shape.Parts = new[] { Part.Box(rect[0], rect[1], rect[0] + rect[2], rect[1] + rect[3]) };
                break;
            }
        }

        static Part[] PiecesOf(List<object> pieces)
        {
            if (pieces == null || pieces.Count == 0)
                return null;
            var parts = new Part[pieces.Count];
            for (int i = 0; i < parts.Length; ++i)
            {
                Place[] corners = PlacesOf(pieces[i], 3);
                if (corners == null)
                    return null;
                parts[i] = new Part(corners, 0);
            }
            return parts;
        }

        static void ReadTags(Dictionary<string, object> data, HitboxSpriteData sprite)
        {
            var tags = new List<HitboxTag>();
            foreach (Dictionary<string, object> one in Named(data, "tags", "sprite “" + sprite.Name + "” has tags that are none"))
            {
                string place = "the tag “" + TextOf(one, "name") + "” of sprite “" + sprite.Name + "”";
                double from = NumberOf(one, "from"), to = NumberOf(one, "to");
                double repeat = Member(one, "repeat") == null ? 0 : NumberOf(one, "repeat");
                string direction = TextOf(one, "direction");
                Require(from >= 0 && from <= to && to < sprite.Frames.Length && from % 1 == 0 && to % 1 == 0,
                        place + " has frames that are not there");
                Require(direction == "forward" || direction == "reverse" || direction == "ping-pong" ||
                        direction == "ping-pong-reverse", place + " goes in no known direction");
                Require(Member(one, "repeat") == null || repeat >= 1, place + " is played less than once");
                tags.Add(new HitboxTag { Name = TextOf(one, "name"), From = (int)from, To = (int)to, Repeat = (int)repeat,
                    IsBackwards = direction == "reverse" || direction == "ping-pong-reverse",
                    IsThereAndBack = direction == "ping-pong" || direction == "ping-pong-reverse" });
            }
            sprite.Tags = tags.ToArray();
        }
    }
}
