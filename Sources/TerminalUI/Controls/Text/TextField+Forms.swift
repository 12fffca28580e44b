extension TextField {
    /// Makes a field with a placeholder from a variable.
    @_disfavoredOverload public init<Words: StringProtocol>(_ placeholder: Words, text: Binding<String>) {
        self.init(.verbatim(String(placeholder)), text: text)
    }
}
