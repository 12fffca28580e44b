import TerminalUI

extension Application {
    /// Shows a view with other dependencies, for as long as it is on the screen. For previews and tests.
    ///
    /// ```swift
    /// Application.preview(Application.override(\.clock, with: StoppedClock())) {
    ///     ClockView()
    /// }
    /// ```
    @MainActor public static func preview<Content: View>(
        _ dependencyOverrides: DependencyOverride..., @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        ApplicationPreview(overrides: dependencyOverrides, content: content)
    }
}

/// Keeps overrides as long as its content is shown.
private struct ApplicationPreview<Content: View>: View {
    @TerminalUI.State private var overrides: [Application.DependencyOverride]
    private let content: () -> Content

    init(overrides: [Application.DependencyOverride], @ViewBuilder content: @escaping () -> Content) {
        _overrides = TerminalUI.State(initialValue: overrides)
        self.content = content
    }

    var body: some View { content() }
}
