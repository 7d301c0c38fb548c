#ifndef ICU_SHIMS_H
#define ICU_SHIMS_H

#include <stdint.h>

// Conventions of all functions here. Text is UTF-16 in native byte order, offsets and lengths count UTF-16 units,
// unpaired surrogates are allowed. A `status` receives ICU's UErrorCode: above zero is a failure, and then the outputs
// hold nothing to rely on; zero and below are success. Functions that fill an array return how many elements the whole
// answer has and write at most `capacity` of them. Functions without a handle may be called from any thread at any
// time; a handle belongs to one thread at a time.

// The versions of the ICU library in use, as text such as "72.1" and "15.0". `buffer` holds 20 bytes or more.
void ts_icu_version(char *_Nonnull buffer);
void ts_unicode_version(char *_Nonnull buffer);

// --- Text analysis (icu_break.c, icu_bidi.c, icu_script.c)

// Break iterators and a bidi object for one locale, each opened at first use. Owner: the caller, until closed.
typedef struct ts_analyzer ts_analyzer;

// `locale` is a BCP 47 tag. Returns NULL where memory is short or the tag is longer than ICU takes.
ts_analyzer *_Nullable ts_analyzer_open(const char *_Nonnull locale, int32_t *_Nonnull status);
void ts_analyzer_close(ts_analyzer *_Nullable analyzer);

// Ends of the grapheme clusters, ascending; the last is `length`. An empty text has none. UAX #29, extended.
int32_t ts_grapheme_ends(ts_analyzer *_Nonnull analyzer, const uint16_t *_Nonnull text, int32_t length,
                         int32_t *_Nonnull ends, int32_t capacity, int32_t *_Nonnull status);

// Line break opportunities after offset 0, ascending; the last is `length`. `hard[i]` is 1 where the break is
// mandatory. UAX #14 with the locale's tailoring and dictionaries.
int32_t ts_line_breaks(ts_analyzer *_Nonnull analyzer, const uint16_t *_Nonnull text, int32_t length,
                       int32_t *_Nonnull offsets, uint8_t *_Nonnull hard, int32_t capacity,
                       int32_t *_Nonnull status);

// One embedding level per unit; `paragraph_level` is 0 or 1 and holds for every paragraph of the text. `levels` has
// room for `length`. UAX #9 up to rule L1, the whole text taken as one line.
void ts_bidi_levels(ts_analyzer *_Nonnull analyzer, const uint16_t *_Nonnull text, int32_t length,
                    uint8_t paragraph_level, uint8_t *_Nonnull levels, int32_t *_Nonnull status);

// How many units at the end of the text rule L1 resets to the paragraph level when the text is a whole line.
int32_t ts_bidi_trailing_reset(const uint16_t *_Nonnull text, int32_t length);

// The visual order of `count` neighbours with the given levels: `order[visual] = logical`. UAX #9, rule L2.
void ts_bidi_visual_order(const uint8_t *_Nonnull levels, int32_t count, int32_t *_Nonnull order);

// The direction of the first strong character outside isolates: 0 left to right, 1 right to left, -1 there is none.
int32_t ts_bidi_first_strong(const uint16_t *_Nonnull text, int32_t length);

// Ends of the script runs, ascending, with ICU's script code of each (0, Common, where no character decides).
int32_t ts_script_runs(const uint16_t *_Nonnull text, int32_t length, int32_t *_Nonnull ends,
                       int32_t *_Nonnull scripts, int32_t capacity);

// The four-letter ISO 15924 name of a script code, in static memory; "Zzzz" for a code out of range.
const char *_Nonnull ts_script_name(int32_t script);
// The same name packed into four bytes, the first letter in the highest.
uint32_t ts_script_tag(int32_t script);

// --- Properties of code points (icu_properties.c)

// ICU's script code; 103 (unknown) for a value above 0x10FFFF.
int32_t ts_script_of(uint32_t code_point);
// Whether the code point's script extensions hold the script code.
int32_t ts_has_script(uint32_t code_point, int32_t script);
// The General_Category as ICU's number, 0 (unassigned) to 29.
int32_t ts_general_category(uint32_t code_point);
// 1 or 0 for a binary property, the first argument one of the constants below.
int32_t ts_has_property(int32_t property, uint32_t code_point);
enum {
  ts_property_bidi_control = 0,
  ts_property_bidi_mirrored = 1,
  ts_property_default_ignorable = 2,
  ts_property_emoji_presentation = 3,
  ts_property_extended_pictographic = 4,
  ts_property_white_space = 5,
  ts_property_noncharacter = 6,
  ts_property_variation_selector = 7,
  ts_property_emoji = 8,
};
// The code point that draws this one in right-to-left text, or itself.
uint32_t ts_mirror(uint32_t code_point);
// 1 where the text is in Normalization Form C, 0 where not.
int32_t ts_is_nfc(const uint16_t *_Nonnull text, int32_t length, int32_t *_Nonnull status);

// --- Locale data (icu_locale.c, icu_numbers.c)

// 1 where the language of the BCP 47 tag is written from right to left, by its script or its likely script.
int32_t ts_locale_is_right_to_left(const char *_Nonnull tag);
// The tag with likely subtags filled in, as BCP 47. Returns the length without the closing zero, 0 on failure.
int32_t ts_locale_maximize(const char *_Nonnull tag, char *_Nonnull buffer, int32_t capacity);
// The English name of the tag in UTF-16; returns the units written, 0 where there is none.
int32_t ts_locale_english_name(const char *_Nonnull tag, uint16_t *_Nonnull buffer, int32_t capacity);
// Whether ICU knows the language, script, or region subtag: 1 or 0.
int32_t ts_locale_knows_language(const char *_Nonnull language);
int32_t ts_locale_knows_script(const char *_Nonnull script);
int32_t ts_locale_knows_region(const char *_Nonnull region);
// Whether ICU has data (formats, names) for the language subtag itself: 1 or 0.
int32_t ts_locale_has_data(const char *_Nonnull language);

// Plural rules of one language with the number format that shows one fraction digit. Owner: the caller.
typedef struct ts_plural_rules ts_plural_rules;
ts_plural_rules *_Nullable ts_plurals_open(const char *_Nonnull tag, int32_t ordinal, int32_t *_Nonnull status);
void ts_plurals_close(ts_plural_rules *_Nullable rules);
// The CLDR category: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other; -1 on failure. `tenths` shows one fraction digit.
int32_t ts_plural_of_integer(ts_plural_rules *_Nonnull rules, int64_t number);
int32_t ts_plural_of_tenths(ts_plural_rules *_Nonnull rules, int64_t tenths);
// One bit per category that the language's rules name, bit 0 zero to bit 5 other.
int32_t ts_plural_keywords(ts_plural_rules *_Nonnull rules);

// A decimal number format of one language. Owner: the caller.
typedef struct ts_number_format ts_number_format;
ts_number_format *_Nullable ts_numbers_open(const char *_Nonnull tag, int32_t grouping, int32_t *_Nonnull status);
void ts_numbers_close(ts_number_format *_Nullable format);
// Formats in the language's digits and separators; returns the length in UTF-16 units, above `capacity` where it does
// not fit. `minimum` and `maximum` are fraction digits.
int32_t ts_numbers_integer(ts_number_format *_Nonnull format, int64_t number, uint16_t *_Nonnull buffer,
                           int32_t capacity, int32_t *_Nonnull status);
int32_t ts_numbers_decimal(ts_number_format *_Nonnull format, double number, int32_t minimum, int32_t maximum,
                           uint16_t *_Nonnull buffer, int32_t capacity, int32_t *_Nonnull status);

// Values as a language writes them, each call on its own; returns the length in UTF-16 units, above `capacity` where it
// does not fit. Safe on several threads.
// `skeleton` is one of ICU's number skeletons, such as `percent` or `currency/EUR`, in ASCII.
int32_t ts_sample_number(const char *_Nonnull tag, const char *_Nonnull skeleton, double number,
                         uint16_t *_Nonnull buffer, int32_t capacity, int32_t *_Nonnull status);
// `millis` from the epoch, shown in UTC; styles as UDateFormatStyle: 0 full, 1 long, 2 medium, 3 short, -1 none.
int32_t ts_sample_date(const char *_Nonnull tag, double millis, int32_t date_style, int32_t time_style,
                       uint16_t *_Nonnull buffer, int32_t capacity, int32_t *_Nonnull status);
// Joins `count` texts of `lengths` UTF-16 units each, which follow each other in `items`; at most 8.
int32_t ts_sample_list(const char *_Nonnull tag, const uint16_t *_Nonnull items, const int32_t *_Nonnull lengths,
                       int32_t count, uint16_t *_Nonnull buffer, int32_t capacity, int32_t *_Nonnull status);
// A number of days from now, negative before it, in words.
int32_t ts_sample_relative_days(const char *_Nonnull tag, double days, uint16_t *_Nonnull buffer, int32_t capacity,
                                int32_t *_Nonnull status);

#endif
