import StudyAPI
import TerminalUI
import Testing

@testable import StudyScreens

@MainActor @Suite("The dashboard, line by line") struct LinearDashboardTests {
    /// Runs the front end over these lines; each may do something in the study before it is read.
    private func run(_ bench: CoordinatorBench, _ lines: [Line]) async -> (ending: LinearEnding, text: String) {
        let transcript = Transcript()
        var rest = lines[...]
        let linear = LinearDashboard(
            bench.dashboard, alert: bench.alerts, catalogue: bench.catalogue, output: transcript
        ) {
            guard let line = rest.popFirst() else { return nil }
            do { try await line.before(transcript) } catch { Issue.record(error) }
            return line.text
        }
        let ending = await linear.run()
        return (ending, transcript.text)
    }

    struct Line: ExpressibleByStringLiteral {
        let text: String
        var before: @MainActor (Transcript) async throws -> Void = { _ in }
        init(stringLiteral value: String) { text = value }
        init(_ text: String, before: @escaping @MainActor (Transcript) async throws -> Void) {
            self.text = text
            self.before = before
        }
    }

    @Test("says what needs a person first, then the figures with their labels, and no control byte") func shows()
        async throws
    {
        let bench = try await CoordinatorBench()
        try await bench.answerItemNine()
        let (ending, text) = await run(bench, [])
        #expect(ending == .left)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines[0] == "Linear mode. What is shown stays visible in this terminal.")
        #expect(lines[1] == "Heart Recovery Study · coordinator · Bern, Basel · made-up data")
        #expect(lines[2].hasPrefix("Needs you ("))
        #expect(
            lines[3].hasPrefix("1 P-0042, PHQ-9 item 9 \"Several days\", just now, open, escalates in 15 min"),
            "\(text)")
        #expect(lines.contains { $0.hasPrefix("Enrolment: 24 of 60, plan ") && $0.contains("Bern ") })
        #expect(lines.contains { $0.hasPrefix("Adherence: 7 days ") && $0.contains(", 30 days ") })
        #expect(lines.contains { $0.hasPrefix("PHQ-9: median ") && $0.contains(", medians by week ") })
        #expect(lines.contains { $0.hasPrefix("Today: due ") && $0.contains(", overdue ") })
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 32 && $0.value != 127 })
    }

    @Test("acknowledges and resolves an alert, each with its reason") func alert() async throws {
        let bench = try await CoordinatorBench()
        try await bench.answerItemNine()
        let (_, text) = await run(
            bench, ["1", "  ", "1", "?", ":?", "I will call her", "1", "Called: she is safe", ":q"])
        #expect(text.contains("Answer: Several days"))
        #expect(text.contains("What will you do? (a reason is needed to acknowledge)"))
        #expect(text.components(separatedBy: "for help: What you can type here:\n").count == 3, "\(text)")
        #expect(text.contains("Reason, an empty line to go back, or :? for help: acknowledged\n"), "\(text)")
        #expect(text.contains("acknowledged by coordinator: I will call her"))
        #expect(text.contains("Reason, an empty line to go back, or :? for help: resolved\n"))
        #expect(bench.alerts.alert?.summary.state == .resolved)
        #expect(bench.deeds.filter { $0.contains("Alert") }.count == 2)
    }

    @Test("says a new alert at once, and only once") func news() async throws {
        let bench = try await CoordinatorBench()
        let (_, text) = await run(
            bench,
            [
                Line("p") { transcript in
                    try await bench.answerItemNine()
                    try await eventually("the alert") { transcript.text.contains("New alert: P-0042") }
                },
                "",
            ])
        #expect(text.components(separatedBy: "New alert: ").count == 2)
        #expect(text.contains("New alert: P-0042, PHQ-9 item 9 \"Several days\", just now, open, escalates in 15 min"))
        #expect(text.contains("Participants (24)"))
    }

    @Test("names what it does not know, and says what can be typed", arguments: ["77", "x", ":submit", "rubbish"])
    func wrong(_ line: String) async throws {
        let bench = try await CoordinatorBench()
        let (_, text) = await run(bench, [Line(stringLiteral: line), "?"])
        #expect(text.contains(line) || text.contains("does nothing here"))
        #expect(text.contains("p: the participants\n"))
        #expect(bench.deeds.isEmpty)
    }
}
