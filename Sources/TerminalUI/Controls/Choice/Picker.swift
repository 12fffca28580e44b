/// How a ``Picker`` shows its options.
public enum PickerStyle: Hashable, Sendable {
    /// On one line; Enter opens the options over the screen, where typing searches. The style unless another is set.
    case menu
    /// All of them, each with a number that answers.
    case inline
}

/// One of several options, each a text with a tag: `Picker("Size", selection: $size) { Text("Small").tag(1) … }`.
///
/// A selection that no option has shows as not answered.
public struct Picker<Value: Hashable>: View {
    let label: Phrase
    let selection: Binding<Value?>
    let options: [PickerOption<Value>]
    @Environment(\.pickerStyle) private var style

    /// Makes a picker that always has an answer.
    /// - Parameters:
    ///   - label: what is asked for; stands over the options.
    ///   - selection: the tag of the option chosen.
    ///   - content: the options. A loop of texts without tags has the identities of its elements for them.
    public init(
        _ label: Phrase, selection: Binding<Value>, @PickerBuilder<Value> content: () -> [PickerOption<Value>]
    ) {
        self.init(label, selection: Binding<Value?>(selection), content: content)
    }

    /// Makes a picker that may have no answer: Delete takes it back.
    public init(
        _ label: Phrase, selection: Binding<Value?>, @PickerBuilder<Value> content: () -> [PickerOption<Value>]
    ) {
        self.label = label
        self.selection = selection
        options = content()
    }

    private var choice: Binding<Int?> {
        Binding(
            get: { options.firstIndex { $0.value == selection.wrappedValue } },
            set: { selection.wrappedValue = $0.map { options[$0].value } })
    }

    /// The label over the options.
    public var body: some View {
        Field(label) {
            switch style {
            case .menu: DropDown(choices { _ in "" }, selection: choice)
            case .inline: RadioList(choices { String($0 + 1) }, selection: choice)
            }
        }
    }

    private func choices(_ key: (Int) -> String) -> [Choice<Int>] {
        options.enumerated().map { Choice($0, key: key($0), label: $1.label) }
    }
}

/// An option of a ``Picker``: its words, and what the selection is while it is chosen.
public struct PickerOption<Value: Hashable> {
    let label: Phrase
    let value: Value
}

/// Composes options from statements.
@resultBuilder public enum PickerBuilder<Value: Hashable>: ElementBuilder {
    /// An option.
    public typealias Element = PickerOption<Value>
    /// A text with a tag.
    public static func buildExpression(_ option: TaggedView<Text, Value>) -> [PickerOption<Value>] {
        [PickerOption(label: option.content.phrase, value: option.tag)]
    }
    /// A loop of texts with tags.
    public static func buildExpression<Data, ID>(
        _ loop: ForEach<Data, ID, TaggedView<Text, Value>>
    ) -> [PickerOption<Value>] {
        loop.data.flatMap { buildExpression(loop.content($0)) }
    }
    /// A loop of texts, whose elements' identities are the tags.
    public static func buildExpression<Data>(_ loop: ForEach<Data, Value, Text>) -> [PickerOption<Value>] {
        loop.data.map { PickerOption(label: loop.content($0).phrase, value: loop.id($0)) }
    }
}

enum PickerStyleKey: EnvironmentKey {
    static var defaultValue: PickerStyle { .menu }
}

extension EnvironmentValues {
    var pickerStyle: PickerStyle {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// How the pickers in this view show their options.
    public func pickerStyle(_ style: PickerStyle) -> some View { environment(\.pickerStyle, style) }
}
