/// What an audit entry keeps sealed.
public struct AuditValues: Equatable, Sendable {
    /// The value before, as JSON text; nil where there was none.
    public let old: String?
    /// The value after, as JSON text; nil where there is none.
    public let new: String?
    /// Why, where a reason was given.
    public let reason: String?
    /// Where from, such as an SSH client's address.
    public let origin: String?

    /// States each part.
    public init(old: String? = nil, new: String? = nil, reason: String? = nil, origin: String? = nil) {
        self.old = old
        self.new = new
        self.reason = reason
        self.origin = origin
    }

    /// The bytes that are committed to and sealed. The salt goes first and is sealed too: a value such as "3" could be
    /// guessed from its hash by anyone who knew the salt.
    func canonical(salt: [UInt8]) -> [UInt8] {
        var data = CanonicalBytes()
        data.append(salt)
        data.append(old)
        data.append(new)
        data.append(reason)
        data.append(origin)
        return data.bytes
    }

    /// Reads the canonical bytes; nil when they are not such.
    init?(canonical: [UInt8]) {
        var reader = CanonicalReader(canonical)
        guard reader.block() != nil, let old = reader.text(), let new = reader.text(), let reason = reader.text(),
            let origin = reader.text()
        else { return nil }
        self.init(old: old, new: new, reason: reason, origin: origin)
    }
}
