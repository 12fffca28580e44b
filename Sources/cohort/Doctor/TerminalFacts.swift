import Curses

/// What was found out about the terminal.
enum TerminalFacts {
    /// The smallest screen that every page is complete on.
    private static let least = (columns: 20, rows: 6)

    /// - Parameter linearReason: by what the person asks for the linear front end; nil if by nothing.
    static func section(_ terminal: TerminalDescription, linearReason: String?) -> FactSection {
        FactSection(
            title: "Terminal",
            facts: [
                Fact("input", terminal.isInputTerminal ? "a terminal" : "no terminal"),
                Fact("output", terminal.isOutputTerminal ? "a terminal" : "no terminal"),
                frontEnd(terminal, linearReason),
                Fact("TERM", terminal.requestedName ?? "not set"),
                entry(terminal),
                size(terminal),
                colors(terminal),
            ])
    }

    private static func isScreen(_ terminal: TerminalDescription) -> Bool {
        terminal.isInputTerminal && terminal.isOutputTerminal
    }

    private static func frontEnd(_ terminal: TerminalDescription, _ linearReason: String?) -> Fact {
        let reason: String? =
            if let linearReason {
                linearReason
            } else if !isScreen(terminal) {
                "input and output are not both a terminal"
            } else if terminal.isLineOnly {
                "the terminal cannot place its cursor"
            } else if terminal.entry == nil {
                "there is no terminal database"
            } else {
                nil
            }
        return Fact("front end", reason.map { "line by line, since \($0)" } ?? "full screen")
    }

    private static func entry(_ terminal: TerminalDescription) -> Fact {
        let name = "terminfo entry"
        guard let entry = terminal.entry else {
            return Fact(
                name, "none", advice: "Install the terminal database (Debian: apt-get install ncurses-base).")
        }
        if entry == terminal.requestedName { return Fact(name, entry) }
        guard let requested = terminal.requestedName else {
            return Fact(
                name, "\(entry) stands in, since TERM is not set",
                advice: isScreen(terminal) ? "Set TERM to what your terminal is, such as xterm-256color." : nil)
        }
        return Fact(
            name, "\(entry) stands in, since \(requested) is unknown here",
            advice: "Install the entry of your terminal (Debian: apt-get install ncurses-term has most of them), "
                + "or set TERM to one that is known, such as xterm-256color.")
    }

    private static func size(_ terminal: TerminalDescription) -> Fact {
        guard let columns = terminal.columns, let rows = terminal.rows else { return Fact("size", "unknown") }
        let isEnough = columns >= least.columns && rows >= least.rows
        return Fact(
            "size", "\(columns) columns, \(rows) rows",
            advice: isEnough
                ? nil
                : "Make the window larger: every page is complete from \(least.columns) columns and \(least.rows) rows."
        )
    }

    private static func colors(_ terminal: TerminalDescription) -> Fact {
        if terminal.refusesColors { return Fact("colours", "off, since NO_COLOR is set") }
        return Fact("colours", terminal.colors == 0 ? "none" : "\(terminal.colors)")
    }
}
