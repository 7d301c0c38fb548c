#include "icu_shims.h"

#include <unicode/udat.h>
#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/ureldatefmt.h>

static void locale_of(const char *tag, char *locale, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t parsed = 0;
  uloc_forLanguageTag(tag, locale, capacity, &parsed, &code);
  if (U_FAILURE(code) || code == U_STRING_NOT_TERMINATED_WARNING) locale[0] = '\0';
}

int32_t ts_sample_number(const char *tag, const char *skeleton, double number, uint16_t *buffer, int32_t capacity,
                         int32_t *status) {
  char locale[ULOC_FULLNAME_CAPACITY];
  UChar wide[128];
  int32_t length = 0;
  UErrorCode code = U_ZERO_ERROR;
  locale_of(tag, locale, sizeof(locale));
  while (skeleton[length] != '\0' && length < 127) {
    wide[length] = (UChar)(unsigned char)skeleton[length];
    length++;
  }
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(wide, length, locale, &code);
  UFormattedNumber *result = unumf_openResult(&code);
  int32_t needed = 0;
  if (U_SUCCESS(code)) {
    unumf_formatDouble(formatter, number, result, &code);
    needed = unumf_resultToString(result, (UChar *)buffer, capacity, &code);
  }
  unumf_closeResult(result);
  unumf_close(formatter);
  *status = code;
  return needed;
}

int32_t ts_sample_date(const char *tag, double millis, int32_t date_style, int32_t time_style, uint16_t *buffer,
                       int32_t capacity, int32_t *status) {
  static const UChar utc[] = {'U', 'T', 'C', 0};
  char locale[ULOC_FULLNAME_CAPACITY];
  UErrorCode code = U_ZERO_ERROR;
  locale_of(tag, locale, sizeof(locale));
  UDateFormat *format =
      udat_open((UDateFormatStyle)time_style, (UDateFormatStyle)date_style, locale, utc, 3, NULL, 0, &code);
  int32_t needed = 0;
  if (U_SUCCESS(code)) {
    needed = udat_format(format, millis, (UChar *)buffer, capacity, NULL, &code);
    udat_close(format);
  }
  *status = code;
  return needed;
}

int32_t ts_sample_list(const char *tag, const uint16_t *items, const int32_t *lengths, int32_t count, uint16_t *buffer,
                       int32_t capacity, int32_t *status) {
  char locale[ULOC_FULLNAME_CAPACITY];
  const UChar *texts[8];
  int32_t offset = 0;
  UErrorCode code = U_ZERO_ERROR;
  if (count < 0 || count > 8) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return 0;
  }
  for (int32_t i = 0; i < count; i++) {
    texts[i] = (const UChar *)items + offset;
    offset += lengths[i];
  }
  locale_of(tag, locale, sizeof(locale));
  UListFormatter *formatter = ulistfmt_open(locale, &code);
  int32_t needed = 0;
  if (U_SUCCESS(code)) {
    needed = ulistfmt_format(formatter, texts, lengths, count, (UChar *)buffer, capacity, &code);
    ulistfmt_close(formatter);
  }
  *status = code;
  return needed;
}

int32_t ts_sample_relative_days(const char *tag, double days, uint16_t *buffer, int32_t capacity, int32_t *status) {
  char locale[ULOC_FULLNAME_CAPACITY];
  UErrorCode code = U_ZERO_ERROR;
  locale_of(tag, locale, sizeof(locale));
  URelativeDateTimeFormatter *formatter =
      ureldatefmt_open(locale, NULL, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE, &code);
  int32_t needed = 0;
  if (U_SUCCESS(code)) {
    needed = ureldatefmt_formatNumeric(formatter, days, UDAT_REL_UNIT_DAY, (UChar *)buffer, capacity, &code);
    ureldatefmt_close(formatter);
  }
  *status = code;
  return needed;
}
