#include "icu_shims.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>

int32_t ts_script_of(uint32_t code_point) {
  UErrorCode code = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)code_point, &code);
  return U_FAILURE(code) ? USCRIPT_UNKNOWN : script;
}

int32_t ts_has_script(uint32_t code_point, int32_t script) {
  return uscript_hasScript((UChar32)code_point, (UScriptCode)script) ? 1 : 0;
}

int32_t ts_general_category(uint32_t code_point) { return u_charType((UChar32)code_point); }

int32_t ts_has_property(int32_t property, uint32_t code_point) {
  static const UProperty properties[] = {
      UCHAR_BIDI_CONTROL,
      UCHAR_BIDI_MIRRORED,
      UCHAR_DEFAULT_IGNORABLE_CODE_POINT,
      UCHAR_EMOJI_PRESENTATION,
      UCHAR_EXTENDED_PICTOGRAPHIC,
      UCHAR_WHITE_SPACE,
      UCHAR_NONCHARACTER_CODE_POINT,
      UCHAR_VARIATION_SELECTOR,
      UCHAR_EMOJI,
  };
  if (property < 0 || property >= (int32_t)(sizeof(properties) / sizeof(properties[0]))) return 0;
  return u_hasBinaryProperty((UChar32)code_point, properties[property]) ? 1 : 0;
}

uint32_t ts_mirror(uint32_t code_point) { return (uint32_t)u_charMirror((UChar32)code_point); }

int32_t ts_is_nfc(const uint16_t *text, int32_t length, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const UNormalizer2 *composer = unorm2_getNFCInstance(&code);
  UBool normalized = U_SUCCESS(code) ? unorm2_isNormalized(composer, (const UChar *)text, length, &code) : 0;
  *status = code;
  return U_SUCCESS(code) && normalized ? 1 : 0;
}
