/// How far something is: a bar and a percentage in words.
public struct ProgressView: View {
    let value: Double
    let label: Phrase

    /// Shows a part of 1; values outside 0...1 count as the end they are beyond.
    public init(_ label: Phrase = .verbatim(""), value: Double) {
        self.label = label
        self.value = value.isFinite ? min(1, max(0, value)) : 0
    }

    /// Label, bar and percentage.
    public var body: some View {
        HStack {
            if label != .verbatim("") { Text(label).layoutPriority(1) }
            Bar(value: value, mark: nil).frame(minWidth: 4, maxWidth: 40).layoutPriority(-1)
            Text(verbatim: "\(Int((value * 100).rounded())) %").layoutPriority(1)
        }
    }
}
