import Testing

@testable import StudyStore

@Suite struct MerkleTreeTests {
    /// RFC 9162, section 2.1.1, word for word: split at the largest power of two below the count.
    private func head(_ leaves: ArraySlice<[UInt8]>) -> [UInt8] {
        if leaves.isEmpty { return Digest.sha256([]) }
        if leaves.count == 1 { return MerkleTree.leaf(leaves[leaves.startIndex]) }
        var split = 1
        while split * 2 < leaves.count { split *= 2 }
        return MerkleTree.node(
            head(leaves.prefix(split)), head(leaves.dropFirst(split)))
    }

    @Test func `Every size from 0 to 70 has the head of the RFC's recursive definition`() {
        var tree = MerkleTree()
        var leaves: [[UInt8]] = []
        #expect(tree.root == head([]))
        for number in 0..<UInt8(70) {
            leaves.append([number, number &* 3])
            tree.append(MerkleTree.leaf([number, number &* 3]))
            #expect(tree.root == head(leaves[...]))
            #expect(MerkleTree(size: tree.size, frontier: Array(tree.frontier.joined())) == tree)
        }
        #expect(MerkleTree(size: 3, frontier: [UInt8](repeating: 0, count: 32)) == nil)
    }

    @Test func `The head of the empty tree and of one empty leaf are the published ones`() {
        #expect(
            AuditHead(MerkleTree()).root == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        var one = MerkleTree()
        one.append(MerkleTree.leaf([]))
        #expect(AuditHead(one).root == "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d")
    }
}
