/// A scale of numbers to choose from. Unanswered until it is touched.
///
/// ← → move by one step, PgUp PgDn by a tenth, Home End to the ends; a number may be typed, and Enter
/// asks again for one that is not on the scale. The first arrow key begins in the middle. Delete takes the answer back.
public struct Slider: PrimitiveView {
    let value: Binding<Int?>
    let unfinished: Binding<String>?
    let range: ClosedRange<Int>
    let step: Int
    let fractionDigits: Int
    let lowLabel: Phrase
    let highLabel: Phrase
    let onAnswer: (@MainActor () -> Void)?

    /// Makes a scale.
    /// - Parameters:
    ///   - value: the number chosen, in units of the last digit shown; `nil` while unanswered.
    ///   - unfinished: holds what has been typed while it is no number of the scale, so that it outlives the control; empty
    ///     once that is taken back. Without it the control keeps such text only while it has the focus.
    ///   - range: the least and the greatest number.
    ///   - step: what one key press moves.
    ///   - fractionDigits: how many of the digits are after the decimal point: 725 with 1 shows as 72.5.
    ///   - lowLabel: what the lower end means.
    ///   - highLabel: what the upper end means.
    ///   - onAnswer: called after a key has changed the value.
    public init(
        value: Binding<Int?>, unfinished: Binding<String>? = nil, in range: ClosedRange<Int>, step: Int = 1,
        fractionDigits: Int = 0, lowLabel: Phrase = .verbatim(""), highLabel: Phrase = .verbatim(""),
        onAnswer: (@MainActor () -> Void)? = nil
    ) {
        self.value = value
        self.unfinished = unfinished
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

    /// A number in the units of the scale, with a decimal point.
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
