#ifndef DRAGOMAN_CMARKDOWN_ARENA_H
#define DRAGOMAN_CMARKDOWN_ARENA_H

#include <cmark-gfm.h>

/// Room for one parsed document on this thread, given back all at once: a document is thousands of small pieces that live
/// equally long.
///
/// Between `begin` and the `end` of the same value, the allocator of `cmarkdown_arena` may be used on the thread that
/// called `begin`, and on no other. Documents may be nested; nothing of a document may be touched after its `end`.
struct CMarkdownArena {
  void *block;
  size_t used;
};

struct CMarkdownArena cmarkdown_arena_begin(void);
void cmarkdown_arena_end(struct CMarkdownArena begun);

/// The allocator. Freeing does nothing; it ends the program when there is no room, as the library's own does.
cmark_mem *cmarkdown_arena(void);

/// How many bytes this thread's documents hold, for tests.
size_t cmarkdown_arena_held(void);

#endif
