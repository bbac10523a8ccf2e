/* Hitboxes of Hitbox Editor in a running game: C99, and C++11 and later. One file to include, nothing to link.
 *
 *     size_t size = hbx_measure(text, length, &error);          // an export of the format "json"
 *     hbx_file *file = hbx_read(text, length, malloc(size), size, &error);
 *     const hbx_sprite *sprite = hbx_sprite_named(file, "ship");
 *     hbx_instance *ship = hbx_instance_make(malloc(hbx_instance_size(sprite)), sprite);
 *     hbx_world *world = hbx_world_make(malloc(hbx_world_size(100, 100)), 100, 100);
 *     hbx_world_add(world, ship);
 *     world->entered = on_entered;                              // a's shape begins to strike b's
 *
 *     hbx_play(ship, "fly");                                    // the animation of that tag; NULL: of all frames
 *     hbx_place(ship, 120, 80, 0, -1, 1);                       // moved, and mirrored about the pivot
 *     hbx_world_update(world, seconds);                         // goes on with the animations, then tells of strikes
 *
 * Nothing is allocated: who calls gives each of the three a block of memory of the size that is asked for, and frees it
 * when it likes: instances before the file, the world before its instances. The text of the export may go at once.
 *
 * Data of the format "c-header" can be played, too: include its header, and then this one; see hbx_from_header().
 *
 * Pixels, y down; rotations are in degrees, clockwise on screen. Shapes are closed: what only touches counts. A shape
 * is held to be the same thing from frame to frame where its track is, so that nothing is left and entered again when
 * the frame changes.
 */
#ifndef HITBOX_RUNTIME_H
#define HITBOX_RUNTIME_H

#include <float.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a file may have at most; more is refused. */
#define HBX_KNOWN_VERSION 1
#define HBX_MOST_LEVELS 64
#define HBX_FARTHEST 1e9   /* pixels */
#define HBX_CURVE_STEPS 64 /* corners of a round shape under unlike scales */
#define HBX_PI 3.14159265358979323846

/* Why a text was refused. */
typedef struct {
    unsigned line; /* from 1 */
    char words[128];
} hbx_error;

typedef enum { HBX_NOTHING, HBX_NUMBER, HBX_TRUTH, HBX_TEXT, HBX_OTHER } hbx_value_kind;

/* Of a shape, a frame, an event: what the designer wrote, and the fields of the category. */
typedef struct {
    const char *name;
    hbx_value_kind kind;
    double number; /* of a truth 0 or 1 */
    const char *text;
} hbx_property;

typedef struct {
    const hbx_property *items;
    size_t count;
} hbx_properties;

typedef struct {
    const char *name;
    const char *color;       /* "#rrggbb" */
    const char *const *hits; /* names of the categories that it strikes */
    size_t hit_count;
} hbx_category;

typedef enum { HBX_POLYGON, HBX_CIRCLE, HBX_BOX, HBX_CAPSULE, HBX_CHAIN } hbx_kind;

/* A convex outline, x and y in turn, with a radius around it: a polygon's pieces, a circle's middle, a capsule's line,
 * a chain's edges. */
typedef struct {
    const double *points;
    size_t count;
    double radius;
} hbx_part;

typedef struct {
    long long id;    /* the same in every export of the project */
    long long track; /* shapes with the same one are one thing at different times; 0 for none */
    const char *name;
    const char *category_name;    /* NULL in data of c-header, which has the next alone */
    unsigned long bits, mask;     /* what it is, and what it strikes */
    const hbx_category *category; /* NULL where there is none of the name */
    hbx_kind kind;
    const double *points; /* of a polygon or chain as it was drawn; else NULL */
    size_t point_count;
    const hbx_part *parts;
    size_t part_count;
    hbx_properties properties;
} hbx_shape;

typedef struct {
    const char *name;
    double x, y;  /* pixels of the frame */
    double angle; /* degrees */
} hbx_frame_point;

typedef struct {
    const char *name;
    hbx_properties properties;
} hbx_event;

typedef struct {
    const char *name;
    const char *image; /* in place of the sprite's; NULL for that one */
    double rect[4];    /* x, y, width, height in the image */
    double offset[2];  /* of that in the frame */
    double pivot[2];
    double duration; /* milliseconds */
    const hbx_shape *shapes;
    size_t shape_count;
    const hbx_frame_point *points;
    size_t point_count;
    const hbx_event *events;
    size_t event_count;
    hbx_properties properties;
} hbx_frame;

typedef enum { HBX_FORWARD, HBX_REVERSE, HBX_PING_PONG, HBX_PING_PONG_REVERSE } hbx_direction;

typedef struct {
    const char *name;
    size_t from, to; /* frames from 0, both of them included */
    hbx_direction direction;
    unsigned repeat; /* 0 for ever */
} hbx_tag;

typedef struct {
    const char *name;
    const char *image;
    const hbx_frame *frames; /* at least one */
    size_t frame_count;
    const hbx_tag *tags;
    size_t tag_count;
    hbx_properties properties;
} hbx_sprite;

typedef struct {
    const hbx_category *categories;
    size_t category_count;
    const hbx_sprite *sprites;
    size_t sprite_count;
} hbx_file;

/* A shape's part in the world. */
typedef struct {
    double *points;
    size_t count;
    double radius;
    double box[4]; /* least x and y, greatest x and y */
} hbx_placed_part;

typedef struct {
    const hbx_shape *shape;
    hbx_placed_part *parts;
    double box[4];
} hbx_placed;

typedef struct hbx_instance hbx_instance;

/* One thing on the stage that shows a frame of a sprite. */
struct hbx_instance {
    const hbx_sprite *sprite;
    const hbx_frame *frame;
    void *user; /* of the game's own */
    /* Of the frames that come up in an animation; may be NULL. */
    void (*event)(hbx_instance *instance, const hbx_event *event);
    /* Times that the animation is played in all, 0 for ever; hbx_play() sets it by the tag. */
    unsigned repeats;

    /* The rest is the runtime's own. */
    double matrix[6]; /* x' = a x + c y + e and y' = b x + d y + f */
    const hbx_tag *tag;
    int is_playing;
    unsigned rounds;
    size_t shown; /* in the order that the animation has */
    double since, round_length;
    int is_placed;
    hbx_placed *placed;
    double box[4];
    long long number; /* in its world */
};

typedef struct {
    hbx_instance *a, *b; /* a's shape strikes b's */
    const hbx_shape *shape_a, *shape_b;
    /* The rest is the runtime's own: both numbers in the world, and what is one thing of each. */
    long long key[4];
    int is_told;
} hbx_strike;

typedef void (*hbx_told)(void *context, const hbx_strike *strike);

typedef struct {
    hbx_told entered; /* may be NULL, as the next */
    hbx_told left;
    void *context;
    size_t lost; /* strikes of the last update that found no room; 0 but where most_strikes is too few */

    /* The rest is the runtime's own. */
    hbx_instance **instances;
    hbx_instance **sorted;
    size_t count, most_instances;
    hbx_strike *held, *before;
    size_t held_count, before_count, most_strikes;
    long long numbers;
} hbx_world;

/* ---- Memory: of one block, or only counted where there is none. */

typedef struct {
    unsigned char *block;
    size_t size, used;
} hbx_arena;

/* Of the alignment that every member here does with. NULL where only is counted, or no room is left. */
static inline void *hbx_take(hbx_arena *arena, size_t count, size_t size)
{
    const size_t align = sizeof(double) > sizeof(void *) ? sizeof(double) : sizeof(void *);
    size_t bytes, begin;
    if (count > ((size_t)-1 - arena->used - align) / size) {
        arena->used = (size_t)-1 - align; /* no block is that large */
        return NULL;
    }
    bytes = (count * size + align - 1) / align * align;
    begin = arena->used;
    arena->used += bytes;
    return arena->block && arena->used <= arena->size ? arena->block + begin : NULL;
}

/* ---- Reading JSON */

typedef struct {
    const char *at, *begin, *end;
    hbx_arena arena;
    hbx_error *error;
    int has_failed;
    size_t last_frame; /* that a tag of the sprite names */
} hbx_reader;

static inline int hbx_fail(hbx_reader *reader, const char *words)
{
    const char *c;
    if (reader->has_failed)
        return 0;
    reader->has_failed = 1;
    if (!reader->error)
        return 0;
    reader->error->line = 1;
    for (c = reader->begin; c < reader->at; ++c)
        reader->error->line += *c == '\n';
    snprintf(reader->error->words, sizeof reader->error->words, "%s", words);
    return 0;
}

static inline void hbx_skip_space(hbx_reader *reader)
{
    while (reader->at < reader->end &&
           (*reader->at == ' ' || *reader->at == '\t' || *reader->at == '\r' || *reader->at == '\n'))
        ++reader->at;
}

static inline int hbx_accept(hbx_reader *reader, char wanted)
{
    hbx_skip_space(reader);
    if (reader->at == reader->end || *reader->at != wanted)
        return 0;
    ++reader->at;
    return 1;
}

/* What comes next; 0 at the end. */
static inline char hbx_next(hbx_reader *reader)
{
    hbx_skip_space(reader);
    return reader->at < reader->end ? *reader->at : '\0';
}

/* Four hexadecimal digits; -1 where they are none. */
static inline long hbx_hex(const char *at, const char *end)
{
    long code = 0;
    int i;
    if (end - at < 4)
        return -1;
    for (i = 0; i < 4; ++i) {
        const char c = at[i];
        const int digit = c >= '0' && c <= '9'   ? c - '0'
                          : c >= 'a' && c <= 'f' ? c - 'a' + 10
                          : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                 : -1;
        if (digit < 0)
            return -1;
        code = code * 16 + digit;
    }
    return code;
}

/* The UTF-8 of a code point, into four characters; how many of them. */
static inline size_t hbx_utf8(long code, char *out)
{
    if (code < 0x80) {
        out[0] = (char)code;
        return 1;
    }
    if (code < 0x800) {
        out[0] = (char)(0xc0 | (code >> 6));
        out[1] = (char)(0x80 | (code & 0x3f));
        return 2;
    }
    if (code < 0x10000) {
        out[0] = (char)(0xe0 | (code >> 12));
        out[1] = (char)(0x80 | ((code >> 6) & 0x3f));
        out[2] = (char)(0x80 | (code & 0x3f));
        return 3;
    }
    out[0] = (char)(0xf0 | (code >> 18));
    out[1] = (char)(0x80 | ((code >> 12) & 0x3f));
    out[2] = (char)(0x80 | ((code >> 6) & 0x3f));
    out[3] = (char)(0x80 | (code & 0x3f));
    return 4;
}

/* One character of a text, as UTF-8, from behind the reader's place; its length, 0 where it failed. */
static inline size_t hbx_character(hbx_reader *reader, char *out)
{
    static const char letters[] = "\"\\/bfnrt";
    static const char meant[] = "\"\\/\b\f\n\r\t";
    const char *found;
    long code;
    const char c = *reader->at++;
    if ((unsigned char)c < 0x20)
        return (size_t)hbx_fail(reader, "a text goes on over the end of the line");
    if (c != '\\') {
        out[0] = c;
        return 1;
    }
    if (reader->at == reader->end)
        return (size_t)hbx_fail(reader, "expected an escape");
    if (*reader->at != 'u') {
        found = strchr(letters, *reader->at);
        if (!found || *reader->at == '\0')
            return (size_t)hbx_fail(reader, "expected an escape");
        ++reader->at;
        out[0] = meant[found - letters];
        return 1;
    }
    code = hbx_hex(reader->at + 1, reader->end);
    if (code < 0)
        return (size_t)hbx_fail(reader, "expected four hexadecimal digits");
    reader->at += 5;
    if (code >= 0xd800 && code < 0xe000) {
        const int is_pair =
            code < 0xdc00 && reader->end - reader->at >= 6 && reader->at[0] == '\\' && reader->at[1] == 'u';
        const long low = is_pair ? hbx_hex(reader->at + 2, reader->end) : -1;
        if (low < 0xdc00 || low >= 0xe000)
            return (size_t)hbx_fail(reader, "expected the second half of a pair");
        reader->at += 6;
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
    }
    if (code == 0)
        return (size_t)hbx_fail(reader, "a text has a zero in it");
    return hbx_utf8(code, out);
}

/* Behind the text. It is kept where `kept` is not NULL, and put there; while only is counted, that is "". */
static inline int hbx_text(hbx_reader *reader, const char **kept)
{
    const char *begin, *end;
    char character[4];
    char *out = NULL;
    size_t length, size = 0;
    if (!hbx_accept(reader, '"'))
        return hbx_fail(reader, "expected a text");
    begin = reader->at;
    while (reader->at < reader->end && *reader->at != '"') {
        length = hbx_character(reader, character);
        if (length == 0)
            return 0;
        size += length;
    }
    if (reader->at == reader->end)
        return hbx_fail(reader, "expected the end of a text");
    end = reader->at + 1;
    if (kept) {
        out = (char *)hbx_take(&reader->arena, size + 1, 1);
        *kept = out ? out : "";
    }
    if (out) {
        reader->at = begin;
        while (*reader->at != '"')
            out += hbx_character(reader, out);
        *out = '\0';
    }
    reader->at = end;
    return 1;
}

/* Digits are summed up by themselves: strtod() obeys the locale, and reads on beyond the end of the text. */
static inline int hbx_number(hbx_reader *reader, double *number)
{
    uint64_t digits = 0;
    int exponent = 0, written = 0, is_negative, is_small, has_any = 0;
    double value;
    hbx_skip_space(reader);
    is_negative = hbx_accept(reader, '-');
    for (; reader->at < reader->end && *reader->at >= '0' && *reader->at <= '9'; ++reader->at, has_any = 1) {
        if (digits < UINT64_C(100000000000000000))
            digits = digits * 10 + (uint64_t)(*reader->at - '0');
        else if (exponent < 10000)
            ++exponent;
    }
    if (!has_any)
        return hbx_fail(reader, "expected a number");
    if (reader->at < reader->end && *reader->at == '.') {
        ++reader->at;
        for (has_any = 0; reader->at < reader->end && *reader->at >= '0' && *reader->at <= '9';
             ++reader->at, has_any = 1) {
            if (digits < UINT64_C(100000000000000000)) {
                digits = digits * 10 + (uint64_t)(*reader->at - '0');
                if (exponent > -10000)
                    --exponent;
            }
        }
        if (!has_any)
            return hbx_fail(reader, "expected a number");
    }
    if (reader->at < reader->end && (*reader->at == 'e' || *reader->at == 'E')) {
        ++reader->at;
        is_small = reader->at < reader->end && *reader->at == '-';
        if (reader->at < reader->end && (*reader->at == '-' || *reader->at == '+'))
            ++reader->at;
        for (has_any = 0; reader->at < reader->end && *reader->at >= '0' && *reader->at <= '9';
             ++reader->at, has_any = 1) {
            if (written < 10000)
                written = written * 10 + (*reader->at - '0');
        }
        if (!has_any)
            return hbx_fail(reader, "expected a number");
        exponent += is_small ? -written : written;
    }
    value = (double)digits;
    for (; exponent > 0 && value > 0 && value <= DBL_MAX; exponent -= exponent < 22 ? exponent : 22)
        value *= exponent < 22 ? pow(10, exponent) : 1e22;
    for (; exponent < 0 && value > 0; exponent += exponent > -22 ? -exponent : 22)
        value /= exponent > -22 ? pow(10, -exponent) : 1e22;
    *number = is_negative ? -value : value;
    return 1;
}

static inline int hbx_word(hbx_reader *reader, const char *word)
{
    const size_t length = strlen(word);
    if ((size_t)(reader->end - reader->at) < length || memcmp(reader->at, word, length) != 0)
        return 0;
    reader->at += length;
    return 1;
}

/* Behind any value, however deep; levels are counted, not called. */
static inline int hbx_skip_value(hbx_reader *reader)
{
    char closing[HBX_MOST_LEVELS];
    int level = 0;
    double number;
    do {
        const char next = hbx_next(reader);
        int is_open = next == '{' || next == '[';
        if (is_open) {
            if (level == HBX_MOST_LEVELS)
                return hbx_fail(reader, "there are too many levels");
            ++reader->at;
            closing[level++] = next == '{' ? '}' : ']';
            if (hbx_accept(reader, closing[level - 1])) {
                --level;
                is_open = 0;
            }
        } else if (next == '"') {
            if (!hbx_text(reader, NULL))
                return 0;
        } else if (!(next >= 'a' && next <= 'z' &&
                     (hbx_word(reader, "true") || hbx_word(reader, "false") || hbx_word(reader, "null")))) {
            if (!hbx_number(reader, &number))
                return hbx_fail(reader, "expected a value");
        }
        while (!is_open && level > 0 && !hbx_accept(reader, ',')) {
            if (!hbx_accept(reader, closing[level - 1]))
                return hbx_fail(reader, closing[level - 1] == '}' ? "expected “}”" : "expected “]”");
            --level;
        }
        if (level > 0 && closing[level - 1] == '}') {
            if (!hbx_text(reader, NULL))
                return 0;
            if (!hbx_accept(reader, ':'))
                return hbx_fail(reader, "expected “:”");
        }
    } while (level > 0);
    return 1;
}

/* How many values the list at the reader's place has, which it stays at. */
static inline int hbx_count(hbx_reader *reader, size_t *count)
{
    const char *begin = reader->at;
    *count = 0;
    if (!hbx_accept(reader, '['))
        return hbx_fail(reader, "expected a list");
    if (!hbx_accept(reader, ']')) {
        do {
            if (!hbx_skip_value(reader))
                return 0;
            ++*count;
        } while (hbx_accept(reader, ','));
        if (!hbx_accept(reader, ']'))
            return hbx_fail(reader, "expected “]”");
    }
    reader->at = begin;
    return 1;
}

/* A list's item, into memory that is zero. */
typedef int (*hbx_item_read)(hbx_reader *reader, void *item);

/* Room for a list, whose items read into `scratch` while only is counted; into *list otherwise. */
static inline int hbx_list(hbx_reader *reader, void **list, size_t *count, size_t size, void *scratch,
                           hbx_item_read read)
{
    size_t i;
    unsigned char *items;
    if (!hbx_count(reader, count))
        return 0;
    items = (unsigned char *)hbx_take(&reader->arena, *count, size);
    *list = items;
    hbx_accept(reader, '[');
    for (i = 0; i < *count; ++i) {
        void *item = items ? (void *)(items + i * size) : scratch;
        if (i > 0)
            hbx_accept(reader, ',');
        memset(item, 0, size);
        if (!read(reader, item))
            return 0;
    }
    hbx_accept(reader, ']');
    return 1;
}

/* Called with the reader before the value of the key; reads it, or answers 2, and it is passed over. */
typedef int (*hbx_member_read)(hbx_reader *reader, const char *key, void *object);

#define HBX_PASS_OVER 2
#define HBX_MOST_KEY 32

static inline int hbx_object(hbx_reader *reader, void *object, hbx_member_read read)
{
    if (!hbx_accept(reader, '{'))
        return hbx_fail(reader, "expected an object");
    if (hbx_accept(reader, '}'))
        return 1;
    do {
        char key[HBX_MOST_KEY];
        size_t size = 0;
        int done;
        if (!hbx_accept(reader, '"'))
            return hbx_fail(reader, "expected a text");
        while (reader->at < reader->end && *reader->at != '"') {
            char character[4];
            const size_t length = hbx_character(reader, character);
            if (length == 0)
                return 0;
            if (size + length < sizeof key) /* longer ones are none that are known */
                memcpy(key + size, character, length);
            size += length;
        }
        key[size < sizeof key ? size : 0] = '\0';
        if (!hbx_accept(reader, '"'))
            return hbx_fail(reader, "expected the end of a text");
        if (!hbx_accept(reader, ':'))
            return hbx_fail(reader, "expected “:”");
        done = read(reader, key, object);
        if (!done || (done == HBX_PASS_OVER && !hbx_skip_value(reader)))
            return 0;
    } while (hbx_accept(reader, ','));
    return hbx_accept(reader, '}') ? 1 : hbx_fail(reader, "expected “}”");
}

/* ---- Reading an export */

static inline int hbx_bounded(hbx_reader *reader, double *number)
{
    if (!hbx_number(reader, number))
        return 0;
    return fabs(*number) <= HBX_FARTHEST ? 1 : hbx_fail(reader, "a number is too large");
}

/* A list of so many numbers. */
static inline int hbx_numbers(hbx_reader *reader, double *numbers, size_t count)
{
    size_t i;
    if (!hbx_accept(reader, '['))
        return hbx_fail(reader, "expected a list of numbers");
    for (i = 0; i < count; ++i) {
        if (i > 0 && !hbx_accept(reader, ','))
            return hbx_fail(reader, "expected “,”");
        if (!hbx_bounded(reader, &numbers[i]))
            return 0;
    }
    return hbx_accept(reader, ']') ? 1 : hbx_fail(reader, "expected “]”");
}

static inline int hbx_whole(hbx_reader *reader, long long *number)
{
    double value;
    if (!hbx_number(reader, &value))
        return 0;
    if (!(fabs(value) <= 9e15) || value - floor(value) > 0)
        return hbx_fail(reader, "expected a whole number");
    *number = (long long)value;
    return 1;
}

static inline int hbx_bits(hbx_reader *reader, unsigned long *bits)
{
    long long number = 0;
    if (!hbx_whole(reader, &number))
        return 0;
    if (number < 0 || number > 0xffffffffLL)
        return hbx_fail(reader, "a shape has bits or a mask of more than 32 bits");
    *bits = (unsigned long)number;
    return 1;
}

static inline int hbx_read_point(hbx_reader *reader, void *item)
{
    return hbx_numbers(reader, (double *)item, 2);
}

/* Points, x and y in turn; at least so many. */
static inline int hbx_points(hbx_reader *reader, const double **points, size_t *count, size_t least)
{
    double scratch[2];
    void *list;
    if (!hbx_list(reader, &list, count, sizeof scratch, scratch, hbx_read_point))
        return 0;
    *points = (const double *)list;
    return *count >= least ? 1 : hbx_fail(reader, "an outline has too few points");
}

static inline int hbx_read_piece(hbx_reader *reader, void *item)
{
    hbx_part *part = (hbx_part *)item;
    return hbx_points(reader, &part->points, &part->count, 3);
}

typedef struct {
    hbx_property *items;
    size_t count;
} hbx_filled_properties;

static inline int hbx_count_member(hbx_reader *reader, const char *key, void *object)
{
    (void)reader;
    (void)key;
    ++*(size_t *)object;
    return HBX_PASS_OVER;
}

static inline int hbx_read_value(hbx_reader *reader, hbx_property *property)
{
    const char next = hbx_next(reader);
    property->text = "";
    if (next == '"') {
        property->kind = HBX_TEXT;
        return hbx_text(reader, &property->text);
    }
    if (next == '-' || (next >= '0' && next <= '9')) {
        property->kind = HBX_NUMBER;
        return hbx_number(reader, &property->number);
    }
    property->kind = HBX_TRUTH;
    property->number = 1;
    if (next >= 'a' && next <= 'z' && hbx_word(reader, "true"))
        return 1;
    property->number = 0;
    if (next >= 'a' && next <= 'z' && hbx_word(reader, "false"))
        return 1;
    property->kind = next == 'n' ? HBX_NOTHING : HBX_OTHER;
    return hbx_skip_value(reader);
}

static inline int hbx_properties_read(hbx_reader *reader, hbx_properties *properties)
{
    const char *begin = reader->at;
    hbx_property *items;
    size_t i;
    properties->count = 0;
    if (!hbx_object(reader, &properties->count, hbx_count_member))
        return 0;
    reader->at = begin;
    items = (hbx_property *)hbx_take(&reader->arena, properties->count, sizeof(hbx_property));
    properties->items = items;
    hbx_accept(reader, '{');
    for (i = 0; i < properties->count; ++i) {
        hbx_property scratch;
        hbx_property *item = items ? &items[i] : &scratch;
        memset(item, 0, sizeof *item);
        if (i > 0)
            hbx_accept(reader, ',');
        if (!hbx_text(reader, &item->name) || !hbx_accept(reader, ':') || !hbx_read_value(reader, item))
            return 0;
    }
    hbx_accept(reader, '}');
    if (!items)
        properties->count = 0;
    return 1;
}

static inline int hbx_read_hit(hbx_reader *reader, void *item)
{
    return hbx_text(reader, (const char **)item);
}

static inline int hbx_category_member(hbx_reader *reader, const char *key, void *object)
{
    hbx_category *category = (hbx_category *)object;
    if (strcmp(key, "name") == 0)
        return hbx_text(reader, &category->name);
    if (strcmp(key, "color") == 0)
        return hbx_text(reader, &category->color);
    if (strcmp(key, "hits") == 0) {
        const char *scratch;
        void *list;
        if (!hbx_list(reader, &list, &category->hit_count, sizeof scratch, &scratch, hbx_read_hit))
            return 0;
        category->hits = (const char *const *)list;
        return 1;
    }
    return HBX_PASS_OVER;
}

static inline int hbx_read_category(hbx_reader *reader, void *item)
{
    hbx_category *category = (hbx_category *)item;
    if (!hbx_object(reader, item, hbx_category_member))
        return 0;
    if (!category->color)
        category->color = "#ffffff";
    return category->name ? 1 : hbx_fail(reader, "a category has no name");
}

/* What a shape says of its outline, before its type is known. */
typedef struct {
    hbx_shape *shape;
    const char *type;
    char type_letters[8];
    const hbx_part *pieces;
    size_t piece_count;
    double rect[4], center[2], from[2], to[2], radius;
    int has_id, has_rect, has_center, has_from, has_to, has_radius;
} hbx_shape_said;

static inline int hbx_type(hbx_reader *reader, hbx_shape_said *said)
{
    static const char *const types[] = {"polygon", "circle", "box", "capsule", "chain"};
    size_t i;
    if (hbx_next(reader) != '"')
        return hbx_fail(reader, "expected a type");
    ++reader->at;
    for (i = 0; i < sizeof types / sizeof *types; ++i) {
        if (hbx_word(reader, types[i])) {
            said->type = types[i];
            said->shape->kind = (hbx_kind)i;
            return hbx_accept(reader, '"') ? 1 : hbx_fail(reader, "a shape has no known type");
        }
    }
    return hbx_fail(reader, "a shape has no known type");
}

static inline int hbx_shape_member(hbx_reader *reader, const char *key, void *object)
{
    hbx_shape_said *said = (hbx_shape_said *)object;
    hbx_shape *shape = said->shape;
    if (strcmp(key, "id") == 0)
        return said->has_id = hbx_whole(reader, &shape->id);
    if (strcmp(key, "track") == 0)
        return hbx_whole(reader, &shape->track);
    if (strcmp(key, "name") == 0)
        return hbx_text(reader, &shape->name);
    if (strcmp(key, "category") == 0)
        return hbx_text(reader, &shape->category_name);
    if (strcmp(key, "bits") == 0 || strcmp(key, "mask") == 0)
        return hbx_bits(reader, key[0] == 'b' ? &shape->bits : &shape->mask);
    if (strcmp(key, "type") == 0)
        return hbx_type(reader, said);
    if (strcmp(key, "points") == 0)
        return hbx_points(reader, &shape->points, &shape->point_count, 2);
    if (strcmp(key, "pieces") == 0) {
        hbx_part scratch;
        void *list;
        if (!hbx_list(reader, &list, &said->piece_count, sizeof scratch, &scratch, hbx_read_piece))
            return 0;
        said->pieces = (const hbx_part *)list;
        return 1;
    }
    if (strcmp(key, "rect") == 0)
        return said->has_rect = hbx_numbers(reader, said->rect, 4);
    if (strcmp(key, "center") == 0)
        return said->has_center = hbx_numbers(reader, said->center, 2);
    if (strcmp(key, "from") == 0)
        return said->has_from = hbx_numbers(reader, said->from, 2);
    if (strcmp(key, "to") == 0)
        return said->has_to = hbx_numbers(reader, said->to, 2);
    if (strcmp(key, "radius") == 0)
        return said->has_radius = hbx_bounded(reader, &said->radius);
    if (strcmp(key, "properties") == 0)
        return hbx_properties_read(reader, &shape->properties);
    return HBX_PASS_OVER;
}

/* One part of so many points of its own; the points are zero while only is counted. */
static inline void hbx_one_part(hbx_arena *arena, hbx_shape *shape, const double *points, size_t count, double radius)
{
    hbx_part *part = (hbx_part *)hbx_take(arena, 1, sizeof(hbx_part));
    double *own = (double *)hbx_take(arena, 2 * count, sizeof(double));
    shape->part_count = 1;
    shape->parts = part;
    if (!part || !own)
        return;
    memcpy(own, points, 2 * count * sizeof(double));
    part->points = own;
    part->count = count;
    part->radius = radius;
}

/* Parts of the points of a chain: each edge. */
static inline void hbx_edge_parts(hbx_arena *arena, hbx_shape *shape)
{
    hbx_part *parts;
    size_t i;
    shape->part_count = shape->point_count - 1;
    parts = (hbx_part *)hbx_take(arena, shape->part_count, sizeof(hbx_part));
    shape->parts = parts;
    for (i = 0; parts && i < shape->part_count; ++i) {
        parts[i].points = shape->points + 2 * i;
        parts[i].count = 2;
        parts[i].radius = 0;
    }
}

static inline void hbx_box_part(hbx_arena *arena, hbx_shape *shape, double left, double top, double right,
                                double bottom)
{
    double corners[8];
    corners[0] = corners[2] = left;
    corners[4] = corners[6] = right;
    corners[1] = corners[7] = top;
    corners[3] = corners[5] = bottom;
    hbx_one_part(arena, shape, corners, 4, 0);
}

static inline int hbx_read_shape(hbx_reader *reader, void *item)
{
    hbx_shape_said said;
    hbx_shape *shape = (hbx_shape *)item;
    double ends[4];
    int is_whole = 0;
    memset(&said, 0, sizeof said);
    said.shape = shape;
    if (!hbx_object(reader, &said, hbx_shape_member))
        return 0;
    if (!said.has_id || !shape->name || !shape->category_name || !said.type)
        return hbx_fail(reader, "a shape has no id, name, category or type");
    switch (shape->kind) {
    case HBX_POLYGON:
        is_whole = shape->point_count >= 3 && said.piece_count > 0;
        shape->parts = said.pieces;
        shape->part_count = said.piece_count;
        break;
    case HBX_CHAIN:
        is_whole = shape->point_count >= 2;
        if (is_whole)
            hbx_edge_parts(&reader->arena, shape);
        break;
    case HBX_CIRCLE:
        is_whole = said.has_center && said.has_radius && said.radius > 0;
        hbx_one_part(&reader->arena, shape, said.center, 1, said.radius);
        break;
    case HBX_CAPSULE:
        is_whole = said.has_from && said.has_to && said.has_radius && said.radius > 0;
        memcpy(ends, said.from, sizeof said.from);
        memcpy(ends + 2, said.to, sizeof said.to);
        hbx_one_part(&reader->arena, shape, ends, 2, said.radius);
        break;
    case HBX_BOX:
        is_whole = said.has_rect;
        hbx_box_part(&reader->arena, shape, said.rect[0], said.rect[1], said.rect[0] + said.rect[2],
                     said.rect[1] + said.rect[3]);
        break;
    }
    return is_whole ? 1 : hbx_fail(reader, "a shape has no outline of its type");
}

typedef struct {
    hbx_frame_point *point;
    int has_place, has_angle;
} hbx_frame_point_said;

static inline int hbx_frame_point_member(hbx_reader *reader, const char *key, void *object)
{
    hbx_frame_point_said *said = (hbx_frame_point_said *)object;
    if (strcmp(key, "name") == 0)
        return hbx_text(reader, &said->point->name);
    if (strcmp(key, "at") == 0) {
        double at[2];
        said->has_place = hbx_numbers(reader, at, 2);
        if (said->has_place) {
            said->point->x = at[0];
            said->point->y = at[1];
        }
        return said->has_place;
    }
    if (strcmp(key, "angle") == 0)
        return said->has_angle = hbx_bounded(reader, &said->point->angle);
    return HBX_PASS_OVER;
}

static inline int hbx_read_frame_point(hbx_reader *reader, void *item)
{
    hbx_frame_point_said said;
    memset(&said, 0, sizeof said);
    said.point = (hbx_frame_point *)item;
    if (!hbx_object(reader, &said, hbx_frame_point_member))
        return 0;
    return said.point->name && said.has_place && said.has_angle
               ? 1
               : hbx_fail(reader, "a point has no name, place or angle");
}

static inline int hbx_event_member(hbx_reader *reader, const char *key, void *object)
{
    hbx_event *event = (hbx_event *)object;
    if (strcmp(key, "name") == 0)
        return hbx_text(reader, &event->name);
    if (strcmp(key, "properties") == 0)
        return hbx_properties_read(reader, &event->properties);
    return HBX_PASS_OVER;
}

static inline int hbx_read_event(hbx_reader *reader, void *item)
{
    if (!hbx_object(reader, item, hbx_event_member))
        return 0;
    return ((hbx_event *)item)->name ? 1 : hbx_fail(reader, "an event has no name");
}

typedef struct {
    hbx_frame *frame;
    int has_shapes, has_rect, has_offset, has_pivot, has_duration;
} hbx_frame_said;

static inline int hbx_frame_member(hbx_reader *reader, const char *key, void *object)
{
    hbx_frame_said *said = (hbx_frame_said *)object;
    hbx_frame *frame = said->frame;
    void *list;
    if (strcmp(key, "name") == 0)
        return hbx_text(reader, &frame->name);
    if (strcmp(key, "image") == 0)
        return hbx_text(reader, &frame->image);
    if (strcmp(key, "rect") == 0)
        return said->has_rect = hbx_numbers(reader, frame->rect, 4);
    if (strcmp(key, "offset") == 0)
        return said->has_offset = hbx_numbers(reader, frame->offset, 2);
    if (strcmp(key, "pivot") == 0)
        return said->has_pivot = hbx_numbers(reader, frame->pivot, 2);
    if (strcmp(key, "duration") == 0)
        return said->has_duration = hbx_bounded(reader, &frame->duration);
    if (strcmp(key, "shapes") == 0) {
        hbx_shape scratch;
        said->has_shapes = hbx_list(reader, &list, &frame->shape_count, sizeof scratch, &scratch, hbx_read_shape);
        frame->shapes = said->has_shapes ? (const hbx_shape *)list : NULL;
        return said->has_shapes;
    }
    if (strcmp(key, "points") == 0) {
        hbx_frame_point scratch;
        if (!hbx_list(reader, &list, &frame->point_count, sizeof scratch, &scratch, hbx_read_frame_point))
            return 0;
        frame->points = (const hbx_frame_point *)list;
        return 1;
    }
    if (strcmp(key, "events") == 0) {
        hbx_event scratch;
        if (!hbx_list(reader, &list, &frame->event_count, sizeof scratch, &scratch, hbx_read_event))
            return 0;
        frame->events = (const hbx_event *)list;
        return 1;
    }
    if (strcmp(key, "properties") == 0)
        return hbx_properties_read(reader, &frame->properties);
    return HBX_PASS_OVER;
}

static inline int hbx_read_frame(hbx_reader *reader, void *item)
{
    hbx_frame_said said;
    memset(&said, 0, sizeof said);
    said.frame = (hbx_frame *)item;
    if (!hbx_object(reader, &said, hbx_frame_member))
        return 0;
    if (!said.frame->name || !said.has_shapes)
        return hbx_fail(reader, "a frame has no name or no shapes");
    if (!said.has_rect || !said.has_offset || !said.has_pivot)
        return hbx_fail(reader, "a frame has no rectangle, offset or pivot");
    return said.has_duration && said.frame->duration >= 0 ? 1 : hbx_fail(reader, "a frame has no duration");
}

typedef struct {
    hbx_tag *tag;
    long long from, to, repeat;
    int has_from, has_to, has_direction, has_repeat;
} hbx_tag_said;

static inline int hbx_direction_read(hbx_reader *reader, hbx_tag_said *said)
{
    static const char *const names[] = {"forward\"", "reverse\"", "ping-pong\"", "ping-pong-reverse\""};
    size_t i;
    if (hbx_next(reader) == '"') {
        ++reader->at;
        for (i = 0; i < sizeof names / sizeof *names; ++i) {
            if (hbx_word(reader, names[i])) {
                said->tag->direction = (hbx_direction)i;
                return said->has_direction = 1;
            }
        }
    }
    return hbx_fail(reader, "a tag goes in no known direction");
}

static inline int hbx_tag_member(hbx_reader *reader, const char *key, void *object)
{
    hbx_tag_said *said = (hbx_tag_said *)object;
    if (strcmp(key, "name") == 0)
        return hbx_text(reader, &said->tag->name);
    if (strcmp(key, "from") == 0)
        return said->has_from = hbx_whole(reader, &said->from);
    if (strcmp(key, "to") == 0)
        return said->has_to = hbx_whole(reader, &said->to);
    if (strcmp(key, "repeat") == 0)
        return said->has_repeat = hbx_whole(reader, &said->repeat);
    if (strcmp(key, "direction") == 0)
        return hbx_direction_read(reader, said);
    return HBX_PASS_OVER;
}

static inline int hbx_read_tag(hbx_reader *reader, void *item)
{
    hbx_tag_said said;
    memset(&said, 0, sizeof said);
    said.tag = (hbx_tag *)item;
    if (!hbx_object(reader, &said, hbx_tag_member))
        return 0;
    if (!said.tag->name || !said.has_from || !said.has_to || !said.has_direction)
        return hbx_fail(reader, "a tag has no name, frames or direction");
    if (said.from < 0 || said.from > said.to || said.to > 1000000000)
        return hbx_fail(reader, "a tag has frames that are not there");
    if (said.has_repeat && (said.repeat < 1 || said.repeat > 1000000000))
        return hbx_fail(reader, "a tag is played less than once");
    said.tag->from = (size_t)said.from;
    said.tag->to = (size_t)said.to;
    said.tag->repeat = (unsigned)said.repeat;
    if (said.tag->to > reader->last_frame)
        reader->last_frame = said.tag->to;
    return 1;
}

static inline int hbx_sprite_member(hbx_reader *reader, const char *key, void *object)
{
    hbx_sprite *sprite = (hbx_sprite *)object;
    void *list;
    if (strcmp(key, "name") == 0)
        return hbx_text(reader, &sprite->name);
    if (strcmp(key, "image") == 0)
        return hbx_text(reader, &sprite->image);
    if (strcmp(key, "frames") == 0) {
        hbx_frame scratch;
        if (!hbx_list(reader, &list, &sprite->frame_count, sizeof scratch, &scratch, hbx_read_frame))
            return 0;
        sprite->frames = (const hbx_frame *)list;
        return 1;
    }
    if (strcmp(key, "tags") == 0) {
        hbx_tag scratch;
        if (!hbx_list(reader, &list, &sprite->tag_count, sizeof scratch, &scratch, hbx_read_tag))
            return 0;
        sprite->tags = (const hbx_tag *)list;
        return 1;
    }
    if (strcmp(key, "properties") == 0)
        return hbx_properties_read(reader, &sprite->properties);
    return HBX_PASS_OVER;
}

static inline int hbx_read_sprite(hbx_reader *reader, void *item)
{
    hbx_sprite *sprite = (hbx_sprite *)item;
    reader->last_frame = 0;
    if (!hbx_object(reader, item, hbx_sprite_member))
        return 0;
    if (!sprite->name || sprite->frame_count == 0)
        return hbx_fail(reader, "a sprite has no name or no frames");
    if (!sprite->image)
        sprite->image = "";
    return reader->last_frame < sprite->frame_count ? 1 : hbx_fail(reader, "a tag has frames that are not there");
}

/* What the file says of itself, wherever that stands in it. */
typedef struct {
    long long version;
    int is_export, has_version;
} hbx_head;

static inline int hbx_head_member(hbx_reader *reader, const char *key, void *object)
{
    hbx_head *head = (hbx_head *)object;
    if (strcmp(key, "format") == 0) {
        head->is_export = hbx_next(reader) == '"' && hbx_word(reader, "\"hitbox-export\"");
        return head->is_export ? 1 : HBX_PASS_OVER;
    }
    if (strcmp(key, "version") == 0)
        return head->has_version = hbx_whole(reader, &head->version);
    return HBX_PASS_OVER;
}

typedef struct {
    hbx_file *file;
    int has_categories, has_sprites;
} hbx_file_said;

static inline int hbx_file_member(hbx_reader *reader, const char *key, void *object)
{
    hbx_file_said *said = (hbx_file_said *)object;
    void *list;
    if (strcmp(key, "categories") == 0) {
        hbx_category scratch;
        said->has_categories =
            hbx_list(reader, &list, &said->file->category_count, sizeof scratch, &scratch, hbx_read_category);
        said->file->categories = said->has_categories ? (const hbx_category *)list : NULL;
        return said->has_categories;
    }
    if (strcmp(key, "sprites") == 0) {
        hbx_sprite scratch;
        said->has_sprites =
            hbx_list(reader, &list, &said->file->sprite_count, sizeof scratch, &scratch, hbx_read_sprite);
        said->file->sprites = said->has_sprites ? (const hbx_sprite *)list : NULL;
        return said->has_sprites;
    }
    return HBX_PASS_OVER;
}

static inline int hbx_by_name(const void *one, const void *other)
{
    return strcmp((*(const hbx_category *const *)one)->name, (*(const hbx_category *const *)other)->name);
}

/* Each shape gets its category. `sorted` has room for all of them. */
static inline void hbx_resolve(hbx_file *file, const hbx_category **sorted)
{
    size_t s, f, i;
    for (i = 0; i < file->category_count; ++i)
        sorted[i] = &file->categories[i];
    qsort((void *)sorted, file->category_count, sizeof *sorted, hbx_by_name);
    for (s = 0; s < file->sprite_count; ++s) {
        for (f = 0; f < file->sprites[s].frame_count; ++f) {
            /* They lie in the block, which is to be written. */
            const hbx_frame *frame = &file->sprites[s].frames[f];
            union {
                const hbx_shape *read;
                hbx_shape *written;
            } shapes;
            shapes.read = frame->shapes;
            for (i = 0; i < frame->shape_count; ++i) {
                hbx_category wanted;
                const hbx_category *key = &wanted;
                const void *found;
                wanted.name = shapes.read[i].category_name;
                found = bsearch(&key, (const void *)sorted, file->category_count, sizeof *sorted, hbx_by_name);
                shapes.written[i].category = found ? *(const hbx_category *const *)found : NULL;
            }
        }
    }
}

static inline int hbx_read_head(hbx_reader *reader)
{
    hbx_head head;
    memset(&head, 0, sizeof head);
    if (hbx_next(reader) != '{') {
        if (!hbx_skip_value(reader))
            return 0;
    } else if (!hbx_object(reader, &head, hbx_head_member)) {
        return 0;
    }
    hbx_skip_space(reader);
    if (reader->at != reader->end)
        return hbx_fail(reader, "expected the end of the file");
    if (!head.is_export)
        return hbx_fail(reader, "this is no export of the format json");
    if (!head.has_version)
        return hbx_fail(reader, "the export has no version");
    if (head.version > HBX_KNOWN_VERSION)
        return hbx_fail(reader, "this version of the format is newer than this reader");
    reader->at = reader->begin;
    return 1;
}

/* NULL where it failed, or only was counted; how much was needed is in the reader. */
static inline hbx_file *hbx_read_all(hbx_reader *reader)
{
    hbx_file scratch;
    hbx_file_said said;
    const hbx_category **sorted;
    hbx_file *file;
    if (!hbx_read_head(reader))
        return NULL;
    file = (hbx_file *)hbx_take(&reader->arena, 1, sizeof(hbx_file));
    memset(&said, 0, sizeof said);
    said.file = file ? file : &scratch;
    memset(said.file, 0, sizeof(hbx_file));
    if (!hbx_object(reader, &said, hbx_file_member))
        return NULL;
    if (!said.has_categories || !said.has_sprites) {
        hbx_fail(reader, "the export has no categories or no sprites");
        return NULL;
    }
    sorted = (const hbx_category **)hbx_take(&reader->arena, said.file->category_count, sizeof *sorted);
    if (!file || !sorted)
        return NULL;
    hbx_resolve(file, sorted);
    return file;
}

static inline void hbx_begin(hbx_reader *reader, const char *text, size_t length, hbx_error *error)
{
    memset(reader, 0, sizeof *reader);
    reader->begin = reader->at = text;
    reader->end = text + length;
    reader->error = error;
    if (error) {
        error->line = 0;
        error->words[0] = '\0';
    }
}

/* The bytes of memory that hbx_read() needs for the text; 0 where it is no export, of which `error` (it may be NULL)
 * says why. */
static inline size_t hbx_measure(const char *text, size_t length, hbx_error *error)
{
    hbx_reader reader;
    hbx_begin(&reader, text, length, error);
    hbx_read_all(&reader);
    return reader.has_failed ? 0 : reader.arena.used;
}

/* The export in the block, which begins as malloc() has it; NULL where it is none, or the block is too small. */
static inline hbx_file *hbx_read(const char *text, size_t length, void *block, size_t size, hbx_error *error)
{
    hbx_reader reader;
    hbx_file *file;
    const size_t needed = block ? hbx_measure(text, length, error) : 0;
    if (needed == 0)
        return NULL;
    hbx_begin(&reader, text, length, error);
    if (needed > size) {
        hbx_fail(&reader, "the block of memory is too small");
        return NULL;
    }
    reader.arena.block = (unsigned char *)block;
    reader.arena.size = size;
    file = hbx_read_all(&reader);
    return reader.has_failed ? NULL : file;
}

static inline const hbx_sprite *hbx_sprite_named(const hbx_file *file, const char *name)
{
    size_t i;
    for (i = 0; i < file->sprite_count; ++i) {
        if (strcmp(file->sprites[i].name, name) == 0)
            return &file->sprites[i];
    }
    return NULL;
}

static inline const hbx_frame *hbx_frame_named(const hbx_sprite *sprite, const char *name)
{
    size_t i;
    for (i = 0; i < sprite->frame_count; ++i) {
        if (strcmp(sprite->frames[i].name, name) == 0)
            return &sprite->frames[i];
    }
    return NULL;
}

static inline const hbx_property *hbx_property_named(hbx_properties properties, const char *name)
{
    size_t i;
    for (i = 0; i < properties.count; ++i) {
        if (strcmp(properties.items[i].name, name) == 0)
            return &properties.items[i];
    }
    return NULL;
}

/* A number, or 0 and 1 for a truth; the last where there is none of the name. */
static inline double hbx_number_of(hbx_properties properties, const char *name, double otherwise)
{
    const hbx_property *found = hbx_property_named(properties, name);
    return found && (found->kind == HBX_NUMBER || found->kind == HBX_TRUTH) ? found->number : otherwise;
}

static inline const char *hbx_text_of(hbx_properties properties, const char *name, const char *otherwise)
{
    const hbx_property *found = hbx_property_named(properties, name);
    return found && found->kind == HBX_TEXT ? found->text : otherwise;
}

/* Whether shapes of the one strike those of the other, by what their categories hit. */
static inline int hbx_strikes(const hbx_shape *a, const hbx_shape *b)
{
    size_t i;
    if (!a->category_name)
        return (a->mask & b->bits) != 0;
    for (i = 0; a->category && b->category_name && i < a->category->hit_count; ++i) {
        if (strcmp(a->category->hits[i], b->category_name) == 0)
            return 1;
    }
    return 0;
}

/* ---- Geometry */

static inline void hbx_no_box(double *box)
{
    box[0] = box[1] = HUGE_VAL;
    box[2] = box[3] = -HUGE_VAL;
}

static inline void hbx_join(double *box, const double *other)
{
    if (other[0] < box[0])
        box[0] = other[0];
    if (other[1] < box[1])
        box[1] = other[1];
    if (other[2] > box[2])
        box[2] = other[2];
    if (other[3] > box[3])
        box[3] = other[3];
}

static inline int hbx_boxes_meet(const double *a, const double *b)
{
    return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}

static inline double hbx_squared_distance(double x, double y, const double *from, const double *to)
{
    const double dx = to[0] - from[0], dy = to[1] - from[1];
    const double length = dx * dx + dy * dy;
    double t = length > 0 ? ((x - from[0]) * dx + (y - from[1]) * dy) / length : 0;
    double ox, oy;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    ox = x - from[0] - t * dx;
    oy = y - from[1] - t * dy;
    return ox * ox + oy * oy;
}

/* Whether a convex outline holds a point, with its boundary; either way round. */
static inline int hbx_outline_holds(const double *points, size_t count, double x, double y)
{
    const double *from = points + 2 * (count - 1);
    double sign = 0;
    size_t i;
    if (count < 3)
        return 0;
    for (i = 0; i < count; ++i) {
        const double *to = points + 2 * i;
        const double turn = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
        if ((turn < 0 && sign > 0) || (turn > 0 && sign < 0))
            return 0;
        if (turn < 0 || turn > 0)
            sign = turn;
        from = to;
    }
    return sign < 0 || sign > 0;
}

static inline int hbx_part_holds(const hbx_placed_part *part, double x, double y)
{
    const double *from = part->points + 2 * (part->count - 1);
    const double limit = part->radius * part->radius;
    size_t i;
    if (x < part->box[0] || y < part->box[1] || x > part->box[2] || y > part->box[3])
        return 0;
    if (hbx_outline_holds(part->points, part->count, x, y))
        return 1;
    for (i = 0; i < part->count; ++i) {
        const double *to = part->points + 2 * i;
        if (hbx_squared_distance(x, y, from, to) <= limit)
            return 1;
        from = to;
    }
    return 0;
}

/* Twice the area; its sign says which way round the outline goes. */
static inline double hbx_area(const hbx_placed_part *part)
{
    const double *from = part->points + 2 * (part->count - 1);
    double sum = 0;
    size_t i;
    for (i = 0; i < part->count; ++i) {
        const double *to = part->points + 2 * i;
        sum += from[0] * to[1] - to[0] * from[1];
        from = to;
    }
    return sum;
}

/* Whether an edge of `p` has all of `q` on its outer side; convex outlines without such an edge have a common point. */
static inline int hbx_is_parted(const hbx_placed_part *p, double area, const hbx_placed_part *q)
{
    const double way = area > 0 ? 1 : -1;
    const double *from = p->points + 2 * (p->count - 1);
    size_t i, k;
    for (i = 0; i < p->count; ++i) {
        const double *to = p->points + 2 * i;
        const double dx = way * (to[0] - from[0]), dy = way * (to[1] - from[1]);
        for (k = 0; k < q->count; ++k) {
            if (!(dy * (q->points[2 * k] - from[0]) - dx * (q->points[2 * k + 1] - from[1]) > 0))
                break;
        }
        if (k == q->count)
            return 1;
        from = to;
    }
    return 0;
}

static inline int hbx_is_between(double a, double b, double p)
{
    return a < b ? a <= p && p <= b : b <= p && p <= a;
}

static inline int hbx_is_in_box(const double *a, const double *b, const double *p)
{
    return hbx_is_between(a[0], b[0], p[0]) && hbx_is_between(a[1], b[1], p[1]);
}

static inline double hbx_turn(const double *a, const double *b, const double *p)
{
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
}

static inline int hbx_is_zero(double number)
{
    return !(number < 0) && !(number > 0);
}

static inline int hbx_segments_meet(const double *a, const double *b, const double *c, const double *d)
{
    const double ta = hbx_turn(c, d, a), tb = hbx_turn(c, d, b);
    const double tc = hbx_turn(a, b, c), td = hbx_turn(a, b, d);
    if (((ta < 0 && tb > 0) || (ta > 0 && tb < 0)) && ((tc < 0 && td > 0) || (tc > 0 && td < 0)))
        return 1;
    return (hbx_is_zero(ta) && hbx_is_in_box(c, d, a)) || (hbx_is_zero(tb) && hbx_is_in_box(c, d, b)) ||
           (hbx_is_zero(tc) && hbx_is_in_box(a, b, c)) || (hbx_is_zero(td) && hbx_is_in_box(a, b, d));
}

static inline int hbx_edges_meet(const hbx_placed_part *p, const hbx_placed_part *q, double limit)
{
    const double *a = p->points + 2 * (p->count - 1);
    size_t i, k;
    for (i = 0; i < p->count; ++i) {
        const double *b = p->points + 2 * i;
        const double *c = q->points + 2 * (q->count - 1);
        for (k = 0; k < q->count; ++k) {
            const double *d = q->points + 2 * k;
            if (hbx_squared_distance(a[0], a[1], c, d) <= limit || hbx_squared_distance(b[0], b[1], c, d) <= limit ||
                hbx_squared_distance(c[0], c[1], a, b) <= limit || hbx_squared_distance(d[0], d[1], a, b) <= limit ||
                hbx_segments_meet(a, b, c, d))
                return 1;
            c = d;
        }
        a = b;
    }
    return 0;
}

static inline int hbx_parts_meet(const hbx_placed_part *p, const hbx_placed_part *q)
{
    const double radius = p->radius + q->radius;
    if (!hbx_boxes_meet(p->box, q->box))
        return 0;
    if (!(radius > 0) && p->count > 2 && q->count > 2) {
        const double area_p = hbx_area(p), area_q = hbx_area(q);
        if (!hbx_is_zero(area_p) && !hbx_is_zero(area_q))
            return !hbx_is_parted(p, area_p, q) && !hbx_is_parted(q, area_q, p);
    }
    return hbx_outline_holds(p->points, p->count, q->points[0], q->points[1]) ||
           hbx_outline_holds(q->points, q->count, p->points[0], p->points[1]) || hbx_edges_meet(p, q, radius * radius);
}

static inline int hbx_shapes_meet(const hbx_placed *a, const hbx_placed *b)
{
    size_t i, k;
    if (!hbx_boxes_meet(a->box, b->box))
        return 0;
    for (i = 0; i < a->shape->part_count; ++i) {
        for (k = 0; k < b->shape->part_count; ++k) {
            if (hbx_parts_meet(&a->parts[i], &b->parts[k]))
                return 1;
        }
    }
    return 0;
}

/* Cosine and sine of degrees, exact for quarter turns. */
static inline void hbx_direction_of(double degrees, double *cosine, double *sine)
{
    static const double exact[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    const double turned = fmod(degrees, 360);
    const double quarters = (turned < 0 ? turned + 360 : turned) / 90;
    if (quarters >= 0 && quarters < 4 && hbx_is_zero(quarters - floor(quarters))) {
        *cosine = exact[(int)quarters][0];
        *sine = exact[(int)quarters][1];
        return;
    }
    *cosine = cos(degrees * HBX_PI / 180);
    *sine = sin(degrees * HBX_PI / 180);
}

/* ---- Instances */

/* Room for the shapes of any frame of the sprite in the world; where `frame` is one, its own are laid out in it. */
static inline void hbx_lay_out(hbx_arena *arena, const hbx_frame *frame, int is_even, hbx_placed **placed)
{
    size_t i, k;
    *placed = (hbx_placed *)hbx_take(arena, frame->shape_count, sizeof(hbx_placed));
    for (i = 0; i < frame->shape_count; ++i) {
        const hbx_shape *shape = &frame->shapes[i];
        hbx_placed_part *parts = (hbx_placed_part *)hbx_take(arena, shape->part_count, sizeof(hbx_placed_part));
        if (*placed) {
            (*placed)[i].shape = shape;
            (*placed)[i].parts = parts;
        }
        for (k = 0; k < shape->part_count; ++k) {
            const hbx_part *part = &shape->parts[k];
            const size_t count = is_even || !(part->radius > 0) ? part->count : HBX_CURVE_STEPS;
            double *points = (double *)hbx_take(arena, 2 * count, sizeof(double));
            if (parts) {
                parts[k].points = points;
                parts[k].count = count;
            }
        }
    }
}

/* The bytes of memory that an instance of the sprite needs. */
static inline size_t hbx_instance_size(const hbx_sprite *sprite)
{
    size_t i, most = 0;
    hbx_placed *placed;
    hbx_arena own;
    memset(&own, 0, sizeof own);
    hbx_take(&own, 1, sizeof(hbx_instance));
    for (i = 0; i < sprite->frame_count; ++i) {
        hbx_arena arena = own;
        hbx_lay_out(&arena, &sprite->frames[i], 0, &placed);
        if (arena.used > most)
            most = arena.used;
    }
    return most;
}

/* In a block of that size, which begins as malloc() has it: at the sprite's first frame, with its pivot at 0, 0. NULL
 * for NULL, so that a failed malloc() may be given on. */
static inline hbx_instance *hbx_instance_make(void *block, const hbx_sprite *sprite)
{
    hbx_instance *instance = (hbx_instance *)block;
    if (!block)
        return NULL;
    memset(instance, 0, sizeof *instance);
    instance->sprite = sprite;
    instance->frame = &sprite->frames[0];
    instance->matrix[0] = instance->matrix[3] = 1;
    instance->matrix[4] = -instance->frame->pivot[0];
    instance->matrix[5] = -instance->frame->pivot[1];
    return instance;
}

/* x' = a x + c y + e and y' = b x + d y + f, from the frame's pixels to the world's: a, b, c, d, e, f. */
static inline void hbx_set_matrix(hbx_instance *instance, const double *matrix)
{
    memcpy(instance->matrix, matrix, sizeof instance->matrix);
    instance->is_placed = 0;
}

/* Where the frame's pivot is. */
static inline void hbx_place(hbx_instance *instance, double x, double y, double rotation, double scale_x,
                             double scale_y)
{
    const double *pivot = instance->frame->pivot;
    double matrix[6], cosine, sine;
    hbx_direction_of(rotation, &cosine, &sine);
    matrix[0] = cosine * scale_x;
    matrix[1] = sine * scale_x;
    matrix[2] = -sine * scale_y;
    matrix[3] = cosine * scale_y;
    matrix[4] = x - (matrix[0] * pivot[0] + matrix[2] * pivot[1]);
    matrix[5] = y - (matrix[1] * pivot[0] + matrix[3] * pivot[1]);
    hbx_set_matrix(instance, matrix);
}

/* Unlike factors make ellipses of circles: those become outlines. */
static inline void hbx_outlined(const hbx_part *part, double *points)
{
    const double *from = part->points, *to = part->points + 2 * (part->count - 1);
    const double along = atan2(to[1] - from[1], to[0] - from[0]);
    const double reach = part->radius / cos(HBX_PI / HBX_CURVE_STEPS / 2);
    int i;
    for (i = 0; i < HBX_CURVE_STEPS; ++i) {
        const double angle = along - HBX_PI / 2 + 2 * HBX_PI * (i + 0.5) / HBX_CURVE_STEPS;
        const double *middle = i < HBX_CURVE_STEPS / 2 ? to : from;
        points[2 * i] = middle[0] + reach * cos(angle);
        points[2 * i + 1] = middle[1] + reach * sin(angle);
    }
}

static inline void hbx_place_part(const double *matrix, double factor, const hbx_part *part, hbx_placed_part *there)
{
    const int is_outlined = there->count != part->count;
    size_t i;
    if (is_outlined)
        hbx_outlined(part, there->points);
    hbx_no_box(there->box);
    there->radius = is_outlined ? 0 : part->radius * factor;
    for (i = 0; i < there->count; ++i) {
        const double *from = is_outlined ? there->points + 2 * i : part->points + 2 * i;
        const double x = matrix[0] * from[0] + matrix[2] * from[1] + matrix[4];
        const double y = matrix[1] * from[0] + matrix[3] * from[1] + matrix[5];
        const double around[4] = {x - there->radius, y - there->radius, x + there->radius, y + there->radius};
        there->points[2 * i] = x;
        there->points[2 * i + 1] = y;
        hbx_join(there->box, around);
    }
}

/* Turned, mirrored and scaled alike in all directions, up to rounding: circles stay circles. */
static inline int hbx_is_even(const double *m)
{
    const double slack = 1e-9 * (fabs(m[0]) + fabs(m[1]) + fabs(m[2]) + fabs(m[3]));
    return fabs(m[0] - m[3]) + fabs(m[1] + m[2]) <= slack || fabs(m[0] + m[3]) + fabs(m[1] - m[2]) <= slack;
}

static inline void hbx_place_shapes(hbx_instance *instance)
{
    const double *m = instance->matrix;
    const double factor = sqrt(m[0] * m[0] + m[1] * m[1]);
    const hbx_frame *frame = instance->frame;
    size_t i, k;
    hbx_arena arena;
    memset(&arena, 0, sizeof arena);
    arena.block = (unsigned char *)instance;
    arena.size = (size_t)-1;
    hbx_take(&arena, 1, sizeof(hbx_instance));
    hbx_lay_out(&arena, frame, hbx_is_even(m), &instance->placed);
    hbx_no_box(instance->box);
    for (i = 0; i < frame->shape_count; ++i) {
        hbx_placed *there = &instance->placed[i];
        hbx_no_box(there->box);
        for (k = 0; k < there->shape->part_count; ++k) {
            hbx_place_part(m, factor, &there->shape->parts[k], &there->parts[k]);
            hbx_join(there->box, there->parts[k].box);
        }
        hbx_join(instance->box, there->box);
    }
    instance->is_placed = 1;
}

/* The frame's shapes in the world, as many as the frame has; worked out again only when something has changed. */
static inline const hbx_placed *hbx_placed_shapes(hbx_instance *instance)
{
    if (!instance->is_placed)
        hbx_place_shapes(instance);
    return instance->placed;
}

/* The shapes that hold a point of the world, with their boundary: how many, and the first `most` of them in `found`. */
static inline size_t hbx_shapes_at(hbx_instance *instance, double x, double y, const hbx_shape **found, size_t most)
{
    const hbx_placed *placed = hbx_placed_shapes(instance);
    size_t i, k, count = 0;
    for (i = 0; i < instance->frame->shape_count; ++i) {
        for (k = 0; k < placed[i].shape->part_count; ++k) {
            if (hbx_part_holds(&placed[i].parts[k], x, y)) {
                if (count < most)
                    found[count] = placed[i].shape;
                ++count;
                break;
            }
        }
    }
    return count;
}

/* One thing at different times: its track, or where it has none the shape itself. */
static inline long long hbx_thing(const hbx_shape *shape)
{
    return shape->track != 0 ? 2 * shape->track + 1 : 2 * shape->id;
}

typedef enum { HBX_ALL, HBX_HITS } hbx_asked;

/* The pairs of shapes with a point in common, all of them or only those in which a's category hits b's: how many, and
 * the first `most` of them in `found`. */
static inline size_t hbx_overlaps(hbx_instance *a, hbx_instance *b, hbx_asked asked, hbx_strike *found, size_t most)
{
    const hbx_placed *placed_a = hbx_placed_shapes(a), *placed_b = hbx_placed_shapes(b);
    size_t i, k, count = 0;
    if (!hbx_boxes_meet(a->box, b->box))
        return 0;
    for (i = 0; i < a->frame->shape_count; ++i) {
        for (k = 0; k < b->frame->shape_count; ++k) {
            if (asked == HBX_HITS && !hbx_strikes(placed_a[i].shape, placed_b[k].shape))
                continue;
            if (!hbx_shapes_meet(&placed_a[i], &placed_b[k]))
                continue;
            if (count < most) {
                found[count].a = a;
                found[count].b = b;
                found[count].shape_a = placed_a[i].shape;
                found[count].shape_b = placed_b[k].shape;
                found[count].key[0] = a->number;
                found[count].key[1] = b->number;
                found[count].key[2] = hbx_thing(placed_a[i].shape);
                found[count].key[3] = hbx_thing(placed_b[k].shape);
                found[count].is_told = 0;
            }
            ++count;
        }
    }
    return count;
}

/* Where the frame's point of the name is in the world, and its angle in degrees; 0 where there is none. */
static inline int hbx_point_named(const hbx_instance *instance, const char *name, hbx_frame_point *there)
{
    const double *m = instance->matrix;
    size_t i;
    for (i = 0; i < instance->frame->point_count; ++i) {
        const hbx_frame_point *point = &instance->frame->points[i];
        double cosine, sine;
        if (strcmp(point->name, name) != 0)
            continue;
        hbx_direction_of(point->angle, &cosine, &sine);
        there->name = point->name;
        there->x = m[0] * point->x + m[2] * point->y + m[4];
        there->y = m[1] * point->x + m[3] * point->y + m[5];
        there->angle = atan2(m[1] * cosine + m[3] * sine, m[0] * cosine + m[2] * sine) * 180 / HBX_PI;
        return 1;
    }
    return 0;
}

/* The pivot stays where it is. */
static inline void hbx_show(hbx_instance *instance, const hbx_frame *frame)
{
    double *m = instance->matrix;
    const double dx = instance->frame->pivot[0] - frame->pivot[0], dy = instance->frame->pivot[1] - frame->pivot[1];
    if (frame == instance->frame)
        return;
    m[4] += m[0] * dx + m[2] * dy;
    m[5] += m[1] * dx + m[3] * dy;
    instance->frame = frame;
    instance->is_placed = 0;
}

/* By its number from 0; ends an animation. 0 where there is no such frame. */
static inline int hbx_set_frame(hbx_instance *instance, size_t number)
{
    if (number >= instance->sprite->frame_count)
        return 0;
    instance->is_playing = 0;
    hbx_show(instance, &instance->sprite->frames[number]);
    return 1;
}

/* Frames in a round of the animation. */
static inline size_t hbx_round(const hbx_instance *instance)
{
    const hbx_tag *tag = instance->tag;
    const size_t frames = tag ? tag->to - tag->from + 1 : instance->sprite->frame_count;
    const int is_back = tag && (tag->direction == HBX_PING_PONG || tag->direction == HBX_PING_PONG_REVERSE);
    return is_back && frames > 2 ? 2 * frames - 2 : frames;
}

static inline const hbx_frame *hbx_frame_in_round(const hbx_instance *instance, size_t i)
{
    const hbx_tag *tag = instance->tag;
    size_t frames, way;
    if (!tag)
        return &instance->sprite->frames[i];
    frames = tag->to - tag->from + 1;
    way = i < frames ? i : 2 * frames - 2 - i;
    if (tag->direction == HBX_REVERSE || tag->direction == HBX_PING_PONG_REVERSE)
        return &instance->sprite->frames[tag->to - way];
    return &instance->sprite->frames[tag->from + way];
}

static inline double hbx_length_of_round(const hbx_instance *instance)
{
    double sum = 0;
    size_t i;
    for (i = 0; i < hbx_round(instance); ++i)
        sum += hbx_frame_in_round(instance, i)->duration;
    return sum;
}

static inline const hbx_tag *hbx_tag_named(const hbx_sprite *sprite, const char *name)
{
    size_t i;
    for (i = 0; i < sprite->tag_count; ++i) {
        if (strcmp(sprite->tags[i].name, name) == 0)
            return &sprite->tags[i];
    }
    return NULL;
}

/* The animation of a tag by its name, or for NULL of all frames. 0 where there is no such tag. */
static inline int hbx_play(hbx_instance *instance, const char *name)
{
    const hbx_tag *tag = name ? hbx_tag_named(instance->sprite, name) : NULL;
    if (name && !tag)
        return 0;
    instance->tag = tag;
    instance->is_playing = 1;
    instance->shown = 0;
    instance->since = 0;
    instance->rounds = 0;
    instance->repeats = tag ? tag->repeat : 0;
    instance->round_length = hbx_length_of_round(instance);
    hbx_show(instance, hbx_frame_in_round(instance, 0));
    return 1;
}

/* Rounds that lie wholly within a long pause are passed over, and their events with them. */
static inline void hbx_skip_rounds(hbx_instance *instance)
{
    const double length = instance->round_length;
    double whole;
    unsigned rest;
    if (!(length > 0))
        return;
    whole = floor(instance->since / length) - 1;
    rest = instance->repeats > instance->rounds ? instance->repeats - instance->rounds - 1 : 0;
    if (instance->repeats > 0 && whole > rest) {
        instance->since -= rest * length;
        instance->rounds += rest;
    } else if (whole > 0) {
        instance->since = fmod(instance->since, length) + length;
        if (instance->repeats > 0)
            instance->rounds += (unsigned)whole;
    }
}

/* Goes on with the animation by so many seconds; calls `event` for those of frames that come up. */
static inline void hbx_update(hbx_instance *instance, double seconds)
{
    size_t i;
    if (!instance->is_playing || !(seconds >= 0))
        return;
    instance->since += seconds * 1000 < 1e15 ? seconds * 1000 : 1e15;
    hbx_skip_rounds(instance);
    while (instance->is_playing && instance->frame->duration > 0 && instance->since >= instance->frame->duration) {
        const hbx_frame *frame;
        instance->since -= instance->frame->duration;
        if (instance->shown + 1 == hbx_round(instance)) {
            if (instance->repeats > 0 && ++instance->rounds >= instance->repeats) {
                instance->is_playing = 0;
                return;
            }
            instance->shown = 0;
        } else {
            ++instance->shown;
        }
        frame = hbx_frame_in_round(instance, instance->shown);
        hbx_show(instance, frame);
        /* Who hears of an event may show something else: then the rest is no longer of this animation. */
        for (i = 0; instance->event && i < frame->event_count && frame == instance->frame; ++i)
            instance->event(instance, &frame->events[i]);
    }
}

/* Live link: an instance of the sprite as it is in a file that was read again, in a block of its own that replaces the
 * old one: with the same frame by name or by number, at the same place, and the animation going on. */
static inline hbx_instance *hbx_follow(const hbx_instance *old, void *block, const hbx_sprite *sprite)
{
    hbx_instance *instance = hbx_instance_make(block, sprite);
    const hbx_frame *frame = instance ? hbx_frame_named(sprite, old->frame->name) : NULL;
    const size_t number = (size_t)(old->frame - old->sprite->frames);
    const double *pivot = old->frame->pivot;
    double matrix[6];
    if (!instance)
        return NULL;
    if (!frame)
        frame = &sprite->frames[number < sprite->frame_count ? number : sprite->frame_count - 1];
    instance->user = old->user;
    instance->event = old->event;
    instance->number = old->number;
    if (old->is_playing) {
        instance->tag = old->tag ? hbx_tag_named(sprite, old->tag->name) : NULL;
        instance->is_playing = 1;
        instance->repeats = old->repeats;
        instance->rounds = old->rounds;
        instance->since = old->since;
        instance->round_length = hbx_length_of_round(instance);
        instance->shown = old->shown < hbx_round(instance) ? old->shown : hbx_round(instance) - 1;
        frame = hbx_frame_in_round(instance, instance->shown);
    }
    instance->frame = frame;
    memcpy(matrix, old->matrix, sizeof matrix);
    matrix[4] += matrix[0] * (pivot[0] - frame->pivot[0]) + matrix[2] * (pivot[1] - frame->pivot[1]);
    matrix[5] += matrix[1] * (pivot[0] - frame->pivot[0]) + matrix[3] * (pivot[1] - frame->pivot[1]);
    hbx_set_matrix(instance, matrix);
    return instance;
}

/* What draws an instance's shapes in the world: lines of points, x and y in turn, and circles. */
typedef struct {
    void *context;
    void (*line)(void *context, const hbx_shape *shape, const double *points, size_t count, int is_closed);
    void (*circle)(void *context, const hbx_shape *shape, double x, double y, double radius);
} hbx_pen;

static inline void hbx_draw_part(const hbx_pen *pen, const hbx_shape *shape, const hbx_placed_part *part)
{
    const double *p = part->points;
    double dx, dy, length, sides[2][4];
    if (!(part->radius > 0)) {
        pen->line(pen->context, shape, p, part->count, part->count > 2);
        return;
    }
    pen->circle(pen->context, shape, p[0], p[1], part->radius);
    if (part->count != 2)
        return;
    pen->circle(pen->context, shape, p[2], p[3], part->radius);
    dx = p[2] - p[0];
    dy = p[3] - p[1];
    length = sqrt(dx * dx + dy * dy);
    if (!(length > 0))
        return;
    dx *= part->radius / length;
    dy *= part->radius / length;
    sides[0][0] = p[0] - dy;
    sides[0][1] = p[1] + dx;
    sides[0][2] = p[2] - dy;
    sides[0][3] = p[3] + dx;
    sides[1][0] = p[0] + dy;
    sides[1][1] = p[1] - dx;
    sides[1][2] = p[2] + dy;
    sides[1][3] = p[3] - dx;
    pen->line(pen->context, shape, sides[0], 2, 0);
    pen->line(pen->context, shape, sides[1], 2, 0);
}

static inline void hbx_draw(hbx_instance *instance, const hbx_pen *pen)
{
    const hbx_placed *placed = hbx_placed_shapes(instance);
    size_t i, k;
    for (i = 0; i < instance->frame->shape_count; ++i) {
        for (k = 0; k < placed[i].shape->part_count; ++k)
            hbx_draw_part(pen, placed[i].shape, &placed[i].parts[k]);
    }
}

/* ---- Strikes: what begins to strike what, and ends */

/* The bytes of memory that a world for so many instances and so many strikes at a time needs. */
static inline size_t hbx_world_size(size_t most_instances, size_t most_strikes)
{
    hbx_arena arena;
    memset(&arena, 0, sizeof arena);
    hbx_take(&arena, 1, sizeof(hbx_world));
    hbx_take(&arena, most_instances, 2 * sizeof(hbx_instance *));
    hbx_take(&arena, most_strikes, 2 * sizeof(hbx_strike));
    return arena.used;
}

/* In a block of that size, which begins as malloc() has it. NULL for NULL. */
static inline hbx_world *hbx_world_make(void *block, size_t most_instances, size_t most_strikes)
{
    hbx_arena arena;
    hbx_world *world;
    if (!block)
        return NULL;
    memset(&arena, 0, sizeof arena);
    arena.block = (unsigned char *)block;
    arena.size = (size_t)-1;
    world = (hbx_world *)hbx_take(&arena, 1, sizeof(hbx_world));
    memset(world, 0, sizeof *world);
    world->instances = (hbx_instance **)hbx_take(&arena, most_instances, 2 * sizeof(hbx_instance *));
    world->sorted = world->instances + most_instances;
    world->held = (hbx_strike *)hbx_take(&arena, most_strikes, 2 * sizeof(hbx_strike));
    world->before = world->held + most_strikes;
    world->most_instances = most_instances;
    world->most_strikes = most_strikes;
    return world;
}

static inline int hbx_world_has(const hbx_world *world, const hbx_instance *instance)
{
    size_t i;
    for (i = 0; i < world->count; ++i) {
        if (world->instances[i] == instance)
            return 1;
    }
    return 0;
}

/* 0 where it is full. One that is in it already stays as it is. */
static inline int hbx_world_add(hbx_world *world, hbx_instance *instance)
{
    if (hbx_world_has(world, instance))
        return 1;
    if (world->count == world->most_instances)
        return 0;
    instance->number = ++world->numbers;
    world->sorted[world->count] = instance;
    world->instances[world->count++] = instance;
    return 1;
}

static inline int hbx_by_key(const void *one, const void *other)
{
    const long long *a = ((const hbx_strike *)one)->key, *b = ((const hbx_strike *)other)->key;
    int i;
    for (i = 0; i < 4; ++i) {
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    }
    return 0;
}

/* In a list that is sorted by keys. */
static inline int hbx_is_among(const hbx_strike *strike, const hbx_strike *strikes, size_t count)
{
    const void *found = count > 0 ? bsearch(strike, strikes, count, sizeof *strikes, hbx_by_key) : NULL;
    return found && ((const hbx_strike *)found)->a != NULL;
}

/* Ends those of the instance in a list, but for what is among the others, and takes them out. */
static inline void hbx_end_strikes(hbx_world *world, hbx_strike *strikes, size_t count, const hbx_instance *instance,
                                   const hbx_strike *others, size_t other_count)
{
    size_t i;
    for (i = 0; i < count; ++i) {
        hbx_strike strike = strikes[i];
        if (!strike.a || (strike.a != instance && strike.b != instance))
            continue;
        strikes[i].a = strikes[i].b = NULL;
        if (world->left && strike.is_told && !hbx_is_among(&strike, others, other_count))
            world->left(world->context, &strike);
    }
}

/* Takes it out of a list of so many. */
static inline void hbx_take_out(hbx_instance **list, size_t count, const hbx_instance *instance)
{
    size_t i, kept = 0;
    for (i = 0; i < count; ++i) {
        if (list[i] != instance)
            list[kept++] = list[i];
    }
}

/* Tells that its strikes have ended, at once: afterwards its memory may go. */
static inline void hbx_world_remove(hbx_world *world, hbx_instance *instance)
{
    if (!hbx_world_has(world, instance))
        return;
    hbx_take_out(world->instances, world->count, instance);
    hbx_take_out(world->sorted, world->count, instance);
    --world->count;
    hbx_end_strikes(world, world->before, world->before_count, instance, world->held, world->held_count);
    hbx_end_strikes(world, world->held, world->held_count, instance, NULL, 0);
}

/* A shape of the thing in any frame of the sprite; NULL where there is none. */
static inline const hbx_shape *hbx_shape_of_thing(const hbx_sprite *sprite, long long thing)
{
    size_t f, i;
    for (f = 0; f < sprite->frame_count; ++f) {
        for (i = 0; i < sprite->frames[f].shape_count; ++i) {
            if (hbx_thing(&sprite->frames[f].shapes[i]) == thing)
                return &sprite->frames[f].shapes[i];
        }
    }
    return NULL;
}

/* Live link: what hbx_follow() has made takes the place of the old one, whose memory may go then, and that of the old
 * file when this was done for all. What is struck stays struck; where it then ends, shape_a and shape_b are as the new
 * file has them, NULL where it has them no more. Not to be called by who is told of strikes or events. */
static inline void hbx_world_replace(hbx_world *world, const hbx_instance *old, hbx_instance *fresh)
{
    size_t i;
    for (i = 0; i < world->count; ++i) {
        if (world->instances[i] == old)
            world->instances[i] = fresh;
        if (world->sorted[i] == old)
            world->sorted[i] = fresh;
    }
    for (i = 0; i < world->held_count; ++i) {
        hbx_strike *strike = &world->held[i];
        if (strike->a == old) {
            strike->a = fresh;
            strike->shape_a = hbx_shape_of_thing(fresh->sprite, strike->key[2]);
        }
        if (strike->b == old) {
            strike->b = fresh;
            strike->shape_b = hbx_shape_of_thing(fresh->sprite, strike->key[3]);
        }
    }
}

static inline void hbx_find_strikes(hbx_world *world, hbx_instance *a, hbx_instance *b)
{
    const size_t room = world->most_strikes - world->held_count;
    const size_t found = hbx_overlaps(a, b, HBX_HITS, world->held + world->held_count, room);
    world->held_count += found < room ? found : room;
    world->lost += found < room ? 0 : found - room;
}

/* Sorted by where they begin, each is compared with those that begin before it ends. They stay sorted from update to
 * update, but for what has moved past others. */
static inline void hbx_find_all_strikes(hbx_world *world)
{
    hbx_instance **sorted = world->sorted;
    size_t i, k;
    world->held_count = 0;
    world->lost = 0;
    for (i = 0; i < world->count; ++i) {
        hbx_instance *next = sorted[i];
        hbx_placed_shapes(next);
        for (k = i; k > 0 && sorted[k - 1]->box[0] > next->box[0]; --k)
            sorted[k] = sorted[k - 1];
        sorted[k] = next;
    }
    for (i = 0; i < world->count; ++i) {
        for (k = i + 1; k < world->count && sorted[k]->box[0] <= sorted[i]->box[2]; ++k) {
            if (sorted[i]->box[1] > sorted[k]->box[3] || sorted[k]->box[1] > sorted[i]->box[3])
                continue;
            hbx_find_strikes(world, sorted[i], sorted[k]);
            hbx_find_strikes(world, sorted[k], sorted[i]);
        }
    }
    if (world->held_count > 1)
        qsort(world->held, world->held_count, sizeof *world->held, hbx_by_key);
}

/* Goes on with all animations by so many seconds, and calls `entered` for strikes that have begun since, `left` for
 * those that have ended. Who is called may add and remove instances. */
static inline void hbx_world_update(hbx_world *world, double seconds)
{
    hbx_strike *swapped = world->before;
    size_t i;
    for (i = 0; i < world->count; ++i)
        hbx_update(world->instances[i], seconds);
    world->before = world->held;
    world->before_count = world->held_count;
    world->held = swapped;
    hbx_find_all_strikes(world);
    for (i = 0; i < world->held_count; ++i) {
        hbx_strike strike = world->held[i];
        if (!strike.a)
            continue;
        world->held[i].is_told = strike.is_told = 1;
        if (world->entered && !hbx_is_among(&strike, world->before, world->before_count))
            world->entered(world->context, &strike);
    }
    for (i = 0; i < world->before_count; ++i) {
        hbx_strike strike = world->before[i];
        if (strike.a && !hbx_is_among(&strike, world->held, world->held_count)) {
            world->before[i].a = world->before[i].b = NULL;
            if (world->left)
                world->left(world->context, &strike);
        }
    }
    world->before_count = 0;
}

#ifdef __cplusplus
}
#endif

#endif

/* ---- Data of the format c-header, whose types its header has declared before this one was included, or included again
 */

#if defined(HITBOX_TYPES) && !defined(HITBOX_RUNTIME_DATA_H)
#define HITBOX_RUNTIME_DATA_H

#ifdef __cplusplus
extern "C" {
#endif

static inline double *hbx_line_taken(hbx_arena *arena, hitbox_line line)
{
    double *points = (double *)hbx_take(arena, line.count, 2 * sizeof(double));
    unsigned i;
    for (i = 0; points && i < line.count; ++i) {
        points[2 * i] = (double)line.points[i].x;
        points[2 * i + 1] = (double)line.points[i].y;
    }
    return points;
}

static inline void hbx_take_pieces(hbx_arena *arena, const hitbox_shape *from, hbx_shape *shape)
{
    hbx_part *parts = (hbx_part *)hbx_take(arena, from->piece_count, sizeof(hbx_part));
    unsigned i;
    shape->parts = parts;
    shape->part_count = from->piece_count;
    for (i = 0; i < from->piece_count; ++i) {
        const double *points = hbx_line_taken(arena, from->pieces[i]);
        if (parts) {
            parts[i].points = points;
            parts[i].count = from->pieces[i].count;
            parts[i].radius = 0;
        }
    }
}

static inline void hbx_take_shape(hbx_arena *arena, const hitbox_shape *from, hbx_shape *shape)
{
    const hitbox_point *points = from->points.points;
    double ends[4] = {0, 0, 0, 0};
    memset(shape, 0, sizeof *shape);
    shape->name = from->name;
    shape->bits = from->bits;
    shape->mask = from->mask;
    if (from->kind == HITBOX_CIRCLE || from->kind == HITBOX_CAPSULE || from->kind == HITBOX_BOX) {
        ends[0] = (double)points[0].x;
        ends[1] = (double)points[0].y;
        ends[2] = (double)points[from->points.count - 1].x;
        ends[3] = (double)points[from->points.count - 1].y;
    } else {
        shape->points = hbx_line_taken(arena, from->points);
        shape->point_count = from->points.count;
    }
    switch (from->kind) {
    case HITBOX_POLYGON:
        shape->kind = HBX_POLYGON;
        hbx_take_pieces(arena, from, shape);
        break;
    case HITBOX_CHAIN:
        shape->kind = HBX_CHAIN;
        hbx_edge_parts(arena, shape);
        break;
    case HITBOX_CIRCLE:
        shape->kind = HBX_CIRCLE;
        hbx_one_part(arena, shape, ends, 1, (double)from->radius);
        break;
    case HITBOX_CAPSULE:
        shape->kind = HBX_CAPSULE;
        hbx_one_part(arena, shape, ends, 2, (double)from->radius);
        break;
    case HITBOX_BOX:
        shape->kind = HBX_BOX;
        hbx_box_part(arena, shape, ends[0], ends[1], ends[2], ends[3]);
        break;
    }
}

static inline void hbx_take_frame(hbx_arena *arena, const hitbox_frame *from, hbx_frame *frame, long long *ids)
{
    hbx_shape *shapes = (hbx_shape *)hbx_take(arena, from->shape_count, sizeof(hbx_shape));
    unsigned i;
    memset(frame, 0, sizeof *frame);
    frame->name = from->name;
    frame->rect[2] = (double)from->width;
    frame->rect[3] = (double)from->height;
    frame->pivot[0] = (double)from->pivot.x;
    frame->pivot[1] = (double)from->pivot.y;
    frame->duration = (double)from->milliseconds;
    frame->shapes = shapes;
    frame->shape_count = from->shape_count;
    for (i = 0; i < from->shape_count; ++i) {
        hbx_shape scratch;
        hbx_shape *shape = shapes ? &shapes[i] : &scratch;
        hbx_take_shape(arena, &from->shapes[i], shape);
        shape->id = ++*ids;
    }
}

/* The frames from the first on that are of its sprite. */
static inline unsigned hbx_frames_of_sprite(const hitbox_frame *frames, unsigned count)
{
    unsigned i = 1;
    while (i < count && strcmp(frames[i].sprite, frames[0].sprite) == 0)
        ++i;
    return i;
}

static inline hbx_file *hbx_take_header(hbx_arena *arena, const hitbox_frame *frames, unsigned count)
{
    hbx_file *file = (hbx_file *)hbx_take(arena, 1, sizeof(hbx_file));
    hbx_sprite *sprites;
    size_t sprite_count = 0, s = 0;
    long long ids = 0;
    unsigned first, i, own;
    for (first = 0; first < count; first += hbx_frames_of_sprite(frames + first, count - first))
        ++sprite_count;
    sprites = (hbx_sprite *)hbx_take(arena, sprite_count, sizeof(hbx_sprite));
    for (first = 0; first < count; first += own, ++s) {
        hbx_frame *taken;
        own = hbx_frames_of_sprite(frames + first, count - first);
        taken = (hbx_frame *)hbx_take(arena, own, sizeof(hbx_frame));
        for (i = 0; i < own; ++i) {
            hbx_frame scratch;
            hbx_take_frame(arena, &frames[first + i], taken ? &taken[i] : &scratch, &ids);
        }
        if (sprites) {
            memset(&sprites[s], 0, sizeof sprites[s]);
            sprites[s].name = frames[first].sprite;
            sprites[s].image = "";
            sprites[s].frames = taken;
            sprites[s].frame_count = own;
        }
    }
    if (file) {
        memset(file, 0, sizeof *file);
        file->sprites = sprites;
        file->sprite_count = sprite_count;
    }
    return file;
}

/* The bytes of memory that hbx_from_header() needs. */
static inline size_t hbx_header_size(const hitbox_frame *frames, unsigned count)
{
    hbx_arena arena;
    memset(&arena, 0, sizeof arena);
    hbx_take_header(&arena, frames, count);
    return arena.used;
}

/* A file of the arrays of a header, in a block of that size. There are the frames with shapes, no tags, tracks, points
 * or events; shapes strike by their bits and masks. NULL where the block is too small. */
static inline hbx_file *hbx_from_header(const hitbox_frame *frames, unsigned count, void *block, size_t size)
{
    hbx_arena arena;
    if (!block || size < hbx_header_size(frames, count))
        return NULL;
    memset(&arena, 0, sizeof arena);
    arena.block = (unsigned char *)block;
    arena.size = size;
    return hbx_take_header(&arena, frames, count);
}

#ifdef __cplusplus
}
#endif

#endif
