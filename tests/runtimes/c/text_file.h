#ifndef HITBOX_TESTS_TEXT_FILE_H
#define HITBOX_TESTS_TEXT_FILE_H

#include <stdio.h>
#include <stdlib.h>

/* The file's bytes in memory of exactly their number, so that a reader that goes beyond the end is caught. */
static char *contentOf(const char *folder, const char *name, size_t *size)
{
    char path[1024];
    char *content;
    FILE *file;
    long end;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    file = fopen(path, "rb");
    if (!file) {
        fprintf(stderr, "%s cannot be opened\n", path);
        exit(1);
    }
    fseek(file, 0, SEEK_END);
    end = ftell(file);
    rewind(file);
    *size = (size_t)end;
    content = (char *)malloc(*size);
    if (fread(content, 1, *size, file) != *size)
        exit(1);
    fclose(file);
    return content;
}

#endif
