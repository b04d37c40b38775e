#include <cmark.h>
#include <stdlib.h>
#include <string.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

/// The length in bytes of what libcmark's accessors give: a C string, or none.
static inline size_t cmark_text_length(const char *text) { return text ? strlen(text) : 0; }

/// Gives back to the system what is free: what one thread has freed, glibc keeps for that thread.
static inline void give_back_free_memory(void) {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}
