#include "icu_analyzer.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
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

// Below U+0300 no character joins another but CR LF: Extend, Prepend, ZWJ, Hangul and emoji modifiers all lie above.
static int every_unit_is_simple(const uint16_t *text, int32_t length) {
  for (int32_t i = 0; i < length; i++) {
    if (text[i] >= 0x0300 || text[i] == 0x000D) return 0;
  }
  return 1;
}

int32_t ts_grapheme_ends(ts_analyzer *analyzer, const uint16_t *text, int32_t length, int32_t *ends, int32_t capacity,
                         int32_t *status) {
  *status = U_ZERO_ERROR;
  if (every_unit_is_simple(text, length)) {
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

int32_t ts_line_breaks(ts_analyzer *analyzer, const uint16_t *text, int32_t length, int32_t *offsets, uint8_t *hard,
                       int32_t capacity, int32_t *status) {
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
