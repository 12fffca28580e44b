import CSodium
import Synchronization

/// Keeps values sealed in another storage: encrypted and signed (XChaCha20-Poly1305), each bound to its key and scope.
///
/// Keys are not hidden. The key for sealing is fetched at the first use; as long as that fails, reading and writing throw.
public final class SealedStorage: ValueStorage {
    private let base: any ValueStorage
    private let fetch: @Sendable () throws(StorageError) -> SecretKey
    private let fetched = Mutex<SecretKey?>(nil)

    /// Seals what it keeps in `base`.
    public init(base: any ValueStorage, key: @escaping @Sendable () throws(StorageError) -> SecretKey) {
        self.base = base
        fetch = key
    }

    /// Seals with what ``SecretKey/standard(folder:)`` gives, into files beside the stored states.
    public convenience init(folder: String) {
        self.init(base: FileStorage(person: folder + "/secrets", machine: folder + "/machine-secrets")) {
            () throws(StorageError) in try SecretKey.standard(folder: folder)
        }
    }

    /// The value of a key, opened.
    /// - Throws: ``StorageError``: `notOpened` if it was sealed with another key, for another key, or was changed.
    public func value(forKey key: String, scope: StorageScope) throws(StorageError) -> String? {
        guard let sealed = try base.value(forKey: key, scope: scope) else { return nil }
        guard let bytes = Data(base64Encoded: sealed), let text = try open(Array(bytes), Self.binding(key, scope))
        else {
            throw .notOpened(key: key)
        }
        return text
    }

    /// Seals and keeps a value, or removes it.
    public func setValue(_ value: String?, forKey key: String, scope: StorageScope) throws(StorageError) {
        guard let value else { return try base.setValue(nil, forKey: key, scope: scope) }
        let sealed = try seal(value, Self.binding(key, scope))
        try base.setValue(Data(sealed).base64EncodedString(), forKey: key, scope: scope)
    }

    /// The keys of a scope that have values, sorted.
    public func keys(scope: StorageScope) throws(StorageError) -> [String] { try base.keys(scope: scope) }

    /// As the storage below does.
    public func observe(_ handler: @escaping @Sendable (_ keys: [String], _ scope: StorageScope) -> Void) {
        base.observe(handler)
    }

    private static let nonceLength = 24
    private static let tagLength = 16

    /// What a sealed value is bound to: moved elsewhere, it does not open.
    private static func binding(_ key: String, _ scope: StorageScope) -> [UInt8] {
        Array("\(scope.rawValue)\0\(key)".utf8)
    }

    private func key() throws(StorageError) -> SecretKey {
        try fetched.withLock { fetched throws(StorageError) in
            if let fetched { return fetched }
            let key = try fetch()
            fetched = key
            return key
        }
    }

    /// Nonce ‖ ciphertext ‖ tag.
    private func seal(_ text: String, _ binding: [UInt8]) throws(StorageError) -> [UInt8] {
        var plain = Array(text.utf8)
        let nonce = [UInt8](unsafeUninitializedCapacity: Self.nonceLength) { buffer, count in
            if let start = buffer.baseAddress { randombytes_buf(start, Self.nonceLength) }
            count = Self.nonceLength
        }
        var sealed = [UInt8](repeating: 0, count: plain.count + Self.tagLength)
        let secret = try key()
        secret.withBytes { key in
            _ = crypto_aead_xchacha20poly1305_ietf_encrypt(
                &sealed, nil, plain, UInt64(plain.count), binding, UInt64(binding.count), nil, nonce, key)
        }
        sodium_memzero(&plain, plain.count)
        return nonce + sealed
    }

    private func open(_ bytes: [UInt8], _ binding: [UInt8]) throws(StorageError) -> String? {
        guard bytes.count >= Self.nonceLength + Self.tagLength else { return nil }
        let nonce = Array(bytes[..<Self.nonceLength])
        let sealed = Array(bytes[Self.nonceLength...])
        var plain = [UInt8](repeating: 0, count: sealed.count - Self.tagLength)
        let secret = try key()
        let result = secret.withBytes { key in
            crypto_aead_xchacha20poly1305_ietf_decrypt(
                &plain, nil, nil, sealed, UInt64(sealed.count), binding, UInt64(binding.count), nonce, key)
        }
        defer { sodium_memzero(&plain, plain.count) }
        return result == 0 ? String(validating: plain, as: UTF8.self) : nil
    }
}
