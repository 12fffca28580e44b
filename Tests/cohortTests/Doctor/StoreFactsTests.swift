import Foundation
import StudyStore
import Testing

@testable import cohort

@Suite("What cohort doctor says of the store") struct StoreFactsTests {
    /// The findings on a store in a folder of its own.
    private func facts(_ prepare: (String) throws -> Void) throws -> [String: Fact] {
        let folder = NSTemporaryDirectory() + "cohort-facts-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try prepare(folder)
        return Dictionary(
            uniqueKeysWithValues: StoreFacts.section(StoreInspection(folder: folder)).facts.map { ($0.name, $0) })
    }

    @Test("No store yet is no fault") func none() throws {
        let facts = try facts { _ in }
        #expect(facts.values.allSatisfy { $0.advice == nil })
        #expect(facts["condition"]?.finding == "not there yet; cohort demo makes it")
        #expect(facts["key"]?.finding == "not there yet; it is made with the store")
        #expect(facts["audit trail"]?.finding == "not checked")
    }

    @Test("A sound store is described") func good() throws {
        let facts = try facts { _ = try Store(folder: $0, now: Timestamp(seconds: 0)) }
        #expect(facts.values.allSatisfy { $0.advice == nil })
        #expect(facts["condition"]?.finding == "exists, writable")
        #expect(facts["schema"]?.finding == "\(StoreInspection.supportedSchemaVersion), this program's")
        #expect(facts["key"]?.finding == "present, mode 600")
        #expect(facts["audit trail"]?.finding == "0 entries; each of them verifies")
    }

    @Test("Trouble is told in the store's words") func wrong() throws {
        let facts = try facts {
            _ = try Store(folder: $0, now: Timestamp(seconds: 0))
            unlink($0 + "/study.key")
        }
        let path = try #require(facts["key file"]?.finding)
        #expect(
            facts["condition"] == Fact("condition", "cannot be used", advice: "\(StoreError.keyMissing(path: path))"))
        #expect(facts["key"]?.finding == "missing")
        #expect(facts["schema"]?.finding == "\(StoreInspection.supportedSchemaVersion), this program's")
    }
}
