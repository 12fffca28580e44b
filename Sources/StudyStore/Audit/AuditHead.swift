/// The state of the audit log at one moment: remembered elsewhere, it shows later whether anything before it was
/// changed or cut off.
public struct AuditHead: Equatable, Sendable, CustomStringConvertible {
    /// How many entries there are.
    public let size: Int64
    /// The RFC 9162 Merkle tree head over their leaves, as 64 hexadecimal digits.
    public let root: String

    /// A head as it was written down.
    public init(size: Int64, root: String) {
        self.size = size
        self.root = root
    }

    init(_ tree: MerkleTree) {
        size = tree.size
        root = Digest.hex(tree.root)
    }

    /// `size:root`, for writing down.
    public var description: String { "\(size):\(root)" }
}
