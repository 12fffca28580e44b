extension Text {
    /// Words as they are, from a variable. A literal is a text of the catalogue.
    @_disfavoredOverload public init<Words: StringProtocol>(_ words: Words) { self.init(verbatim: words) }

    /// In a colour.
    public func foregroundStyle(_ color: TerminalColor) -> Text { foreground(color) }

    /// In the look that the theme has for a meaning.
    public func foregroundStyle(_ role: StyleRole) -> Text { self.role(role) }

    /// The words without their looks.
    var phrase: Phrase {
        guard !rest.isEmpty else { return first.phrase }
        return .key(
            StringKey(runs.indices.map { "{\($0)}" }.joined()), runs.map { .phrase($0.phrase) })
    }
}

extension View {
    /// A colour for all text in this view.
    public func foregroundStyle(_ color: TerminalColor) -> some View { foreground(color) }

    /// The look that the theme has for a meaning, for all text in this view.
    public func foregroundStyle(_ role: StyleRole) -> some View { self.role(role) }
}

extension StyleRole {
    /// What the text itself says.
    public static var primary: StyleRole { .plain }
}
