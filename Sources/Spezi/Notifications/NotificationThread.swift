import Executors

/// Where all sockets of notifications are watched: what is done for one never waits for another.
enum NotificationThread {
    /// Begins with the first socket.
    static let shared = SerialThread()
}
