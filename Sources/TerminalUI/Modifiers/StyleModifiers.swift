extension View {
    /// A look for all text in this view.
    public func textStyle(_ style: CellStyle) -> some View {
        transformEnvironment(\.textStyle) { $0 = $0.merging(style) }
    }

    /// The theme's look for a meaning, for all text in this view.
    public func role(_ role: StyleRole) -> some View { modifier(RoleModifier(role: role)) }

    /// Bold text.
    public func bold() -> some View { textStyle(CellStyle(.bold)) }
    /// Dim text.
    public func dim() -> some View { textStyle(CellStyle(.dim)) }
    /// Underlined text.
    public func underline() -> some View { textStyle(CellStyle(.underline)) }
    /// Text with foreground and background exchanged.
    public func reverse() -> some View { textStyle(CellStyle(.reverse)) }
    /// Text in a colour.
    public func foreground(_ color: TerminalColor) -> some View { textStyle(CellStyle(foreground: color)) }

    /// Whether the controls in this view take keys and the focus.
    public func disabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.isEnabled) { if isDisabled { $0 = false } }
    }
}

@usableFromInline struct RoleModifier: ViewModifier {
    let role: StyleRole
    @Environment(\.theme) private var theme

    @usableFromInline func body(content: Content) -> some View { content.textStyle(theme[role]) }
}
