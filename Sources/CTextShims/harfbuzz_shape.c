// Shaping, and what HarfBuzz and ICU know of single scalars.
#include "include/harfbuzz_shims.h"

#include <hb-ot.h>
#include <hb.h>
#include <limits.h>
#include <unicode/uchar.h>

static hb_buffer_t *buffer_of(const ts_buffer *buffer) { return (hb_buffer_t *)buffer; }

ts_buffer *ts_buffer_create(void) { return (ts_buffer *)hb_buffer_create(); }

void ts_buffer_destroy(ts_buffer *buffer) { hb_buffer_destroy(buffer_of(buffer)); }

static hb_feature_t feature(hb_tag_t tag, bool on) {
  hb_feature_t value = {tag, on ? 1 : 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
  return value;
}

int64_t ts_shape(
    ts_buffer *handle, const ts_font *font, const uint16_t *text, size_t length, size_t start, size_t count,
    const ts_shaping *shaping) {
  if (length > INT_MAX || start > length || count > length - start) return -1;
  hb_buffer_t *buffer = buffer_of(handle);
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf16(buffer, text, (int)length, (unsigned int)start, (int)count);
  hb_buffer_set_direction(buffer, shaping->right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(shaping->script));
  hb_buffer_set_language(buffer, hb_language_from_string(shaping->language, -1));
  hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES);
  unsigned int flags = HB_BUFFER_FLAG_DEFAULT;
  if (start == 0) flags |= HB_BUFFER_FLAG_BOT;
  if (start + count == length) flags |= HB_BUFFER_FLAG_EOT;
  hb_buffer_set_flags(buffer, (hb_buffer_flags_t)flags);
  hb_feature_t features[] = {
      feature(HB_TAG('k', 'e', 'r', 'n'), shaping->kerning),   feature(HB_TAG('l', 'i', 'g', 'a'), shaping->ligatures),
      feature(HB_TAG('c', 'l', 'i', 'g'), shaping->ligatures), feature(HB_TAG('c', 'a', 'l', 't'), shaping->ligatures),
  };
  // Only what is switched off is passed on: a feature named as on would reach into scripts that leave it off.
  hb_feature_t off[4];
  unsigned int count_off = 0;
  for (int i = 0; i < 4; i++) {
    if (!features[i].value) off[count_off++] = features[i];
  }
  hb_shape((hb_font_t *)font, buffer, off, count_off);
  if (!hb_buffer_allocation_successful(buffer)) return -1;
  return hb_buffer_get_length(buffer);
}

size_t ts_buffer_copy_glyphs(const ts_buffer *handle, const ts_font *font, ts_glyph *glyphs, size_t capacity) {
  unsigned int count = 0, positions_count = 0;
  hb_buffer_t *buffer = buffer_of(handle);
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &positions_count);
  if (positions_count < count) count = positions_count;
  if (capacity < count) count = (unsigned int)capacity;
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
        (hb_font_t *)font, count, &infos[0].codepoint, sizeof infos[0], &glyphs[0].nominal_advance, sizeof glyphs[0]);
  }
  return count;
}

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
