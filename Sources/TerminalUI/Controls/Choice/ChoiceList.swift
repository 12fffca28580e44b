/// Answers to choose from, one (`(•)`) or several (`[x]`).
///
/// The printed number answers, or takes a check away where several may be chosen; Space does so for the focused one. ↑ ↓ `j`
/// `k` PgUp PgDn Home End move, and moving never answers. Where numbers have two digits, the first digit waits for the second
/// or for Enter. Delete takes the answer back. `/` begins a search for words, which moves to what is found; Enter or Esc ends
/// it. The whole list is one stop for Tab. Where it is taller than its room it scrolls, and says that there is more.
public struct ChoiceList<ID: Hashable>: PrimitiveView {
    let choices: [Choice<ID>]
    let selection: Binding<Set<ID>>
    let isMultiple: Bool
    let onAnswer: (@MainActor () -> Void)?

    /// One answer, or none yet.
    /// - Parameter onAnswer: called after a key has answered, for instance to go on.
    public init(_ choices: [Choice<ID>], selection: Binding<ID?>, onAnswer: (@MainActor () -> Void)? = nil) {
        self.choices = choices
        self.selection = Binding(
            get: { selection.wrappedValue.map { [$0] } ?? [] }, set: { selection.wrappedValue = $0.first })
        isMultiple = false
        self.onAnswer = onAnswer
    }

    /// Any number of answers.
    /// - Parameter onAnswer: called after a key has changed the answers.
    public init(_ choices: [Choice<ID>], selections: Binding<Set<ID>>, onAnswer: (@MainActor () -> Void)? = nil) {
        self.choices = choices
        selection = selections
        isMultiple = true
        self.onAnswer = onAnswer
    }

    /// Keeps the focused row.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? ChoiceListNode<ID>) ?? ChoiceListNode(view, parent: parent)
        node.update(view)
        return node
    }
}
