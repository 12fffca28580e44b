import FHIR
import Foundation
import TestConditions
import Testing

@testable import Questionnaires

@Suite("Completion", .enabled(if: SharedCorpus.isExpected, "the shared corpus is not beside the checkout"))
struct CompletionTests {
    /// Takes random steps, then answers what is still open, so that some sessions become complete.
    private func walk(_ session: inout FormSession, seed: UInt64) {
        var answers = RandomAnswers(seed: seed)
        for _ in 0..<12 { _ = answers.step(&session) }
        guard seed % 2 == 0 else { return }
        for _ in 0..<40 {
            guard let open = session.openRequired.first, let item = session.instance(open)?.item else { return }
            _ = try? session.answer(open, answers.values(for: item))
        }
    }

    @Test("what is required of a read-only item leaves the session complete and its response invalid, and is named")
    func unmendable() throws {
        let session = try Forms.session(
            #"{"linkId": "a", "type": "string", "required": true, "readOnly": true}, {"linkId": "b", "type": "string"}"#
        )
        #expect(session.isComplete && !session.givesValidResponse)
        #expect(session.unmendable == [session.id("a")])
        var open = try Forms.session(#"{"linkId": "a", "type": "string", "required": true}"#)
        #expect(!open.givesValidResponse && open.unmendable.isEmpty)
        try open.answer("a", .string("x"))
        #expect(open.givesValidResponse)
    }

    @Test("a response that claims to be finished validates if and only if the session says it is complete")
    func agreement() throws {
        var counts = [true: 0, false: 0]
        for (number, file) in try SharedCorpus.files(in: "questionnaires").enumerated() {
            guard let form = try? Form(Questionnaire(parsing: Array(Data(contentsOf: file)))) else { continue }
            for round in 0..<2 {
                var session = try Forms.session(form)
                walk(&session, seed: UInt64(2 * number + round))
                let response = session.response(status: .completed, authored: Forms.now, subject: nil)
                let outcome = try ResponseValidation(response, against: form, now: Forms.now, timeZone: Forms.zone)
                    .outcome
                let errors = outcome.issues.filter { $0.severity == "error" }.map { $0.diagnostics ?? "" }
                counts[session.isComplete, default: 0] += 1
                let open = session.openRequired.compactMap { session.instance($0)?.item.linkId }
                let wrong = session.problems.map { "\($0.problem)" }
                // What is open in a repetition that holds nothing is not in the response at all.
                let isOnlyAbsent =
                    wrong.isEmpty && !session.openRequired.isEmpty
                    && session.openRequired.allSatisfy(session.isInEmptyRepetition)
                #expect(
                    session.givesValidResponse == errors.isEmpty || isOnlyAbsent && errors.isEmpty,
                    "\(file.lastPathComponent): open \(open), wrong \(wrong); errors \(errors)")
                // Only what nobody can mend keeps a complete session from being valid.
                if session.isComplete, !errors.isEmpty { #expect(!session.unmendable.isEmpty) }
            }
        }
        #expect((counts[true] ?? 0) > 300 && (counts[false] ?? 0) > 30, "\(counts)")
    }
}
