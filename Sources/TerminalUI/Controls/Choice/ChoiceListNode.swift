/// Keeps which row has the focus and the digits typed so far.
final class ChoiceListNode<ID: Hashable>: ControlNode<Set<ID>> {
    private var view: ChoiceList<ID>
    private var focusedRow = 0
    private var typed = ""
    /// Columns of the widest printed number.
    private var keyWidth: Int
    private var cachedRows: (width: Int, rows: [Row])?

    private struct Row {
        let top: Int
        let lines: [[Glyph]]
    }

    init(_ view: ChoiceList<ID>, parent: Node) {
        self.view = view
        keyWidth = Self.keyWidth(view.choices)
        super.init(view.selection, parent: parent)
        focusedRow = view.choices.firstIndex { value.contains($0.id) } ?? 0
    }

    private static func keyWidth(_ choices: [Choice<ID>]) -> Int {
        choices.reduce(1) { max($0, DisplayText.width($1.key)) }
    }

    func update(_ new: ChoiceList<ID>) {
        if new.choices != view.choices {
            let focused = view.choices.indices.contains(focusedRow) ? view.choices[focusedRow].id : nil
            focusedRow = new.choices.firstIndex { $0.id == focused } ?? min(focusedRow, max(0, new.choices.count - 1))
            cachedRows = nil
            keyWidth = Self.keyWidth(new.choices)
            typed = ""
            invalidateLayout()
        }
        view = new
        update(new.selection)
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        cachedRows = nil
        super.environmentDidChange(from: old)
    }

    // MARK: Layout

    private func isNarrow(_ width: Int) -> Bool { width < 30 }

    /// Columns before the words: marker, number, mark.
    private func indent(_ width: Int) -> Int { keyWidth + (isNarrow(width) ? 6 : 7) }

    private func rows(_ width: Int) -> [Row] {
        if let cachedRows, cachedRows.width == width { return cachedRows.rows }
        var top = 0
        let room = max(1, width - indent(width))
        let rows = view.choices.map { choice in
            let lines = LineWrap.lines(words(choice.label), width: room)
            defer { top += lines.count }
            return Row(top: top, lines: lines)
        }
        cachedRows = (width, rows)
        return rows
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let width = proposal.width ?? host.size.width
        return CellSize(width: width, height: rows(width).last.map { $0.top + $0.lines.count } ?? 1)
    }

    override var focusRows: Range<Int> {
        let rows = rows(frame.size.width)
        guard rows.indices.contains(focusedRow) else { return 0..<1 }
        return rows[focusedRow].top..<rows[focusedRow].top + rows[focusedRow].lines.count
    }

    override var cursor: CellPoint? { CellPoint(x: isNarrow(frame.size.width) ? 1 : 2, y: focusRows.lowerBound) }

    // MARK: Drawing

    override func draw(_ painter: Painter) {
        let width = frame.size.width
        let visible = painter.visibleRows
        let isASCII = environment.glyphs == .ascii
        for (index, row) in rows(width).enumerated() {
            guard row.top < visible.upperBound else { break }
            guard row.top + row.lines.count > visible.lowerBound else { continue }
            let choice = view.choices[index]
            let hasFocus = isFocused && index == focusedRow
            let style = style(hasFocus ? .focus : environment.isEnabled ? .plain : .secondary)
            if hasFocus { painter.draw(">", x: 0, y: row.top) }
            var x = isNarrow(width) ? 1 : 2
            let key = hasFocus && !typed.isEmpty && choice.key.hasPrefix(typed) ? typed + "_" : choice.key
            x = painter.draw(
                String(repeating: " ", count: max(0, keyWidth - DisplayText.width(key))) + key + " ", x: x,
                y: row.top, style: style)
            painter.draw(mark(choice, isASCII) + " ", x: x, y: row.top, style: style)
            for (offset, line) in row.lines.enumerated() {
                painter.draw(line, x: indent(width), y: row.top + offset, style: style)
            }
        }
    }

    private func mark(_ choice: Choice<ID>, _ isASCII: Bool) -> String {
        let isChosen = value.contains(choice.id)
        if view.isMultiple { return isChosen ? "[x]" : "[ ]" }
        return isChosen ? (isASCII ? "(*)" : "(•)") : "( )"
    }

    // MARK: Keys

    override func handle(_ key: Key) -> Bool {
        guard !view.choices.isEmpty else { return false }
        if case .character(let character) = key.code, key.modifiers.isEmpty, character != " ",
            type(String(character))
        {
            return true
        }
        let wasTyping = !typed.isEmpty
        if wasTyping, key == .enter, let index = view.choices.firstIndex(where: { $0.key == typed }) {
            answer(index)
            return true
        }
        typed = ""
        switch key {
        case .up, .character("k"): return move(to: focusedRow - 1)
        case .down, .character("j"): return move(to: focusedRow + 1)
        case .pageUp: return move(to: focusedRow - 10)
        case .pageDown: return move(to: focusedRow + 10)
        case .home: return move(to: 0)
        case .end: return move(to: view.choices.count - 1)
        case .space:
            answer(focusedRow)
            return true
        case .delete:
            set([])
            return true
        case .escape, .backspace: return wasTyping
        default: return false
        }
    }

    /// At the ends the key stays here all the same: a list that is left by one arrow too many is a trap.
    private func move(to row: Int) -> Bool {
        focusedRow = max(0, min(view.choices.count - 1, row))
        return true
    }

    private func type(_ character: String) -> Bool {
        let text = typed + character.lowercased()
        let exact = view.choices.firstIndex { $0.key.lowercased() == text }
        let longer = view.choices.contains { $0.key.count > text.count && $0.key.lowercased().hasPrefix(text) }
        if longer {
            typed = text
            if let next = exact ?? view.choices.firstIndex(where: { $0.key.lowercased().hasPrefix(text) }) {
                focusedRow = next
            }
            return true
        }
        if let exact {
            answer(exact)
            return true
        }
        // Not a number of this list: a digit is not passed on, where it might mean something else.
        guard !typed.isEmpty || character.first?.isNumber == true else { return false }
        typed = ""
        return true
    }

    private func answer(_ index: Int) {
        typed = ""
        guard view.choices.indices.contains(index) else { return }
        focusedRow = index
        let choice = view.choices[index]
        if !view.isMultiple {
            set([choice.id])
        } else if value.contains(choice.id) {
            set(value.subtracting([choice.id]))
        } else if choice.isExclusive {
            set([choice.id])
        } else {
            let exclusive = view.choices.filter(\.isExclusive).map(\.id)
            set(value.subtracting(exclusive).union([choice.id]))
        }
        view.onAnswer?()
    }

    /// A press on another row moves there; on the focused one it answers, as Space does.
    override func press(at place: CellPoint, hadFocus: Bool) {
        guard let row = rows(frame.size.width).lastIndex(where: { $0.top <= place.y }) else { return }
        if hadFocus, row == focusedRow { answer(row) } else { _ = move(to: row) }
    }

    override func focusDidChange(_ isFocused: Bool) { typed = "" }

    override var keyBindings: [KeyBinding] {
        guard let first = view.choices.first?.key, let last = view.choices.last?.key else { return [] }
        let isASCII = environment.glyphs == .ascii
        let digits = view.choices.compactMap { $0.key.count == 1 ? $0.key.first.map(Key.character) : nil }
        return [
            .own(
                [.up, .down, .character("j"), .character("k"), .pageUp, .pageDown, .home, .end], "terminal.move",
                label: isASCII ? "Up/Down" : "↑↓", isMinor: frame.size.width >= 30),
            .own(
                digits + [.space], view.isMultiple ? "terminal.toggle" : "terminal.answer",
                label: first == last ? first : "\(first)-\(last)"),
            .own([.delete], "terminal.clear", isMinor: true),
        ]
    }
}
