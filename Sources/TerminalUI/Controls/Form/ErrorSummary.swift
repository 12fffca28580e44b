/// What is wrong with one field of a form.
public struct FieldProblem<ID: Hashable>: Identifiable, Equatable {
    /// Which field: the value it is connected with by `.focused(_:equals:)`.
    public let id: ID
    /// The field's label.
    public let label: Phrase
    /// What is wrong and what to do.
    public let message: Phrase

    /// Makes a problem.
    public init(_ id: ID, label: Phrase, message: Phrase) {
        self.id = id
        self.label = label
        self.message = message
    }
}

/// All that is wrong in a form, in words, each with a way to its field. Nothing while nothing is wrong.
///
/// ↑ ↓ move in it, Enter goes to the field. The summary is one stop for Tab.
public struct ErrorSummary<ID: Hashable>: View {
    let problems: [FieldProblem<ID>]
    let focus: Binding<ID?>
    @Environment(\.catalogue) private var catalogue

    /// Makes a summary.
    /// - Parameters:
    ///   - problems: what is wrong, in the order of the fields.
    ///   - focus: a `@FocusState` that the fields are connected with; set to go to one.
    public init(_ problems: [FieldProblem<ID>], focus: Binding<ID?>) {
        self.problems = problems
        self.focus = focus
    }

    /// The number of problems, and each of them.
    public var body: some View {
        if !problems.isEmpty {
            VStack {
                Text("terminal.problems", .number(problems.count)).role(.error)
                ForEach(problems) { problem in
                    Button(.verbatim(words(problem))) { focus.wrappedValue = problem.id }
                }
            }
            .focusGroup()
        }
    }

    private func words(_ problem: FieldProblem<ID>) -> String {
        problem.label.text(in: catalogue) + ": " + problem.message.text(in: catalogue)
    }
}
