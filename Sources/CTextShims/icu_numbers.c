#include "icu_shims.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/upluralrules.h>

static const char *const category_names[] = {"zero", "one", "two", "few", "many", "other"};

struct ts_plural_rules {
  UPluralRules *rules;
  UNumberFormat *tenths;
};

struct ts_number_format {
  UNumberFormat *format;
  int32_t minimum;
  int32_t maximum;
};

static void locale_of(const char *tag, char *locale, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t parsed = 0;
  uloc_forLanguageTag(tag, locale, capacity, &parsed, &code);
  if (U_FAILURE(code) || code == U_STRING_NOT_TERMINATED_WARNING) locale[0] = '\0';
}

ts_plural_rules *ts_plurals_open(const char *tag, int32_t ordinal, int32_t *status) {
  char locale[ULOC_FULLNAME_CAPACITY];
  UErrorCode code = U_ZERO_ERROR;
  locale_of(tag, locale, sizeof(locale));
  ts_plural_rules *rules = calloc(1, sizeof(ts_plural_rules));
  if (rules == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  rules->rules = uplrules_openForType(locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &code);
  // The digits do not matter for a category, so that the root locale's format serves every language.
  rules->tenths = unum_open(UNUM_DECIMAL, NULL, 0, "en", NULL, &code);
  *status = code;
  if (U_FAILURE(code)) {
    ts_plurals_close(rules);
    return NULL;
  }
  unum_setAttribute(rules->tenths, UNUM_MIN_FRACTION_DIGITS, 1);
  unum_setAttribute(rules->tenths, UNUM_MAX_FRACTION_DIGITS, 1);
  return rules;
}

void ts_plurals_close(ts_plural_rules *rules) {
  if (rules == NULL) return;
  if (rules->rules != NULL) uplrules_close(rules->rules);
  if (rules->tenths != NULL) unum_close(rules->tenths);
  free(rules);
}

static int32_t category_of(const char *name) {
  for (int32_t i = 0; i < 6; i++) {
    if (strcmp(name, category_names[i]) == 0) return i;
  }
  return -1;
}

static int32_t category_of_keyword(const UChar *keyword, int32_t length, UErrorCode code) {
  char name[16];
  if (U_FAILURE(code) || length < 0 || length > 15) return -1;
  for (int32_t i = 0; i < length; i++) name[i] = keyword[i] < 0x80 ? (char)keyword[i] : '?';
  name[length] = '\0';
  return category_of(name);
}

int32_t ts_plural_of_integer(ts_plural_rules *rules, int64_t number) {
  UChar keyword[16];
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = uplrules_select(rules->rules, (double)number, keyword, 16, &code);
  return category_of_keyword(keyword, length, code);
}

int32_t ts_plural_of_tenths(ts_plural_rules *rules, int64_t tenths) {
  UChar keyword[16];
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = uplrules_selectWithFormat(rules->rules, (double)tenths / 10, rules->tenths, keyword, 16, &code);
  return category_of_keyword(keyword, length, code);
}

int32_t ts_plural_keywords(ts_plural_rules *rules) {
  UErrorCode code = U_ZERO_ERROR;
  UEnumeration *keywords = uplrules_getKeywords(rules->rules, &code);
  if (U_FAILURE(code)) return 0;
  int32_t bits = 0;
  for (const char *name = uenum_next(keywords, NULL, &code); name != NULL && U_SUCCESS(code);
       name = uenum_next(keywords, NULL, &code)) {
    int32_t category = category_of(name);
    if (category >= 0) bits |= 1 << category;
  }
  uenum_close(keywords);
  return bits;
}

ts_number_format *ts_numbers_open(const char *tag, int32_t grouping, int32_t *status) {
  char locale[ULOC_FULLNAME_CAPACITY];
  UErrorCode code = U_ZERO_ERROR;
  locale_of(tag, locale, sizeof(locale));
  ts_number_format *format = calloc(1, sizeof(ts_number_format));
  if (format == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  format->format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &code);
  *status = code;
  if (U_FAILURE(code)) {
    free(format);
    return NULL;
  }
  unum_setAttribute(format->format, UNUM_GROUPING_USED, grouping ? 1 : 0);
  format->minimum = format->maximum = -1;
  return format;
}

void ts_numbers_close(ts_number_format *format) {
  if (format == NULL) return;
  unum_close(format->format);
  free(format);
}

// ICU reports a result that fills the buffer without room for a closing zero as success, a longer one as overflow.
static int32_t length_or_failure(int32_t length, UErrorCode code, int32_t *status) {
  *status = code == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : code;
  return U_FAILURE((UErrorCode)*status) ? 0 : length;
}

static void show_fraction(ts_number_format *format, int32_t minimum, int32_t maximum) {
  if (format->minimum == minimum && format->maximum == maximum) return;
  unum_setAttribute(format->format, UNUM_MIN_FRACTION_DIGITS, minimum);
  unum_setAttribute(format->format, UNUM_MAX_FRACTION_DIGITS, maximum);
  format->minimum = minimum;
  format->maximum = maximum;
}

int32_t ts_numbers_integer(ts_number_format *format, int64_t number, uint16_t *buffer, int32_t capacity,
                           int32_t *status) {
  show_fraction(format, 0, 0);
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = unum_formatInt64(format->format, number, (UChar *)buffer, capacity, NULL, &code);
  return length_or_failure(length, code, status);
}

int32_t ts_numbers_decimal(ts_number_format *format, double number, int32_t minimum, int32_t maximum, uint16_t *buffer,
                           int32_t capacity, int32_t *status) {
  show_fraction(format, minimum, maximum);
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = unum_formatDouble(format->format, number, (UChar *)buffer, capacity, NULL, &code);
  return length_or_failure(length, code, status);
}
