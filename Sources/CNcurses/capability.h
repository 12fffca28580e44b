#pragma once

/// A string capability of the terminal that is current in terminfo, or NULL. In a file of its own for term.h's macros.
const char *cn_capability(const char *name);
