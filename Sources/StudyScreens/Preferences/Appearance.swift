import AppState
import TerminalUI

/// Puts the language, the look and the keys that the person has chosen around a screen. A change of any shows at once.
public struct Appearance: View {
    /// Of no particular type: see ``WhileItLasts``.
    private let content: AnyView
    @Environment(LanguageModule.self) private var languages: LanguageModule?
    @Environment(\.catalogue) private var catalogue
    @Environment(\.glyphs) private var glyphs

    /// Wraps a screen.
    public init<Content: View>(@ViewBuilder content: () -> Content) { self.content = AnyView(content()) }

    /// The screen with its words and its look.
    public var body: some View {
        content
            .environment(\.catalogue, words)
            .environment(\.theme, themeName.theme)
            .environment(\.glyphs, glyphsInUse)
            .environment(\.keyRemapping, KeyRemapping(chosen: keyLines))
    }

    // Not `@AppState`: around the first screen of all, key paths and wrappers of these types take longer than the rest of it.
    private var language: String? { Application.state { $0.language }.value }
    private var themeName: ThemeName { Application.state { $0.themeName }.value }
    private var keyLines: String { Application.state { $0.keyLines }.value }

    /// What the terminal cannot draw, no choice brings back.
    private var glyphsInUse: GlyphSet { themeName == .ascii ? .ascii : glyphs }

    private var words: StringCatalogue {
        var words = languages?.catalogue(for: language) ?? catalogue
        words.glyphs = glyphsInUse
        return words
    }
}
