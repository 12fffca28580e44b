import TerminalUI

/// Shows that work is under way, once it has lasted long enough for a person to wonder.
///
/// Most work is over before: to show it would only make the screen flicker, and a screen reader speak twice.
struct WhileItLasts<Content: View>: View {
    /// How long work may take before it is worth a word: a fifth of a second.
    static var patience: Duration { .milliseconds(200) }

    let content: Content
    @Environment(\.clock) private var clock
    @State private var isLong = false

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        VStack { if isLong { content } }
            .task {
                guard (try? await clock.sleep(for: Self.patience)) != nil else { return }
                isLong = true
            }
    }
}
