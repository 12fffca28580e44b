import Testing

@testable import TerminalUI

/// Keys by a fixed recipe: the same on every run.
private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % sides
    }
}

private let pieces = [
    "a", "b", " ", "\n", "é", "\u{301}", "\u{200D}", "👩", "🇨", "🇭", "日", "ש", "\u{5B8}", "\u{0600}", "\r", "\u{FE0F}",
    "'",
]

@Suite("Text edit") struct TextEditTests {
    private func check(_ edit: TextEdit, _ comment: Comment) {
        #expect(Array(edit.text) == edit.characters, comment)
        #expect((0...edit.characters.count).contains(edit.cursor), comment)
        #expect(edit.selection.lowerBound >= 0 && edit.selection.upperBound <= edit.characters.count, comment)
    }

    private func act(_ edit: inout TextEdit, _ dice: inout Dice) {
        switch dice.roll(12) {
        case 0...4: edit.insert(Array(pieces[dice.roll(pieces.count)]), limit: 40)
        case 5: edit.insert(Array((0..<dice.roll(6)).map { _ in pieces[dice.roll(pieces.count)] }.joined()), limit: 40)
        case 6: edit.move(dice.roll(3) - 1, isSelecting: dice.roll(2) == 0)
        case 7: edit.place(at: dice.roll(50) - 5, isSelecting: dice.roll(2) == 0)
        case 8: edit.delete(orElse: max(0, edit.cursor - 1)..<edit.cursor)
        case 9: edit.delete(orElse: edit.cursor..<edit.wordEnd(after: edit.cursor))
        case 10: edit.delete(orElse: edit.wordStart(before: edit.cursor)..<edit.cursor)
        default: _ = dice.roll(2) == 0 ? edit.undo() : edit.redo()
        }
    }

    @Test("Whatever is typed, the characters are those of the text and the cursor stands between two of them")
    func invariants() {
        for seed in 1...150 {
            var dice = Dice(state: UInt64(seed))
            var edit = TextEdit("")
            for step in 0..<80 {
                act(&edit, &dice)
                check(edit, "seed \(seed), step \(step)")
            }
        }
    }

    @Test("All steps taken back give the text of the beginning, and done again that of the end")
    func undoAll() {
        for seed in 1...100 {
            var dice = Dice(state: UInt64(seed) &* 77)
            var edit = TextEdit("be\u{301}gin 🇨🇭")
            for _ in 0..<40 { act(&edit, &dice) }
            while edit.redo() {}
            let end = edit.text
            while edit.undo() {}
            #expect(edit.text == "be\u{301}gin 🇨🇭", "seed \(seed)")
            while edit.redo() {}
            #expect(edit.text == end, "seed \(seed)")
        }
    }

    @Test("The history is bounded in steps and in characters")
    func bounds() {
        var edit = TextEdit("", undoSteps: 3)
        for word in ["a ", "b ", "c ", "d "] { for character in word { edit.insert([character], limit: 100) } }
        for _ in 0..<10 { _ = edit.undo() }
        #expect(edit.text == "a ")
        var large = TextEdit("")
        for _ in 0..<5 { large.insert(Array(repeating: "x", count: 9_000), limit: 100_000) }
        var steps = 0
        while large.undo() { steps += 1 }
        #expect(steps == 2)
        var secret = TextEdit("", undoSteps: 0)
        secret.insert("secret", limit: 100)
        let isUndone = secret.undo()
        #expect(!isUndone)
    }

    @Test("A mark joins the letter before it even where the text is full")
    func markAtLimit() {
        var edit = TextEdit("abe")
        let leftOut = [
            edit.insert(["\u{301}"], limit: 3), edit.insert(["x"], limit: 3), edit.insert("xyz", limit: 5),
        ]
        #expect(leftOut == [0, 1, 1])
        #expect(edit.text == "abe\u{301}xy")
    }

    @Test(
        "What the owner makes of a text leaves the cursor between the same characters",
        arguments: [
            ("abcd", 2, "ABCD", 2), ("abcd", 4, "abcd and more", 13), ("abcd", 2, "abcd and more", 2),
            ("1234", 2, "12 34", 2), ("1234", 3, "12 34", 4), ("abcd", 1, "", 0), ("", 0, "2026-11-27", 10),
        ])
    func replaced(text: String, cursor: Int, new: String, place: Int) {
        var edit = TextEdit(text)
        edit.place(at: cursor)
        let replaced = edit.replaced(by: new, undoSteps: 100)
        #expect(replaced.text == new)
        #expect(replaced.cursor == place)
    }

    @Test("A word without an end is taken back in pieces, and what is typed at its end is all there")
    func endless() {
        var edit = TextEdit("")
        for _ in 0..<1_000 { edit.insert("a", limit: .max) }
        edit.insert("日", limit: .max)
        edit.insert("ש", limit: .max)
        #expect(edit.text == String(repeating: "a", count: 1_000) + "日ש")
        #expect(edit.mayBeRightToLeft)
        let isUndone = edit.undo()
        #expect(isUndone)
        #expect(edit.characters.count < 1_002 && edit.characters.count > 800)
        while edit.undo() {}
        #expect(edit.text.isEmpty)
    }
}
