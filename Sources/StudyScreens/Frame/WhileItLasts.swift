import TerminalUI

/// Shows that work is under way, once it has lasted long enough for a person to wonder.
///
/// Most work is over before: to show it would only make the screen flicker, and a screen reader speak twice.
struct WhileItLasts: View {
    /// How long work may take before it is worth a word: a fifth of a second.
    static var patience: Duration { .milliseconds(200) }

    /// Of no particular type, so that this view has one: that of a generic view's body is looked up at run time, for the price
    /// of a tenth of a start.
    let content: AnyView
    @Environment(\.clock) private var clock
    @State private var isLong = false

    init<Content: View>(@ViewBuilder content: () -> Content) { self.content = AnyView(content()) }

    var body: some View {
        VStack { if isLong { content } }
            .task {
                guard (try? await clock.sleep(for: Self.patience)) != nil else { return }
                isLong = true
            }
    }
}
