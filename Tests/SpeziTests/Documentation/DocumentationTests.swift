import TestConditions
import Testing

@Suite("The documentation's code")
struct DocumentationTests {
    @Test("Each piece of code on each page is compiled, and run, by these tests")
    func compiled() throws {
        let pieces = try DocumentationPages(of: "Spezi", besides: #filePath).pieces()
        for piece in pieces { #expect(piece.isInExamples, "\(piece.page): not in the examples:\n\(piece.code)") }
        #expect(pieces.count >= 15)
    }

    @Test("Each page leads to the next, and the first one to all")
    func links() throws { #expect(try DocumentationPages(of: "Spezi", besides: #filePath).unreachable() == []) }
}
