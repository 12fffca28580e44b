/// A time of day to type. What was typed stays as it is; see ``TimeRule`` for what is read.
public struct TimeField: View {
    let source: EntrySource<TimeOfDay>
    let rule: TimeRule

    @State private var typed = ""

    /// Edits the text of a time. The owner reads it by the same rule.
    public init(text: Binding<String>, rule: TimeRule = TimeRule()) {
        source = .text(text)
        self.rule = rule
    }

    /// Edits a time; `nil` while nothing is typed, or nothing that can be taken.
    public init(time: Binding<TimeOfDay?>, rule: TimeRule = TimeRule()) {
        source = .value(time)
        self.rule = rule
    }

    /// The field, what may be typed, and what is wrong.
    public var body: some View {
        EntryView(
            text: source.text(typed: $typed, read: { (try? rule.read($0)) ?? nil }, write: { "\($0)" }), width: 12,
            hint: "terminal.time.hint"
        ) { rule.problem($0) }
    }
}
