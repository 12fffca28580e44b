extension DisclosureGroup {
    /// Makes a group whose title is what a variable says.
    @_disfavoredOverload public init<Words: StringProtocol>(
        _ title: Words, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(.verbatim(String(title)), isExpanded: isExpanded, content: content)
    }

    /// Makes a group with a text for its title, closed at first.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Text) {
        self.init(label().phrase, content: content)
    }
}
