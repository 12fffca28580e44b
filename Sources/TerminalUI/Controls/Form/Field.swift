/// A control in a form with what belongs to it: its label, whether it is required, a hint, and in words what is wrong.
///
/// The words stand above and below the control, in the order in which they are read.
public struct Field<Content: View>: View {
    let label: Phrase
    let hint: Phrase
    let isRequired: Bool
    let problem: Phrase?
    let content: Content

    /// Makes a field.
    /// - Parameters:
    ///   - label: what is asked for.
    ///   - hint: what helps to answer; shown above the control.
    ///   - isRequired: whether the word "required" stands beside the label.
    ///   - problem: what is wrong and what to do, once the person has tried to go on; `nil` while nothing is.
    ///   - content: the control.
    public init(
        _ label: Phrase, hint: Phrase = .verbatim(""), isRequired: Bool = false, problem: Phrase? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.label = label
        self.hint = hint
        self.isRequired = isRequired
        self.problem = problem
        self.content = content()
    }

    /// The words and the control.
    public var body: some View {
        VStack {
            FlowStack {
                Text(label).bold()
                if isRequired { Text("terminal.required").role(.secondary) }
            }
            Text(hint).role(.secondary)
            content.fieldError(problem)
        }
    }
}

extension View {
    /// Says in words under this view what is wrong with it; nothing while there is nothing to say.
    public func fieldError(_ problem: Phrase?) -> some View {
        VStack {
            self
            if let problem { ErrorText(problem) }
        }
    }
}
