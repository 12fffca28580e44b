import Spezi
import TerminalUI

/// All that has come in this session, whole, the newest first: the line at which it shows first may have no room for it.
struct MessagesPage: View {
    let close: @MainActor () -> Void
    @Environment(LocalNotifications.self) private var notifications: LocalNotifications?
    @Environment(\.screenSize) private var size

    var body: some View {
        let delivered = notifications?.delivered ?? []
        VStack {
            Text(.messagesTitle).role(.heading)
            ScrollView {
                if delivered.isEmpty { Text(.messagesNone) }
                ForEach(Array(delivered.reversed().enumerated()), id: \.offset) { item in
                    Text(verbatim: Self.words(item.element)).padding(size.isSmall ? [] : .top, 1)
                }
            }
            HelpLine()
        }
        .keyBindings([KeyBinding([.escape, .enter, MessagesKey.key], Phrase(.keyClose), priority: 1, action: close)])
    }

    private static func words(_ notification: UNNotification) -> String {
        let content = notification.request.content
        return [content.title, content.body].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

/// The key that shows the messages, on every screen; the help line names it once there is one.
struct MessagesKey: ViewModifier {
    static let key = Key.control("o")

    @Environment(LocalNotifications.self) private var notifications: LocalNotifications?
    @State private var isShown = false

    func body(content: Content) -> some View {
        content
            .keyBindings(bindings)
            .fullScreenCover(isPresented: $isShown) { MessagesPage { isShown = false } }
    }

    private var bindings: [KeyBinding] {
        guard let notifications else { return [] }
        return [
            KeyBinding(Self.key, Phrase(.keyMessages), isMinor: notifications.delivered.isEmpty) { isShown = true }
        ]
    }
}
