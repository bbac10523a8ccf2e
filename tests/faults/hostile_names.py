"""Names that break out of quotes, tags, comments and cells, exported to every format whose language can be asked to read
its file back: the names have to be in it as they were. Godot, Defold and Unity are asked in tests/engines."""

import csv
import json
import plistlib
import random
import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree

CHOSEN = [
    'say "hi"', "it's", "two\nlines", "carriage\rreturn", "tab\there", "back\\slash", "\\", "\\\\", '\\"', "\\n", "\\u0041",
    "</script>", "<!--", "-->", "]]>", "<![CDATA[x]]>", "&amp;", "&", "&#65;", "<x/>", "/*", "*/", "//", "--", "--[[", "]]",
    "]==]", "[[", "#if", "%1 %2", "%s%n", "${HOME}", "$(reboot)", "`reboot`", "; DROP", "'; DROP TABLE x; --", "null",
    "true", "nil", "0", "-0", "1e5", "=1+1", "+1", "@SUM(A1)", "-1", ",", ";", "a,b", '"', '""', "'", "''", " ", "  leading",
    "trailing  ", ".", "..", "../up", "/", "C:\\x", "CON", "nul.txt", "a/b:c.d@e", "*?<>|", "\u00e9", "e\u0301", "\U0001f680",
    "\u202egnp.exe", "\u2028", "\u2029", "\u00a0", "\ufeff", "\u0661", "\u65e5\u672c", "x" * 200, "??/", "??=", "\x1b[31m",
    "\x7f", "\x01", "{{name}}", "{%x%}", "\u201cquoted\u201d", "a=b", "[section]", "key: value", "- item", "!tag", "|", ">",
]
PIECES = ['"', "'", "\\", "\n", "\r", "\t", "<", ">", "&", ";", ",", "]", "[", "{", "}", "(", ")", "--", "*/", "/*", "//", "=", "%",
          "$", "#", "@", "`", "a", "Z", "0", " ", "\u00e9", "\U0001f680", "?", "!", "\x02"]


def names(count):
    """So many, all different."""
    found = list(dict.fromkeys(CHOSEN))[:count]
    while len(found) < count:
        name = "".join(random.choices(PIECES, k=random.randint(1, 12)))
        if name.strip() and name not in found:
            found.append(name)
    return found


def project_with(all_names):
    shapes = [{"id": i + 1, "name": name, "category": name, "type": "polygon", "points": [[0, 0], [0, 9], [9, 9 + i]]}
              for i, name in enumerate(all_names)]
    frames = [{"name": name, "rect": [0, 0, 9, 9], "shapes": [shape]} for name, shape in zip(all_names, shapes)]
    categories = [{"name": name, "color": "#3fa7ff", "bits": 1, "hits": [name]} for name in all_names]
    return {"format": "hitbox-project", "version": 1, "categories": categories,
            "sprites": [{"name": "s", "image": "none.png", "frames": frames}]}


def strings_of_json(path):
    found = set()

    def walk(value):
        if isinstance(value, dict):
            for key, part in value.items():
                found.add(key)
                walk(part)
        elif isinstance(value, list):
            for part in value:
                walk(part)
        elif isinstance(value, str):
            found.add(value)

    walk(json.loads(path.read_text(encoding="utf-8")))
    return found


def strings_of_plist(path):
    found = set()

    def walk(value):
        if isinstance(value, dict):
            found.update(value)
            value = value.values()
        if isinstance(value, str):
            found.add(value)
        elif not isinstance(value, (int, float, bytes)):
            for part in value:
                walk(part)

    walk(plistlib.loads(path.read_bytes()))
    return found


def strings_of_xml(path):
    found = set()
    for element in ElementTree.fromstring(path.read_text(encoding="utf-8")).iter():
        found.update(element.attrib.values())
        if element.text:
            found.add(element.text)
    return found


def strings_of_csv(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        return {cell for row in csv.reader(file) for cell in row}


LUA = r"""
local seen = {}
local function walk(value)
    if type(value) == "string" then
        io.write(#value, "\n", value, "\n")
    elseif type(value) == "table" and not seen[value] then
        seen[value] = true
        for key, part in pairs(value) do walk(key) walk(part) end
    end
end
local made = dofile(arg[1])
walk(made)
if type(made) == "table" and made.physicsData then walk(made.physicsData(1)) end
"""


def strings_of_lua(path):
    """Also what is only seen by a function's closed-over values: so the text is run, not read."""
    script = path.parent / "walk.lua"
    script.write_text(LUA)
    written = subprocess.run(["luajit", script, path], capture_output=True, check=True).stdout
    found, at = set(), 0
    while at < len(written):
        end = written.index(b"\n", at)
        size = int(written[at:end])
        found.add(written[end + 1:end + 1 + size].decode())
        at = end + 2 + size
    return found


def strings_of_c(path):
    """What the compiler makes of each string of the header."""
    tokens = re.findall(r'/\*.*?\*/|//[^\n]*|"(?:[^"\\\n]|\\.)*"', path.read_text(encoding="utf-8"), flags=re.DOTALL)
    literals = [token for token in tokens if token.startswith('"')]
    program = path.parent / "strings.c"
    lines = "\n".join(f"fwrite({text}, 1, sizeof {text}, stdout);" for text in literals)
    program.write_text(f'#include <stdio.h>\n#include "{path.name}"\nint main(void) {{\n{lines}\nreturn 0; }}\n', encoding="utf-8")
    subprocess.run(["cc", "-std=c99", "-trigraphs", "-w", program, "-o", path.parent / "strings"], check=True)
    written = subprocess.run([path.parent / "strings"], capture_output=True, check=True).stdout
    return {text.decode() for text in written.split(b"\0")}


READERS = {
    "json": strings_of_json, "phaser": strings_of_json, "rube": strings_of_json, "libgdx": strings_of_json,
    "gdevelop": strings_of_json, "unity": strings_of_json, "love": strings_of_lua, "solar2d": strings_of_lua,
    "cocos2dx": strings_of_plist, "tiled": strings_of_xml, "svg": strings_of_xml, "csv": strings_of_csv, "c-header": strings_of_c,
}
NEEDS = {strings_of_lua: "luajit", strings_of_c: "cc"}
OPTIONS = {"csv": ["--option", "formulas=leave"]}  # else apostrophes stand before what a spreadsheet would run
XML = ("cocos2dx", "tiled", "svg")


def is_carried_by_xml(name):
    """XML has no control characters, and its readers make one line end of all."""
    return all(character >= " " and character != "\x7f" and character not in "\ufffe\uffff" or character in "\t\n" for character in name)


def prove(program, work, count):
    """Prints a line; answers what was found."""
    all_names = names(count)
    project = work / "names.hitbox"
    project.write_text(json.dumps(project_with(all_names)), encoding="utf-8")
    findings, skipped = [], []
    for format_id, read in READERS.items():
        if NEEDS.get(read) and not shutil.which(NEEDS[read]):
            skipped.append(f"{format_id} (no {NEEDS[read]})")
            continue
        out = work / "names" / format_id
        done = subprocess.run([program, "export", project, "--format", format_id, "--out", out, *OPTIONS.get(format_id, [])],
                              capture_output=True, timeout=60)
        if done.returncode not in (0, 1):
            findings.append(f"names, {format_id}: {done.stderr.decode(errors='replace')[-300:]}")
            continue
        strings = set()
        for path in sorted(out.iterdir()):
            if path.suffix != ".cs":
                strings |= read(path)
        expected = [name for name in all_names if format_id not in XML or is_carried_by_xml(name)]
        findings += [f"names, {format_id}: {name!r} is not in it" for name in expected
                     if name not in strings]
    print(f"names: {len(all_names)} x {len(READERS) - len(skipped)} formats, read back by their languages; {len(findings)} lost"
          + (f"; skipped: {', '.join(skipped)}" if skipped else ""))
    return findings
