import Spezi
import TerminalUI

/// How things stand on a screen, for the line that says so to ask.
struct FrameStatus {
    /// What it says; may be empty.
    let words: @MainActor () -> String
    /// Whether it needs the person.
    let isWarning: @MainActor () -> Bool
    /// Whether it tells of work under way.
    let isPassing: @MainActor () -> Bool
}

/// The status line: a notification while there is one, else how things stand.
///
/// A notification takes some lines, so that what has the focus stays on the screen. It is whole on the ``MessagesPage``.
struct FrameStatusLine: View {
    let status: FrameStatus

    @Environment(LocalNotifications.self) private var notifications: LocalNotifications?
    @Environment(\.screenSize) private var size

    var body: some View {
        let words = status.words()
        if let notifications, notifications.banner != nil {
            NotificationLine(notifications: notifications, lineLimit: max(1, min(4, (size.height - 2) / 2)))
                .padding(.leading, size.isSmall ? 0 : 3)
        } else if status.isPassing() {
            WhileItLasts { text(words) }.frame(minHeight: size.isSmall ? 0 : 1)
        } else if !size.isSmall || !words.isEmpty {
            text(words)
        }
    }

    /// A blank while there is nothing to say, so that the line keeps its place.
    private func text(_ words: String) -> some View {
        Text(verbatim: words.isEmpty ? " " : words)
            .role(status.isWarning() ? .error : .plain)
            .padding(.leading, size.isSmall ? 0 : 3)
    }
}

/// The first of the notifications that are to be shown, and how many there are. Each leaves at a key, and the next shows.
private struct NotificationLine: View {
    let notifications: LocalNotifications
    let lineLimit: Int

    @Environment(\.catalogue) private var catalogue

    var body: some View {
        StatusLine(
            lineLimit: lineLimit, toast: Binding(get: { counted }, set: { notifications.banner = $0 }))
    }

    private var counted: Toast? {
        guard var toast = notifications.banner, notifications.bannerCount > 1 else { return notifications.banner }
        let words = toast.words.text(in: catalogue)
        toast.words = .verbatim(
            catalogue.text(
                .screenMessageOf,
                [.named("count", .number(notifications.bannerCount)), .named("message", .text(words))]))
        return toast
    }
}

/// The last of two or three lines: a notification, else how things stand, else where one is.
struct FrameLastLine: View {
    let status: FrameStatus
    /// That the data are made up, in as few characters as can be; empty where they are not.
    let mark: String
    /// Where one is, in as few characters as can be.
    let place: String

    @Environment(LocalNotifications.self) private var notifications: LocalNotifications?
    @Environment(\.screenSize) private var size

    var body: some View {
        let words = words
        if let notifications, notifications.banner != nil {
            NotificationLine(notifications: notifications, lineLimit: 1)
        } else if !words.isEmpty {
            Text(verbatim: words).role(status.isWarning() ? .error : .plain)
        }
    }

    private var words: String {
        let said = status.words()
        if !said.isEmpty, !status.isPassing() { return joined(said) }
        let here = joined(place)
        return DisplayText.width(here) <= size.width ? here : mark
    }

    private func joined(_ text: String) -> String {
        [mark, text].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
