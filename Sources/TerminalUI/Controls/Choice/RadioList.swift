/// Answers of which one can be chosen: a ``ChoiceList`` by its familiar name.
public struct RadioList<ID: Hashable>: View {
    let choices: [Choice<ID>]
    let selection: Binding<ID?>
    let onAnswer: (@MainActor () -> Void)?

    /// Makes a list; nothing is chosen while the selection is `nil`.
    /// - Parameter onAnswer: called after a key has answered, for instance to go on.
    public init(_ choices: [Choice<ID>], selection: Binding<ID?>, onAnswer: (@MainActor () -> Void)? = nil) {
        self.choices = choices
        self.selection = selection
        self.onAnswer = onAnswer
    }

    /// The list.
    public var body: some View { ChoiceList(choices, selection: selection, onAnswer: onAnswer) }
}

/// Answers of which any number can be chosen; an exclusive one takes the others away.
public struct CheckList<ID: Hashable>: View {
    let choices: [Choice<ID>]
    let selections: Binding<Set<ID>>
    let onAnswer: (@MainActor () -> Void)?

    /// Makes a list.
    /// - Parameter onAnswer: called after a key has changed the answers.
    public init(_ choices: [Choice<ID>], selections: Binding<Set<ID>>, onAnswer: (@MainActor () -> Void)? = nil) {
        self.choices = choices
        self.selections = selections
        self.onAnswer = onAnswer
    }

    /// The list.
    public var body: some View { ChoiceList(choices, selections: selections, onAnswer: onAnswer) }
}
