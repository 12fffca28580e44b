/// The Merkle tree of RFC 9162, section 2.1, kept as its frontier: the roots of the full subtrees that make it up,
/// largest first. Appending costs O(1) hashes on average, the root O(log n).
struct MerkleTree: Equatable {
    /// How many leaves there are.
    private(set) var size: Int64 = 0
    /// One hash per bit set in `size`, highest bit first.
    private(set) var frontier: [[UInt8]] = []

    init() {}

    /// A stored frontier; nil when it does not fit the size.
    init?(size: Int64, frontier bytes: [UInt8]) {
        guard size >= 0, bytes.count == 32 * size.nonzeroBitCount else { return nil }
        self.size = size
        frontier = stride(from: 0, to: bytes.count, by: 32).map { Array(bytes[$0..<$0 + 32]) }
    }

    /// The hash of a leaf: SHA-256(0x00 ‖ data).
    static func leaf(_ data: [UInt8]) -> [UInt8] { Digest.sha256([0] + data) }

    /// The hash of an inner node: SHA-256(0x01 ‖ left ‖ right).
    static func node(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] { Digest.sha256([1] + left + right) }

    /// Adds a leaf by its hash.
    mutating func append(_ leaf: [UInt8]) {
        var hash = leaf
        var rest = size
        // Each low bit set is a full subtree of the size just completed: the two join.
        while rest & 1 == 1 {
            hash = Self.node(frontier.removeLast(), hash)
            rest >>= 1
        }
        frontier.append(hash)
        size += 1
    }

    /// The tree head: SHA-256 of nothing for the empty tree.
    var root: [UInt8] {
        guard var hash = frontier.last else { return Digest.sha256([]) }
        for left in frontier.dropLast().reversed() { hash = Self.node(left, hash) }
        return hash
    }
}
