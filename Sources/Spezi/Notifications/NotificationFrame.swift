import FoundationEssentials

/// What is said over a socket: four bytes of length, most significant first, then as many bytes of JSON.
struct NotificationFrame: Codable, Equatable, Sendable {
    enum Kind: String, Codable {
        /// A session wants a token.
        case register
        /// The endpoint gives it one.
        case registered
        /// A session wants no more.
        case unregister
        /// The endpoint sends a notification.
        case notification
        /// Another process wants a notification to be sent.
        case send
        /// A session tells what came of it; the endpoint passes it on to who has sent it, without any if there is nobody.
        case result
    }

    var kind: Kind
    var token: Data?
    var id: Int?
    /// Whose session it is that registers, or for whose sessions a notification is.
    var name: String?
    var payload: NotificationPayload?
    var result: BackgroundFetchResult?

    /// The longest frame, in bytes. Who sends more is cut off.
    static let limit = 65_536

    var bytes: [UInt8] {
        get throws {
            let json = try JSONEncoder().encode(self)
            guard json.count <= Self.limit else { throw RemoteNotificationError.malformed }
            return (0..<4).map { UInt8(truncatingIfNeeded: json.count >> (24 - 8 * $0)) } + json
        }
    }

    /// Takes the first whole frame out of a buffer; nil if there is none yet.
    static func take(from buffer: inout [UInt8]) throws -> NotificationFrame? {
        guard buffer.count >= 4 else { return nil }
        let length = buffer[..<4].reduce(0) { $0 << 8 | Int($1) }
        guard length <= limit else { throw RemoteNotificationError.malformed }
        guard buffer.count >= 4 + length else { return nil }
        defer { buffer.removeFirst(4 + length) }
        do {
            return try JSONDecoder().decode(Self.self, from: Data(buffer[4..<4 + length]))
        } catch {
            throw RemoteNotificationError.malformed
        }
    }
}
