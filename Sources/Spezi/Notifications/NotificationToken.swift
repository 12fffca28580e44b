import FoundationEssentials

/// Addresses of sessions.
enum NotificationToken {
    /// 32 random bytes: nobody guesses them.
    static func make() -> Data {
        var generator = SystemRandomNumberGenerator()
        return Data((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }
}
