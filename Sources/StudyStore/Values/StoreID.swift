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
        var text = text
        guard let uuid = text.withUTF8({ UUID(hyphenated: $0) }) else { return nil }
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

extension UUID {
    /// Reads the 36-character hyphenated form in either case; nil for anything else. Foundation's own has the C library's
    /// `sscanf` do it, which takes longer than all else in reading a row.
    init?(hyphenated text: UnsafeBufferPointer<UInt8>) {
        guard text.count == 36 else { return nil }
        var bytes: (UInt64, UInt64) = (0, 0)
        var digits = 0
        for (index, character) in text.enumerated() {
            if index == 8 || index == 13 || index == 18 || index == 23 {
                guard character == UInt8(ascii: "-") else { return nil }
                continue
            }
            let value: UInt8
            switch character {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = character - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = character - UInt8(ascii: "A") + 10
            default: return nil
            }
            if digits < 16 { bytes.0 = bytes.0 << 4 | UInt64(value) } else { bytes.1 = bytes.1 << 4 | UInt64(value) }
            digits += 1
        }
        bytes = (bytes.0.bigEndian, bytes.1.bigEndian)
        self = withUnsafeBytes(of: &bytes) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}

/// The lower-case hexadecimal digit of a value below 16.
func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
