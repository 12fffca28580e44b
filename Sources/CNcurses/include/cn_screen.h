#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A terminal opened with ncurses. Main thread only, as the library is.
typedef struct cn_screen cn_screen;

/// What the terminal database says of a name.
typedef enum {
    CN_TERMINAL_UNKNOWN,
    /// Known, but its cursor cannot be placed.
    CN_TERMINAL_LINE_ONLY,
    CN_TERMINAL_FULL_SCREEN,
} cn_terminal_kind;

/// Looks a name up. `colors` gets how many colours it has: 0 for none, or for an unknown name.
cn_terminal_kind cn_terminal_look_up(const char *name, int descriptor, int *colors);

/// The version of ncurses that is linked: "ncurses 6.4.20221231".
const char *cn_version(void);

/// Opens the terminal with `newterm`, never `initscr`, which ends the process on an unknown name. NULL if it cannot be.
/// Raw mode without signals or flow control, no echo, Enter as CR, keypad keys, all drawing in one write an update; what opens
/// the terminal is written with the first one, or before it is given back.
cn_screen *cn_screen_open(const char *name, int input, int output, bool colors);

/// Leaves full screen and frees it. `silent`: without a byte written and without waiting (the line is gone).
void cn_screen_close(cn_screen *screen, bool silent);

/// Writes bytes past ncurses: at once, or, before the first update, with it.
void cn_screen_write(cn_screen *screen, const void *bytes, size_t count);

/// A string capability of the open terminal, or NULL.
const char *cn_screen_capability(cn_screen *screen, const char *name);

/// The extent ncurses has.
void cn_screen_size(cn_screen *screen, int *rows, int *columns);

/// Gives ncurses another extent; both at least 1. The screen is blank afterwards and painted anew.
void cn_screen_resize(cn_screen *screen, int rows, int columns);

/// Colours there are: 0 on a terminal without, or when opened without.
int cn_screen_colors(cn_screen *screen);

/// Colour pairs there are.
int cn_screen_pairs(cn_screen *screen);

/// Defines a pair; -1 is the terminal's own colour.
bool cn_screen_define_pair(cn_screen *screen, int pair, int foreground, int background);

/// Attribute bits of `cn_screen_put`.
enum { CN_BOLD = 1, CN_DIM = 2, CN_UNDERLINE = 4, CN_REVERSE = 8 };

/// Most scalars in one cell: a base and its combining marks.
enum { CN_CELL_SCALARS = 5 };

/// Puts one cell: a base of width 1 or 2 and combining marks. Nothing is sent before `cn_screen_update`.
bool cn_screen_put(
    cn_screen *screen, int row, int column, const uint32_t *scalars, int count, unsigned attributes, int pair);

/// Puts cells of width 1 without marks beside one another, all with the same look.
bool cn_screen_put_text(
    cn_screen *screen, int row, int column, const uint32_t *scalars, int count, unsigned attributes, int pair);

/// Sends what differs, the cursor's place last, in one write.
void cn_screen_update(cn_screen *screen, int row, int column);

/// Makes the next update paint everything anew.
void cn_screen_repaint(cn_screen *screen);

/// Gives the terminal back for a while. `cn_screen_reset_modes` and an update take it again.
void cn_screen_suspend(cn_screen *screen);

/// Sets our modes again after somebody else has changed them.
void cn_screen_reset_modes(cn_screen *screen);

/// Columns of a scalar in the present locale: 0 to 2, or -1 if it cannot be shown.
int cn_scalar_width(uint32_t scalar);

/// Sets the locale from the environment, and C.UTF-8 for characters if that is not UTF-8. Whether it is UTF-8 now.
bool cn_locale_set_up(void);

/// The locale that the environment names for characters, or NULL where this machine does not have it.
const char *cn_locale_of_environment(void);

/// The locale in force for characters, and its charset.
const char *cn_locale_in_force(void);
const char *cn_charset_in_force(void);

/// The terminal's extent as its driver has it; false if it has none (0 rows or columns, or no terminal).
bool cn_terminal_size(int descriptor, int *rows, int *columns);
