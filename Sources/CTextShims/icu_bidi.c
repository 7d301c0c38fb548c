#include "icu_analyzer.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/utf16.h>

// Below U+0590 there is no right-to-left character and no bidi control, so that level 0 holds throughout.
static int is_plainly_left_to_right(const uint16_t *text, int32_t length) {
  for (int32_t i = 0; i < length; i++) {
    if (text[i] >= 0x0590) return 0;
  }
  return 1;
}

void ts_bidi_levels(ts_analyzer *analyzer, const uint16_t *text, int32_t length, uint8_t paragraph_level,
                    uint8_t *levels, int32_t *status) {
  *status = U_ZERO_ERROR;
  if (length <= 0) return;
  if (paragraph_level == 0 && is_plainly_left_to_right(text, length)) {
    memset(levels, 0, (size_t)length);
    return;
  }
  UErrorCode code = U_ZERO_ERROR;
  if (analyzer->bidi == NULL) {
    analyzer->bidi = ubidi_open();
    if (analyzer->bidi == NULL) {
      *status = U_MEMORY_ALLOCATION_ERROR;
      return;
    }
  }
  ubidi_setPara(analyzer->bidi, (const UChar *)text, length, paragraph_level, NULL, &code);
  const UBiDiLevel *found = ubidi_getLevels(analyzer->bidi, &code);
  if (U_SUCCESS(code)) memcpy(levels, found, (size_t)length);
  *status = code;
}

static int is_reset_at_line_end(UCharDirection direction) {
  switch (direction) {
    case U_BLOCK_SEPARATOR:
    case U_SEGMENT_SEPARATOR:
    case U_WHITE_SPACE_NEUTRAL:
    case U_FIRST_STRONG_ISOLATE:
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_POP_DIRECTIONAL_ISOLATE:
    // Rule X9 takes these out; they go with the white space that they stand in.
    case U_BOUNDARY_NEUTRAL:
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
      return 1;
    default:
      return 0;
  }
}

int32_t ts_bidi_trailing_reset(const uint16_t *text, int32_t length) {
  int32_t start = length;
  while (start > 0) {
    int32_t before = start;
    UChar32 c;
    U16_PREV(text, 0, before, c);
    if (!is_reset_at_line_end(u_charDirection(c))) break;
    start = before;
  }
  return length - start;
}

void ts_bidi_visual_order(const uint8_t *levels, int32_t count, int32_t *order) {
  ubidi_reorderVisual(levels, count, order);
}

int32_t ts_bidi_first_strong(const uint16_t *text, int32_t length) {
  int32_t depth = 0;
  for (int32_t i = 0; i < length;) {
    UChar32 c;
    U16_NEXT(text, i, length, c);
    switch (u_charDirection(c)) {
      case U_LEFT_TO_RIGHT:
        if (depth == 0) return 0;
        break;
      case U_RIGHT_TO_LEFT:
      case U_RIGHT_TO_LEFT_ARABIC:
        if (depth == 0) return 1;
        break;
      case U_FIRST_STRONG_ISOLATE:
      case U_LEFT_TO_RIGHT_ISOLATE:
      case U_RIGHT_TO_LEFT_ISOLATE:
        depth++;
        break;
      case U_POP_DIRECTIONAL_ISOLATE:
        if (depth > 0) depth--;
        break;
      case U_BLOCK_SEPARATOR:
        return -1;
      default:
        break;
    }
  }
  return -1;
}
