import Curses
import StudyStore

/// The versions of the program and of what it stands on.
enum ProgramFacts {
    @MainActor static func section(_ machine: Machine) -> FactSection {
        FactSection(
            title: "Program",
            facts: [
                Fact("cohort", Program.version),
                Fact("Swift", "\(_SwiftStdlibVersion.current)"),
                Fact("ncurses", TerminalDescription.libraryVersion),
                Fact("SQLite", StoreLibraries.sqlite),
                Fact("libsodium", StoreLibraries.sodium),
                Fact("log", "from \(machine.namedLogLevel ?? .notice) on", advice: machine.logComplaint),
                Fact("time zones", "\(Machine.namedTimeZones)"),
            ])
    }
}
