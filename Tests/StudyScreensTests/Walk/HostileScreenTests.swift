import FHIR
import Questionnaires
import StudyAPI
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

/// A question that has a text everywhere where a study can put one.
private func form(_ text: String) throws -> Form {
    let words = JSON.string(text)
    let help: JSON = [
        "linkId": "help", "type": "display", "text": words,
        "extension": [
            [
                "url": "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl",
                "valueCodeableConcept": [
                    "coding": [["system": "http://hl7.org/fhir/questionnaire-item-control", "code": "help"]]
                ],
            ]
        ],
    ]
    let choice: JSON = [
        "linkId": "choice", "type": "choice", "prefix": words, "text": words, "required": true,
        "answerOption": [
            ["valueCoding": ["system": "s", "code": "1", "display": words]],
            ["valueCoding": ["code": "2", "display": "two"]],
        ], "item": [help],
    ]
    let questionnaire: JSON = [
        "resourceType": "Questionnaire", "url": "https://cohort.example/q/hostile", "status": "active", "title": words,
        "item": [
            ["linkId": "intro", "type": "display", "text": words], choice,
            ["linkId": "free", "type": "text", "text": words],
        ],
    ]
    return try Form(Questionnaire(json: questionnaire))
}

/// What the program's outputs may hold: nothing that steers a terminal, turns text round or cannot be seen.
private func isSafe(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == "\n" || !HostileText.isHarmful($0) }
}

@MainActor @Suite("Texts that mean harm, on the screens") struct HostileScreenTests {
    @Test("a study's words are drawn safely, and an answer is kept as it was typed", arguments: HostileText.all)
    func filling(payload: HostileText) async throws {
        let bench = try Bench(form(payload.text), title: payload.text)
        await bench.start()
        let pilot = bench.pilot()
        for (width, height) in [(80, 24), (20, 6)] {
            pilot.resize(width: width, height: height)
            #expect(pilot.problems.isEmpty, "\(pilot.problems)\n\(pilot.screen)")
            for key in ["Down", "PgDn", "PgUp", "F1", "Esc", "Ctrl-R"] {
                try await bench.press(pilot, key)
                #expect(pilot.problems.isEmpty, "\(key): \(pilot.problems)\n\(pilot.screen)")
            }
            try await bench.press(pilot, "Backspace")
        }
        let free = try #require(bench.model.form?.instances(linkId: "free").first)
        await bench.perform(.goTo(free.id), .edit(payload.text))
        await bench.settle(pilot)
        #expect(pilot.problems.isEmpty, "\(pilot.problems)\n\(pilot.screen)")
        await bench.perform(.next)
        let kept = await bench.keeper.answer("free").map { Self.trimmed($0.text) }
        if payload.text.unicodeScalars.count <= 4_000, payload.text.contains(where: { !$0.isWhitespace }) {
            #expect(kept == [Self.trimmed(payload.text)])
        }
    }

    /// Without the blanks around it, which FHIR's texts do not have.
    nonisolated private static func trimmed(_ text: String) -> String {
        var scalars = text.unicodeScalars[...]
        while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
        return String(scalars.drop { $0.properties.isWhitespace })
    }

    @Test("line by line there is no byte but text and line feeds", arguments: HostileText.all)
    func lines(payload: HostileText) async throws {
        let bench = try Bench(form(payload.text), title: payload.text)
        await bench.start()
        let typed = String(payload.text.filter { !$0.isNewline })
        let (_, text) = await bench.enter(["?", typed, "1", typed, ":r", ":nonsense" + typed, ":q"])
        #expect(isSafe(text), "\(text.prefix(2_000).debugDescription)")
    }
}

@MainActor @Suite("Texts that mean harm, before the staff", .serialized) struct HostileStaffTests {
    @Test("an alert's reason is shown safely and kept as it was typed, and the dashboard keeps its columns")
    func reasons() async throws {
        let bench = try await CoordinatorBench()
        try await bench.answerItemNine()
        let pilot = bench.pilot()
        try await pilot.waitFor("! P-0042")
        let id = try #require(bench.dashboard.dashboard?.needs.compactMap(\.alert).first?.id)
        await bench.alerts.show(id)
        try pilot.press("Enter")
        try await pilot.waitFor("What will you do?")
        for payload in HostileText.all {
            bench.alerts.reason = payload.text
            await pilot.settle()
            #expect(pilot.problems.isEmpty, "\(payload): \(pilot.problems)\n\(pilot.screen)")
            #expect(bench.alerts.reason.unicodeScalars.elementsEqual(payload.text.unicodeScalars))
        }
        let reason = HostileText.all.filter { $0.text.utf8.count < 60 }.map(\.text).joined(separator: " ")
        bench.alerts.reason = reason
        await bench.alerts.take(.acknowledge)
        await pilot.settle()
        #expect(pilot.problems.isEmpty, "\(pilot.problems)\n\(pilot.screen)")
        let transcript = Transcript()
        var rest = ["1", "", ":q"][...]
        let linear = LinearDashboard(
            bench.dashboard, alert: bench.alerts, catalogue: bench.catalogue, output: transcript
        ) { rest.popFirst() }
        _ = await linear.run()
        #expect(isSafe(transcript.text), "\(transcript.text.debugDescription)")
    }
}
