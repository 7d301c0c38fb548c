#include "icu_shims.h"

#include <ctype.h>
#include <string.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>

// ICU's own locale name of a BCP 47 tag, or an empty string.
static void locale_of(const char *tag, char *locale, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t parsed = 0;
  uloc_forLanguageTag(tag, locale, capacity, &parsed, &code);
  if (U_FAILURE(code) || code == U_STRING_NOT_TERMINATED_WARNING) locale[0] = '\0';
}

int32_t ts_locale_is_right_to_left(const char *tag) {
  char locale[ULOC_FULLNAME_CAPACITY];
  locale_of(tag, locale, sizeof(locale));
  return uloc_isRightToLeft(locale) ? 1 : 0;
}

int32_t ts_locale_maximize(const char *tag, char *buffer, int32_t capacity) {
  char locale[ULOC_FULLNAME_CAPACITY];
  char full[ULOC_FULLNAME_CAPACITY];
  UErrorCode code = U_ZERO_ERROR;
  locale_of(tag, locale, sizeof(locale));
  uloc_addLikelySubtags(locale, full, sizeof(full), &code);
  if (U_FAILURE(code) || code == U_STRING_NOT_TERMINATED_WARNING) return 0;
  int32_t length = uloc_toLanguageTag(full, buffer, capacity, 0, &code);
  return U_FAILURE(code) || code == U_STRING_NOT_TERMINATED_WARNING ? 0 : length;
}

int32_t ts_locale_english_name(const char *tag, uint16_t *buffer, int32_t capacity) {
  char locale[ULOC_FULLNAME_CAPACITY];
  UErrorCode code = U_ZERO_ERROR;
  locale_of(tag, locale, sizeof(locale));
  if (locale[0] == '\0') return 0;
  int32_t length = uloc_getDisplayName(locale, "en", (UChar *)buffer, capacity, &code);
  return U_FAILURE(code) ? 0 : length;
}

// ICU answers a code it has no name for with the code itself.
static int has_english_language_name(const char *language) {
  UChar name[128];
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = uloc_getDisplayLanguage(language, "en", name, 128, &code);
  if (U_FAILURE(code) || length <= 0) return 0;
  return code != U_USING_DEFAULT_WARNING;
}

int32_t ts_locale_knows_language(const char *language) {
  if (strcmp(language, "und") == 0) return 0;
  return uloc_getISO3Language(language)[0] != '\0' || has_english_language_name(language);
}

int32_t ts_locale_knows_script(const char *script) {
  UErrorCode code = U_ZERO_ERROR;
  UScriptCode found[8];
  int32_t count = uscript_getCode(script, found, 8, &code);
  if (U_FAILURE(code) || count < 1) return 0;
  if (strcmp(script, "Hans") == 0 || strcmp(script, "Hant") == 0) return 1;
  return strcmp(uscript_getShortName(found[0]), script) == 0;
}

int32_t ts_locale_knows_region(const char *region) {
  char locale[16] = "und_";
  if (strlen(region) > 3) return 0;
  strcat(locale, region);
  if (!isdigit((unsigned char)region[0])) return uloc_getISO3Country(locale)[0] != '\0';
  UChar name[128];
  UErrorCode code = U_ZERO_ERROR;
  uloc_getDisplayCountry(locale, "en", name, 128, &code);
  return U_SUCCESS(code) && code != U_USING_DEFAULT_WARNING;
}

int32_t ts_locale_has_data(const char *language) {
  int32_t count = uloc_countAvailable();
  for (int32_t i = 0; i < count; i++) {
    if (strcmp(uloc_getAvailable(i), language) == 0) return 1;
  }
  return 0;
}
