#ifndef THREAD_SHIMS_H
#define THREAD_SHIMS_H

#include <stdint.h>

/// A number that the calling thread has for itself among the threads that run.
uintptr_t ts_thread_mark(void);

#endif
