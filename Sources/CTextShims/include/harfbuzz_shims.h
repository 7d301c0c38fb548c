#ifndef HARFBUZZ_SHIMS_H
#define HARFBUZZ_SHIMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Fonts and shaping by HarfBuzz, behind opaque handles.
//
// Units are font units unless said otherwise; text offsets are UTF-16 units. Handles to files, faces and fonts are
// immutable after creation and may be used by several threads at once; a buffer belongs to one thread at a time.
// Every create has one destroy; destroying null does nothing.

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// The bytes of one font file.
typedef struct ts_font_file ts_font_file;
/// One face of a font file.
typedef struct ts_face ts_face;
/// A face at fixed variation values.
typedef struct ts_font ts_font;
/// The scratch memory of one shaping call.
typedef struct ts_buffer ts_buffer;

/// Why a file or a face could not be opened.
typedef enum ts_font_status {
  TS_FONT_OK = 0,
  /// No regular file at the path, or not readable.
  TS_FONT_UNREADABLE = 1,
  /// The file is larger than the limit of 256 MiB.
  TS_FONT_TOO_LARGE = 2,
  /// Not an OpenType file or collection.
  TS_FONT_NOT_OPENTYPE = 3,
  /// The table directory, or a table it lists, ends beyond the file.
  TS_FONT_TRUNCATED = 4,
  /// A table that measuring needs is missing or empty: cmap, head, hhea, hmtx or maxp.
  TS_FONT_TABLE_MISSING = 5,
  /// The file has no face of that index.
  TS_FONT_NO_SUCH_FACE = 6,
  /// The head table gives fewer than 16 or more than 16384 units per em.
  TS_FONT_BAD_UNITS = 7,
} ts_font_status;

/// Whether a path leads to a regular file.
bool ts_is_regular_file(const char *path);

/// Opens a file by path (maps it into memory). Null on failure, with the reason in `status`.
ts_font_file *_Nullable ts_font_file_open(const char *path, ts_font_status *status);
void ts_font_file_destroy(ts_font_file *_Nullable file);
/// The number of faces: 1 for a font, more for a collection, at least 1 for every opened file.
uint32_t ts_font_file_face_count(const ts_font_file *file);
/// The file's bytes, valid as long as the handle.
const uint8_t *ts_font_file_bytes(const ts_font_file *file, size_t *length);

/// Opens a face after checking that all its tables lie within the file. Null on failure. Keeps the file's bytes alive.
ts_face *_Nullable ts_face_create(const ts_font_file *file, uint32_t index, ts_font_status *status);
void ts_face_destroy(ts_face *_Nullable face);
/// Font units in one em, 16 to 16384 (HarfBuzz reads anything else as 1000).
uint32_t ts_face_units_per_em(const ts_face *face);

/// Vertical measures of a face in font units, signed as in the file: descenders are negative.
typedef struct ts_face_metrics {
  int32_t hhea_ascender, hhea_descender, hhea_line_gap;
  /// Zero where the face has no OS/2 table.
  int32_t typo_ascender, typo_descender, typo_line_gap;
  /// The weight class of OS/2, 0 where there is none.
  int32_t weight_class;
} ts_face_metrics;
/// Reads hhea and OS/2.
ts_face_metrics ts_face_get_metrics(const ts_face *face);

/// The number of entries of the name table.
uint32_t ts_face_name_count(const ts_face *face);
/// Writes entry `index` as zero-ended UTF-8, cut to `capacity`; returns its name identifier, or -1 beyond the end.
int32_t ts_face_name(const ts_face *face, uint32_t index, char *buffer, uint32_t capacity);
/// Whether the face has a variation axis; its range and default in axis units.
bool ts_face_axis(const ts_face *face, uint32_t tag, float *minimum, float *standard, float *maximum);

/// Whether the face has a table and it is not empty.
bool ts_face_has_table(const ts_face *face, uint32_t tag);

/// Makes a font of a face with axis values set; axes the face lacks are ignored. `point_size` is used by tracking
/// tables only, 0 for none. Immutable; keeps the face alive.
ts_font *ts_font_create(
    const ts_face *face, const uint32_t *_Nullable tags, const float *_Nullable values, uint32_t count,
    float point_size);
void ts_font_destroy(ts_font *_Nullable font);
/// The glyph of a scalar before shaping, 0 where the font has none.
uint32_t ts_font_nominal_glyph(const ts_font *font, uint32_t scalar);
/// The advance of a glyph before shaping.
int32_t ts_font_advance(const ts_font *font, uint32_t glyph);

/// The box a glyph draws in: left edge and top edge relative to the origin (y upwards), width to the right, height
/// downwards (negative).
typedef struct ts_extents {
  int32_t x_bearing, y_bearing, width, height;
} ts_extents;
/// False where the font has no outline for the glyph; an empty glyph gives an empty box.
bool ts_font_extents(const ts_font *font, uint32_t glyph, ts_extents *extents);

/// One step of an outline; points are in font units, y upwards.
typedef struct ts_outline_step {
  /// 0 move, 1 line, 2 quadratic curve (x1, y1 is the control point), 3 cubic curve, 4 close (no points).
  int32_t kind;
  /// The control points of curves; zero where the kind has none.
  float x1, y1, x2, y2;
  /// Where the step ends; zero for close.
  float x, y;
} ts_outline_step;
/// The drawn shape of one glyph.
typedef struct ts_outline ts_outline;
/// Reads a glyph's outline at the font's axis values. Never null but where memory ran out; a glyph without an outline
/// (a space, a bitmap) has no steps. The caller destroys it; it belongs to one thread at a time.
ts_outline *_Nullable ts_outline_create(const ts_font *font, uint32_t glyph);
void ts_outline_destroy(ts_outline *_Nullable outline);
/// The number of steps.
size_t ts_outline_count(const ts_outline *outline);
/// Copies the steps, at most `capacity`; returns how many.
size_t ts_outline_copy(const ts_outline *outline, ts_outline_step *steps, size_t capacity);

/// How runs were shaped: by the whole shaper, by adding up pairs, from memory.
typedef struct ts_shaping_counts {
  uint64_t whole, by_pairs, recalled;
} ts_shaping_counts;

/// A buffer that takes shortcuts gives the same glyphs sooner: it adds up pairs where the font's tables prove that
/// nothing else can happen, and remembers runs. Null where memory is short.
ts_buffer *_Nullable ts_buffer_create(bool takes_shortcuts);
void ts_buffer_destroy(ts_buffer *_Nullable buffer);
ts_shaping_counts ts_buffer_counts(const ts_buffer *buffer);

/// What one shaping call needs besides font and text.
typedef struct ts_shaping {
  /// ISO 15924 as four bytes, big-endian.
  uint32_t script;
  /// BCP 47, zero-ended.
  const char *language;
  bool right_to_left;
  /// Pair kerning.
  bool kerning;
  /// Ligatures and contextual alternates that scripts do not require (liga, clig, calt).
  bool ligatures;
} ts_shaping;

/// One shaped glyph, in visual order from left to right.
typedef struct ts_glyph {
  uint32_t id;
  /// Offset into the text, in UTF-16 units.
  uint32_t cluster;
  int32_t advance, x_offset, y_offset;
  /// The advance of the glyph before positioning; the difference to `advance` is kerning, or a mark put to zero.
  int32_t nominal_advance;
  bool unsafe_to_break;
} ts_glyph;

/// Shapes text[start, start + count) with the rest of the text as context. Returns the number of glyphs, or -1 where
/// memory ran out or the lengths do not fit.
int64_t ts_shape(
    ts_buffer *buffer, const ts_font *font, const uint16_t *text, size_t length, size_t start, size_t count,
    const ts_shaping *shaping);
/// The glyphs of the last call, valid until the next; null where there are none.
const ts_glyph *_Nullable ts_buffer_glyphs(const ts_buffer *buffer, size_t *count);
/// Whether the glyphs of the last call are one a character and their advances sums of pairs: then any part of the run,
/// shaped alone, has the same advances but for the kerning of its last character.
bool ts_buffer_is_pairwise(const ts_buffer *buffer);

/// The ISO 15924 script of a scalar as HarfBuzz's tables give it, four bytes, big-endian.
uint32_t ts_scalar_script(uint32_t scalar);
/// The canonical composition of two scalars, or 0.
uint32_t ts_scalar_compose(uint32_t first, uint32_t second);
/// The first scalar of the full canonical decomposition; the scalar itself where there is none.
uint32_t ts_scalar_base(uint32_t scalar);
/// Whether the scalar is a combining mark (Mn, Mc, Me).
bool ts_scalar_is_mark(uint32_t scalar);
/// Whether the scalar draws nothing by itself: default ignorables, controls, format characters.
bool ts_scalar_is_ignorable(uint32_t scalar);
/// Whether the scalar is drawn in colour unless text presentation is asked for (UTS #51, Emoji_Presentation).
bool ts_scalar_has_emoji_presentation(uint32_t scalar);
/// Whether the scalar can be drawn in colour (UTS #51, Emoji), digits included.
bool ts_scalar_is_emoji(uint32_t scalar);

/// The SHA-256 digest (FIPS 180-4) of `length` bytes, 32 bytes into `digest`.
void ts_sha256(const uint8_t *_Nullable bytes, size_t length, uint8_t *digest);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
