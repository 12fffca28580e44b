/// Names in a row, each once, found by their bytes.
///
/// In place of a dictionary of strings where many names are read at once and few are ever asked for: no string is made, and
/// the hash is a simple one (FNV-1a), as nobody but the program chooses the names.
struct NameTable: Sendable {
    private var bytes: [UInt8] = []
    /// Where each name ends in `bytes`; it begins where the one before ends.
    private var ends: [Int] = []
    /// The place of a name and 1, by its hash or the next that is free; 0 where there is none.
    private var slots: [UInt16]

    /// A table for fewer than that many names, a power of two; a quarter of them or less keeps it fast.
    init(slots: Int) {
        self.slots = Array(repeating: 0, count: slots)
        ends.reserveCapacity(slots / 4)
        bytes.reserveCapacity(slots * 4)
    }

    /// How many names there are.
    var count: Int { ends.count }

    /// The name at a place.
    subscript(place: Int) -> String { String(decoding: bytes[range(place)], as: UTF8.self) }

    /// The place of a name, if it is there.
    func place(of name: some Collection<UInt8>) -> Int? {
        let place = Int(slots[slot(of: name)]) - 1
        return place < 0 ? nil : place
    }

    /// The place of a name that begins with another byte.
    func place(of name: some Collection<UInt8>, first: UInt8) -> Int? {
        let place = Int(slots[slot(of: name, first: first)]) - 1
        return place < 0 ? nil : place
    }

    /// The place of a name, which is added if it is not there.
    mutating func add(_ name: some Collection<UInt8>) -> Int {
        let slot = slot(of: name)
        if slots[slot] > 0 { return Int(slots[slot]) - 1 }
        bytes += name
        ends.append(bytes.count)
        slots[slot] = UInt16(ends.count)
        return ends.count - 1
    }

    private func range(_ place: Int) -> Range<Int> { (place > 0 ? ends[place - 1] : 0)..<ends[place] }

    /// Where the name is, or would be.
    private func slot(of name: some Collection<UInt8>, first: UInt8? = nil) -> Int {
        var hash: UInt32 = 2_166_136_261
        var other = first
        for byte in name {
            hash = (hash ^ UInt32(other ?? byte)) &* 16_777_619
            other = nil
        }
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] > 0, !isName(at: Int(slots[slot]) - 1, name, first) { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private func isName(at place: Int, _ name: some Collection<UInt8>, _ first: UInt8?) -> Bool {
        var other = first
        var next = place > 0 ? ends[place - 1] : 0
        let end = ends[place]
        for byte in name {
            guard next < end, bytes[next] == other ?? byte else { return false }
            other = nil
            next += 1
        }
        return next == end
    }
}
