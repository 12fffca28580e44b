#pragma once

#include <sqlite3.h>
#include <sys/vfs.h>

// SQLITE_TRANSIENT is a macro with a function-pointer cast, which Swift cannot import.
static inline sqlite3_destructor_type cohort_sqlite_transient(void) { return SQLITE_TRANSIENT; }

// sqlite3_db_config is variadic, which Swift cannot call.
static inline int cohort_sqlite_set(sqlite3 *database, int option, int value) {
    return sqlite3_db_config(database, option, value, (int *)0);
}

// The kind of file system a path lies on (statfs's f_type), which Swift's C library module leaves out; -1 on failure.
static inline long cohort_sqlite_file_system(const char *path) {
    struct statfs system;
    return statfs(path, &system) == 0 ? (long)system.f_type : -1;
}
