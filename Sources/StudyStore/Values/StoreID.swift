import FoundationEssentials

/// The id of one record: a UUID made by whoever creates the record, typed by the kind of record it names.
///
/// Stored as lower-case hyphenated text, so that every database engine keeps and sorts it alike.
public struct StoreID<Record>: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
    /// The UUID itself.
    public let uuid: UUID

    /// Names the record with an existing UUID.
    public init(_ uuid: UUID) { self.uuid = uuid }

    /// A new random id (version 4). From the system's own source: `UUID()` opens the device of random numbers each time.
    public init() {
        var source = SystemRandomNumberGenerator()
        self.init(using: &source)
    }

    /// A new id (version 4) from `generator`: the same seed gives the same ids.
    public init(using generator: inout some RandomNumberGenerator) {
        let high = generator.next()
        let low = generator.next()
        var bytes = [UInt8](repeating: 0, count: 16)
        for index in 0..<8 {
            bytes[index] = UInt8(truncatingIfNeeded: high >> UInt64(56 - 8 * index))
            bytes[8 + index] = UInt8(truncatingIfNeeded: low >> UInt64(56 - 8 * index))
        }
        bytes[6] = bytes[6] & 0x0f | 0x40
        bytes[8] = bytes[8] & 0x3f | 0x80
        self.uuid = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    /// Reads the 36-character hyphenated form in either case; nil for anything else.
    public init?(_ text: String) {
        guard let uuid = UUID(uuidString: text) else { return nil }
        self.uuid = uuid
    }

    /// The lower-case hyphenated form.
    public var description: String {
        withUnsafeBytes(of: uuid.uuid) { bytes in
            String(unsafeUninitializedCapacity: 36) { buffer in
                var position = 0
                for (index, byte) in bytes.enumerated() {
                    if index == 4 || index == 6 || index == 8 || index == 10 {
                        buffer[position] = UInt8(ascii: "-")
                        position += 1
                    }
                    buffer[position] = hexDigit(byte >> 4)
                    buffer[position + 1] = hexDigit(byte & 0x0f)
                    position += 2
                }
                return position
            }
        }
    }

    /// Orders by the sixteen bytes, as the stored text sorts.
    public static func < (left: Self, right: Self) -> Bool {
        withUnsafeBytes(of: left.uuid.uuid) { first in
            withUnsafeBytes(of: right.uuid.uuid) { second in first.lexicographicallyPrecedes(second) }
        }
    }

    /// Reads the bare UUID.
    public init(from decoder: any Decoder) throws {
        uuid = try decoder.singleValueContainer().decode(UUID.self)
    }

    /// Writes the bare UUID.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(uuid)
    }
}

/// The lower-case hexadecimal digit of a value below 16.
func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
