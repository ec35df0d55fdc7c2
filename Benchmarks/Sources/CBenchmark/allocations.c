// Stands before glibc's allocator in the benchmark's own process and counts what each thread asks for.
#include "CBenchmark.h"

#include <errno.h>
#include <stddef.h>
#include <time.h>

int64_t benchmark_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

#if defined(__linux__) && defined(__GLIBC__)

#include <malloc.h>

int64_t benchmark_live_bytes(void) {
  struct mallinfo2 all = mallinfo2();
  return (int64_t)(all.uordblks + all.hblkhd);
}

static __thread int64_t allocations;

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations++;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  allocations++;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  allocations++;
  void *made = __libc_memalign(alignment, size);
  if (!made) return ENOMEM;
  *block = made;
  return 0;
}

int64_t benchmark_allocations(void) { return allocations; }

#else

int64_t benchmark_allocations(void) { return -1; }

int64_t benchmark_live_bytes(void) { return -1; }

#endif
