import Curses
import StudyStore

/// The versions of the program and of what it stands on.
enum ProgramFacts {
    @MainActor static var section: FactSection {
        FactSection(
            title: "Program",
            facts: [
                Fact("cohort", Program.version),
                Fact("Swift", "\(_SwiftStdlibVersion.current)"),
                Fact("ncurses", TerminalDescription.libraryVersion),
                Fact("SQLite", StoreLibraries.sqlite),
                Fact("libsodium", StoreLibraries.sodium),
                Fact("time zones", "\(Machine.namedTimeZones)"),
            ])
    }
}
