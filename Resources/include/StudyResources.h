#pragma once

#include <stddef.h>

/// One embedded file: its path inside `Resources`, with forward slashes, and its bytes. Both live as long as the process.
typedef struct {
    const char *_Nonnull name;
    const unsigned char *_Nonnull bytes;
    size_t length;
} StudyResource;

/// How many files are embedded.
size_t study_resource_count(void);

/// The file at `index`, in the order of the table; the last file for an index past the end.
StudyResource study_resource(size_t index);
