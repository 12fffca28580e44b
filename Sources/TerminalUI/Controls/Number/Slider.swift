/// A scale of numbers to choose from. Unanswered until it is touched.
///
/// ← → move by one step, PgUp PgDn by a tenth, Home End to the ends; a number may be typed. The first arrow key begins in the
/// middle. Delete takes the answer back.
public struct Slider: PrimitiveView {
    let value: Binding<Int?>
    let range: ClosedRange<Int>
    let step: Int
    let fractionDigits: Int
    let lowLabel: Phrase
    let highLabel: Phrase
    let onAnswer: (@MainActor () -> Void)?

    /// Makes a scale.
    /// - Parameters:
    ///   - value: the number chosen, in units of the last digit shown; `nil` while unanswered.
    ///   - range: the least and the greatest number.
    ///   - step: what one key press moves.
    ///   - fractionDigits: how many of the digits are after the decimal point: 725 with 1 shows as 72.5.
    ///   - lowLabel: what the lower end means.
    ///   - highLabel: what the upper end means.
    ///   - onAnswer: called after a key has changed the value.
    public init(
        value: Binding<Int?>, in range: ClosedRange<Int>, step: Int = 1, fractionDigits: Int = 0,
        lowLabel: Phrase = .verbatim(""), highLabel: Phrase = .verbatim(""), onAnswer: (@MainActor () -> Void)? = nil
    ) {
        self.value = value
        self.range = range
        self.step = max(1, step)
        self.fractionDigits = max(0, min(9, fractionDigits))
        self.lowLabel = lowLabel
        self.highLabel = highLabel
        self.onAnswer = onAnswer
    }

    /// Keeps what has been typed.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? SliderNode) ?? SliderNode(view, parent: parent)
        node.update(view)
        return node
    }

    /// A number as it is written on the scale.
    func text(_ number: Int) -> String {
        guard fractionDigits > 0 else { return String(number) }
        let digits = String(number.magnitude)
        let padded = String(repeating: "0", count: max(0, fractionDigits + 1 - digits.count)) + digits
        let split = padded.index(padded.endIndex, offsetBy: -fractionDigits)
        return (number < 0 ? "-" : "") + padded[..<split] + "." + padded[split...]
    }

    /// The number that a typed text means; `nil` where it means none or has too many decimals.
    func number(_ text: String) -> Int? {
        let parts = text.replacing(",", with: ".").split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = parts.first else { return nil }
        let fraction = parts.count == 2 ? parts[1] : ""
        guard fraction.count <= fractionDigits else { return nil }
        return Int(whole + fraction + String(repeating: "0", count: fractionDigits - fraction.count))
    }
}

final class SliderNode: ControlNode<Int?> {
    private var view: Slider
    private var typed = ""

    init(_ view: Slider, parent: Node) {
        self.view = view
        super.init(view.value, parent: parent)
    }

    func update(_ new: Slider) {
        view = new
        host.drawingIsDue()
        update(new.value)
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        CellSize(width: min(proposal.width ?? 60, 72), height: 3)
    }

    private var low: String { view.text(view.range.lowerBound) }
    private var high: String { view.text(view.range.upperBound) }

    private var barWidth: Int { max(3, frame.size.width - low.count - high.count - 4) }

    /// The column of a value on the bar.
    private func column(_ number: Int) -> Int {
        let span = Double(view.range.upperBound) - Double(view.range.lowerBound)
        let part = span > 0 ? (Double(number) - Double(view.range.lowerBound)) / span : 0
        return Int((part * Double(barWidth - 1)).rounded())
    }

    private var thumbColumn: Int { low.count + 2 + column(shown ?? view.range.lowerBound) }
    private var shown: Int? { value.map { min(max($0, view.range.lowerBound), view.range.upperBound) } }

    override var cursor: CellPoint? { CellPoint(x: thumbColumn, y: 1) }

    override func draw(_ painter: Painter) {
        let lowLabel = words(view.lowLabel)
        let highLabel = words(view.highLabel)
        let width = frame.size.width
        painter.draw(lowLabel, x: 0, y: 0, style: style(.plain))
        painter.draw(highLabel, x: max(0, width - DisplayText.width(highLabel)), y: 0, style: style(.plain))
        let isASCII = environment.glyphs == .ascii
        let line: Character = isASCII ? "-" : "─"
        painter.draw(low + " ", x: 0, y: 1)
        painter.draw([Glyph(isASCII ? "|" : "├")], x: low.count + 1, y: 1)
        painter.draw(repeatElement(Glyph(line), count: barWidth), x: low.count + 2, y: 1)
        painter.draw([Glyph(isASCII ? "|" : "┤")], x: low.count + 2 + barWidth, y: 1)
        painter.draw(" " + high, x: low.count + 3 + barWidth, y: 1)
        if shown != nil {
            painter.draw([Glyph(isASCII ? "#" : "█")], x: thumbColumn, y: 1, style: style(isFocused ? .focus : .plain))
        } else if isFocused {
            painter.draw([Glyph(line)], x: thumbColumn, y: 1, style: style(.focus))
        }
        let answer = typed.isEmpty ? value.map(view.text) ?? words("terminal.notAnswered") : typed + "_"
        painter.draw((isFocused ? "> " : "  ") + answer, x: 0, y: 2, style: style(.plain))
    }

    override func handle(_ key: Key) -> Bool {
        if case .character(let character) = key.code, key.modifiers.isEmpty {
            return type(character)
        }
        if key == .backspace, !typed.isEmpty {
            typed.removeLast()
            return true
        }
        if key == .enter || key == .escape {
            typed = ""
            return false
        }
        let tenth = max(view.step, (view.range.upperBound - view.range.lowerBound) / 10)
        let middle = view.range.lowerBound + (view.range.upperBound - view.range.lowerBound) / 2
        typed = ""
        switch key {
        case .left: choose(shown.map { $0 - view.step } ?? middle)
        case .right: choose(shown.map { $0 + view.step } ?? middle)
        case .pageDown: choose(shown.map { $0 - tenth } ?? middle)
        case .pageUp: choose(shown.map { $0 + tenth } ?? middle)
        case .home: choose(view.range.lowerBound)
        case .end: choose(view.range.upperBound)
        case .delete: set(nil)
        default: return false
        }
        return true
    }

    private func choose(_ number: Int) {
        set(min(max(number, view.range.lowerBound), view.range.upperBound))
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
        typed = text
        if let number = view.number(text), view.range.contains(number) { choose(number) }
        return true
    }

    override func focusDidChange(_ isFocused: Bool) { typed = "" }

    override var keyBindings: [KeyBinding] {
        let isASCII = environment.glyphs == .ascii
        return [
            .own([.left, .right, .home, .end], "terminal.adjust", label: isASCII ? "Left/Right" : "←→"),
            .own([.pageDown, .pageUp], "terminal.adjust", label: "PgUp/PgDn", isMinor: true),
            .own([.delete], "terminal.clear", isMinor: true),
        ]
    }
}
