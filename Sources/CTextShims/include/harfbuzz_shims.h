#ifndef HARFBUZZ_SHIMS_H
#define HARFBUZZ_SHIMS_H

#include <stdint.h>

#endif
