extension String {
    /// A number or letter without what sets it off from the words behind it: `a` of "(a)", "a." and "a: "; `nil` of nothing
    /// but such marks.
    package var withoutMarks: String? {
        let text = drop(while: Self.isMark)
        guard let last = text.lastIndex(where: { !Self.isMark($0) }) else { return nil }
        return String(text[...last])
    }

    private static func isMark(_ character: Character) -> Bool {
        switch character {
        case ".", ")", "(", ":", " ": true
        default: false
        }
    }
}
