import Glibc

/// Where the names of elements stand in the model's tables, by their hash.
///
/// Made in one pass over the colons, without a string or a list for any name: of some thousand elements a form asks for few.
struct ElementIndex: Sendable {
    private static let buckets = 2048

    /// The last entry of each bucket; -1 for none.
    private var last = [Int32](repeating: -1, count: Self.buckets)
    /// Each element's colon, and the entry of the same bucket before it.
    private var entries: [(colon: Int32, before: Int32)] = []

    /// Of tables whose lines are `Type:Parent element:type …`.
    init(_ text: [UInt8]) {
        entries.reserveCapacity(text.count / 12)
        text.withUnsafeBufferPointer { bytes in
            var start = 0
            while let colon = bytes.place(of: UInt8(ascii: ":"), start, bytes.count) {
                start = colon + 1
                var hash = Hash()
                var first = colon
                while first > 0, bytes[first - 1] > UInt8(ascii: " ") {
                    first -= 1
                    hash.add(bytes[first])
                }
                // Behind a line's end stands a type's own name.
                guard first > 0, bytes[first - 1] == UInt8(ascii: " ") else { continue }
                let bucket = hash.bucket
                entries.append((Int32(colon), last[bucket]))
                last[bucket] = Int32(entries.count - 1)
            }
        }
    }

    /// The colons behind that name, in their order.
    func colons(behind name: String, in text: [UInt8]) -> [Int] {
        var hash = Hash()
        for byte in name.utf8.reversed() { hash.add(byte) }
        var found: [Int] = []
        var next = last[hash.bucket]
        while next >= 0 {
            let (colon, before) = entries[Int(next)]
            next = before
            let first = Int(colon) - name.utf8.count
            guard first > 0, text[first - 1] == UInt8(ascii: " "), text[first..<Int(colon)].elementsEqual(name.utf8)
            else { continue }
            found.append(Int(colon))
        }
        return found.reversed()
    }

    /// FNV-1a, from the last byte to the first.
    private struct Hash {
        private var value: UInt32 = 2_166_136_261

        mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 16_777_619 }

        var bucket: Int { Int(value ^ value >> 16) & (ElementIndex.buckets - 1) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where the byte first stands between two places.
    func place(of byte: UInt8, _ start: Int, _ end: Int) -> Int? {
        guard start < end, let baseAddress, let found = memchr(baseAddress + start, Int32(byte), end - start) else {
            return nil
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
    }
}
