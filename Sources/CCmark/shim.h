#include <cmark.h>
#include <string.h>

/// The length in bytes of what libcmark's accessors give: a C string, or none.
static inline size_t cmark_text_length(const char *text) { return text ? strlen(text) : 0; }
