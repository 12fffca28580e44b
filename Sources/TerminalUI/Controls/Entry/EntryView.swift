/// A short text that means a value: the field, its unit, what may be typed, and in words why it cannot be taken.
///
/// The words appear once the person tries to go on, with Enter, Tab or ↓; never on the way back, and not while typing.
struct EntryView: View {
    let text: Binding<String>
    let width: Int
    var unit = Phrase.verbatim("")
    var hint = Phrase.verbatim("")
    /// Why the text cannot be taken; `nil` where it can.
    let problem: @MainActor (String) -> Phrase?

    @State private var isChecked = false

    var body: some View {
        VStack {
            FlowStack(spacing: 1) {
                TextField(text: edited, maxLength: 100).frame(width: width)
                Text(unit)
            }
            Text(hint).role(.secondary)
            if isChecked, let problem = problem(text.wrappedValue) { ErrorText(problem) }
        }
        .onKeyPassing([.enter, .tab, .down]) { isChecked = true }
    }

    private var edited: Binding<String> {
        Binding(
            get: { text.wrappedValue },
            set: { new in
                isChecked = false
                text.wrappedValue = new
            })
    }
}
