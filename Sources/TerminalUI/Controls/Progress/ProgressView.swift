/// How far something is: a bar and a percentage in words; or, where that is not known, words that say that it goes on.
public struct ProgressView: View {
    /// A part of 1; `nil` where it is not known.
    let value: Double?
    let label: Phrase
    @Environment(\.catalogue) private var catalogue
    @Environment(\.screenSize) private var screen

    /// Says that something goes on.
    public init(_ label: Phrase = "terminal.working") {
        self.label = label
        value = nil
    }

    /// Says what goes on, from a variable.
    @_disfavoredOverload public init<Words: StringProtocol>(_ label: Words) { self.init(.verbatim(String(label))) }

    /// Shows how much of a total is done; values outside 0...`total` count as the end they are beyond, and `nil` as not known.
    public init<Number: BinaryFloatingPoint>(
        _ label: Phrase = .verbatim(""), value: Number?, total: Number = 1
    ) {
        let part = value.map { Double($0) / Double(total) }
        self.value = part.map { $0.isFinite ? min(1, max(0, $0)) : 0 }
        self.label = value == nil && label == .verbatim("") ? "terminal.working" : label
    }

    private func line(_ value: Double) -> some View {
        HStack {
            Bar(value: value, mark: nil).frame(minWidth: 4, maxWidth: 40).layoutPriority(-1)
            Text(verbatim: "\(percentage(value)) %").layoutPriority(1)
        }
    }

    /// 0 and 100 stand for nothing and for all, and for nothing near them.
    private func percentage(_ value: Double) -> Int {
        value <= 0 ? 0 : value >= 1 ? 100 : max(1, min(99, Int((value * 100).rounded())))
    }

    /// Label, bar and percentage; on a small screen the label stands over a bar that it leaves no room for.
    public var body: some View {
        if let value {
            if Bar.hasRoom(of: 12, beside: label.text(in: catalogue), screen) {
                HStack {
                    if label != .verbatim("") { Text(label).layoutPriority(1) }
                    line(value)
                }
            } else {
                VStack {
                    Text(label)
                    line(value)
                }
            }
        } else {
            Text("terminal.goesOn", .phrase(label))
        }
    }
}
