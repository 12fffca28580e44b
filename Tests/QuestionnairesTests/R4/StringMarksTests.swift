import Testing

@testable import Questionnaires

@Suite("Marks around numbers") struct StringMarksTests {
    @Test(
        "are taken off, whatever is between them stays",
        arguments: [
            ("3.", "3"), ("(a)", "a"), ("a: ", "a"), ("1.2)", "1.2"), ("12", "12"), (" Part B. ", "Part B"),
            ("..", nil),
            ("", nil),
        ] as [(String, String?)])
    func marks(text: String, bare: String?) { #expect(text.withoutMarks == bare) }
}
