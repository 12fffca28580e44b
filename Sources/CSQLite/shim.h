#pragma once

#include <sqlite3.h>

// SQLITE_TRANSIENT is a macro with a function-pointer cast, which Swift cannot import.
static inline sqlite3_destructor_type cohort_sqlite_transient(void) { return SQLITE_TRANSIENT; }
