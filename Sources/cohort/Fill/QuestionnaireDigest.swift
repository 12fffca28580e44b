import CSodium

/// What a draft's file is named after: the questionnaire's bytes, so that a changed form begins anew.
enum QuestionnaireDigest {
    /// The BLAKE2b of the bytes (RFC 7693), 32 bytes long and without a key, as 64 lower-case hexadecimal digits:
    /// what `b2sum -l 256` says of the file. SHA-256 would take a tenth of a start.
    static func hex(_ bytes: [UInt8]) -> String {
        var digest = [UInt8](repeating: 0, count: 32)
        crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
        var digits: [UInt8] = []
        digits.reserveCapacity(2 * digest.count)
        for byte in digest {
            for half in [byte >> 4, byte & 0x0f] {
                digits.append(half + (half < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
            }
        }
        return String(decoding: digits, as: UTF8.self)
    }
}
