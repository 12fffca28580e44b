/// The help, made from the definitions that the parser uses.
enum HelpText {
    /// The help of the whole program.
    static var overview: String {
        var lines = [
            "Cohort runs a health study in a terminal.", "", "Usage: cohort COMMAND [OPTIONS]", "", "Commands:",
        ]
        lines += table(CommandDefinition.all.map { (signature(of: $0), $0.summary) })
        lines += ["", "Options:"]
        lines += table([
            ("--help", "This page; cohort COMMAND --help says more about one command."),
            ("--version", "The version."),
        ])
        lines += environment
        return lines.joined(separator: "\n") + "\n"
    }

    /// The help of one command.
    static func page(for command: CommandDefinition) -> String {
        var lines = [command.summary, "", "Usage: cohort \(signature(of: command)) [OPTIONS]", "", "Options:"]
        lines += table(
            command.options.map { ("--\($0.name)\($0.value.map { " " + $0 } ?? "")", $0.summary) }
                + [("--help", "This page.")])
        if command.options.contains(.ascii) { lines += environment }
        if !command.notes.isEmpty { lines += [""] + command.notes }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The variables that commands with a full screen heed.
    private static var environment: [String] {
        ["", "Environment:"]
            + table([
                (
                    "COHORT_LINEAR=1",
                    "One line after the other; 0 overrules ACCESSIBLE and the preferences."
                ),
                ("ACCESSIBLE=1", "Lines too, by the convention of screen-reader users."),
                ("COHORT_ASCII=1", "Draw with ASCII characters only."),
                ("COHORT_MOUSE=1", "Take clicks and the wheel; the terminal then marks no text by itself."),
            ])
    }

    private static func signature(of command: CommandDefinition) -> String {
        command.name + (command.argument.map { " " + $0 } ?? "")
            + (command.secondArgument.map { " [\($0)]" } ?? "") + (command.takesMore ? "..." : "")
    }

    private static func table(_ rows: [(String, String)]) -> [String] {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + $0.1 }
    }
}
