#include "CMarkdownArena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Every piece begins on 16 bytes and has its size in the 16 bytes before it.
enum { ALIGNMENT = 16, FIRST_BLOCK = 1 << 15, LARGEST_BLOCK = 1 << 20 };

struct block {
  struct block *previous;
  size_t capacity;
  size_t used;
  size_t padding;
};

static _Thread_local struct block *current;
static _Thread_local size_t held;

static char *bytes_of(struct block *block) { return (char *)(block + 1); }

static void add_block(size_t least) {
  size_t capacity = current ? current->capacity * 2 : FIRST_BLOCK;
  if (capacity > LARGEST_BLOCK) capacity = LARGEST_BLOCK;
  if (capacity < least) capacity = least;
  struct block *block = malloc(sizeof(struct block) + capacity);
  if (!block) abort();
  block->previous = current;
  block->capacity = capacity;
  block->used = 0;
  current = block;
  held += capacity;
}

static void *take(size_t size) {
  if (size > SIZE_MAX / 2) abort();
  size_t needed = ((size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1)) + ALIGNMENT;
  if (!current || current->capacity - current->used < needed) add_block(needed);
  char *piece = bytes_of(current) + current->used + ALIGNMENT;
  *(size_t *)(piece - ALIGNMENT) = needed - ALIGNMENT;
  current->used += needed;
  return piece;
}

static void *arena_calloc(size_t count, size_t size) {
  if (size && count > SIZE_MAX / 2 / size) abort();
  void *piece = take(count * size);
  return memset(piece, 0, count * size);
}

static void *arena_realloc(void *old, size_t size) {
  if (!old) return take(size);
  size_t room = *(size_t *)((char *)old - ALIGNMENT);
  if (size <= room) return old;
  void *piece = take(size);
  return memcpy(piece, old, room);
}

static void arena_free(void *piece) { (void)piece; }

static cmark_mem arena = {arena_calloc, arena_realloc, arena_free};

cmark_mem *cmarkdown_arena(void) { return &arena; }

struct CMarkdownArena cmarkdown_arena_begin(void) {
  struct CMarkdownArena begun = {current, current ? current->used : 0};
  return begun;
}

void cmarkdown_arena_end(struct CMarkdownArena begun) {
  while (current && current != begun.block) {
    struct block *block = current;
    current = block->previous;
    held -= block->capacity;
    free(block);
  }
  if (current) current->used = begun.used;
}

size_t cmarkdown_arena_held(void) { return held; }
