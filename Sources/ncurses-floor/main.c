// The floor that Cohort is measured against: the nine questions of a list of choices in plain ncursesw, redrawn whole on
// each key, with nothing behind them. What libncursesw itself costs, and no more.
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <locale.h>

enum { questions = 9, choices = 4 };

static const char *const stems[questions] = {
    "Little interest or pleasure in doing things",
    "Feeling down, depressed, or hopeless",
    "Trouble falling or staying asleep, or sleeping too much",
    "Feeling tired or having little energy",
    "Poor appetite or overeating",
    "Feeling bad about yourself",
    "Trouble concentrating on things",
    "Moving or speaking slowly",
    "Thoughts of hurting yourself",
};
static const char *const labels[choices] = {
    "Not at all", "Several days", "More than half the days", "Nearly every day",
};

static int draw(int focus, const int answers[questions]) {
    int height = getmaxy(stdscr), focus_row = 0;
    int on_page = (height - 2) / (choices + 1);
    if (on_page < 1) on_page = 1;
    int first = (focus / choices) / on_page * on_page;
    erase();
    mvprintw(0, 0, "PHQ-9");
    for (int question = first, row = 1; question < questions && question < first + on_page; question++) {
        mvprintw(row++, 0, "%d. %s", question + 1, stems[question]);
        for (int choice = 0; choice < choices; choice++, row++) {
            int focused = question * choices + choice == focus;
            if (focused) {
                attron(A_REVERSE);
                focus_row = row;
            }
            mvprintw(row, 2, "(%c) %s", answers[question] == choice ? '*' : ' ', labels[choice]);
            attroff(A_REVERSE);
        }
    }
    mvprintw(height - 1, 0, "arrows move, space answers, q quits");
    return focus_row;
}

int main(void) {
    int focus = 0, answers[questions];
    for (int question = 0; question < questions; question++) answers[question] = -1;
    setlocale(LC_ALL, "");
    initscr();
    cbreak();
    noecho();
    keypad(stdscr, TRUE);
    set_escdelay(25);
    for (;;) {
        int focus_row = draw(focus, answers);
        move(focus_row, 3);
        wnoutrefresh(stdscr);
        doupdate();
        wint_t key;
        int kind = get_wch(&key);
        if (kind == KEY_CODE_YES && key == KEY_DOWN && focus < questions * choices - 1) focus++;
        if (kind == KEY_CODE_YES && key == KEY_UP && focus > 0) focus--;
        if (kind != OK) continue;
        if (key == 'q') break;
        if (key == ' ') answers[focus / choices] = focus % choices;
        if (key >= '0' && key <= '3') answers[focus / choices] = (int)(key - '0');
    }
    endwin();
    return 0;
}
