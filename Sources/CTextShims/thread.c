#include "include/thread_shims.h"

#include <stdatomic.h>

uint32_t ts_thread_number(void) {
  static atomic_uint_fast32_t given;
  static _Thread_local uint32_t number;
  if (number == 0) number = (uint32_t)atomic_fetch_add(&given, 1) + 1;
  return number;
}
