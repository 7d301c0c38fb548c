// Font files, faces and fonts.
#include "include/harfbuzz_shims.h"

#include <hb-ot.h>
#include <hb.h>
#include <sys/stat.h>

static const off_t largest_file = (off_t)256 * 1024 * 1024;

static hb_blob_t *blob_of(const ts_font_file *file) { return (hb_blob_t *)file; }
static hb_face_t *face_of(const ts_face *face) { return (hb_face_t *)face; }
static hb_font_t *font_of(const ts_font *font) { return (hb_font_t *)font; }

static uint32_t read16(const uint8_t *bytes) { return (uint32_t)bytes[0] << 8 | bytes[1]; }
static int32_t read_signed16(const uint8_t *bytes) { return (int16_t)read16(bytes); }
static uint32_t read32(const uint8_t *bytes) { return read16(bytes) << 16 | read16(bytes + 2); }

bool ts_is_regular_file(const char *path) {
  struct stat info;
  return stat(path, &info) == 0 && S_ISREG(info.st_mode);
}

ts_font_file *ts_font_file_open(const char *path, ts_font_status *status) {
  struct stat info;
  if (stat(path, &info) != 0 || !S_ISREG(info.st_mode)) {
    *status = TS_FONT_UNREADABLE;
    return NULL;
  }
  if (info.st_size > largest_file) {
    *status = TS_FONT_TOO_LARGE;
    return NULL;
  }
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (!blob) {
    *status = TS_FONT_UNREADABLE;
    return NULL;
  }
  if (hb_face_count(blob) == 0) {
    hb_blob_destroy(blob);
    *status = TS_FONT_NOT_OPENTYPE;
    return NULL;
  }
  hb_blob_make_immutable(blob);
  *status = TS_FONT_OK;
  return (ts_font_file *)blob;
}

void ts_font_file_destroy(ts_font_file *file) { hb_blob_destroy(blob_of(file)); }

uint32_t ts_font_file_face_count(const ts_font_file *file) { return hb_face_count(blob_of(file)); }

const uint8_t *ts_font_file_bytes(const ts_font_file *file, size_t *length) {
  unsigned int count = 0;
  const char *data = hb_blob_get_data(blob_of(file), &count);
  *length = count;
  return (const uint8_t *)data;
}

// HarfBuzz takes a table that ends beyond the file as a shorter one; a font cut in half would measure wrong in silence.
static ts_font_status check_directory(const uint8_t *bytes, size_t length, uint32_t index) {
  size_t start = 0;
  if (length < 12) return TS_FONT_TRUNCATED;
  if (read32(bytes) == HB_TAG('t', 't', 'c', 'f')) {
    if (index >= read32(bytes + 8)) return TS_FONT_NO_SUCH_FACE;
    size_t entry = 12 + (size_t)index * 4;
    if (entry + 4 > length) return TS_FONT_TRUNCATED;
    start = read32(bytes + entry);
  } else if (index > 0) {
    return TS_FONT_NO_SUCH_FACE;
  }
  if (start + 12 > length) return TS_FONT_TRUNCATED;
  size_t count = read16(bytes + start + 4);
  if (start + 12 + count * 16 > length) return TS_FONT_TRUNCATED;
  for (size_t table = 0; table < count; table++) {
    const uint8_t *record = bytes + start + 12 + table * 16;
    size_t offset = read32(record + 8), size = read32(record + 12);
    if (offset > length || size > length - offset) return TS_FONT_TRUNCATED;
  }
  return TS_FONT_OK;
}

static bool has_table(hb_face_t *face, hb_tag_t tag) {
  hb_blob_t *blob = hb_face_reference_table(face, tag);
  bool has = hb_blob_get_length(blob) > 0;
  hb_blob_destroy(blob);
  return has;
}

static bool has_needed_tables(hb_face_t *face) {
  static const hb_tag_t needed[] = {
      HB_TAG('c', 'm', 'a', 'p'), HB_TAG('h', 'e', 'a', 'd'), HB_TAG('h', 'h', 'e', 'a'), HB_TAG('h', 'm', 't', 'x'),
      HB_TAG('m', 'a', 'x', 'p'),
  };
  for (size_t i = 0; i < sizeof needed / sizeof needed[0]; i++) {
    if (!has_table(face, needed[i])) return false;
  }
  if (hb_face_get_glyph_count(face) == 0) return false;
  hb_set_t *scalars = hb_set_create();
  hb_face_collect_unicodes(face, scalars);
  bool maps = !hb_set_is_empty(scalars);
  hb_set_destroy(scalars);
  return maps;
}

// Whether the units per em are what OpenType allows; HarfBuzz takes 1000 for others. Source: OpenType 1.9, head.
static bool has_sound_units(hb_face_t *face) {
  hb_blob_t *head = hb_face_reference_table(face, HB_TAG('h', 'e', 'a', 'd'));
  unsigned int length = 0;
  const uint8_t *bytes = (const uint8_t *)hb_blob_get_data(head, &length);
  unsigned int units = length >= 20 ? (unsigned int)bytes[18] << 8 | bytes[19] : 0;
  hb_blob_destroy(head);
  return units >= 16 && units <= 16384;
}

ts_face *ts_face_create(const ts_font_file *file, uint32_t index, ts_font_status *status) {
  size_t length = 0;
  const uint8_t *bytes = ts_font_file_bytes(file, &length);
  *status = check_directory(bytes, length, index);
  if (*status != TS_FONT_OK) return NULL;
  hb_face_t *face = hb_face_create(blob_of(file), index);
  if (!has_needed_tables(face)) {
    hb_face_destroy(face);
    *status = TS_FONT_TABLE_MISSING;
    return NULL;
  }
  if (!has_sound_units(face)) {
    hb_face_destroy(face);
    *status = TS_FONT_BAD_UNITS;
    return NULL;
  }
  hb_face_make_immutable(face);
  return (ts_face *)face;
}

void ts_face_destroy(ts_face *face) { hb_face_destroy(face_of(face)); }

uint32_t ts_face_units_per_em(const ts_face *face) { return hb_face_get_upem(face_of(face)); }

ts_face_metrics ts_face_get_metrics(const ts_face *face) {
  ts_face_metrics metrics = {0};
  unsigned int length = 0;
  hb_blob_t *hhea = hb_face_reference_table(face_of(face), HB_TAG('h', 'h', 'e', 'a'));
  const uint8_t *bytes = (const uint8_t *)hb_blob_get_data(hhea, &length);
  if (length >= 10) {
    metrics.hhea_ascender = read_signed16(bytes + 4);
    metrics.hhea_descender = read_signed16(bytes + 6);
    metrics.hhea_line_gap = read_signed16(bytes + 8);
  }
  hb_blob_destroy(hhea);
  hb_blob_t *os2 = hb_face_reference_table(face_of(face), HB_TAG('O', 'S', '/', '2'));
  bytes = (const uint8_t *)hb_blob_get_data(os2, &length);
  if (length >= 74) {
    metrics.weight_class = (int32_t)read16(bytes + 4);
    metrics.typo_ascender = read_signed16(bytes + 68);
    metrics.typo_descender = read_signed16(bytes + 70);
    metrics.typo_line_gap = read_signed16(bytes + 72);
  }
  hb_blob_destroy(os2);
  return metrics;
}

uint32_t ts_face_name_count(const ts_face *face) {
  unsigned int count = 0;
  hb_ot_name_list_names(face_of(face), &count);
  return count;
}

int32_t ts_face_name(const ts_face *face, uint32_t index, char *buffer, uint32_t capacity) {
  unsigned int count = 0;
  const hb_ot_name_entry_t *entries = hb_ot_name_list_names(face_of(face), &count);
  if (capacity == 0 || index >= count) return -1;
  unsigned int size = capacity;
  buffer[0] = 0;
  hb_ot_name_get_utf8(face_of(face), entries[index].name_id, entries[index].language, &size, buffer);
  return (int32_t)entries[index].name_id;
}

bool ts_face_axis(const ts_face *face, uint32_t tag, float *minimum, float *standard, float *maximum) {
  hb_ot_var_axis_info_t info;
  if (!hb_ot_var_find_axis_info(face_of(face), tag, &info)) return false;
  *minimum = info.min_value;
  *standard = info.default_value;
  *maximum = info.max_value;
  return true;
}

bool ts_face_has_table(const ts_face *face, uint32_t tag) {
  hb_blob_t *blob = hb_face_reference_table(face_of(face), tag);
  bool has = hb_blob_get_length(blob) > 0;
  hb_blob_destroy(blob);
  return has;
}

ts_font *ts_font_create(
    const ts_face *face, const uint32_t *tags, const float *values, uint32_t count, float point_size) {
  hb_font_t *font = hb_font_create(face_of(face));
  hb_variation_t variations[8];
  uint32_t used = count < 8 ? count : 8;
  bool differs = false;
  for (uint32_t i = 0; i < used; i++) {
    float minimum = 0, standard = 0, maximum = 0;
    variations[i].tag = tags[i];
    variations[i].value = values[i];
    if (ts_face_axis(face, tags[i], &minimum, &standard, &maximum) && values[i] != standard) differs = true;
  }
  // At its defaults a variable font is the plain one, without a variation table to read for each glyph.
  if (differs) hb_font_set_variations(font, variations, used);
  if (point_size > 0) hb_font_set_ptem(font, point_size);
  hb_font_make_immutable(font);
  return (ts_font *)font;
}

void ts_font_destroy(ts_font *font) { hb_font_destroy(font_of(font)); }

uint32_t ts_font_nominal_glyph(const ts_font *font, uint32_t scalar) {
  hb_codepoint_t glyph = 0;
  return hb_font_get_nominal_glyph(font_of(font), scalar, &glyph) ? glyph : 0;
}

int32_t ts_font_advance(const ts_font *font, uint32_t glyph) {
  return hb_font_get_glyph_h_advance(font_of(font), glyph);
}

bool ts_font_extents(const ts_font *font, uint32_t glyph, ts_extents *extents) {
  hb_glyph_extents_t box;
  if (!hb_font_get_glyph_extents(font_of(font), glyph, &box)) return false;
  extents->x_bearing = box.x_bearing;
  extents->y_bearing = box.y_bearing;
  extents->width = box.width;
  extents->height = box.height;
  return true;
}
