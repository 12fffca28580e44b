/// The words of a table's lines, one by one: `left:right`, or `left` alone, with spaces between.
///
/// The bytes must outlive it and what it hands out.
struct TableWords {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The next word of the line; `nil` at its end.
    mutating func next() -> (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>?)? {
        while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
        let first = place
        var colon: Int?
        while place < bytes.count, bytes[place] > UInt8(ascii: " ") {
            if colon == nil, bytes[place] == UInt8(ascii: ":") { colon = place }
            place += 1
        }
        guard place > first else { return nil }
        guard let colon else { return (part(first, place), nil) }
        return (part(first, colon), part(colon + 1, place))
    }

    /// Goes on to the next line; false at the end.
    mutating func nextLine() -> Bool {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
        place += 1
        return place < bytes.count
    }

    private func part(_ first: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[first..<end])
    }
}
