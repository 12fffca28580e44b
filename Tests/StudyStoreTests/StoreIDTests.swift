import Foundation
import Testing

@testable import StudyStore

@Suite struct StoreIDTests {
    @Test func `An id reads its own text, in either case, as Foundation does`() {
        for _ in 0..<1_000 {
            let id = DraftRecord.ID()
            #expect(DraftRecord.ID(id.description) == id)
            #expect(DraftRecord.ID(id.description.uppercased()) == id)
            #expect(UUID(uuidString: id.description) == id.uuid)
        }
    }

    @Test(
        arguments: [
            "", "6d5cfe24-aeb6-4948-b90f-81f7f261d5c", "6d5cfe24-aeb6-4948-b90f-81f7f261d5cdd",
            "6d5cfe24aaeb6-4948-b90f-81f7f261d5cd", "6d5cfe2-4aeb6-4948-b90f-81f7f261d5cd",
            "gd5cfe24-aeb6-4948-b90f-81f7f261d5cd", "+d5cfe24-aeb6-4948-b90f-81f7f261d5cd",
            "6d5cfe24-aeb6-4948-b90f-81f7f261d5é", "------------------------------------",
        ])
    func `Another text is none`(_ text: String) { #expect(DraftRecord.ID(text) == nil) }
}
