import TerminalUI

/// The page that `cohort doctor` prints: one line a fact, aligned; what needs attention is marked and says what to do.
struct DoctorReport: Equatable {
    let sections: [FactSection]

    /// How many facts need attention.
    var problems: Int { sections.flatMap(\.facts).count { $0.advice != nil } }

    /// The page. Whatever was found out is made safe: there is no control character but line feeds.
    var text: String {
        let facts = sections.flatMap(\.facts)
        let width = facts.map { DisplayText.width($0.name) }.max() ?? 0
        let indent = String(repeating: " ", count: width + 4)
        var lines: [String] = []
        for section in sections {
            lines.append(section.title)
            for fact in section.facts {
                let gap = String(repeating: " ", count: width - DisplayText.width(fact.name) + 2)
                lines.append((fact.advice == nil ? "  " : "! ") + fact.name + gap + DisplayText.safe(fact.finding))
                if let advice = fact.advice { lines.append(indent + "To do: " + DisplayText.safe(advice)) }
            }
            lines.append("")
        }
        lines.append(summary)
        return lines.joined(separator: "\n") + "\n"
    }

    private var summary: String {
        switch problems {
        case 0: "All is well."
        case 1: "1 thing needs attention: it is marked with \"!\"."
        case let count: "\(count) things need attention: they are marked with \"!\"."
        }
    }
}
