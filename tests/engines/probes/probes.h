#ifndef HITBOX_ENGINES_PROBES_H
#define HITBOX_ENGINES_PROBES_H

/* Reads what engine_probes wrote, asks an engine and compares. C99 and C++, so that every engine's own language will
 * do. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PROBE_NAME_SIZE = 64, PROBE_MOST_HELD = 32 };

typedef struct {
    char name[PROBE_NAME_SIZE];
    double pivotX, pivotY, width, height; /* pixels */
    int shapes;                           /* that the export carries */
} ProbeFrame;

/* The names of the shapes that hold a point, each once. */
typedef struct {
    char names[PROBE_MOST_HELD][PROBE_NAME_SIZE];
    int count;
} HeldShapes;

static int isHeld(const HeldShapes *held, const char *name)
{
    int i;
    for (i = 0; i < held->count; ++i)
        if (strcmp(held->names[i], name) == 0)
            return 1;
    return 0;
}

static void hold(HeldShapes *held, const char *name)
{
    if (isHeld(held, name) || held->count == PROBE_MOST_HELD)
        return;
    snprintf(held->names[held->count], PROBE_NAME_SIZE, "%s", name);
    held->count += 1;
}

/* How many shapes of the frame the engine has loaded. */
typedef int (*CountLoaded)(const ProbeFrame *frame);
/* Which of them hold a point, which is in pixels of the frame. */
typedef void (*AskEngine)(const ProbeFrame *frame, double x, double y, HeldShapes *held);

/* The expected names are parted by commas; "-" is none. */
static int isExpected(const HeldShapes *held, const char *expected)
{
    char names[1024];
    char *name;
    int count = 0;
    snprintf(names, sizeof names, "%s", expected);
    if (strcmp(names, "-") != 0) {
        for (name = strtok(names, ","); name; name = strtok(NULL, ","), ++count)
            if (!isHeld(held, name))
                return 0;
    }
    return held->count == count;
}

static int refuseProbes(const ProbeFrame *frame, double x, double y, const HeldShapes *held, const char *expected)
{
    int i;
    printf("frame %s at %.17g %.17g: expected %s, found", frame->name, x, y, expected);
    for (i = 0; i < held->count; ++i)
        printf(" %s", held->names[i]);
    printf("\n");
    return 0;
}

/* Prints the first difference, or as its last line how much agrees. 0 and nothing of the kind where something differs.
 */
static int agreesWithProbes(const char *engine, const char *path, CountLoaded loaded, AskEngine ask)
{
    ProbeFrame frame = {"", 0, 0, 0, 0, 0};
    char line[2048];
    int probes = 0, frames = 0, shapes = 0;
    FILE *file = fopen(path, "r");
    if (!file) {
        printf("%s cannot be read\n", path);
        return 0;
    }
    while (fgets(line, sizeof line, file)) {
        double x, y;
        char expected[1024];
        if (sscanf(line, "frame %63s %lf %lf %lf %lf %d", frame.name, &frame.pivotX, &frame.pivotY, &frame.width,
                   &frame.height, &frame.shapes) == 6) {
            const int found = loaded(&frame);
            if (found != frame.shapes) {
                printf("frame %s: %d shapes loaded, expected %d\n", frame.name, found, frame.shapes);
                return 0;
            }
            ++frames;
            shapes += found;
        } else if (sscanf(line, "at %lf %lf %1023s", &x, &y, expected) == 3) {
            HeldShapes held;
            held.count = 0;
            ask(&frame, x, y, &held);
            if (!isExpected(&held, expected))
                return refuseProbes(&frame, x, y, &held, expected);
            ++probes;
        }
    }
    fclose(file);
    printf("%s: %d probes in %d frames agree, %d shapes loaded\n", engine, probes, frames, shapes);
    return probes > 0;
}

#endif
