#ifndef ICU_SHIMS_H
#define ICU_SHIMS_H

#include <stdint.h>

#endif
