#define _GNU_SOURCE 1
#include "capability.h"
#include "cn_screen.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wchar.h>
// Last: it defines `columns` and `lines`, among others.
#include <term.h>

const char *cn_capability(const char *name) {
    char *value = tigetstr(name);
    return value == (char *)-1 ? NULL : value;
}

cn_terminal_kind cn_terminal_look_up(const char *name, int descriptor, int *colors) {
    int error = 0;
    *colors = 0;
    TERMINAL *other = cur_term;
    if (setupterm(name, descriptor, &error) != OK) {
        // Generic entries are reported as an error of their own: the name is known, the cursor cannot be placed.
        return error == 0 && strcmp(name, "dumb") == 0 ? CN_TERMINAL_LINE_ONLY : CN_TERMINAL_UNKNOWN;
    }
    cn_terminal_kind kind = cn_capability("cup") ? CN_TERMINAL_FULL_SCREEN : CN_TERMINAL_LINE_ONLY;
    int count = tigetnum("colors");
    if (count > 0) *colors = count;
    TERMINAL *mine = set_curterm(other);
    if (mine && mine != other) del_curterm(mine);
    return kind;
}

const char *cn_version(void) { return curses_version(); }

int cn_scalar_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

static bool is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

bool cn_locale_set_up(void) {
    // Only characters: numbers and dates are written by ourselves, and must not change under the C library's feet.
    setlocale(LC_CTYPE, "");
    if (!is_utf8()) setlocale(LC_CTYPE, "C.UTF-8");
    return is_utf8();
}

const char *cn_locale_of_environment(void) { return setlocale(LC_CTYPE, ""); }

const char *cn_locale_in_force(void) { return setlocale(LC_CTYPE, NULL); }

const char *cn_charset_in_force(void) { return nl_langinfo(CODESET); }

bool cn_terminal_size(int descriptor, int *rows, int *cols) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return false;
    *rows = size.ws_row;
    *cols = size.ws_col;
    return true;
}
