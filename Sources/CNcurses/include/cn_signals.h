#pragma once
#include <stdbool.h>

/// Makes the pipe that tells of signals. Returns the end to poll and read, the same one each time, or -1 with errno set.
int cn_signals_open(void);

/// Catches a signal from now on: it is noted, and the pipe becomes readable. System calls are restarted.
bool cn_signals_catch(int signal);

/// Ignores a signal from now on.
bool cn_signals_ignore(int signal);

/// Gives a signal the system's own meaning for a while (to stop on SIGTSTP).
bool cn_signals_default(int signal);

/// Whether the signal has come since it was last taken.
bool cn_signals_take(int signal);

/// Whether the signal has come since it was last taken; it stays there to be taken.
bool cn_signals_has(int signal);

/// Empties the pipe.
void cn_signals_drain(void);

/// Puts back what was there before the first `cn_signals_catch` or `cn_signals_ignore` of each signal.
void cn_signals_release(void);

/// After how many seconds a caught signal ends the process whatever it is doing (WINCH, TSTP and CONT do not): the terminal is
/// restored and the exit status is 128 + the signal. 0 switches that off. The clock starts in the signal handler, so it
/// holds though the main thread hangs.
void cn_watchdog_after_signal(unsigned seconds);

/// Starts the same clock now, with this exit status. A second call changes nothing while the first runs.
void cn_watchdog_start(unsigned seconds, int status);

/// Stops the clock.
void cn_watchdog_stop(void);
