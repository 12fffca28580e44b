import Glibc

extension String {
    /// Whether the code points are the same. Swift's own equality takes more for the same: a letter with an accent in one
    /// code point and in two.
    func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        let isSame = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable { others in
                guard let first = bytes.baseAddress, let second = others.baseAddress else { return true }
                return memcmp(first, second, bytes.count) == 0
            }
        }
        return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
    }
}
