// The analyzer's inside, for the C files of this room only.
#ifndef ICU_ANALYZER_H
#define ICU_ANALYZER_H

#include "icu_shims.h"

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>

struct ts_analyzer {
  char locale[ULOC_FULLNAME_CAPACITY];
  UBreakIterator *graphemes;
  UBreakIterator *lines;
  UBiDi *bidi;
};

#endif
