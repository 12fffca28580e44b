/// A whole number that is counted up and down. Unanswered until it is touched.
///
/// `+` and `-` count, and begin at the lower end of the range; digits type a number. Delete takes the answer back.
public struct Stepper: PrimitiveView {
    let value: Binding<Int?>
    let range: ClosedRange<Int>
    let step: Int
    let unit: Phrase

    /// Makes a stepper.
    /// - Parameters:
    ///   - value: the number; `nil` while unanswered.
    ///   - range: the least and the greatest number.
    ///   - step: what one key press adds or takes away; a typed number need not be a multiple of it.
    ///   - unit: what stands beside the number.
    public init(value: Binding<Int?>, in range: ClosedRange<Int>, step: Int = 1, unit: Phrase = .verbatim("")) {
        self.value = value
        self.range = range
        self.step = max(1, step)
        self.unit = unit
    }

    /// Keeps what has been typed.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? StepperNode) ?? StepperNode(view, parent: parent)
        node.update(view)
        return node
    }
}

final class StepperNode: ControlNode<Int?> {
    private var view: Stepper
    private var typed = "" {
        // Other keys mean something then, which the help line says.
        didSet { if typed != oldValue { host.drawingIsDue() } }
    }
    /// The answer before typing began.
    private var answered: Int?
    /// Whether Enter was pressed on a number that cannot be taken.
    private var isRefused = false

    init(_ view: Stepper, parent: Node) {
        self.view = view
        super.init(view.value, parent: parent)
    }

    func update(_ new: Stepper) {
        if new.range != view.range || new.unit != view.unit { invalidateLayout() }
        view = new
        update(new.value)
    }

    override func valueDidChange(from old: Int?) {
        // What has been typed meant the value that was here before.
        let meant = Int(typed).flatMap { view.range.contains($0) ? $0 : nil }
        if !typed.isEmpty, !isSetting, value != meant { endTyping() }
        invalidateLayout()
    }

    private var isOutside: Bool { !typed.isEmpty && Int(typed).map(view.range.contains) != true }

    private var number: String {
        typed.isEmpty ? value.map(String.init) ?? words("terminal.notAnswered") : typed + "_"
    }

    private func lines(_ width: Int) -> [[Glyph]] {
        let unit = words(view.unit)
        let limits = words(
            Phrase("terminal.number.between", .number(view.range.lowerBound), .number(view.range.upperBound)))
        let text = ["[-] \(number) [+]", unit, isRefused ? "! " + limits : "(\(limits))"]
        return LineWrap.lines(text.filter { !$0.isEmpty }.joined(separator: " "), width: max(1, width - 2))
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let lines = lines(proposal.width ?? 60)
        return CellSize(width: lines.reduce(0) { max($0, $1.columns) } + 2, height: lines.count)
    }

    /// On the number; after what has been typed of one.
    override var cursor: CellPoint? { CellPoint(x: min(6 + typed.count, max(0, frame.size.width - 1)), y: 0) }

    override func draw(_ painter: Painter) {
        let look = controlStyle
        if isFocused { painter.draw(">", x: 0, y: 0) }
        for (row, line) in lines(frame.size.width).enumerated() {
            painter.draw(line, x: 2, y: row, style: row == 0 ? look : style(.plain))
        }
    }

    override func handle(_ key: Key) -> Bool {
        if case .character(let character) = key.code, key.modifiers.isEmpty, character.isASCII, character.isNumber {
            type(character)
            return true
        }
        switch key {
        case .character("+"): count(view.step)
        case .character("-"): count(-view.step)
        case .delete: take(nil)
        case .backspace:
            guard !typed.isEmpty else { return false }
            typed.removeLast()
            retype()
        case .enter where isOutside:
            isRefused = true
            invalidateLayout()
        case .escape where !typed.isEmpty: endTyping()
        default:
            endTyping()
            return false
        }
        return true
    }

    /// A press gives the focus; on a mark of the focused stepper it counts.
    override func press(at place: CellPoint, hadFocus: Bool) {
        guard hadFocus, place.y == 0 else { return }
        let plus = 2 + DisplayText.width("[-] \(number) ")
        if (2..<5).contains(place.x) { count(-view.step) }
        if (plus..<plus + 3).contains(place.x) { count(view.step) }
    }

    private func count(_ step: Int) {
        take(value.map { view.range.nearest(to: $0, movedBy: step) } ?? view.range.lowerBound)
    }

    private func take(_ new: Int?) {
        endTyping()
        set(new)
    }

    /// A number that cannot become one of the range any more begins anew.
    private func type(_ digit: Character) {
        let longest = max(String(view.range.lowerBound).count, String(view.range.upperBound).count)
        if typed.isEmpty { answered = value }
        typed = typed.count >= longest ? String(digit) : typed + String(digit)
        retype()
    }

    private func retype() {
        isRefused = false
        invalidateLayout()
        if let number = Int(typed), view.range.contains(number) {
            set(number)
        } else if !typed.isEmpty, value != answered {
            // The first digit of a number that is refused is not what was meant: the answer before it stays.
            set(answered)
        }
    }

    private func endTyping() {
        guard !typed.isEmpty else { return }
        typed = ""
        isRefused = false
        invalidateLayout()
    }

    override func focusDidChange(_ isFocused: Bool) { endTyping() }

    override var keyBindings: [KeyBinding] {
        let digits = "0123456789".map(Key.character)
        return (typed.isEmpty ? [] : [.untyping]) + (isOutside ? [.own([.enter], "terminal.type", isModal: true)] : [])
            + [
                .own([.character("+"), .character("-")], "terminal.adjust", label: "+/-"),
                .own(digits, "terminal.type", label: "0-9", isMinor: true),
                .own([.delete], "terminal.clear", isMinor: true),
            ]
    }
}
