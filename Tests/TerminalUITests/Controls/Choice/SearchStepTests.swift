import Testing

@testable import TerminalUI

@Suite("Search step") struct SearchStepTests {
    @Test("Characters are text, Backspace takes one back, and with nothing left to take the search ends")
    func text() {
        #expect(SearchStep(.character("b"), in: "a") == .search("ab"))
        #expect(SearchStep(.space, in: "a") == .search("a "))
        #expect(SearchStep(.backspace, in: "ab") == .search("a"))
        #expect(SearchStep(.backspace, in: "") == .end(isTaken: true))
    }

    @Test("Enter and Esc only end it; another key ends it and goes on")
    func end() {
        for key in [Key.enter, .escape] { #expect(SearchStep(key, in: "a") == .end(isTaken: true)) }
        for key in [Key.down, .delete, .control("a")] { #expect(SearchStep(key, in: "a") == .end(isTaken: false)) }
    }
}
