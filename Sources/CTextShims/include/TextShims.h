// Flat functions over ICU and HarfBuzz: plain integers and opaque handles, prefix ts_.
#ifndef TEXT_SHIMS_H
#define TEXT_SHIMS_H

#include "icu_shims.h"
#include "thread_shims.h"
#include "harfbuzz_shims.h"

#endif
