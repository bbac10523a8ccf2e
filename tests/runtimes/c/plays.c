/* plays QUESTIONS [DAMAGES]: animations, strikes that begin and end, live link, and texts that are none: broken by
 * hand, and the export of the questions broken in many ways by chance, each of which is played where it can be read. */

#include "hitbox_runtime.h"
#include "text_file.h"

#include <stdarg.h>

static int failures = 0;

static void expect(const char *found, const char *expected, const char *what)
{
    if (strcmp(found, expected) == 0)
        return;
    ++failures;
    fprintf(stderr, "%s: “%s” and not “%s”\n", what, found, expected);
}

static void expectNumber(double found, double expected, const char *what)
{
    char a[64], b[64];
    snprintf(a, sizeof a, "%.9g", found);
    snprintf(b, sizeof b, "%.9g", expected);
    expect(a, b, what);
}

static char told[1024];

static void note(const char *format, ...)
{
    const size_t length = strlen(told);
    va_list values;
    va_start(values, format);
    vsnprintf(told + length, sizeof told - length, format, values);
    va_end(values);
}

static void expectTold(const char *expected, const char *what)
{
    expect(told, expected, what);
    told[0] = '\0';
}

/* ---- Texts */

static char *joined(const char *const *parts, size_t count)
{
    size_t size = 1, i;
    char *text;
    for (i = 0; i < count; ++i)
        size += strlen(parts[i]);
    text = (char *)malloc(size);
    text[0] = '\0';
    for (i = 0; i < count; ++i)
        strcat(text, parts[i]);
    return text;
}

static char *boxText(int id, int track, const char *category, int x)
{
    char text[512];
    const char *parts[1];
    snprintf(text, sizeof text,
             "{\"rect\": [%d, 0, 10, 10], \"type\": \"box\", \"id\": %d, \"track\": %d, \"name\": \"\", \"category\": "
             "\"%s\", "
             "\"bits\": 1, \"mask\": 1, \"properties\": {\"damage\": 7.5, \"kind\": \"k\\u00e9\", \"heavy\": true, "
             "\"none\": null, \"more\": [1, {\"a\": []}]}}",
             x, id, track, category);
    parts[0] = text;
    return joined(parts, 1);
}

static char *frameText(const char *name, char *shape, const char *more)
{
    const char *parts[7];
    char *text;
    parts[0] = "{\"name\": \"";
    parts[1] = name;
    parts[2] =
        "\", \"rect\": [0, 0, 40, 10], \"size\": [40, 10], \"offset\": [0, 0], \"pivot\": [0, 0], \"duration\": 100, ";
    parts[3] = more;
    parts[4] = "\"shapes\": [";
    parts[5] = shape ? shape : "";
    parts[6] = "]}";
    text = joined(parts, 7);
    free(shape);
    return text;
}

/* What stands at the end of one is at the begin of another: keys may come in any order. */
static char *exportText(int reach)
{
    char *frames[6];
    const char *parts[14];
    char *text;
    size_t i;
    frames[0] = frameText("stand", NULL, "");
    frames[1] = frameText("jab 1", boxText(1, 7, "hit", 0),
                          "\"points\": [{\"name\": \"fist\", \"at\": [4, 2], \"angle\": 30}], ");
    frames[2] = frameText("jab 2", boxText(2, 7, "hit", reach),
                          "\"events\": [{\"name\": \"whoosh\", \"properties\": {\"volume\": 0.5}}], ");
    frames[3] = frameText("jab 3", boxText(3, 7, "hit", reach), "");
    frames[4] = frameText("crouch", NULL, "");
    frames[5] = frameText("d", boxText(9, 2, "hurt", 0), "");
    parts[0] = "{\"sprites\": [{\"tags\": [{\"name\": \"jab\", \"from\": 1, \"to\": 3, \"direction\": \"ping-pong\", "
               "\"repeat\": 2}, "
               "{\"name\": \"back\", \"from\": 1, \"to\": 3, \"direction\": \"reverse\"}, "
               "{\"name\": \"both\", \"from\": 1, \"to\": 3, \"direction\": \"ping-pong-reverse\"}], "
               "\"name\": \"fighter\", \"image\": \"f.png\", \"frames\": [";
    for (i = 0; i < 5; ++i) {
        parts[1 + 2 * i] = frames[i];
        parts[2 + 2 * i] =
            i < 4 ? ", "
                  : "]}, {\"name\": \"dummy \\u00e9\\ud83d\\ude80\", \"image\": \"d.png\", \"tags\": [], \"frames\": [";
    }
    parts[11] = frames[5];
    parts[12] =
        "]}], \"categories\": [{\"name\": \"hurt\", \"color\": \"#00ff00\", \"bits\": 2, \"mask\": 0, \"hits\": []}, "
        "{\"name\": \"hit\", \"color\": \"#ff0000\", \"bits\": 1, \"mask\": 2, \"hits\": [\"hurt\"]}], ";
    parts[13] = "\"format\": \"hitbox-export\", \"version\": 1, \"project\": \"p\"}\n";
    text = joined(parts, 14);
    for (i = 0; i < 6; ++i)
        free(frames[i]);
    return text;
}

static hbx_file *readText(const char *text, size_t length)
{
    hbx_error error;
    const size_t size = hbx_measure(text, length, &error);
    void *block;
    hbx_file *file;
    if (size == 0) {
        if (error.words[0] == '\0' || error.line == 0) {
            ++failures;
            fprintf(stderr, "refused without words\n");
        }
        return NULL;
    }
    block = malloc(size);
    file = hbx_read(text, length, block, size, &error);
    if (!file) {
        ++failures;
        fprintf(stderr, "measured and then refused: line %u: %s\n", error.line, error.words);
        free(block);
    }
    if (hbx_read(text, length, block, size - 1, &error)) {
        ++failures;
        fprintf(stderr, "read into a block that is too small\n");
    }
    return file;
}

static hbx_file *readExport(int reach)
{
    char *text = exportText(reach);
    hbx_file *file = readText(text, strlen(text));
    free(text); /* it may go at once */
    if (!file)
        exit(1);
    return file;
}

static hbx_instance *made(const hbx_file *file, const char *name)
{
    const hbx_sprite *sprite = hbx_sprite_named(file, name);
    return hbx_instance_make(malloc(hbx_instance_size(sprite)), sprite);
}

/* ---- Checks */

static void onEvent(hbx_instance *instance, const hbx_event *event)
{
    (void)instance;
    note("%s%g ", event->name, hbx_number_of(event->properties, "volume", 0));
}

static void noteFrames(hbx_instance *instance, int steps)
{
    int i;
    for (i = 0; i < steps; ++i) {
        note("%c", instance->frame->name[strlen(instance->frame->name) - 1]);
        hbx_update(instance, 0.1);
    }
}

static void checkAnimations(void)
{
    hbx_file *file = readExport(20);
    hbx_instance *fighter = made(file, "fighter");
    hbx_frame_point fist;
    hbx_play(fighter, "jab");
    noteFrames(fighter, 10);
    expectTold("1232123222", "the frames of a ping-pong that is played twice");
    fighter->event = onEvent;
    hbx_play(fighter, "jab");
    hbx_update(fighter, 0.79);
    expectTold("whoosh0.5 whoosh0.5 whoosh0.5 whoosh0.5 ", "events of the frames that came up");
    fighter->event = NULL;
    hbx_play(fighter, "back");
    noteFrames(fighter, 5);
    expectTold("32132", "the frames of a tag played backwards, for ever");
    hbx_play(fighter, "both");
    noteFrames(fighter, 6);
    expectTold("321232", "there and back from the end");
    hbx_play(fighter, NULL);
    hbx_update(fighter, 0.45);
    expect(fighter->frame->name, "crouch", "all frames, in one long step");
    hbx_play(fighter, "back");
    hbx_update(fighter, 1e6);
    hbx_update(fighter, 1e300);
    hbx_update(fighter, -1);
    hbx_update(fighter, (double)NAN);
    expectNumber(fighter->is_playing, 1, "long pauses, for ever");
    hbx_play(fighter, "jab");
    hbx_update(fighter, 1e6);
    expectNumber(fighter->is_playing, 0, "twice, in one step");
    expect(fighter->frame->name, "jab 2", "its last frame");
    hbx_set_frame(fighter, 1);
    hbx_place(fighter, 0, 0, 0, -1, 1);
    expectNumber(hbx_point_named(fighter, "fist", &fist), 1, "a frame point");
    note("%.3f %.3f %.3f", fist.x, fist.y, fist.angle);
    expectTold("-4.000 2.000 150.000", "mirrored");
    hbx_place(fighter, 0, 0, -270, 1, 1);
    hbx_point_named(fighter, "fist", &fist);
    note("%.3f %.3f %.3f", fist.x, fist.y, fist.angle);
    expectTold("-2.000 4.000 120.000", "turned");
    expectNumber(hbx_point_named(fighter, "none", &fist), 0, "a point that is not there");
    expectNumber(hbx_play(fighter, "nothing"), 0, "a tag that is not there");
    expectNumber(hbx_set_frame(fighter, 5), 0, "a frame that is not there");
    expectNumber(hbx_sprite_named(file, "nobody") == NULL, 1, "a sprite that is not there");
    free(fighter);
    free(file);
}

static void checkProperties(void)
{
    hbx_file *file = readExport(20);
    const hbx_shape *shape = hbx_frame_named(hbx_sprite_named(file, "fighter"), "jab 2")->shapes;
    expectNumber(hbx_number_of(shape->properties, "damage", 0), 7.5, "a number");
    expectNumber(hbx_number_of(shape->properties, "heavy", 0), 1, "a truth");
    expectNumber(hbx_number_of(shape->properties, "kind", -3), -3, "no number");
    expect(hbx_text_of(shape->properties, "kind", ""), "ké", "a text");
    expect(hbx_text_of(shape->properties, "none", "x"), "x", "nothing");
    expectNumber((double)shape->properties.count, 5, "how many");
    expect(shape->category->color, "#ff0000", "its category's colour");
    free(file);
}

static void onEntered(void *context, const hbx_strike *strike)
{
    (void)context;
    note("+%lld%lld ", strike->shape_a->id, strike->shape_b->id);
}

static void onLeft(void *context, const hbx_strike *strike)
{
    (void)context;
    note("-%lld%lld ", strike->shape_a ? strike->shape_a->id : 0, strike->shape_b ? strike->shape_b->id : 0);
}

static hbx_world *worldFor(size_t instances, size_t strikes)
{
    hbx_world *world = hbx_world_make(malloc(hbx_world_size(instances, strikes)), instances, strikes);
    world->entered = onEntered;
    world->left = onLeft;
    return world;
}

/* A strike is entered once while the track holds on, though the frame and with it the shape changes. */
static void checkStrikes(void)
{
    hbx_file *file = readExport(20);
    hbx_instance *fighter = made(file, "fighter"), *dummy = made(file, "dummy é🚀"), *third = made(file, "dummy é🚀");
    hbx_world *world = worldFor(2, 1);
    hbx_strike found[4];
    int i;
    hbx_place(dummy, 25, 0, 0, 1, 1);
    hbx_world_add(world, fighter);
    hbx_world_add(world, dummy);
    expectNumber(hbx_world_add(world, dummy), 1, "one that is in the world");
    expectNumber((double)world->count, 2, "is in it once");
    expectNumber(hbx_world_add(world, third), 0, "a third one in a world for two");
    hbx_play(fighter, "jab");
    for (i = 0; i < 4; ++i)
        hbx_world_update(world, 0.1);
    expectTold("+29 -29 ", "a strike that lasts three frames");
    hbx_set_frame(fighter, 2);
    hbx_place(dummy, 30, 0, 0, 1, 1);
    expectNumber((double)hbx_overlaps(fighter, dummy, HBX_HITS, found, 4), 1, "what only touches counts");
    expectNumber((double)hbx_overlaps(dummy, fighter, HBX_HITS, found, 4), 0, "not the other way");
    hbx_place(dummy, 30.000001, 0, 0, 1, 1);
    expectNumber((double)hbx_overlaps(fighter, dummy, HBX_HITS, found, 4), 0, "and a little further does not");
    hbx_place(dummy, 25, 0, 0, 1, 1);
    hbx_world_update(world, 0);
    hbx_world_remove(world, dummy);
    expectTold("+29 -29 ", "ended at once by taking it away");
    hbx_world_update(world, 0);
    expectTold("", "and not again");
    /* More strikes than there is room for. */
    hbx_world_remove(world, fighter);
    free(world);
    world = worldFor(3, 1);
    hbx_place(third, 26, 0, 0, 1, 1);
    hbx_world_add(world, fighter);
    hbx_world_add(world, dummy);
    hbx_world_add(world, third);
    hbx_world_update(world, 0);
    expectNumber((double)world->lost, 1, "strikes without room are counted");
    expectTold("+29 ", "and the others told");
    free(world);
    free(fighter);
    free(dummy);
    free(third);
    free(file);
}

static void removeBoth(void *context, const hbx_strike *strike)
{
    hbx_world *world = *(hbx_world **)context;
    hbx_instance *a = strike->a, *b = strike->b;
    note("removed ");
    hbx_world_remove(world, a);
    hbx_world_remove(world, b);
    free(a);
    free(b);
}

/* Who hears of a strike may take away what strikes, and its memory. */
static void checkRemovedWhileTold(void)
{
    hbx_file *file = readExport(20);
    hbx_instance *fighter = made(file, "fighter"), *dummy = made(file, "dummy é🚀"), *third = made(file, "dummy é🚀");
    hbx_world *world = worldFor(3, 8);
    world->entered = removeBoth;
    world->context = &world;
    hbx_set_frame(fighter, 2);
    hbx_place(dummy, 25, 0, 0, 1, 1);
    hbx_place(third, 26, 0, 0, 1, 1);
    hbx_world_add(world, fighter);
    hbx_world_add(world, dummy);
    hbx_world_add(world, third);
    hbx_world_update(world, 0);
    hbx_world_update(world, 0);
    expectTold("removed -29 ", "told of once");
    expectNumber((double)world->count, 1, "the third one stays");
    free(third);
    free(world);
    free(file);
}

/* The file is read again, the memory of the old one goes, and what is held on to is not entered again. */
static void checkLiveLink(void)
{
    hbx_file *file = readExport(20), *fresh;
    hbx_instance *old[2], *followed[2];
    hbx_world *world = worldFor(2, 4);
    size_t i;
    old[0] = made(file, "fighter");
    old[1] = made(file, "dummy é🚀");
    hbx_place(old[1], 25, 0, 0, 1, 1);
    hbx_play(old[0], "jab");
    hbx_world_add(world, old[0]);
    hbx_world_add(world, old[1]);
    hbx_world_update(world, 0.1);
    expectTold("+29 ", "a strike");
    fresh = readExport(22);
    for (i = 0; i < 2; ++i) {
        const hbx_sprite *sprite = hbx_sprite_named(fresh, old[i]->sprite->name);
        followed[i] = hbx_follow(old[i], malloc(hbx_instance_size(sprite)), sprite);
        hbx_world_replace(world, old[i], followed[i]);
        free(old[i]);
    }
    free(file);
    hbx_world_update(world, 0);
    expectTold("", "held on to");
    expectNumber(hbx_placed_shapes(followed[0])[0].box[0], 22, "what it says now");
    hbx_update(followed[0], 0.1);
    expect(followed[0]->frame->name, "jab 3", "the animation goes on");
    hbx_place(followed[1], 500, 0, 0, 1, 1);
    hbx_world_update(world, 0);
    expectTold("-29 ", "and ended");
    free(followed[0]);
    free(followed[1]);
    free(world);
    free(fresh);
}

static void penLine(void *context, const hbx_shape *shape, const double *points, size_t count, int isClosed)
{
    (void)context;
    (void)points;
    note("%s%lu%s ", shape->category_name, (unsigned long)count, isClosed ? "closed" : "");
}

static void penCircle(void *context, const hbx_shape *shape, double x, double y, double radius)
{
    (void)context;
    (void)shape;
    note("o%g,%g,%g ", x, y, radius);
}

static const char roundShapes[] =
    "{\"format\": \"hitbox-export\", \"version\": 1, \"categories\": [], \"sprites\": [{\"name\": \"s\", \"frames\": "
    "[{\"name\": "
    "\"f\", \"rect\": [0, 0, 1, 1], \"offset\": [0, 0], \"pivot\": [0, 0], \"duration\": 0, \"shapes\": ["
    "{\"id\": 1, \"name\": \"\", \"category\": \"c\", \"type\": \"circle\", \"center\": [1, 2], \"radius\": 3},"
    "{\"id\": 2, \"name\": \"\", \"category\": \"c\", \"type\": \"capsule\", \"from\": [0, 0], \"to\": [4, 0], "
    "\"radius\": 1},"
    "{\"id\": 3, \"name\": \"\", \"category\": \"c\", \"type\": \"chain\", \"points\": [[0, 0], [1, 0], [1, 1]]}]}]}]}";

static void checkDrawing(void)
{
    hbx_file *file = readText(roundShapes, sizeof roundShapes - 1);
    hbx_instance *instance = made(file, "s");
    const hbx_pen pen = {NULL, penLine, penCircle};
    hbx_place(instance, 10, 0, 0, -2, 2);
    hbx_draw(instance, &pen);
    expectTold("o8,4,6 o10,0,2 o2,0,2 c2 c2 c2 c2 ", "the overlay");
    hbx_place(instance, 0, 0, 0, 1, 2);
    hbx_draw(instance, &pen);
    expectTold("c64closed c64closed c2 c2 ", "round shapes under unlike scales");
    hbx_play(instance, NULL);
    hbx_update(instance, 5);
    expectNumber(instance->is_playing, 1, "a frame of no duration stays");
    free(instance);
    free(file);
}

static void expectRefusal(const char *text, unsigned line, const char *words)
{
    hbx_error error;
    char *exact = (char *)malloc(strlen(text) + 1);
    memcpy(exact, text, strlen(text)); /* no end of a text behind it */
    if (hbx_measure(exact, strlen(text), &error) != 0) {
        ++failures;
        fprintf(stderr, "not refused: %.60s\n", text);
    } else if (words) {
        expect(error.words, words, text);
        expectNumber(error.line, line, text);
    }
    expectNumber((double)hbx_measure(exact, strlen(text), NULL), 0, "without a place for words");
    free(exact);
}

static char *replaced(const char *what, const char *with)
{
    char *text = exportText(1);
    char *found = strstr(text, what);
    const char *parts[3];
    char *result;
    *found = '\0';
    parts[0] = text;
    parts[1] = with;
    parts[2] = found + strlen(what);
    result = joined(parts, 3);
    free(text);
    return result;
}

static void checkRefusals(void)
{
    static const char *const texts[] = {"",
                                        "[",
                                        "{\"a\"",
                                        "\"\\u12\"",
                                        "\"\\ud800\"",
                                        "\"\\ud800\\u0041\"",
                                        "\"\\udc00\"",
                                        "nul",
                                        "1e",
                                        "--1",
                                        "[1 2]",
                                        "{} {}",
                                        "\"",
                                        "\"a\nb\"",
                                        "\"\\x\"",
                                        "\"\\u0000\"",
                                        "[1,]",
                                        "{\"a\":1,}",
                                        "{\"a\" 1}",
                                        "[}",
                                        "{]",
                                        "-",
                                        "1.",
                                        ".5",
                                        "1e+",
                                        "tru",
                                        "\\",
                                        "\"\\"};
    static const char *const changes[][2] = {{"\"name\": \"jab\"", "\"name\": 1"},
                                             {"\"from\": 1", "\"from\": -1"},
                                             {"\"from\": 1", "\"from\": 1.5"},
                                             {"\"to\": 3", "\"to\": 5"},
                                             {"\"to\": 3", "\"to\": 0"},
                                             {"\"to\": 3", "\"to\": 1e300"},
                                             {"\"repeat\": 2", "\"repeat\": 0"},
                                             {"ping-pong", "round"},
                                             {"\"type\": \"box\"", "\"type\": \"blob\""},
                                             {"\"type\": \"box\"", "\"type\": \"circle\""},
                                             {"[1, 0, 10, 10]", "[1, 0, 10]"},
                                             {"[1, 0, 10, 10]", "[1, 0, 1e999, 10]"},
                                             {"[1, 0, 10, 10]", "[1, 0, 10, 10, 10]"},
                                             {"[1, 0, 10, 10]", "null"},
                                             {"\"id\": 1", "\"id\": \"1\""},
                                             {"\"category\": \"hit\"", "\"category\": {}"},
                                             {"\"duration\": 100", "\"duration\": -1"},
                                             {"\"pivot\": [0, 0], ", ""},
                                             {"\"shapes\": []", "\"shapes\": {}"},
                                             {"\"hits\": []", "\"hits\": [1]"},
                                             {"\"angle\": 30", "\"angle\": \"x\""},
                                             {"\"name\": \"whoosh\", ", ""},
                                             {"\"bits\": 1", "\"bits\": -1"}};
    size_t i;
    char *text;
    for (i = 0; i < sizeof texts / sizeof *texts; ++i)
        expectRefusal(texts[i], 0, NULL);
    for (i = 0; i < sizeof changes / sizeof *changes; ++i) {
        text = replaced(changes[i][0], changes[i][1]);
        expectRefusal(text, 0, NULL);
        free(text);
    }
    expectRefusal("{}", 1, "this is no export of the format json");
    expectRefusal("[]", 1, "this is no export of the format json");
    expectRefusal("{\n\"a\": 1,\n}", 3, "expected a text");
    text = replaced("\"version\": 1", "\"version\": 2");
    expectRefusal(text, 2, "this version of the format is newer than this reader");
    free(text);
    expectRefusal("{\"format\": \"hitbox-export\", \"version\": 1}", 1, "the export has no categories or no sprites");
    expectRefusal("{\"format\": \"hitbox-export\", \"version\": 1, \"categories\": [], \"sprites\": [{}]}", 1,
                  "a sprite has no name or no frames");
    text = (char *)malloc(100001);
    memset(text, '[', 100000);
    text[100000] = '\0';
    expectRefusal(text, 1, "there are too many levels");
    free(text);
}

static unsigned long long chance = 88172645463325252ULL;

static unsigned long below(unsigned long count)
{
    chance ^= chance << 13;
    chance ^= chance >> 7;
    chance ^= chance << 17;
    return (unsigned long)(chance % count);
}

static void playAll(const hbx_file *file)
{
    size_t i, k;
    for (i = 0; i < file->sprite_count; ++i) {
        const hbx_sprite *sprite = &file->sprites[i];
        const size_t size = hbx_instance_size(sprite);
        hbx_instance *instance, *other;
        const hbx_shape *shapes[4];
        hbx_strike strikes[4];
        if (size > 100000000)
            continue;
        instance = hbx_instance_make(malloc(size), sprite);
        other = hbx_instance_make(malloc(size), sprite);
        for (k = 0; k < sprite->frame_count; ++k) {
            hbx_set_frame(instance, k);
            hbx_set_frame(other, sprite->frame_count - 1 - k);
            hbx_place(instance, 3, 4, 30, k % 2 ? 1 : -2, 2);
            hbx_shapes_at(instance, 20, 30, shapes, 4);
            hbx_overlaps(instance, other, HBX_ALL, strikes, 4);
            hbx_overlaps(other, instance, HBX_HITS, strikes, 4);
        }
        for (k = 0; k < sprite->tag_count; ++k) {
            hbx_play(instance, sprite->tags[k].name);
            hbx_update(instance, 0.25);
            hbx_update(instance, 1e9);
        }
        hbx_play(instance, NULL);
        hbx_update(instance, 0.25);
        free(instance);
        free(other);
    }
}

/* A text that is damaged in up to three places: cut, a byte changed, a piece moved, a number or word in its place. */
static size_t damage(char *text, size_t length, size_t most)
{
    static const char *const pieces[] = {"null",
                                         "-1",
                                         "1e308",
                                         "1e-308",
                                         "{}",
                                         "[]",
                                         "\"\"",
                                         "[[0,0],[0,0],[0,0]]",
                                         "99999999999999999999",
                                         ",",
                                         "}",
                                         "]",
                                         "\\",
                                         "\"",
                                         "0",
                                         "true",
                                         "\\u0000",
                                         "\xff",
                                         "[0,0]"};
    size_t rounds = 1 + below(3);
    while (rounds-- > 0 && length > 0) {
        const size_t at = below((unsigned long)length);
        const char *piece = pieces[below(sizeof pieces / sizeof *pieces)];
        const size_t size = strlen(piece);
        switch (below(10)) {
        case 0: length = at; break;
        case 1: text[at] = (char)below(256); break;
        case 2:
            if (at + size <= length)
                memcpy(text + at, piece, size);
            break;
        case 3:
            if (length + size <= most) {
                memmove(text + at + size, text + at, length - at);
                memcpy(text + at, piece, size);
                length += size;
            }
            break;
        case 4: {
            const size_t run = 1 + below(40) % (unsigned long)(length - at);
            memmove(text + at, text + at + run, length - at - run);
            length -= run;
            break;
        }
        default:
            if (text[at] >= '0' && text[at] <= '9')
                text[at] = (char)('0' + below(10));
        }
    }
    return length;
}

static void checkDamages(const char *folder, unsigned long count)
{
    size_t sizes[2], i, length, readable = 0;
    char *texts[2];
    texts[0] = contentOf(folder, "project.json", &sizes[0]);
    texts[1] = exportText(20);
    sizes[1] = strlen(texts[1]);
    for (i = 0; i < count; ++i) {
        const size_t which = i % 2, most = sizes[which] + 128;
        char *broken = (char *)malloc(most), *exact;
        hbx_file *file;
        memcpy(broken, texts[which], sizes[which]);
        length = damage(broken, sizes[which], most);
        exact = (char *)malloc(length > 0 ? length : 1);
        memcpy(exact, broken, length);
        file = readText(exact, length);
        free(exact);
        free(broken);
        if (!file)
            continue;
        ++readable;
        playAll(file);
        free(file);
    }
    free(texts[0]);
    free(texts[1]);
    printf("%lu damaged texts, %lu of which can be read and played\n", count, (unsigned long)readable);
    if (readable == 0 || readable == count)
        ++failures;
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    checkAnimations();
    checkProperties();
    checkStrikes();
    checkRemovedWhileTold();
    checkLiveLink();
    checkDrawing();
    checkRefusals();
    checkDamages(argv[1], argc > 2 ? strtoul(argv[2], NULL, 10) : 500);
    if (failures > 0)
        return 1;
    printf("all as it should be\n");
    return 0;
}
