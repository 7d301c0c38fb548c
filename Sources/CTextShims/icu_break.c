#include "icu_analyzer.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/utf16.h>
#include <unicode/uversion.h>

void ts_icu_version(char *buffer) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, buffer);
}

void ts_unicode_version(char *buffer) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  u_versionToString(version, buffer);
}

ts_analyzer *ts_analyzer_open(const char *tag, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  ts_analyzer *analyzer = calloc(1, sizeof(ts_analyzer));
  if (analyzer == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  int32_t parsed = 0;
  uloc_forLanguageTag(tag, analyzer->locale, (int32_t)sizeof(analyzer->locale), &parsed, &code);
  if (U_FAILURE(code) || code == U_STRING_NOT_TERMINATED_WARNING) {
    free(analyzer);
    *status = U_FAILURE(code) ? code : U_BUFFER_OVERFLOW_ERROR;
    return NULL;
  }
  *status = U_ZERO_ERROR;
  return analyzer;
}

void ts_analyzer_close(ts_analyzer *analyzer) {
  if (analyzer == NULL) return;
  if (analyzer->graphemes != NULL) ubrk_close(analyzer->graphemes);
  if (analyzer->lines != NULL) ubrk_close(analyzer->lines);
  if (analyzer->bidi != NULL) ubidi_close(analyzer->bidi);
  free(analyzer);
}

// What breaking asks of a UTF-16 unit, found once.
enum { unit_known = 1, unit_stands_alone = 2, unit_letter = 4, unit_digit = 8, unit_separator = 16 };
static _Atomic uint8_t unit_kinds[0x10000];

static uint8_t find_kind(uint16_t unit) {
  uint8_t kind = unit_known;
  int32_t cluster = u_getIntPropertyValue(unit, UCHAR_GRAPHEME_CLUSTER_BREAK);
  if (!U16_IS_SURROGATE(unit) && (cluster == U_GCB_OTHER || cluster == U_GCB_LV || cluster == U_GCB_LVT)) {
    kind |= unit_stands_alone;
  }
  switch (u_getIntPropertyValue(unit, UCHAR_LINE_BREAK)) {
    case U_LB_ALPHABETIC: kind |= unit_letter; break;
    case U_LB_NUMERIC: kind |= unit_digit; break;
    case U_LB_INFIX_NUMERIC: kind |= unit_separator; break;
    default: break;
  }
  return kind;
}

static inline uint8_t kind_of(uint16_t unit) {
  uint8_t kind = unit_kinds[unit];
  if (kind != 0) return kind;
  // Two threads that find the same kind write the same byte.
  kind = find_kind(unit);
  unit_kinds[unit] = kind;
  return kind;
}

// Where no unit extends, precedes or joins another, each is a cluster: UAX #29, rule GB999, and for syllables of Hangul
// GB6 to GB8, which join them with single letters only.
static int every_unit_stands_alone(const uint16_t *text, int32_t length) {
  for (int32_t i = 0; i < length; i++) {
    if ((kind_of(text[i]) & unit_stands_alone) == 0) return 0;
  }
  return 1;
}

int32_t ts_grapheme_ends(ts_analyzer *analyzer, const uint16_t *text, int32_t length, int32_t *ends, int32_t capacity,
                         int32_t *status) {
  *status = U_ZERO_ERROR;
  if (every_unit_stands_alone(text, length)) {
    for (int32_t i = 0; i < length && i < capacity; i++) ends[i] = i + 1;
    return length;
  }
  UErrorCode code = U_ZERO_ERROR;
  if (analyzer->graphemes == NULL) analyzer->graphemes = ubrk_open(UBRK_CHARACTER, analyzer->locale, NULL, 0, &code);
  if (U_SUCCESS(code)) ubrk_setText(analyzer->graphemes, (const UChar *)text, length, &code);
  if (U_FAILURE(code)) {
    *status = code;
    return 0;
  }
  int32_t count = 0;
  ubrk_first(analyzer->graphemes);
  for (int32_t end = ubrk_next(analyzer->graphemes); end != UBRK_DONE; end = ubrk_next(analyzer->graphemes)) {
    if (count < capacity) ends[count] = end;
    count++;
  }
  return count;
}

// Rules LB4 and LB5. ICU's rule status does not serve: it gives the breaks that a dictionary finds before a newline the
// newline's status.
static int ends_with_hard_break(const uint16_t *text, int32_t offset, int32_t length) {
  switch (text[offset - 1]) {
    case 0x000A:
    case 0x000B:
    case 0x000C:
    case 0x0085:
    case 0x2028:
    case 0x2029:
      return 1;
    case 0x000D:
      return offset == length || text[offset] != 0x000A;
    default:
      return 0;
  }
}

// The breaks of a text of letters, digits, points, commas, colons and spaces: after spaces and nowhere else. UAX #14, rules
// LB7, LB13, LB18, LB23, LB25, LB28 and LB29, which no language tailors for these classes. Returns -1 for any other text,
// and where a space stands before a point, of which versions of the rules think differently.
static int32_t plain_line_breaks(const uint16_t *text, int32_t length, int32_t *offsets, uint8_t *hard,
                                 int32_t capacity) {
  int32_t count = 0;
  int follows_space = 0;
  for (int32_t i = 0; i < length; i++) {
    uint16_t unit = text[i];
    if (unit == 0x0020) {
      follows_space = 1;
      continue;
    }
    uint8_t kind = kind_of(unit);
    if ((kind & (unit_letter | unit_digit | unit_separator)) == 0) return -1;
    if (follows_space && i > 0) {
      if ((kind & unit_separator) != 0) return -1;
      if (count < capacity) {
        offsets[count] = i;
        hard[count] = 0;
      }
      count++;
    }
    follows_space = 0;
  }
  if (count < capacity) {
    offsets[count] = length;
    hard[count] = 0;
  }
  return count + 1;
}

int32_t ts_line_breaks(ts_analyzer *analyzer, const uint16_t *text, int32_t length, int32_t *offsets, uint8_t *hard,
                       int32_t capacity, int32_t *status) {
  *status = U_ZERO_ERROR;
  int32_t plain = length > 0 ? plain_line_breaks(text, length, offsets, hard, capacity) : -1;
  if (plain >= 0) return plain;
  UErrorCode code = U_ZERO_ERROR;
  if (analyzer->lines == NULL) analyzer->lines = ubrk_open(UBRK_LINE, analyzer->locale, NULL, 0, &code);
  if (U_SUCCESS(code)) ubrk_setText(analyzer->lines, (const UChar *)text, length, &code);
  *status = code;
  if (U_FAILURE(code)) return 0;
  int32_t count = 0;
  ubrk_first(analyzer->lines);
  for (int32_t offset = ubrk_next(analyzer->lines); offset != UBRK_DONE; offset = ubrk_next(analyzer->lines)) {
    if (count < capacity) {
      offsets[count] = offset;
      hard[count] = (uint8_t)ends_with_hard_break(text, offset, length);
    }
    count++;
  }
  return count;
}
