/// The SHA-256 of some content, as 64 lower-case hexadecimal digits: the name by which immutable content is known.
public struct ContentHash: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
    /// The 64 digits.
    public let hex: String

    /// The hash of the UTF-8 bytes of `content`.
    public init(of content: String) {
        var content = content
        hex = content.withUTF8 { Digest.hex(Digest.sha256($0)) }
    }

    /// The hash of several parts in order; each part's length is hashed too, so parts cannot flow into each other.
    public init(ofParts parts: [String]) {
        var bytes = CanonicalBytes()
        for part in parts { bytes.append(part) }
        hex = bytes.bytes.withUnsafeBufferPointer { Digest.hex(Digest.sha256($0)) }
    }

    /// Reads a stored hash; nil unless it is 64 lower-case hexadecimal digits.
    public init?(hex: String) {
        guard hex.utf8.count == 64, hex.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
        else { return nil }
        self.hex = hex
    }

    /// The 64 digits.
    public var description: String { hex }

    /// Orders by the digits.
    public static func < (left: ContentHash, right: ContentHash) -> Bool { left.hex < right.hex }
}
