#pragma once
#include <stdint.h>

/// A value that the optimizer must take to be unknown: what is computed from it cannot be hoisted out of a loop.
static inline int64_t benchmark_opaque(int64_t value) {
  __asm__ volatile("" : "+r"(value) : : "memory");
  return value;
}

/// How many blocks this thread has asked the allocator for, or -1 where the allocator cannot be counted (not glibc).
int64_t benchmark_allocations(void);

/// How many bytes of the allocator's are in use in this process, or -1 where it cannot be asked (not glibc).
int64_t benchmark_live_bytes(void);

/// Nanoseconds of the monotonic clock.
int64_t benchmark_nanoseconds(void);
