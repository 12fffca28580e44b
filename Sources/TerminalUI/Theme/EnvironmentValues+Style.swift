extension EnvironmentValues {
    /// The theme's look for a meaning, over the look that all text has here.
    @MainActor func style(_ role: StyleRole) -> CellStyle { textStyle.merging(theme[role]) }

    /// The look of a part of a text.
    @MainActor func style(of run: Text.Run) -> CellStyle { style(run.role).merging(run.style) }
}
