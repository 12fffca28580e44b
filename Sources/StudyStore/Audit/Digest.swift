import CSodium

/// SHA-256, as FIPS 180-4 has it.
enum Digest {
    /// The 32 bytes of the hash.
    static func sha256(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: 32)
        crypto_hash_sha256(&hash, bytes.baseAddress, UInt64(bytes.count))
        return hash
    }

    static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        bytes.withUnsafeBufferPointer { sha256($0) }
    }

    static func hex(_ bytes: [UInt8]) -> String {
        String(unsafeUninitializedCapacity: bytes.count * 2) { buffer in
            for (index, byte) in bytes.enumerated() {
                buffer[2 * index] = hexDigit(byte >> 4)
                buffer[2 * index + 1] = hexDigit(byte & 0x0f)
            }
            return bytes.count * 2
        }
    }
}
