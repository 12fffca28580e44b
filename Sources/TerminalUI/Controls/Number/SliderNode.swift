/// Keeps what has been typed on a scale.
final class SliderNode: ControlNode<Int?> {
    private var view: Slider
    private var typed = "" {
        // Other keys mean something then, which the help line says.
        didSet { if typed != oldValue { host.drawingIsDue() } }
    }
    /// The answer before typing began: it stays while what is typed is none.
    private var answered: Int?
    /// Whether Enter was pressed on a number that is not on the scale.
    private var isRefused = false

    init(_ view: Slider, parent: Node) {
        self.view = view
        super.init(view.value, parent: parent)
        answered = value
        typed = view.unfinished?.wrappedValue ?? ""
    }

    func update(_ new: Slider) {
        if new.lowLabel != view.lowLabel || new.highLabel != view.highLabel || new.range != view.range {
            invalidateLayout()
        }
        view = new
        host.drawingIsDue()
        update(new.value)
    }

    // MARK: Layout

    /// What the ends mean, over the scale: on one line where there is room, else one after the other with their numbers.
    private func labels(_ width: Int) -> [[Glyph]] {
        let lowLabel = words(view.lowLabel)
        let highLabel = words(view.highLabel)
        guard !(lowLabel + highLabel).isEmpty else { return [] }
        let gap = width - DisplayText.width(lowLabel) - DisplayText.width(highLabel)
        if gap >= 2 {
            let blanks = repeatElement(Glyph.space, count: gap)
            return [DisplayText.visualLine(lowLabel) + blanks + DisplayText.visualLine(highLabel)]
        }
        return [(low, lowLabel), (high, highLabel)].filter { !$0.1.isEmpty }
            .flatMap { LineWrap.lines("\($0.0) = \($0.1)", width: max(1, width)) }
    }

    /// The answer in words, or why what has been typed is none.
    private func answer(_ width: Int) -> [[Glyph]] {
        var text = typed.isEmpty ? value.map(text) ?? words("terminal.notAnswered") : typed + "_"
        if isRefused {
            text += " ! " + words(Phrase("terminal.number.between", .text(low), .text(high)))
        }
        return LineWrap.lines(text, width: max(1, width - 2))
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let width = min(proposal.width ?? 60, 72)
        return CellSize(width: width, height: labels(width).count + 1 + answer(width).count)
    }

    /// A number as it is written on the scale, with the language's decimal mark.
    private func text(_ number: Int) -> String { environment.catalogue.number(view.text(number)) }
    private var low: String { text(view.range.lowerBound) }
    private var high: String { text(view.range.upperBound) }

    private var barWidth: Int { max(3, frame.size.width - low.count - high.count - 4) }

    /// The column of a value on the bar.
    private func column(_ number: Int) -> Int {
        let span = Double(view.range.upperBound) - Double(view.range.lowerBound)
        let part = span > 0 ? (Double(number) - Double(view.range.lowerBound)) / span : 0
        return Int((part * Double(barWidth - 1)).rounded())
    }

    /// The value at a column of the bar: a multiple of the step from the lower end, or an end.
    private func number(at column: Int) -> Int {
        let low = Double(view.range.lowerBound)
        let span = Double(view.range.upperBound) - low
        let steps = (span * Double(column) / Double(barWidth - 1) / Double(view.step)).rounded()
        let number = low + steps * Double(view.step)
        // The ends of the widest range have no exact counterpart.
        return number >= Double(view.range.upperBound) ? view.range.upperBound : Int(number)
    }

    private var thumbColumn: Int { low.count + 2 + column(shown ?? view.range.lowerBound) }
    private var shown: Int? { value.map { view.range.nearest(to: $0) } }

    override var cursor: CellPoint? {
        let bar = labels(frame.size.width).count
        return typed.isEmpty ? CellPoint(x: thumbColumn, y: bar) : CellPoint(x: 2 + typed.count, y: bar + 1)
    }

    // MARK: Drawing

    override func draw(_ painter: Painter) {
        let labels = labels(frame.size.width)
        for (row, line) in labels.enumerated() { painter.draw(line, x: 0, y: row, style: style(.plain)) }
        drawScale(painter, y: labels.count)
        let look = style(isRefused ? .error : .plain)
        painter.draw(isFocused ? ">" : " ", x: 0, y: labels.count + 1, style: look)
        for (row, line) in answer(frame.size.width).enumerated() {
            painter.draw(line, x: 2, y: labels.count + 1 + row, style: look)
        }
    }

    private func drawScale(_ painter: Painter, y: Int) {
        let isASCII = environment.glyphs == .ascii
        let line: Character = isASCII ? "-" : "─"
        painter.draw(low + " ", x: 0, y: y)
        painter.draw([Glyph(isASCII ? "|" : "├")], x: low.count + 1, y: y)
        painter.draw(repeatElement(Glyph(line), count: barWidth), x: low.count + 2, y: y)
        painter.draw([Glyph(isASCII ? "|" : "┤")], x: low.count + 2 + barWidth, y: y)
        painter.draw(" " + high, x: low.count + 3 + barWidth, y: y)
        if shown != nil {
            painter.draw([Glyph(isASCII ? "#" : "█")], x: thumbColumn, y: y, style: style(isFocused ? .focus : .plain))
        } else if isFocused {
            painter.draw([Glyph(line)], x: thumbColumn, y: y, style: style(.focus))
        }
    }

    // MARK: Keys

    override func handle(_ key: Key) -> Bool {
        if case .character(let character) = key.code, key.modifiers.isEmpty {
            return type(character)
        }
        if key == .backspace, !typed.isEmpty {
            typed.removeLast()
            retype()
            return true
        }
        if key == .enter, !typed.isEmpty, view.number(typed).map(view.range.contains) != true {
            isRefused = true
            invalidateLayout()
            return true
        }
        if key == .enter || key == .escape {
            let wasTyping = !typed.isEmpty
            endTyping()
            return key == .escape && wasTyping
        }
        guard [.left, .right, .pageDown, .pageUp, .home, .end, .delete].contains(key) else { return false }
        endTyping()
        let tenth = max(view.step, view.range.upperBound / 10 - view.range.lowerBound / 10)
        switch key {
        case .left: move(by: -view.step)
        case .right: move(by: view.step)
        case .pageDown: move(by: -tenth)
        case .pageUp: move(by: tenth)
        case .home: choose(view.range.lowerBound)
        case .end: choose(view.range.upperBound)
        default: set(nil)
        }
        return true
    }

    /// A press gives the focus; on the bar of the focused scale it moves there.
    override func press(at place: CellPoint, hadFocus: Bool) {
        let column = place.x - low.count - 2
        guard hadFocus, place.y == labels(frame.size.width).count, (0..<barWidth).contains(column) else { return }
        endTyping()
        choose(number(at: column))
    }

    /// Moves from the number shown; begins in the middle where there is none.
    private func move(by distance: Int) {
        let middle = view.range.lowerBound / 2 + view.range.upperBound / 2
        choose(shown.map { view.range.nearest(to: $0, movedBy: distance) } ?? middle)
    }

    private func choose(_ number: Int) {
        set(view.range.nearest(to: number))
        view.onAnswer?()
    }

    /// Digits go on from the ones before while they can still become a number of the scale; otherwise they begin anew.
    private func type(_ character: Character) -> Bool {
        let isSign = character == "-" && typed.isEmpty && view.range.lowerBound < 0
        let isPoint = (character == "." || character == ",") && view.fractionDigits > 0 && !typed.isEmpty
        guard character.isASCII, character.isNumber || isSign || isPoint else { return false }
        let longest = max(low.count, high.count)
        var text = typed + String(character)
        if text.count > longest || (!isSign && !text.hasSuffix(".") && !text.hasSuffix(",") && view.number(text) == nil)
        {
            text = String(character)
        }
        if typed.isEmpty { answered = value }
        typed = text
        retype()
        return true
    }

    private func retype() {
        isRefused = false
        invalidateLayout()
        if let number = view.number(typed), view.range.contains(number) {
            choose(number)
        } else if let unfinished = view.unfinished {
            unfinished.wrappedValue = typed
            refresh()
        } else if value != answered {
            // The first digit of a number that is refused is not what was meant: the answer before it stays.
            set(answered)
        }
    }

    /// What is typed and held elsewhere may have been taken back there.
    override func refresh() {
        super.refresh()
        guard let unfinished = view.unfinished, !typed.isEmpty, unfinished.wrappedValue.isEmpty,
            view.number(typed).map(view.range.contains) != true
        else { return }
        typed = ""
        isRefused = false
        invalidateLayout()
    }

    private func endTyping() {
        guard !typed.isEmpty else { return }
        typed = ""
        if let unfinished = view.unfinished, !unfinished.wrappedValue.isEmpty {
            unfinished.wrappedValue = ""
            refresh()
        }
        isRefused = false
        invalidateLayout()
    }

    override func valueDidChange(from old: Int?) {
        // What has been typed meant the value that was here before.
        let meant = view.number(typed).flatMap { view.range.contains($0) ? $0 : nil }
        if !typed.isEmpty, !isSetting, value != meant { endTyping() }
        invalidateLayout()
    }

    override func focusDidChange(_ isFocused: Bool) {
        if view.unfinished?.wrappedValue.isEmpty ?? true { endTyping() }
    }

    override var keyBindings: [KeyBinding] {
        (typed.isEmpty ? [] : [.untyping]) + [
            .own([.left, .right, .home, .end], "terminal.adjust", label: environment.glyphs.leftAndRight),
            .own([.pageDown, .pageUp], "terminal.adjust", label: "PgUp/PgDn", isMinor: true),
            .own("0123456789".map(Key.character), "terminal.type", label: "0-9", isMinor: true),
            .own([.delete], "terminal.clear", isMinor: true),
        ]
    }
}
