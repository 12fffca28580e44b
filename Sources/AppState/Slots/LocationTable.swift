/// Slots by source location: a hash table with linear probing, since reading a state goes through it every time.
struct LocationTable: Sendable {
    private struct Entry {
        let file: UInt
        let place: UInt
        let slot: AnySlot
    }

    private var entries: [Entry?] = Array(repeating: nil, count: 64)
    private var count = 0

    func find(_ location: SourceLocation) -> AnySlot? {
        entries[position(of: location.file, location.place)]?.slot
    }

    /// Adds the slot of a place, unless there is one.
    mutating func insert(_ slot: AnySlot, at location: SourceLocation) {
        if 2 * count >= entries.count { grow() }
        let position = position(of: location.file, location.place)
        if entries[position] != nil { return }
        count += 1
        entries[position] = Entry(file: location.file, place: location.place, slot: slot)
    }

    /// Where the location is, or would be put. At least half of the entries are empty, so the search ends.
    private func position(of file: UInt, _ place: UInt) -> Int {
        let mask = entries.count - 1
        // Fibonacci hashing: the multiplier is 2^64 divided by the golden ratio
        var position = Int(truncatingIfNeeded: ((file ^ place) &* 0x9E37_79B9_7F4A_7C15) &>> 32) & mask
        while let entry = entries[position], entry.file != file || entry.place != place {
            position = (position + 1) & mask
        }
        return position
    }

    private mutating func grow() {
        let old = entries
        entries = Array(repeating: nil, count: old.count * 2)
        for case .some(let entry) in old { entries[position(of: entry.file, entry.place)] = entry }
    }
}
