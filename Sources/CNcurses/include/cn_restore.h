#pragma once
#include <stdbool.h>
#include <stddef.h>

/// The most bytes that can be written on the way out.
enum { CN_RESTORE_CAPACITY = 1024 };

/// Saves the terminal's present modes, before ours are set. False, with errno set, if `descriptor` is no terminal.
bool cn_restore_save(int descriptor);

/// From now on the saved modes are put back, and these bytes written, by `exit`, by a fatal signal (SEGV, ILL, TRAP, BUS,
/// FPE, ABRT) and by the watchdog. `notice` follows after a fatal signal only; it is left out where there is no room.
void cn_restore_arm(const char *restore, size_t restore_length, const char *notice, size_t notice_length);

/// From now on there are bytes to be undone: before, only the modes are put back, since nothing has been written yet.
void cn_restore_begin(void);

/// Whether the terminal may still be written to: not once it has been put back, since a fault in one thread leaves the others
/// running for a moment. If it may, `cn_restore_has_written` has to follow.
bool cn_restore_may_write(void);

/// What `cn_restore_may_write` allowed has been done.
void cn_restore_has_written(void);

/// Ends what `cn_restore_arm` began, and writes nothing.
void cn_restore_disarm(void);

/// Whether the terminal belongs to another job of its session, such as the shell that this process was stopped under: who
/// sets its modes then is stopped by SIGTTOU. False where it cannot be told. Async-signal-safe.
bool cn_terminal_is_elsewhere(int descriptor);

/// Writes bytes also while the terminal is another job's, whatever its mode TOSTOP. Never blocks.
void cn_terminal_write_from_afar(int descriptor, const void *bytes, size_t count);

/// Puts the saved modes back and writes the restoring bytes, once; nothing while not armed, or
/// while the terminal is another job's. Async-signal-safe; waits 20 ms at most for what is being written.
void cn_restore_now(void);
