#define _GNU_SOURCE
#include "CPty.h"

#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <unistd.h>

pid_t cohort_spawn_in_pty(
    char *const arguments[], char *const environment[], unsigned short rows, unsigned short columns, int *controller) {
    struct winsize size = { .ws_row = rows, .ws_col = columns };
    pid_t child = forkpty(controller, NULL, NULL, &size);
    if (child == 0) {
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        execve(arguments[0], arguments, environment);
        _exit(127);
    }
    if (child > 0) fcntl(*controller, F_SETFD, FD_CLOEXEC);
    return child;
}

int cohort_open_pty(unsigned short rows, unsigned short columns, int *controller, int *terminal) {
    struct winsize size = { .ws_row = rows, .ws_col = columns };
    if (openpty(controller, terminal, NULL, NULL, &size) != 0) return -1;
    fcntl(*controller, F_SETFD, FD_CLOEXEC);
    fcntl(*terminal, F_SETFD, FD_CLOEXEC);
    return 0;
}
