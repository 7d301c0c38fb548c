#include "include/thread_shims.h"

uintptr_t ts_thread_mark(void) {
  static _Thread_local char mark;
  return (uintptr_t)&mark;
}
