#define _GNU_SOURCE 1
#include "cn_signals.h"

#include "cn_restore.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

enum { SIGNAL_COUNT = 65 };
static int ends[2] = {-1, -1};
static atomic_bool pending[SIGNAL_COUNT];
static struct sigaction before[SIGNAL_COUNT];
static bool changed[SIGNAL_COUNT];

static atomic_uint seconds_after_signal;
static atomic_bool watchdog_runs;
static atomic_int watchdog_status;

static void end_now(int signal) {
    (void)signal;
    cn_restore_now();
    _exit(atomic_load(&watchdog_status));
}

void cn_watchdog_start(unsigned seconds, int status) {
    if (seconds == 0 || atomic_exchange(&watchdog_runs, true)) return;
    atomic_store(&watchdog_status, status);
    struct sigaction action = {.sa_handler = end_now};
    sigfillset(&action.sa_mask);
    sigaction(SIGALRM, &action, NULL);
    alarm(seconds);
}

void cn_watchdog_stop(void) {
    if (!atomic_exchange(&watchdog_runs, false)) return;
    alarm(0);
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigaction(SIGALRM, &standard, NULL);
}

void cn_watchdog_after_signal(unsigned seconds) { atomic_store(&seconds_after_signal, seconds); }

static void note(int signal) {
    int error = errno;
    atomic_store(&pending[signal], true);
    if (signal != SIGWINCH && signal != SIGTSTP && signal != SIGCONT)
        cn_watchdog_start(atomic_load(&seconds_after_signal), 128 + signal);
    // A full pipe is readable already, and what counts is in `pending`.
    ssize_t written = write(ends[1], "", 1);
    (void)written;
    errno = error;
}

int cn_signals_open(void) {
    if (ends[0] == -1 && pipe2(ends, O_NONBLOCK | O_CLOEXEC) != 0) ends[0] = ends[1] = -1;
    return ends[0];
}

static bool set(int signal, void (*handler)(int)) {
    if (signal <= 0 || signal >= SIGNAL_COUNT) {
        errno = EINVAL;
        return false;
    }
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    struct sigaction old;
    if (sigaction(signal, &action, &old) != 0) return false;
    if (!changed[signal]) before[signal] = old;
    changed[signal] = true;
    return true;
}

bool cn_signals_catch(int signal) {
    if (!set(signal, note)) return false;
    // Who started the program may have left the signal blocked, and it would never come.
    sigset_t caught;
    sigemptyset(&caught);
    sigaddset(&caught, signal);
    return pthread_sigmask(SIG_UNBLOCK, &caught, NULL) == 0;
}
bool cn_signals_ignore(int signal) { return set(signal, SIG_IGN); }
bool cn_signals_default(int signal) { return set(signal, SIG_DFL); }

bool cn_signals_take(int signal) {
    return signal > 0 && signal < SIGNAL_COUNT && atomic_exchange(&pending[signal], false);
}

bool cn_signals_has(int signal) { return signal > 0 && signal < SIGNAL_COUNT && atomic_load(&pending[signal]); }

void cn_signals_drain(void) {
    char buffer[256];
    while (read(ends[0], buffer, sizeof buffer) == sizeof buffer) continue;
}

void cn_signals_release(void) {
    for (int signal = 1; signal < SIGNAL_COUNT; signal++) {
        if (!changed[signal]) continue;
        sigaction(signal, &before[signal], NULL);
        changed[signal] = false;
    }
}
