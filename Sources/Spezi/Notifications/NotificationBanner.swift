import TerminalUI

/// Shows the banners of ``LocalNotifications`` on a line under a view, as long as there is one: a toast, which leaves at the
/// next key.
public struct NotificationBanner: ViewModifier {
    @Environment(LocalNotifications.self) private var notifications: LocalNotifications?

    /// Shows banners.
    public init() {}

    /// The view over the line.
    public func body(content: Content) -> some View {
        VStack {
            content
            if let notifications, notifications.banner != nil {
                StatusLine(
                    toast: Binding(get: { notifications.banner }, set: { notifications.banner = $0 }))
            }
        }
    }
}
