import FHIR

/// What expressions decide about an item besides its value and whether it is enabled.
struct ItemDynamics: Sendable {
    /// An element of an item that an expression may give (`cqf-expression`, `cqf-calculatedValue`).
    enum Property: String, Sendable, CaseIterable {
        case text, required, readOnly, maxLength, answerValueSet
        case minOccurs, maxOccurs, minValue, maxValue, minLength
    }

    /// Some of the options, offered while an expression holds.
    struct Toggle: Sendable {
        let options: [AnswerValue]
        let expression: FormExpression
    }

    var properties: [(property: Property, expression: FormExpression)] = []
    /// Gives the options (`answerExpression`).
    var options: FormExpression?
    /// Gives answers to suggest (`candidateExpression`).
    var suggestions: FormExpression?
    /// `answerOptionsToggleExpression`.
    var toggles: [Toggle] = []
    /// `targetConstraint`, `questionnaire-constraint`.
    var constraints: [FormConstraint] = []

    var isEmpty: Bool {
        properties.isEmpty && options == nil && suggestions == nil && toggles.isEmpty && constraints.isEmpty
    }

    /// Every expression there is.
    var all: [FormExpression] {
        properties.map(\.expression) + [options, suggestions].compactMap { $0 } + toggles.map(\.expression)
            + constraints.map(\.expression)
    }

    /// Whether it decides about the options.
    var decidesOptions: Bool {
        options != nil || !toggles.isEmpty || properties.contains { $0.property == .answerValueSet }
    }
}

/// Something that must be true of an item, or of the form as a whole.
public struct FormConstraint: Sendable {
    /// How bad it is when it is not.
    public enum Severity: String, Sendable {
        /// The form is not complete.
        case error
        /// People are told.
        case warning
    }

    /// Identifies it.
    public let key: String
    /// How bad it is.
    public let severity: Severity
    /// False where it is violated. Nothing at all counts as true: an unanswered question violates nothing.
    public let expression: FormExpression
    /// What to tell people.
    public let human: String
}

/// What the dynamics of an item came to for one instance.
struct ItemOverlay: Equatable, Sendable {
    var text: String?
    var isRequired: Bool?
    var isReadOnly: Bool?
    var minOccurs: Int?
    var maxOccurs: Int?
    var minLength: Int?
    var maxLength: Int?
    var minValue: AnswerValue?
    var maxValue: AnswerValue?
    var options: [AnswerOption]?
    var suggestions: [AnswerOption] = []
    var violations: [AnswerProblem] = []
    var warnings: [String] = []

    /// Held by reference: few slots have one, and all are copied.
    final class Box: Sendable {
        let overlay: ItemOverlay
        init(_ overlay: ItemOverlay) { self.overlay = overlay }
    }

    /// The item as it is for the instance.
    func applied(to item: FormItem) -> FormItem {
        var item = item
        if let text { item.text = text }
        if let isRequired { item.isRequired = isRequired }
        if let isReadOnly { item.isReadOnly = isReadOnly }
        if let minOccurs { item.limits.minOccurs = minOccurs }
        if let maxOccurs { item.limits.maxOccurs = maxOccurs }
        if let minLength { item.limits.minLength = minLength }
        if let maxLength { item.limits.maxLength = maxLength }
        if let minValue { item.limits.minValue = minValue }
        if let maxValue { item.limits.maxValue = maxValue }
        if let options {
            item.options = options
            item.knowsOptions = true
        }
        item.suggestions = suggestions
        if item.kind.isChoice, item.options.isEmpty, !item.knowsOptions, !suggestions.isEmpty {
            // People pick from what is suggested; other answers are taken all the same.
            item.options = suggestions
            item.acceptsOtherValues = true
        }
        return item
    }
}
