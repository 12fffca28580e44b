// Room for Curses.
