#pragma once
// What Swift cannot import from ncursesw, or must not do itself. curses.h stays behind these headers: its macros clash
// with Swift names, its globals are not concurrency-safe, and `WINDOW` is a visible struct on one release and opaque on
// the next.
#include "cn_main_queue.h"
#include "cn_restore.h"
#include "cn_screen.h"
#include "cn_signals.h"
