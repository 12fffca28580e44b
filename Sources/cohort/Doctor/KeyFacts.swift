import StudyScreens
import TerminalUI

/// What was found out about other keys that the person wants.
enum KeyFacts {
    /// - Parameter lines: what is kept, as ``KeyRemapping`` reads it.
    static func section(_ lines: String, table: KeyTable, _ catalogue: StringCatalogue) -> FactSection {
        var rejected: [RejectedKeyLine] = []
        let keys = KeyRemapping(reading: lines, places: table.places(in: catalogue), rejected: &rejected)
        let wanted = keys.commands.map { command in
            "\(command) " + (keys[command] ?? []).map(\.name).joined(separator: " ")
        }
        let written = lines.split(separator: "\n", omittingEmptySubsequences: false)
        return FactSection(
            title: "Keys",
            facts: [Fact("other keys", wanted.isEmpty ? "none" : wanted.joined(separator: ", "))]
                + rejected.map { line in
                    Fact(
                        "line \(line.line)", "not used: \(written[line.line - 1])",
                        advice: "\(line.error.description) The page of keys in the preferences removes the line.")
                })
    }
}
