#define _GNU_SOURCE 1
#define NCURSES_WIDECHAR 1
#include "cn_screen.h"
#include "capability.h"

#include <curses.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

struct cn_screen {
    SCREEN *screen;
    FILE *input;
    FILE *output;
    bool colors;
    int terminal;
    int collected;
};

static cn_screen *current;

static void use(cn_screen *screen) {
    if (current == screen) return;
    set_term(screen->screen);
    current = screen;
}

static FILE *copy_of(int descriptor, const char *mode) {
    int copy = dup(descriptor);
    if (copy == -1) return NULL;
    FILE *file = fdopen(copy, mode);
    if (!file) close(copy);
    return file;
}

// ncurses flushes after every cursor movement, so that an update of two rows takes three writes: packets, over a
// network. So its descriptor is a file in memory while it updates, and the terminal gets the whole at once.
static bool begin_collecting(cn_screen *screen) {
    return screen->collected != -1 && dup2(screen->collected, fileno(screen->output)) != -1;
}

static void write_all(int descriptor, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = write(descriptor, bytes, count);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        bytes += written;
        count -= (size_t)written;
    }
}

static void end_collecting(cn_screen *screen) {
    dup2(screen->terminal, fileno(screen->output));
    off_t length = lseek(screen->collected, 0, SEEK_CUR);
    if (length <= 0) return;
    char room[4096];
    char *bytes = (size_t)length <= sizeof room ? room : malloc((size_t)length);
    if (bytes && pread(screen->collected, bytes, (size_t)length, 0) == length)
        write_all(screen->terminal, bytes, (size_t)length);
    if (bytes != room) free(bytes);
    lseek(screen->collected, 0, SEEK_SET);
}

static void free_screen(cn_screen *screen) {
    if (screen->terminal != -1) close(screen->terminal);
    if (screen->collected != -1) close(screen->collected);
    if (screen->input) fclose(screen->input);
    if (screen->output) fclose(screen->output);
    free(screen);
}

cn_screen *cn_screen_open(const char *name, int input, int output, bool colors) {
    cn_screen *screen = calloc(1, sizeof *screen);
    if (!screen) return NULL;
    screen->terminal = dup(output);
    screen->collected = memfd_create("frame", MFD_CLOEXEC);
    screen->input = copy_of(input, "r");
    screen->output = copy_of(output, "w");
    // The driver's extent counts, not LINES and COLUMNS of whoever started us.
    use_tioctl(TRUE);
    if (screen->input && screen->output) screen->screen = newterm(name, screen->output, screen->input);
    if (!screen->screen) {
        free_screen(screen);
        return NULL;
    }
    current = NULL;
    use(screen);
    raw();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    idlok(stdscr, TRUE);
    leaveok(stdscr, FALSE);
    // An update is never broken off for input: half a picture is worse than a late one, and it costs a poll a line.
    typeahead(-1);
    curs_set(1);
    if (colors && has_colors() && start_color() == OK) {
        screen->colors = true;
        if (use_default_colors() != OK) assume_default_colors(COLOR_WHITE, COLOR_BLACK);
    }
    return screen;
}

void cn_screen_close(cn_screen *screen, bool silent) {
    use(screen);
    if (!silent) endwin();
    delscreen(screen->screen);
    current = NULL;
    free_screen(screen);
}

const char *cn_screen_capability(cn_screen *screen, const char *name) {
    use(screen);
    return cn_capability(name);
}

void cn_screen_size(cn_screen *screen, int *rows, int *columns) {
    use(screen);
    getmaxyx(stdscr, *rows, *columns);
}

void cn_screen_resize(cn_screen *screen, int rows, int columns) {
    use(screen);
    resizeterm(rows, columns);
    werase(stdscr);
    clearok(curscr, TRUE);
}

int cn_screen_colors(cn_screen *screen) {
    use(screen);
    return screen->colors ? COLORS : 0;
}

int cn_screen_pairs(cn_screen *screen) {
    use(screen);
    return screen->colors ? COLOR_PAIRS : 0;
}

bool cn_screen_define_pair(cn_screen *screen, int pair, int foreground, int background) {
    use(screen);
    return init_pair((short)pair, (short)foreground, (short)background) == OK;
}

bool cn_screen_put(
    cn_screen *screen, int row, int column, const uint32_t *scalars, int count, unsigned attributes, int pair) {
    use(screen);
    wchar_t text[CN_CELL_SCALARS + 1] = {0};
    for (int i = 0; i < count && i < CN_CELL_SCALARS; i++) text[i] = (wchar_t)scalars[i];
    attr_t look = A_NORMAL;
    if (attributes & CN_BOLD) look |= A_BOLD;
    if (attributes & CN_DIM) look |= A_DIM;
    if (attributes & CN_UNDERLINE) look |= A_UNDERLINE;
    if (attributes & CN_REVERSE) look |= A_REVERSE;
    cchar_t cell;
    if (setcchar(&cell, text, look, (short)pair, NULL) != OK) return false;
    // Unlike add_wch this neither wraps nor fails in the lower right corner.
    return mvadd_wchnstr(row, column, &cell, 1) == OK;
}

void cn_screen_update(cn_screen *screen, int row, int column) {
    use(screen);
    wmove(stdscr, row, column);
    wnoutrefresh(stdscr);
    bool collects = begin_collecting(screen);
    doupdate();
    if (collects) end_collecting(screen);
}

void cn_screen_repaint(cn_screen *screen) {
    use(screen);
    clearok(curscr, TRUE);
}

void cn_screen_suspend(cn_screen *screen) {
    use(screen);
    endwin();
}

void cn_screen_reset_modes(cn_screen *screen) {
    use(screen);
    reset_prog_mode();
}
