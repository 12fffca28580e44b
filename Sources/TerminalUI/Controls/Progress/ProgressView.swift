/// How far something is: a bar and a percentage in words; or, where that is not known, words that say that it goes on.
public struct ProgressView: View {
    /// A part of 1; `nil` where it is not known.
    let value: Double?
    let label: Phrase

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

    /// Label, bar and percentage.
    public var body: some View {
        if let value {
            HStack {
                if label != .verbatim("") { Text(label).layoutPriority(1) }
                Bar(value: value, mark: nil).frame(minWidth: 4, maxWidth: 40).layoutPriority(-1)
                Text(verbatim: "\(Int((value * 100).rounded())) %").layoutPriority(1)
            }
        } else {
            Text("terminal.goesOn", .phrase(label))
        }
    }
}
