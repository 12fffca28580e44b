import CSodium

/// XChaCha20-Poly1305 (IETF) with a random 24-byte nonce before the sealed bytes.
enum Cipher {
    /// The length of a key in bytes.
    static let keyLength = 32
    private static let nonceLength = 24
    private static let tagLength = 16

    /// Makes libsodium ready; safe to call again. False when the system gives no random numbers.
    static func prepare() -> Bool { sodium_init() >= 0 }

    static func randomBytes(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        randombytes_buf(&bytes, count)
        return bytes
    }

    /// Nonce ‖ ciphertext ‖ tag.
    static func seal(_ plain: [UInt8], key: [UInt8], binding: [UInt8]) -> [UInt8] {
        let nonce = randomBytes(nonceLength)
        var sealed = [UInt8](repeating: 0, count: plain.count + tagLength)
        var length: UInt64 = 0
        crypto_aead_xchacha20poly1305_ietf_encrypt(
            &sealed, &length, plain, UInt64(plain.count), binding, UInt64(binding.count), nil, nonce, key)
        return nonce + sealed
    }

    /// The plain bytes; nil when bytes, key or binding are not those of the sealing.
    static func open(_ sealed: [UInt8], key: [UInt8], binding: [UInt8]) -> [UInt8]? {
        guard sealed.count >= nonceLength + tagLength else { return nil }
        let nonce = Array(sealed[..<nonceLength])
        let body = Array(sealed[nonceLength...])
        var plain = [UInt8](repeating: 0, count: body.count)
        var length: UInt64 = 0
        let result = crypto_aead_xchacha20poly1305_ietf_decrypt(
            &plain, &length, nil, body, UInt64(body.count), binding, UInt64(binding.count), nonce, key)
        return result == 0 ? Array(plain.prefix(Int(length))) : nil
    }

    /// A key for one purpose, derived from `key`; also serves as a keyed fingerprint of `purpose` (BLAKE2b).
    static func derive(_ purpose: [UInt8], from key: [UInt8]) -> [UInt8] {
        var derived = [UInt8](repeating: 0, count: keyLength)
        crypto_generichash(&derived, keyLength, purpose, UInt64(purpose.count), key, key.count)
        return derived
    }
}
