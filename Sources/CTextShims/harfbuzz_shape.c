// Shaping, and what HarfBuzz and ICU know of single scalars.
#include "harfbuzz_buffer.h"

#include <hb-ot.h>
#include <hb.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>

ts_buffer *ts_buffer_create(bool takes_shortcuts) {
  ts_buffer *buffer = calloc(1, sizeof *buffer);
  if (buffer == NULL) return NULL;
  buffer->hb = hb_buffer_create();
  buffer->takes_shortcuts = takes_shortcuts;
  return buffer;
}

void ts_buffer_destroy(ts_buffer *buffer) {
  if (buffer == NULL) return;
  hb_buffer_destroy(buffer->hb);
  ts_plans_free(buffer);
  ts_runs_free(buffer);
  free(buffer->glyphs);
  free(buffer);
}

ts_shaping_counts ts_buffer_counts(const ts_buffer *buffer) { return buffer->counts; }

bool ts_buffer_reserve(ts_buffer *buffer, size_t count) {
  if (count <= buffer->capacity) return true;
  size_t capacity = count < 64 ? 64 : count * 2;
  ts_glyph *glyphs = realloc(buffer->glyphs, capacity * sizeof *glyphs);
  if (glyphs == NULL) return false;
  buffer->glyphs = glyphs;
  buffer->capacity = capacity;
  return true;
}

static bool copy_glyphs(ts_buffer *buffer, hb_font_t *font) {
  unsigned int count = 0, positions_count = 0;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer->hb, &count);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer->hb, &positions_count);
  if (positions_count < count) count = positions_count;
  if (!ts_buffer_reserve(buffer, count)) return false;
  ts_glyph *glyphs = buffer->glyphs;
  for (unsigned int i = 0; i < count; i++) {
    glyphs[i].id = infos[i].codepoint;
    glyphs[i].cluster = infos[i].cluster;
    glyphs[i].advance = positions[i].x_advance;
    glyphs[i].x_offset = positions[i].x_offset;
    glyphs[i].y_offset = positions[i].y_offset;
    glyphs[i].unsafe_to_break = (hb_glyph_info_get_glyph_flags(&infos[i]) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) != 0;
  }
  if (count > 0) {
    // One call for all: HarfBuzz keeps variable advances at hand between glyphs of one call.
    hb_font_get_glyph_h_advances(
        font, count, &infos[0].codepoint, sizeof infos[0], &glyphs[0].nominal_advance, sizeof glyphs[0]);
  }
  buffer->count = count;
  return true;
}

bool ts_shape_whole(
    ts_buffer *buffer, hb_font_t *font, const uint16_t *text, size_t length, size_t start, size_t count,
    const hb_segment_properties_t *properties, const hb_feature_t *off, unsigned int off_count) {
  hb_buffer_clear_contents(buffer->hb);
  hb_buffer_add_utf16(buffer->hb, text, (int)length, (unsigned int)start, (int)count);
  hb_buffer_set_segment_properties(buffer->hb, properties);
  hb_buffer_set_cluster_level(buffer->hb, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES);
  unsigned int flags = HB_BUFFER_FLAG_DEFAULT;
  if (start == 0) flags |= HB_BUFFER_FLAG_BOT;
  if (start + count == length) flags |= HB_BUFFER_FLAG_EOT;
  hb_buffer_set_flags(buffer->hb, (hb_buffer_flags_t)flags);
  hb_shape(font, buffer->hb, off, off_count);
  buffer->counts.whole++;
  return hb_buffer_allocation_successful(buffer->hb) && copy_glyphs(buffer, font);
}

// HarfBuzz looks a language up among all it ever saw; titles of one language come together.
static hb_language_t language_of(ts_buffer *buffer, const char *name) {
  if (buffer->language != NULL && strcmp(buffer->language_name, name) == 0) return buffer->language;
  hb_language_t language = hb_language_from_string(name, -1);
  if (strlen(name) < sizeof buffer->language_name) {
    strcpy(buffer->language_name, name);
    buffer->language = language;
  }
  return language;
}

// Only what is switched off is passed on: a feature named as on would reach into scripts that leave it off.
static unsigned int features_off(const ts_shaping *shaping, hb_feature_t off[4]) {
  static const hb_tag_t ligatures[] = {
      HB_TAG('l', 'i', 'g', 'a'), HB_TAG('c', 'l', 'i', 'g'), HB_TAG('c', 'a', 'l', 't')};
  unsigned int count = 0;
  if (!shaping->kerning) {
    off[count++] = (hb_feature_t){HB_TAG('k', 'e', 'r', 'n'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
  }
  for (int i = 0; i < 3 && !shaping->ligatures; i++) {
    off[count++] = (hb_feature_t){ligatures[i], 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
  }
  return count;
}

int64_t ts_shape(
    ts_buffer *buffer, const ts_font *font, const uint16_t *text, size_t length, size_t start, size_t count,
    const ts_shaping *shaping) {
  if (length > INT_MAX || start > length || count > length - start) return -1;
  hb_language_t language = language_of(buffer, shaping->language);
  hb_feature_t off[4];
  unsigned int off_count = features_off(shaping, off);
  bool stands_alone = false;
  int64_t entry = -1;
  buffer->is_pairwise = false;
  if (buffer->takes_shortcuts) {
    entry = ts_entry_find(buffer, font, shaping, language, off, off_count);
    if (entry >= 0 && buffer->entries[entry].plan != NULL &&
        ts_shape_by_pairs(buffer, buffer->entries[entry].plan, text, start, count)) {
      buffer->counts.by_pairs++;
      buffer->is_pairwise = true;
      return (int64_t)buffer->count;
    }
    stands_alone = entry >= 0 && ts_run_stands_alone(text, length, start, count);
    if (stands_alone && ts_run_recall(buffer, (uint32_t)entry, text + start, start, count)) {
      buffer->counts.recalled++;
      return (int64_t)buffer->count;
    }
  }
  hb_segment_properties_t properties = {
      shaping->right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR, hb_script_from_iso15924_tag(shaping->script),
      language, NULL, NULL};
  if (!ts_shape_whole(buffer, (hb_font_t *)font, text, length, start, count, &properties, off, off_count)) return -1;
  if (stands_alone) ts_run_remember(buffer, (uint32_t)entry, text + start, start, count);
  return (int64_t)buffer->count;
}

const ts_glyph *ts_buffer_glyphs(const ts_buffer *buffer, size_t *count) {
  *count = buffer->count;
  return buffer->count == 0 ? NULL : buffer->glyphs;
}

bool ts_buffer_is_pairwise(const ts_buffer *buffer) { return buffer->is_pairwise; }

uint32_t ts_scalar_script(uint32_t scalar) {
  return (uint32_t)hb_unicode_script(hb_unicode_funcs_get_default(), scalar);
}

uint32_t ts_scalar_compose(uint32_t first, uint32_t second) {
  hb_codepoint_t composed = 0;
  return hb_unicode_compose(hb_unicode_funcs_get_default(), first, second, &composed) ? composed : 0;
}

uint32_t ts_scalar_base(uint32_t scalar) {
  hb_codepoint_t current = scalar, first = 0, second = 0;
  for (int depth = 0; depth < 8; depth++) {
    if (!hb_unicode_decompose(hb_unicode_funcs_get_default(), current, &first, &second)) break;
    current = first;
  }
  return current;
}

bool ts_scalar_is_mark(uint32_t scalar) {
  hb_unicode_general_category_t category =
      hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar);
  return category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK ||
         category == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK ||
         category == HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK;
}

bool ts_scalar_is_ignorable(uint32_t scalar) {
  int8_t category = u_charType((UChar32)scalar);
  return category == U_CONTROL_CHAR || category == U_FORMAT_CHAR ||
         u_hasBinaryProperty((UChar32)scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool ts_scalar_has_emoji_presentation(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_PRESENTATION);
}

bool ts_scalar_is_emoji(uint32_t scalar) { return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI); }
