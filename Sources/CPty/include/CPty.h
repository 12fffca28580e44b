#pragma once

#include <sys/types.h>

/// Starts a program as the leader of a session whose controlling terminal is a new pseudo-terminal of this size.
/// Returns its process id and sets `controller` to the other end, which is closed on exec; or returns -1 and sets errno.
/// Between fork and exec only async-signal-safe calls are made, which is why this is C.
pid_t cohort_spawn_in_pty(
    char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull environment, unsigned short rows,
    unsigned short columns, int *_Nonnull controller);

/// Opens both ends of a new pseudo-terminal of this size, closed on exec. Returns 0, or -1 and sets errno.
int cohort_open_pty(
    unsigned short rows, unsigned short columns, int *_Nonnull controller, int *_Nonnull terminal);
