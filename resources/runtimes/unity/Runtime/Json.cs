using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Hitboxes
{
    /// A text that cannot be read: its message says where and why.
    public class HitboxException : Exception
    {
        public HitboxException(string words) : base(words) {}
    }

    /// Values of JSON: Dictionary<string, object>, List<object>, string, double, bool and null. Unity's own reader knows no
    /// lists of lists, of which outlines are made, and no objects of unknown keys, which properties are.
    class Json
    {
        const int MostLevels = 64;

        readonly string text;
        int at;

        Json(string text) { this.text = text; }

        public static object Read(string text)
        {
            var json = new Json(text);
            object value = json.Value(0);
            json.SkipSpace();
            if (json.at < text.Length)
                throw json.Expected("the end of the file");
            return value;
        }

        HitboxException Expected(string what)
        {
            int line = 1;
            for (int i = 0; i < at && i < text.Length; ++i)
                line += text[i] == '\n' ? 1 : 0;
            return new HitboxException("line " + line + ": expected " + what);
        }

        void SkipSpace()
        {
            while (at < text.Length && " \t\r\n".IndexOf(text[at]) >= 0)
                ++at;
        }

        char Next()
        {
            SkipSpace();
            return at < text.Length ? text[at] : '\0';
        }

        bool Accept(char wanted)
        {
            if (Next() != wanted || at == text.Length)
                return false;
            ++at;
            return true;
        }

        void Expect(char wanted)
        {
            if (!Accept(wanted))
                throw Expected("“" + wanted + "”");
        }

        object Value(int level)
        {
            if (level > MostLevels)
                throw Expected("fewer levels");
            if (Accept('{'))
                return Members(level + 1);
            if (Accept('['))
                return Items(level + 1);
            if (Next() == '"')
                return Text();
            return Word();
        }

        Dictionary<string, object> Members(int level)
        {
            var members = new Dictionary<string, object>();
            if (Accept('}'))
                return members;
            do
            {
                string key = Text();
                Expect(':');
                members[key] = Value(level);
            } while (Accept(','));
            Expect('}');
            return members;
        }

        List<object> Items(int level)
        {
            var items = new List<object>();
            if (Accept(']'))
                return items;
            do
                items.Add(Value(level));
            while (Accept(','));
            Expect(']');
            return items;
        }

        string Text()
        {
            Expect('"');
            var read = new StringBuilder();
            for (; at < text.Length && text[at] != '"'; ++at)
                read.Append(text[at] == '\\' ? Escaped() : text[at]);
            if (at >= text.Length)
                throw Expected("the end of a text");
            ++at;
            return read.ToString();
        }

        char Escaped()
        {
            const string letters = "\"\\/bfnrt";
            ++at;
            int found = at < text.Length ? letters.IndexOf(text[at]) : -1;
            if (found >= 0)
                return "\"\\/\b\f\n\r\t"[found];
            int code;
            if (at + 4 >= text.Length || text[at] != 'u' ||
                !int.TryParse(text.Substring(at + 1, 4), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out code))
                throw Expected("an escape");
            at += 4;
            return (char)code;
        }

        object Word()
        {
            int begin = at;
            while (at < text.Length && (char.IsLetterOrDigit(text[at]) || "+-.".IndexOf(text[at]) >= 0))
                ++at;
            string word = text.Substring(begin, at - begin);
            switch (word)
            {
            case "true": return true;
            case "false": return false;
            case "null": return null;
            }
            double number;
            const NumberStyles style = NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint | NumberStyles.AllowExponent;
            if (word.Length > 0 && word[0] != '+' && word[0] != '.' && char.IsDigit(word[word.Length - 1]) &&
                double.TryParse(word, style, CultureInfo.InvariantCulture, out number))
                return number;
            at = begin;
            throw Expected("a value");
        }
    }
}
