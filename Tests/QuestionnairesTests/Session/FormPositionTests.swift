import Foundation
import Questionnaires
import Testing

@Suite("A position in a form")
struct FormPositionTests {
    private let items = """
        {"linkId": "a", "type": "string"},
        {"linkId": "g", "type": "group", "repeats": true, "item": [{"linkId": "b", "type": "string"}]}
        """

    @Test("finds the same repetition again, in the session that made it and after it was kept")
    func instance() throws {
        var session = try Forms.session(items)
        try session.type("x", "b")
        let page = session.id("b")
        let position = try #require(session.position(of: page))
        #expect(position == FormPosition(linkId: "b", instance: page))
        #expect(session.page(at: position) == page)
        let reloaded = try Forms.session(items, restoring: session.records)
        #expect(reloaded.page(at: position) == page)
    }

    @Test("finds the item where the repetition is another session's")
    func otherSession() throws {
        let first = try Forms.session(items)
        let second = try Forms.session(items)
        let position = try #require(first.position(of: first.id("b")))
        #expect(second.page(position.instance ?? UUID()) == nil)
        let same = second.id("b")
        #expect(second.page(at: position) == same)
    }

    @Test("of an item that is no page, or of none, is nowhere")
    func nowhere() throws {
        let session = try Forms.session(items)
        #expect(session.page(at: FormPosition(linkId: "g", instance: nil)) == nil)
        #expect(session.page(at: FormPosition(linkId: "z", instance: nil)) == nil)
        #expect(session.position(of: UUID()) == nil)
        // An id of another item is not taken at its word.
        let b = session.id("b")
        #expect(session.page(at: FormPosition(linkId: "b", instance: session.id("a"))) == b)
    }

    @Test("or else the first page without an answer is where a person goes on, until all are answered")
    func resuming() throws {
        var session = try Forms.session(items)
        let (a, b) = (session.id("a"), session.id("b"))
        #expect(session.pageToResume(from: nil) == a)
        #expect(session.pageToResume(from: session.position(of: b)) == b)
        try session.type("x", "a")
        #expect(session.pageToResume(from: nil) == b)
        #expect(session.pageToResume(from: FormPosition(linkId: "z", instance: nil)) == b)
        #expect(session.pageToResume(from: session.position(of: a)) == a)
        #expect(session.pageToResume(from: .review) == nil, "The review is a place of its own")
        try session.type("y", "b")
        #expect(session.pageToResume(from: nil) == nil)
    }
}
