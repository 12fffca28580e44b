/// Slots by scope: a hash table with linear probing that keeps the hashes, so that growing it compares no strings.
struct ScopeTable: Sendable {
    private struct Entry {
        let hash: UInt
        let slot: AnySlot
    }

    private var entries: [Entry?] = Array(repeating: nil, count: 64)
    private(set) var count = 0

    /// All slots, in no particular order.
    var slots: [AnySlot] { entries.compactMap { $0?.slot } }

    func find(_ scope: Scope, hash: UInt) -> AnySlot? {
        let mask = entries.count - 1
        var position = Int(truncatingIfNeeded: hash) & mask
        while let entry = entries[position] {
            if entry.hash == hash, entry.slot.scope == scope { return entry.slot }
            position = (position + 1) & mask
        }
        return nil
    }

    /// Adds the slot of a scope that is not there yet.
    mutating func insert(_ slot: AnySlot, hash: UInt) {
        if 2 * count >= entries.count { grow() }
        place(Entry(hash: hash, slot: slot))
        count += 1
    }

    /// At least half of the entries are empty, so the search for one ends.
    private mutating func place(_ entry: Entry) {
        let mask = entries.count - 1
        var position = Int(truncatingIfNeeded: entry.hash) & mask
        while entries[position] != nil { position = (position + 1) & mask }
        entries[position] = entry
    }

    private mutating func grow() {
        let old = entries
        entries = Array(repeating: nil, count: old.count * 4)
        for case .some(let entry) in old { place(entry) }
    }
}

extension Application.Scope {
    /// A hash of both names, eight bytes at a time. Ids come from the program's own code, so it need not resist an attacker.
    var tableHash: UInt { Self.mix(Self.mix(0, name), id) }

    private static func mix(_ seed: UInt, _ text: String) -> UInt {
        var text = text
        return text.withUTF8 { bytes in
            let raw = UnsafeRawBufferPointer(bytes)
            var hash = seed ^ UInt(raw.count)
            var offset = 0
            while offset + 8 <= raw.count {
                hash = mix(hash, UInt(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
                offset += 8
            }
            var rest: UInt = 0
            while offset < raw.count {
                rest = rest << 8 | UInt(raw[offset])
                offset += 1
            }
            return mix(hash, rest)
        }
    }

    private static func mix(_ hash: UInt, _ word: UInt) -> UInt {
        // the multiplier is 2^64 divided by the golden ratio; the product's upper half carries what the lower half lacks
        let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
