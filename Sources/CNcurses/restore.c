#include "cn_restore.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static atomic_bool armed;
// Whether the terminal has been sent anything that has to be undone.
static atomic_bool begun;
// Whether the terminal has been put back, and how many threads are writing to it.
static atomic_bool over;
static atomic_int writing;
static int terminal = -1;
static struct termios saved;
static char bytes[CN_RESTORE_CAPACITY];
static size_t restore_length;
static size_t whole_length;

// The faults, and what else ends a process that has no handler for it (signal(7)), but for what the main loop catches.
static const int fatal_signals[] = {SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT, SIGSYS, SIGSTKFLT, SIGALRM};
enum { FATAL_COUNT = sizeof fatal_signals / sizeof fatal_signals[0] };
static struct sigaction previous[FATAL_COUNT];
static bool handlers_set;
// A stack overflow leaves no room on the main thread's own stack.
static char alternate_stack[16384];

bool cn_terminal_is_elsewhere(int descriptor) {
    int error = errno;
    pid_t group = tcgetpgrp(descriptor);
    errno = error;
    return group != -1 && group != getpgrp();
}

// The other side may have stopped reading: then losing the bytes is better than never ending.
static void write_now(int descriptor, const char *text, size_t count) {
    int flags = fcntl(descriptor, F_GETFL);
    if (flags != -1) fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
    ssize_t written = write(descriptor, text, count);
    (void)written;
    if (flags != -1) fcntl(descriptor, F_SETFL, flags);
}

void cn_terminal_write_from_afar(int descriptor, const void *text, size_t count) {
    sigset_t set, before;
    sigemptyset(&set);
    sigaddset(&set, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &set, &before);
    write_now(descriptor, text, count);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

bool cn_restore_may_write(void) {
    atomic_fetch_add(&writing, 1);
    if (!atomic_load(&over)) return true;
    cn_restore_has_written();
    return false;
}

void cn_restore_has_written(void) { atomic_fetch_sub(&writing, 1); }

// A fault in one thread leaves the others running until the process is gone, and the screen's would draw on. What it is
// writing may come to its end, unless that does not come.
static void end_writing(void) {
    atomic_store(&over, true);
    for (int i = 0; i < 20 && atomic_load(&writing) > 0; i++) poll(NULL, 0, 1);
}

static void put_back(size_t length) {
    if (!atomic_exchange(&armed, false)) return;
    int error = errno;
    end_writing();
    // Whoever has the terminal now has set its modes.
    if (!cn_terminal_is_elsewhere(terminal)) {
        size_t first = atomic_load(&begun) ? 0 : restore_length;
        write_now(terminal, bytes + first, length - first);
        tcsetattr(terminal, TCSANOW, &saved);
    }
    errno = error;
}

void cn_restore_now(void) { put_back(restore_length); }

static void fatal(int signal) {
    put_back(whole_length);
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigaction(signal, &standard, NULL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, signal);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    raise(signal);
}

static void set_handlers(void) {
    stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
    sigaltstack(&stack, NULL);
    struct sigaction action = {.sa_handler = fatal, .sa_flags = SA_ONSTACK};
    sigfillset(&action.sa_mask);
    for (int i = 0; i < FATAL_COUNT; i++) sigaction(fatal_signals[i], &action, &previous[i]);
    handlers_set = true;
}

bool cn_restore_save(int descriptor) {
    atomic_store(&armed, false);
    atomic_store(&begun, false);
    atomic_store(&over, false);
    terminal = descriptor;
    return tcgetattr(descriptor, &saved) == 0;
}

void cn_restore_arm(const char *restore, size_t length, const char *notice, size_t notice_length) {
    if (length > CN_RESTORE_CAPACITY) length = CN_RESTORE_CAPACITY;
    if (length + notice_length > CN_RESTORE_CAPACITY) notice_length = 0;
    memcpy(bytes, restore, length);
    if (notice_length > 0) memcpy(bytes + length, notice, notice_length);
    restore_length = length;
    whole_length = length + notice_length;
    static bool at_exit;
    if (!at_exit) at_exit = atexit(cn_restore_now) == 0;
    if (!handlers_set) set_handlers();
    atomic_store(&armed, true);
}

void cn_restore_begin(void) { atomic_store(&begun, true); }

void cn_restore_disarm(void) {
    atomic_store(&armed, false);
    if (!handlers_set) return;
    for (int i = 0; i < FATAL_COUNT; i++) {
        struct sigaction present;
        // The watchdog may have taken SIGALRM for itself in the meantime.
        if (sigaction(fatal_signals[i], NULL, &present) == 0 && present.sa_handler == fatal)
            sigaction(fatal_signals[i], &previous[i], NULL);
    }
    handlers_set = false;
}
