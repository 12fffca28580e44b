#define _GNU_SOURCE 1
#define NCURSES_WIDECHAR 1
#include "cn_restore.h"
#include "cn_screen.h"
#include "capability.h"

#include <curses.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

struct cn_screen {
    SCREEN *screen;
    FILE *input;
    FILE *output;
    bool colors;
    int terminal;
    int collected;
    // The file's beginning, and up to where it has been sent.
    char *map;
    off_t sent;
    // Whether ncurses writes there now.
    bool collects;
    // Whether anything has been sent. Until then what opens the terminal waits for the first picture, as its beginning.
    bool begun;
    size_t opening;
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
// network. So between opening and giving back its descriptor is a file in memory, and the terminal gets what an update
// has left there at once. The file is mapped, and begun anew once it is half full.
enum { mapped = 64 * 1024 };

static void collect(cn_screen *screen) {
    screen->collects = screen->collected != -1 && screen->map && dup2(screen->collected, fileno(screen->output)) != -1;
}

static void write_all(int descriptor, const char *bytes, size_t count) {
    if (!cn_restore_may_write()) return;
    while (count > 0) {
        ssize_t written = write(descriptor, bytes, count);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) break;
        bytes += written;
        count -= (size_t)written;
    }
    cn_restore_has_written();
}

// Most terminals' entries choose the character set again at every change of look, and first undo the look before:
// `ESC ( B ESC [ 0 ; 7 m`. We never leave the set chosen when the screen was opened, and ncurses itself makes all plain
// between most looks. A third of the bytes of a move. What is drawn has no ESC in it.
static size_t without_needless_looks(char *bytes, size_t count) {
    // An update begins and ends plain.
    bool plain = true;
    size_t kept = 0;
    for (size_t i = 0; i < count;) {
        size_t left = count - i;
        if (left >= 3 && memcmp(bytes + i, "\033(B", 3) == 0) {
            i += 3;
            continue;
        }
        if (left >= 3 && bytes[i] == '\033' && bytes[i + 1] == '[') {
            size_t end = i + 2;
            while (end < count && (bytes[end] == ';' || (bytes[end] >= '0' && bytes[end] <= '9'))) end++;
            if (end < count && bytes[end] == 'm') {
                bool undoes = plain && end > i + 4 && bytes[i + 2] == '0' && bytes[i + 3] == ';';
                plain = end == i + 2 || (end == i + 3 && bytes[i + 2] == '0');
                if (undoes) {
                    bytes[kept++] = bytes[i++];
                    bytes[kept++] = bytes[i++];
                    i += 2;
                }
            }
        }
        bytes[kept++] = bytes[i++];
    }
    return kept;
}

static void begin(cn_screen *screen) {
    if (screen->begun) return;
    screen->begun = true;
    cn_restore_begin();
}

// What opens the terminal goes as it is: it chooses the character set.
static void send_update(cn_screen *screen, char *bytes, size_t count) {
    size_t kept = screen->opening < count ? screen->opening : count;
    screen->opening = 0;
    begin(screen);
    write_all(screen->terminal, bytes, kept + without_needless_looks(bytes + kept, count - kept));
}

static void send_collected(cn_screen *screen) {
    off_t end = lseek(screen->collected, 0, SEEK_CUR);
    if (end <= screen->sent) return;
    size_t count = (size_t)(end - screen->sent);
    if (end <= mapped) {
        send_update(screen, screen->map + screen->sent, count);
    } else {
        char *bytes = malloc(count);
        if (bytes && pread(screen->collected, bytes, count, screen->sent) == (ssize_t)count)
            send_update(screen, bytes, count);
        free(bytes);
    }
    screen->sent = end;
    if (end > mapped / 2 && lseek(screen->collected, 0, SEEK_SET) == 0 && ftruncate(screen->collected, 0) == 0)
        screen->sent = 0;
}

// What has been collected so far opens the terminal.
static void end_opening(cn_screen *screen) {
    if (!screen->begun) screen->opening = (size_t)(lseek(screen->collected, 0, SEEK_CUR) - screen->sent);
}

static void write_through(cn_screen *screen) {
    if (screen->collects) {
        end_opening(screen);
        send_collected(screen);
        dup2(screen->terminal, fileno(screen->output));
    }
    screen->collects = false;
}

static void free_screen(cn_screen *screen) {
    if (screen->terminal != -1) close(screen->terminal);
    if (screen->map) munmap(screen->map, mapped);
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
    void *map = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_SHARED, screen->collected, 0);
    if (map != MAP_FAILED) screen->map = map;
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
    // The terminal itself is as it has to be. What is written to it from here on goes with the first picture.
    collect(screen);
    if (!screen->collects) begin(screen);
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
    if (!silent) {
        write_through(screen);
        endwin();
    }
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

static attr_t look_of(unsigned attributes) {
    attr_t look = A_NORMAL;
    if (attributes & CN_BOLD) look |= A_BOLD;
    if (attributes & CN_DIM) look |= A_DIM;
    if (attributes & CN_UNDERLINE) look |= A_UNDERLINE;
    if (attributes & CN_REVERSE) look |= A_REVERSE;
    return look;
}

bool cn_screen_put(
    cn_screen *screen, int row, int column, const uint32_t *scalars, int count, unsigned attributes, int pair) {
    use(screen);
    wchar_t text[CN_CELL_SCALARS + 1] = {0};
    for (int i = 0; i < count && i < CN_CELL_SCALARS; i++) text[i] = (wchar_t)scalars[i];
    cchar_t cell;
    if (setcchar(&cell, text, look_of(attributes), (short)pair, NULL) != OK) return false;
    // Unlike add_wch this neither wraps nor fails in the lower right corner.
    return mvadd_wchnstr(row, column, &cell, 1) == OK;
}

bool cn_screen_put_text(
    cn_screen *screen, int row, int column, const uint32_t *scalars, int count, unsigned attributes, int pair) {
    use(screen);
    cchar_t cells[64];
    const wchar_t blank[] = L" ";
    if (setcchar(&cells[0], blank, look_of(attributes), (short)pair, NULL) != OK) return false;
    for (int i = 1; i < 64 && i < count; i++) cells[i] = cells[0];
    for (int done = 0; done < count;) {
        int some = 0;
        for (; some < 64 && done + some < count; some++) cells[some].chars[0] = (wchar_t)scalars[done + some];
        if (mvadd_wchnstr(row, column + done, cells, some) != OK) return false;
        done += some;
    }
    return true;
}

void cn_screen_update(cn_screen *screen, int row, int column) {
    use(screen);
    wmove(stdscr, row, column);
    wnoutrefresh(stdscr);
    if (!screen->collects) collect(screen);
    if (screen->collects) end_opening(screen);
    doupdate();
    if (screen->collects) send_collected(screen);
}

void cn_screen_write(cn_screen *screen, const void *bytes, size_t count) {
    bool waits = screen->collects && !screen->begun;
    write_all(waits ? screen->collected : screen->terminal, bytes, count);
}

void cn_screen_repaint(cn_screen *screen) {
    use(screen);
    clearok(curscr, TRUE);
}

void cn_screen_suspend(cn_screen *screen) {
    use(screen);
    write_through(screen);
    endwin();
}

void cn_screen_reset_modes(cn_screen *screen) {
    use(screen);
    write_through(screen);
    reset_prog_mode();
    // Giving the terminal back has ended it, and ncurses sets it again only where it reads keys itself.
    keypad(stdscr, TRUE);
}
