/* answers QUESTIONS: asks the runtime what the core has answered, of the json export and of the c-header export; the
 * compiler is told of the folder as well. */

#include "project.h"

#include "hitbox_runtime.h"
#include "text_file.h"

enum { MOST_FOUND = 64, MOST_LETTERS = 64 };

typedef struct {
    char ids[MOST_FOUND][MOST_LETTERS];
    size_t count;
} Answer;

typedef struct {
    const hbx_file *file;  /* of which the questions tell frames and shapes */
    const hbx_file *asked; /* which is asked */
    const hbx_sprite *sprite;
} Asked;

static int compare(const void *a, const void *b)
{
    return strcmp((const char *)a, (const char *)b);
}

/* The id that the questions know the shape by: the same place in the frame. */
static long long idOf(const Asked *asked, const hbx_frame *frame, const hbx_shape *shape)
{
    const hbx_frame *named = hbx_frame_named(asked->sprite, frame->name);
    return named->shapes[shape - frame->shapes].id;
}

static hbx_instance *placed(const Asked *asked, const double *numbers)
{
    const hbx_sprite *sprite = hbx_sprite_named(asked->asked, asked->sprite->name);
    const hbx_frame *frame = hbx_frame_named(sprite, asked->sprite->frames[(size_t)numbers[0]].name);
    hbx_instance *instance = hbx_instance_make(malloc(hbx_instance_size(sprite)), sprite);
    hbx_set_frame(instance, (size_t)(frame - sprite->frames));
    hbx_place(instance, numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]);
    return instance;
}

static void askPoint(const Asked *asked, const double *numbers, Answer *answer)
{
    const hbx_shape *found[MOST_FOUND];
    hbx_instance *instance = placed(asked, numbers);
    size_t i;
    answer->count = hbx_shapes_at(instance, numbers[6], numbers[7], found, MOST_FOUND);
    for (i = 0; i < answer->count; ++i)
        snprintf(answer->ids[i], MOST_LETTERS, "%lld", idOf(asked, instance->frame, found[i]));
    free(instance);
}

static void askPair(const Asked *asked, const double *numbers, Answer *answer)
{
    hbx_strike found[MOST_FOUND];
    hbx_instance *a = placed(asked, numbers);
    hbx_instance *b = placed(asked, numbers + 6);
    size_t i;
    answer->count = hbx_overlaps(a, b, HBX_ALL, found, MOST_FOUND);
    for (i = 0; i < answer->count; ++i)
        snprintf(answer->ids[i], MOST_LETTERS, "%lld/%lld", idOf(asked, a->frame, found[i].shape_a),
                 idOf(asked, b->frame, found[i].shape_b));
    free(a);
    free(b);
}

/* How many shapes met; exits where an answer differs. */
static size_t ask(Asked *asked, char *line, size_t *points, size_t *pairs)
{
    double numbers[12];
    Answer expected, given;
    const int isPoint = strncmp(line, "point ", 6) == 0;
    char *at = line + (isPoint ? 6 : 5);
    char *word;
    size_t count = 0;
    while (*at != ':') {
        numbers[count++] = strtod(at, &at);
        if (*at == ' ')
            ++at;
    }
    expected.count = 0;
    for (word = strtok(at + 1, " "); word; word = strtok(NULL, " "))
        snprintf(expected.ids[expected.count++], MOST_LETTERS, "%s", word);
    if (isPoint)
        askPoint(asked, numbers, &given);
    else
        askPair(asked, numbers, &given);
    qsort(expected.ids, expected.count, MOST_LETTERS, compare);
    qsort(given.ids, given.count, MOST_LETTERS, compare);
    for (count = 0; given.count == expected.count && count < given.count; ++count) {
        if (strcmp(given.ids[count], expected.ids[count]) != 0)
            break;
    }
    if (given.count != expected.count || count != given.count) {
        fprintf(stderr, "%s: the runtime answers %lu shapes otherwise\n", line, (unsigned long)given.count);
        exit(1);
    }
    *(isPoint ? points : pairs) += 1;
    return given.count;
}

static void askAll(const hbx_file *file, const hbx_file *from, const char *folder, const char *name)
{
    Asked asked;
    size_t size, met = 0, points = 0, pairs = 0;
    char *questions = contentOf(folder, name, &size);
    char *line, *next;
    asked.file = file;
    asked.asked = from;
    asked.sprite = NULL;
    for (line = questions; line < questions + size; line = next) {
        next = (char *)memchr(line, '\n', (size_t)(questions + size - line));
        if (!next)
            break;
        *next++ = '\0';
        if (strncmp(line, "sprite ", 7) == 0)
            asked.sprite = hbx_sprite_named(file, line + 7);
        else
            met += ask(&asked, line, &points, &pairs);
    }
    free(questions);
    if (points == 0 || pairs == 0 || met <= points / 10) {
        fprintf(stderr, "%s asks nothing\n", name);
        exit(1);
    }
    printf("%lu points and %lu pairs agree, %lu shapes met\n", (unsigned long)points, (unsigned long)pairs,
           (unsigned long)met);
}

int main(int argc, char **argv)
{
    size_t length, size, headerSize;
    hbx_error error;
    char *text;
    hbx_file *file, *header;
    if (argc != 2)
        return 2;
    text = contentOf(argv[1], "project.json", &length);
    size = hbx_measure(text, length, &error);
    file = hbx_read(text, length, malloc(size), size, &error);
    if (!file) {
        fprintf(stderr, "line %u: %s\n", error.line, error.words);
        return 1;
    }
    free(text);
    headerSize = hbx_header_size(hitbox_lopsided_frames, hitbox_lopsided_frames_count);
    header = hbx_from_header(hitbox_lopsided_frames, hitbox_lopsided_frames_count, malloc(headerSize), headerSize);
    askAll(file, file, argv[1], "questions.txt");
    /* Its numbers have 32 bits. */
    askAll(file, header, argv[1], "coarse/questions.txt");
    free(file);
    free(header);
    return 0;
}
