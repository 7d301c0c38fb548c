// Glyph outlines.
#include "include/harfbuzz_shims.h"

#include <hb.h>
#include <stdlib.h>
#include <string.h>

// A glyph of more steps than this is no letter but an attack; real fonts stay below a few thousand.
static const size_t most_steps = 100000;

struct ts_outline {
  ts_outline_step *steps;
  size_t count, capacity;
  bool failed;
};

static void append(ts_outline *outline, ts_outline_step step) {
  if (outline->failed) return;
  if (outline->count == outline->capacity) {
    size_t capacity = outline->capacity ? outline->capacity * 2 : 64;
    ts_outline_step *steps = capacity > most_steps ? NULL : realloc(outline->steps, capacity * sizeof *steps);
    if (!steps) {
      outline->failed = true;
      return;
    }
    outline->steps = steps;
    outline->capacity = capacity;
  }
  outline->steps[outline->count++] = step;
}

static void move_to(hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float x, float y, void *user) {
  (void)functions, (void)state, (void)user;
  append(data, (ts_outline_step){.kind = 0, .x = x, .y = y});
}

static void line_to(hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float x, float y, void *user) {
  (void)functions, (void)state, (void)user;
  append(data, (ts_outline_step){.kind = 1, .x = x, .y = y});
}

static void quadratic_to(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float x1, float y1, float x, float y,
    void *user) {
  (void)functions, (void)state, (void)user;
  append(data, (ts_outline_step){.kind = 2, .x1 = x1, .y1 = y1, .x = x, .y = y});
}

static void cubic_to(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float x1, float y1, float x2, float y2, float x,
    float y, void *user) {
  (void)functions, (void)state, (void)user;
  append(data, (ts_outline_step){.kind = 3, .x1 = x1, .y1 = y1, .x2 = x2, .y2 = y2, .x = x, .y = y});
}

static void close_path(hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, void *user) {
  (void)functions, (void)state, (void)user;
  append(data, (ts_outline_step){.kind = 4});
}

ts_outline *ts_outline_create(const ts_font *font, uint32_t glyph) {
  ts_outline *outline = calloc(1, sizeof *outline);
  if (!outline) return NULL;
  hb_draw_funcs_t *functions = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(functions, move_to, NULL, NULL);
  hb_draw_funcs_set_line_to_func(functions, line_to, NULL, NULL);
  hb_draw_funcs_set_quadratic_to_func(functions, quadratic_to, NULL, NULL);
  hb_draw_funcs_set_cubic_to_func(functions, cubic_to, NULL, NULL);
  hb_draw_funcs_set_close_path_func(functions, close_path, NULL, NULL);
  hb_draw_funcs_make_immutable(functions);
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph((hb_font_t *)font, glyph, functions, outline);
#else
  hb_font_get_glyph_shape((hb_font_t *)font, glyph, functions, outline);
#endif
  hb_draw_funcs_destroy(functions);
  // Half an outline would be a wrong letter; none is drawn as a box.
  if (outline->failed) outline->count = 0;
  return outline;
}

void ts_outline_destroy(ts_outline *outline) {
  if (!outline) return;
  free(outline->steps);
  free(outline);
}

size_t ts_outline_count(const ts_outline *outline) { return outline->count; }

size_t ts_outline_copy(const ts_outline *outline, ts_outline_step *steps, size_t capacity) {
  size_t count = outline->count < capacity ? outline->count : capacity;
  if (count > 0) memcpy(steps, outline->steps, count * sizeof *steps);
  return count;
}
