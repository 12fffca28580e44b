extension Toggle {
    /// Makes a switch whose label is what a variable says.
    @_disfavoredOverload public init<Words: StringProtocol>(_ label: Words, isOn: Binding<Bool>) {
        self.init(.verbatim(String(label)), isOn: isOn)
    }

    /// Makes a switch with a text for its label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Text) { self.init(label().phrase, isOn: isOn) }
}
