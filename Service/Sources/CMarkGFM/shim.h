#ifndef DRAGOMAN_CMARK_GFM_SHIM_H
#define DRAGOMAN_CMARK_GFM_SHIM_H

#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>
#include <string.h>

/// The length of a text, 0 of none.
static inline size_t cmarkgfm_length(const char *text) { return text ? strlen(text) : 0; }

/// Whether an item of a list has a box: only its extension knows.
static inline bool cmarkgfm_is_task(cmark_node *item) {
  return strcmp(cmark_node_get_type_string(item), "tasklist") == 0;
}

#endif
