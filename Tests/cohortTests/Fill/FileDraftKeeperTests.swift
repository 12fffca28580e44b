import FHIR
import Foundation
import Questionnaires
import StudyAPI
import StudyScreens
import Testing

@testable import cohort

@Suite("A draft in a file") struct FileDraftKeeperTests {
    private func keeper(_ folder: URL) throws -> FileDraftKeeper {
        let json =
            #"{"resourceType": "Questionnaire", "status": "active", "item": [{"linkId": "a", "type": "string", "text": "A"}]}"#
        return FileDraftKeeper(
            try Form(Questionnaire(parsing: Array(json.utf8))), title: "A", hash: "00", in: folder.path,
            now: { Date() },
            handIn: { _ in nil })
    }

    @Test("that is open in another terminal says so, and since when there is something in it") func twice() async throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "drafts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try keeper(folder)
        _ = try await first.open()
        await #expect(throws: DraftKeeperError.openElsewhere(lastSaved: nil)) { try await keeper(folder).open() }

        let record = ItemRecord(
            id: UUID(), parent: nil, linkId: "a", ordinal: 0, state: .answered, answers: [.string("yes")])
        let saved = try await first.save([record], position: nil).savedAt
        let again = try keeper(folder)
        do throws(DraftKeeperError) {
            _ = try await again.open()
            Issue.record("opened twice")
        } catch {
            guard case .openElsewhere(let lastSaved?) = error else { throw error }
            #expect(abs(lastSaved.timeIntervalSince(saved)) < 60)
        }
        _ = try await first.save([], position: .review)
        #expect(try await first.open().position == .review)
        // Gives the file back: until here it was open.
        await first.discard()
    }

    @Test("has what was being typed though nothing was answered, until it is handed in or begun anew")
    func typed() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "drafts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let texts = [TypedText(linkId: "a", repetition: 0, text: "né")]
        do {
            let first = try keeper(folder)
            await first.keepTyped(texts)
        }
        let again = try keeper(folder)
        #expect(again.opened?.typed == texts)
        #expect(try await again.open().typed == texts)
        #expect(try await again.restart().typed == [])
        await again.keepTyped(texts)
        await again.discard()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test("is there as soon as its keeper is, unless another has it") func opened() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "drafts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let record = ItemRecord(
            id: UUID(), parent: nil, linkId: "a", ordinal: 0, state: .answered, answers: [.string("yes")])
        do {
            let first = try keeper(folder)
            #expect(first.opened?.records == [])
            #expect(try keeper(folder).opened == nil)
            _ = try await first.save([record], position: nil)
        }
        let again = try keeper(folder)
        #expect(again.opened?.records == [record])
        #expect(try await again.open().records == [record])
        await again.discard()
    }
}
