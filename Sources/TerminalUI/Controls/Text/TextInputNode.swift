/// What all controls with text to type have in common: the edit, its keys, pasting, the limit and the note about it.
class TextInputNode: ControlNode<String> {
    private(set) var edit: TextEdit
    /// Characters that the last keys and pastes brought and that there was no room for.
    private var leftOut = 0
    private let undoSteps: Int

    init(_ text: Binding<String>, undoSteps: Int = 100, parent: Node) {
        edit = TextEdit(text.wrappedValue, undoSteps: undoSteps)
        self.undoSteps = undoSteps
        super.init(text, parent: parent)
    }

    // MARK: What kinds of control override

    /// Characters at most.
    var limit: Int { .max }
    /// Whether a text may have several lines.
    var hasLines: Bool { false }
    /// Commands that keys give here.
    var commands: [TextCommand] {
        [
            .wordLeft, .wordRight, .textStart, .textEnd, .selectAll, .deleteWordBackward, .deleteWordForward,
            .deleteToLineStart, .undo,
            .redo,
        ]
    }
    /// Whether a character may be typed or pasted.
    func accepts(_ character: Character) -> Bool { true }
    /// Where the word before the cursor begins.
    var wordStart: Int { edit.wordStart(before: edit.cursor) }
    /// Where the word after the cursor ends.
    var wordEnd: Int { edit.wordEnd(after: edit.cursor) }
    /// Where the line with the cursor begins and ends as it is shown.
    var shownLine: ClosedRange<Int> { 0...edit.characters.count }
    /// The text is another one: what was laid out is out of date.
    func textDidChange() {}
    /// Told of characters that there was no room for.
    func didLeaveOut(_ count: Int) {}
    /// Takes Enter, if the control does.
    var submit: (@MainActor () -> Void)? { nil }

    // MARK: Value

    final override func valueDidChange(from old: String) {
        if edit.text != value {
            edit = edit.replaced(by: value, undoSteps: undoSteps)
            note(0)
        }
        textDidChange()
    }

    override var takesText: Bool { true }

    private func commit() {
        guard edit.text != value else { return }
        set(edit.text)
        // The owner may have refused it: then the value did not change.
        guard edit.text != value else { return }
        edit = edit.replaced(by: value, undoSteps: undoSteps)
        textDidChange()
    }

    // MARK: Keys

    override func handle(_ key: Key) -> Bool {
        if key == .enter {
            submit?()
            return submit != nil
        }
        guard type(key) || move(key) || command(key) else { return false }
        commit()
        return true
    }

    private func type(_ key: Key) -> Bool {
        switch key {
        case .backspace: edit.delete(orElse: max(0, edit.cursor - 1)..<edit.cursor)
        case .delete: edit.delete(orElse: edit.cursor..<min(edit.characters.count, edit.cursor + 1))
        default:
            guard case .character(let character) = key.code, key.modifiers.isEmpty else { return false }
            if accepts(character) { insert([character]) }
            return true
        }
        note(0)
        return true
    }

    private func insert(_ characters: some Sequence<Character>) {
        let count = edit.insert(characters, limit: limit)
        if count > 0 { didLeaveOut(count) }
        note(count > 0 ? leftOut + count : 0)
    }

    private func move(_ key: Key) -> Bool {
        let isSelecting = key.modifiers.contains(.shift)
        switch (key.code, key.modifiers.subtracting(.shift)) {
        case (.left, []): edit.move(-1, isSelecting: isSelecting)
        case (.right, []): edit.move(1, isSelecting: isSelecting)
        case (.left, .control) where commands.contains(.wordLeft): edit.place(at: wordStart, isSelecting: isSelecting)
        case (.right, .control) where commands.contains(.wordRight): edit.place(at: wordEnd, isSelecting: isSelecting)
        case (.home, []): edit.place(at: shownLine.lowerBound, isSelecting: isSelecting)
        case (.end, []): edit.place(at: shownLine.upperBound, isSelecting: isSelecting)
        case (.home, .control): edit.place(at: 0, isSelecting: isSelecting)
        case (.end, .control): edit.place(at: edit.characters.count, isSelecting: isSelecting)
        default: return false
        }
        return true
    }

    private func command(_ key: Key) -> Bool {
        guard let command = TextCommand(key), commands.contains(command) else { return false }
        switch command {
        case .wordLeft: edit.place(at: wordStart)
        case .wordRight: edit.place(at: wordEnd)
        case .textStart: edit.place(at: 0)
        case .textEnd: edit.place(at: edit.characters.count)
        case .selectAll: edit.selectAll()
        case .deleteWordBackward: edit.delete(orElse: wordStart..<edit.cursor)
        case .deleteWordForward: edit.delete(orElse: edit.cursor..<wordEnd)
        case .deleteToLineStart: edit.delete(orElse: edit.lineStart(of: edit.cursor)..<edit.cursor)
        case .undo: _ = edit.undo()
        case .redo: _ = edit.redo()
        case .newLine: insert(["\n"])
        }
        if command != .newLine { note(0) }
        return true
    }

    override func paste(_ text: String) -> Bool {
        insert(PastedText.clean(text, keepsLines: hasLines).filter(accepts))
        commit()
        return true
    }

    /// Puts the cursor somewhere: for kinds of control with further moves.
    final func place(at index: Int, isSelecting: Bool = false) { edit.place(at: index, isSelecting: isSelecting) }

    override var keyBindings: [KeyBinding] {
        (submit == nil ? [] : [.own([.enter], "terminal.confirm")])
            + [
                .own(movingKeys, "terminal.move", label: movingLabel, isMinor: true),
                .own([.delete], "terminal.text.delete", isMinor: true),
            ] + TextCommand.bindings(commands, selecting: movingKeys)
    }

    /// The keys that move the cursor, and select together with Shift.
    var movingKeys: [Key] { [.left, .right, .home, .end] }

    /// How the help writes them.
    var movingLabel: String { environment.glyphs.leftAndRight }

    override func takesAsText(_ key: Key) -> Bool {
        super.takesAsText(key) || key == .delete || [.left, .right, .home, .end].contains(key)
    }

    // MARK: The note

    private func note(_ count: Int) {
        guard count != leftOut else { return }
        leftOut = count
        invalidateLayout()
    }

    /// The words under the text about what was left out; no lines while nothing was.
    final func noteLines(_ width: Int) -> [[Glyph]] {
        guard leftOut > 0 else { return [] }
        let text = words(Phrase("terminal.text.full", .number(leftOut), .named("limit", .number(limit))))
        return LineWrap.lines("! " + text, width: width)
    }

    /// Draws the note and gives it no more rows than there are.
    final func drawNote(_ painter: Painter, y: Int) {
        for (offset, line) in noteLines(frame.size.width).enumerated() {
            painter.draw(line, x: 0, y: y + offset, style: style(.error))
        }
    }
}
