import FHIR
import Foundation
import Questionnaires
import TestConditions
import Testing

@Suite("Corpus", .enabled(if: SharedCorpus.isExpected, "the shared corpus is not beside the checkout"))
struct CorpusTests {
    /// Those that open, by the names of their files.
    private static let forms = Result {
        try files().compactMap { name, bytes in
            (try? Form(Questionnaire(parsing: bytes))).map { (name: name, form: $0) }
        }
    }

    private static func files() throws -> [(name: String, bytes: [UInt8])] {
        try SharedCorpus.files(in: "questionnaires").map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
    }

    @Test("every questionnaire of R4 with items opens; what is refused is no R4")
    func opening() throws {
        let entries = try Self.files()
        #expect(entries.count > 150)
        var refused: [String] = []
        for entry in entries {
            let questionnaire: Questionnaire
            do {
                questionnaire = try Questionnaire(parsing: entry.bytes)
            } catch {
                refused.append("\(entry.name): \(error)")
                continue
            }
            do {
                let session = try Forms.session(Form(questionnaire))
                #expect(session.checkInvariants() == [], "\(entry.name)")
            } catch FormError.noItems {
                #expect(questionnaire.items.isEmpty)
            }
        }
        #expect(refused.count < entries.count / 10, "\(refused.joined(separator: "\n"))")
    }

    @Test("random answers keep every invariant")
    func walking() throws {
        for (number, (name, form)) in try Self.forms.get().enumerated() {
            var session = try Forms.session(form)
            var answers = RandomAnswers(seed: UInt64(number))
            var stored: [UUID: ItemRecord] = Dictionary(
                session.records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            let steps = form.allItems.count > 200 ? 12 : 40
            for step in 0..<steps {
                let before = session
                guard let change = answers.step(&session) else {
                    #expect(session.records == before.records, "\(name): a refused step changed something")
                    continue
                }
                for record in change.records { stored[record.id] = record }
                if step % 5 == 0 { #expect(session.checkInvariants() == [], "\(name), step \(step)") }
            }
            #expect(session.checkInvariants() == [], "\(name)")
            // What the steps told to store is what the session holds.
            let held = session.records
            for record in held { #expect(stored[record.id] == record, "\(name): \(record.linkId)") }
        }
    }

    @Test("rows restore the session they came from")
    func restoring() throws {
        for (number, (name, form)) in try Self.forms.get().enumerated() {
            let session = try walked(form, seed: UInt64(1000 + number))
            var generator = SeededGenerator(seed: UInt64(number))
            let restored = try Forms.session(form, restoring: session.records.shuffled(using: &generator))
            #expect(restored.unplaced == [], "\(name)")
            #expect(restored.items == session.items, "\(name)")
            #expect(restored.records == session.records, "\(name)")
            #expect(restored.pages.count == session.pages.count, "\(name)")
        }
    }

    @Test("a response that is saved and loaded is the same response")
    func saving() throws {
        for (number, (name, form)) in try Self.forms.get().enumerated() {
            let session = try walked(form, seed: UInt64(2000 + number))
            let reading = ResponseReading(session.inProgress, for: form, makeID: UUID.init)
            #expect(reading.problems == [], "\(name)")
            let loaded = try Forms.session(form, restoring: reading.records)
            #expect(loaded.unplaced == [], "\(name)")
            #expect(loaded.items == session.items, "\(name)")
        }
    }

    private func walked(_ form: Form, seed: UInt64) throws -> FormSession {
        var session = try Forms.session(form)
        var answers = RandomAnswers(seed: seed)
        for _ in 0..<(form.allItems.count > 200 ? 15 : 40) { _ = answers.step(&session) }
        return session
    }
}
