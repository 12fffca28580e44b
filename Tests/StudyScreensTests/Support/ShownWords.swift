import Observation
import TerminalUI

/// The catalogue that a screen under test speaks from. Another one shows at once, as when a person changes the language.
@MainActor @Observable final class ShownWords {
    var catalogue: StringCatalogue
    /// Other keys for commands, where no screen around puts those in that are kept.
    var keys = KeyRemapping()

    init(_ catalogue: StringCatalogue) { self.catalogue = catalogue }
}

/// A screen that speaks from ``ShownWords``.
struct Spoken<Content: View>: View {
    let words: ShownWords
    let content: Content

    var body: some View {
        content.environment(\.catalogue, words.catalogue).environment(\.glyphs, words.catalogue.glyphs)
            .environment(\.keyRemapping, words.keys)
    }
}
