#ifndef THREAD_SHIMS_H
#define THREAD_SHIMS_H

#include <stdint.h>

/// The calling thread's number: the first thread that asks has 1, the next one 2.
uint32_t ts_thread_number(void);

#endif
