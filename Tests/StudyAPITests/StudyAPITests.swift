import Foundation
import StudyAPI
import Testing

@Suite("What crosses between session and service") struct StudyAPITests {
    private func roundTrip<Value: Codable & Equatable>(_ value: Value) throws {
        let data = try JSONEncoder().encode(value)
        #expect(try JSONDecoder().decode(Value.self, from: data) == value)
    }

    @Test("An id is written as its bare UUID") func identifier() throws {
        let id = OccurrenceID(try #require(UUID(uuidString: "0F2B3E11-0A57-4F3C-8E2C-3C8B5D6F1A01")))
        let data = try JSONEncoder().encode([id])
        #expect(String(decoding: data, as: UTF8.self) == #"["0F2B3E11-0A57-4F3C-8E2C-3C8B5D6F1A01"]"#)
        try roundTrip(id)
    }

    @Test("A change of answers survives the wire") func saveAnswers() throws {
        let item = DraftItem(
            id: UUID(), parent: nil, linkId: "/44250-9", ordinal: 0, state: .answered,
            answers: [#"{"valueDecimal":1.50}"#])
        let position = OpenedDraft.Position(linkId: item.linkId, instance: item.id)
        let request = SaveAnswers(draft: DraftID(UUID()), revision: 3, items: [item], position: position)
        let data = try JSONEncoder().encode(request)
        let read = try JSONDecoder().decode(SaveAnswers.self, from: data)
        #expect(read.items == [item])
        #expect(read.revision == 3)
        #expect(read.position == position)
    }

    @Test("Errors survive the wire") func errors() throws {
        try roundTrip(StudyError.conflict(revision: 7))
        try roundTrip(StudyError.incomplete(linkIds: ["a", "b"]))
        try roundTrip(StudyError.diskFull(path: "study.db"))
    }

    @Test(
        "Error texts say what is wrong and what to do",
        arguments: [
            (
                StudyError.diskFull(path: "study.db"),
                "Not saved: the disk that holds study.db is full. Free some space and try again; nothing saved is lost."
            ),
            (
                StudyError.incomplete(linkIds: ["q1", "q2"]),
                "2 required question(s) are open: q1, q2. Answer them first."
            ),
            (StudyError.reasonMissing, "A reason is needed. Type one."),
        ])
    func texts(error: StudyError, text: String) { #expect(error.description == text) }
}
