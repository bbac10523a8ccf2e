/* A fighter hits a dummy, and the hits are counted. Beside the program lie fighter.png and duel.json, see the manual's
 * page on runtimes. Keys: left and right walk, space strikes, H shows the hitboxes. With SDL 2:
 *
 *     cc main.c -o game $(pkg-config --cflags --libs sdl2 SDL2_image) -lm
 */
#include "../hitbox_runtime.h"

#include <SDL.h>
#include <SDL_image.h>
#include <sys/stat.h>

enum { WIDTH = 320, HEIGHT = 180, ZOOM = 3, GROUND = 150 };

static const double speed = 120;  /* pixels a second */
static const double blink = 0.15; /* seconds */

typedef struct {
    hbx_file *file;
    hbx_world *world;
    hbx_instance *fighter, *dummy;
    double x, way;
    int hits, has_struck, is_shown;
    double since_hit;
    time_t time;
    SDL_Renderer *renderer;
    SDL_Texture *image;
} Game;

/* NULL, and words on the console, where there is none, or half a one. */
static hbx_file *load(const char *path)
{
    size_t length = 0, size;
    hbx_error error;
    char *text = (char *)SDL_LoadFile(path, &length);
    hbx_file *file = NULL;
    void *block;
    if (!text) {
        fprintf(stderr, "%s cannot be read\n", path);
        return NULL;
    }
    size = hbx_measure(text, length, &error);
    block = size > 0 ? malloc(size) : NULL;
    file = block ? hbx_read(text, length, block, size, &error) : NULL;
    if (!file)
        fprintf(stderr, "%s: line %u: %s\n", path, error.line, error.words);
    SDL_free(text);
    return file;
}

static time_t time_of(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 ? about.st_mtime : 0;
}

static void on_entered(void *context, const hbx_strike *strike)
{
    Game *game = (Game *)context;
    if (strike->a != game->fighter || game->has_struck) /* a blow counts once, whatever it meets */
        return;
    game->has_struck = 1;
    game->since_hit = 0;
    ++game->hits;
}

static hbx_instance *make(const hbx_file *file)
{
    const hbx_sprite *sprite = hbx_sprite_named(file, "fighter");
    return sprite ? hbx_instance_make(malloc(hbx_instance_size(sprite)), sprite) : NULL;
}

static void follow(Game *game, hbx_instance **instance, const hbx_sprite *sprite)
{
    hbx_instance *fresh = hbx_follow(*instance, malloc(hbx_instance_size(sprite)), sprite);
    hbx_world_replace(game->world, *instance, fresh);
    free(*instance);
    *instance = fresh;
}

/* Live link. */
static void reload_if_changed(Game *game)
{
    const time_t time = time_of("duel.json");
    hbx_file *file;
    const hbx_sprite *sprite;
    if (time == game->time)
        return;
    game->time = time;
    file = load("duel.json");
    sprite = file ? hbx_sprite_named(file, "fighter") : NULL;
    if (!sprite) {
        free(file);
        return;
    }
    follow(game, &game->fighter, sprite);
    follow(game, &game->dummy, sprite);
    free(game->file);
    game->file = file;
}

static void press(Game *game, SDL_Keycode key)
{
    if (key == SDLK_SPACE) {
        game->has_struck = 0;
        hbx_play(game->fighter, "attack");
        game->fighter->repeats = 1; /* once */
    } else if (key == SDLK_h) {
        game->is_shown = !game->is_shown;
    }
}

static void update(Game *game, double seconds)
{
    const Uint8 *keys = SDL_GetKeyboardState(NULL);
    const int way = keys[SDL_SCANCODE_RIGHT] - keys[SDL_SCANCODE_LEFT];
    game->x += way * speed * seconds;
    if (way != 0)
        game->way = way;
    hbx_place(game->fighter, game->x, GROUND, 0, game->way, 1);
    game->since_hit += seconds;
    hbx_world_update(game->world, seconds);
    if (!game->fighter->is_playing)
        hbx_play(game->fighter, "idle");
}

static void set_color(SDL_Renderer *renderer, const hbx_shape *shape)
{
    const unsigned long color = shape->category ? strtoul(shape->category->color + 1, NULL, 16) : 0xffffff;
    SDL_SetRenderDrawColor(renderer, (Uint8)(color >> 16), (Uint8)(color >> 8), (Uint8)color, 255);
}

static void draw_line(void *context, const hbx_shape *shape, const double *points, size_t count, int is_closed)
{
    SDL_Renderer *renderer = (SDL_Renderer *)context;
    size_t i;
    set_color(renderer, shape);
    for (i = is_closed ? 0 : 1; i < count; ++i) {
        const double *from = points + 2 * (i > 0 ? i - 1 : count - 1);
        SDL_RenderDrawLineF(renderer, (float)from[0], (float)from[1], (float)points[2 * i], (float)points[2 * i + 1]);
    }
}

static void draw_circle(void *context, const hbx_shape *shape, double x, double y, double radius)
{
    double points[64];
    int i;
    for (i = 0; i < 32; ++i) {
        points[2 * i] = x + radius * cos(i * HBX_PI / 16);
        points[2 * i + 1] = y + radius * sin(i * HBX_PI / 16);
    }
    draw_line(context, shape, points, 32, 1);
}

static void draw_instance(const Game *game, hbx_instance *instance)
{
    const hbx_frame *frame = instance->frame;
    const int is_mirrored = instance->matrix[0] < 0;
    const double left =
        is_mirrored ? frame->pivot[0] - frame->offset[0] - frame->rect[2] : frame->offset[0] - frame->pivot[0];
    const double at_x = instance->matrix[0] * frame->pivot[0] + instance->matrix[4];
    const double at_y = instance->matrix[3] * frame->pivot[1] + instance->matrix[5];
    const SDL_Rect from = {(int)frame->rect[0], (int)frame->rect[1], (int)frame->rect[2], (int)frame->rect[3]};
    const SDL_FRect to = {(float)(at_x + left), (float)(at_y + frame->offset[1] - frame->pivot[1]),
                          (float)frame->rect[2], (float)frame->rect[3]};
    const hbx_pen pen = {game->renderer, draw_line, draw_circle};
    SDL_RenderCopyExF(game->renderer, game->image, &from, &to, 0, NULL,
                      is_mirrored ? SDL_FLIP_HORIZONTAL : SDL_FLIP_NONE);
    if (game->is_shown)
        hbx_draw(instance, &pen);
}

/* A notch for each hit: there are no letters in SDL alone. */
static void draw_hits(const Game *game)
{
    int i;
    SDL_SetRenderDrawColor(game->renderer, 255, 255, 255, 255);
    for (i = 0; i < game->hits; ++i) {
        const SDL_FRect notch = {(float)(8 + 4 * (i % 75)), (float)(8 + 10 * (i / 75)), 2, 8};
        SDL_RenderFillRectF(game->renderer, &notch);
    }
}

static void draw(const Game *game)
{
    const Uint8 rest = game->since_hit < blink ? 100 : 255;
    SDL_SetRenderDrawColor(game->renderer, 33, 38, 48, 255);
    SDL_RenderClear(game->renderer);
    SDL_SetRenderDrawColor(game->renderer, 77, 84, 102, 255);
    SDL_RenderDrawLine(game->renderer, 0, GROUND, WIDTH, GROUND);
    SDL_SetTextureColorMod(game->image, 255, rest, rest);
    draw_instance(game, game->dummy);
    SDL_SetTextureColorMod(game->image, 255, 255, 255);
    draw_instance(game, game->fighter);
    draw_hits(game);
    SDL_RenderPresent(game->renderer);
}

static int begin(Game *game, SDL_Window *window)
{
    game->renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
    game->image = game->renderer ? IMG_LoadTexture(game->renderer, "fighter.png") : NULL;
    game->time = time_of("duel.json");
    game->file = load("duel.json");
    game->fighter = game->file ? make(game->file) : NULL;
    game->dummy = game->fighter ? make(game->file) : NULL;
    game->world = hbx_world_make(malloc(hbx_world_size(2, 64)), 2, 64);
    if (!game->image || !game->dummy || !game->world)
        return 0;
    SDL_RenderSetLogicalSize(game->renderer, WIDTH, HEIGHT);
    game->world->entered = on_entered;
    game->world->context = game;
    hbx_world_add(game->world, game->fighter);
    hbx_world_add(game->world, game->dummy);
    hbx_place(game->dummy, 190, GROUND, 0, -1, 1);
    hbx_play(game->fighter, "idle");
    return 1;
}

static void run(Game *game)
{
    Uint64 before = SDL_GetPerformanceCounter();
    for (;;) {
        const Uint64 now = SDL_GetPerformanceCounter();
        SDL_Event event;
        while (SDL_PollEvent(&event)) {
            if (event.type == SDL_QUIT)
                return;
            if (event.type == SDL_KEYDOWN && !event.key.repeat)
                press(game, event.key.keysym.sym);
        }
        update(game, (double)(now - before) / (double)SDL_GetPerformanceFrequency());
        before = now;
        reload_if_changed(game);
        draw(game);
        SDL_Delay(1);
    }
}

int main(int argc, char **argv)
{
    SDL_Window *window;
    Game game;
    (void)argc;
    (void)argv;
    memset(&game, 0, sizeof game);
    game.x = 80;
    game.way = 1;
    game.since_hit = blink;
    game.is_shown = 1;
    SDL_Init(SDL_INIT_VIDEO);
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "nearest");
    window = SDL_CreateWindow("Hitboxes of Hitbox Editor in C", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                              WIDTH * ZOOM, HEIGHT * ZOOM, 0);
    if (!window || !begin(&game, window)) {
        fprintf(stderr, "fighter.png or duel.json cannot be shown: %s\n", SDL_GetError());
        SDL_Quit();
        return 1;
    }
    run(&game);
    free(game.world);
    free(game.fighter);
    free(game.dummy);
    free(game.file);
    SDL_DestroyTexture(game.image);
    SDL_DestroyRenderer(game.renderer);
    SDL_DestroyWindow(window);
    SDL_Quit();
    return 0;
}
