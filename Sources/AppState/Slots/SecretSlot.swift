/// A secret. Its value is never here: it is opened at each reading.
///
/// `@unchecked`, as its superclass is: all properties are constants.
final class SecretSlot: AnySlot, @unchecked Sendable {
    let initial: String?
    private let own: Keychain

    init(scope: Scope, initial: String?) {
        self.initial = initial
        own = Keychain(of: scope.owner)
        super.init(scope: scope)
        let (key, owner) = (scope.key, scope.owner)
        own.storage.observe { [weak self] keys, changed in
            if changed == owner, keys.contains(key) { self?.noteChange() }
        }
    }

    override var summary: String { "SecureState (\(scope))" }

    /// The keychain in use; that of the application where it is for the same scope, so that an override of it counts.
    private var keychain: Keychain {
        let shared = Application.dependency(\.keychain)
        return shared.owner == scope.owner ? shared : own
    }

    var value: String? {
        noteAccess()
        return keychain.get(scope.key) ?? initial
    }

    func set(_ value: String?) {
        do throws(StorageError) {
            try store(value)
        } catch {
            Application.report(.rejected(scope: scope, reason: error.description))
        }
    }

    func store(_ value: String?) throws(StorageError) {
        let keychain = keychain
        do throws(StorageError) {
            // by its bytes: the same letters may be written in two ways
            let present = try keychain.secret(scope.key)
            if present.map({ Array($0.utf8) }) == value.map({ Array($0.utf8) }) { return }
        } catch {
            // what cannot be opened can be written anew
        }
        try keychain.store(value, forKey: scope.key)
        noteChange()
    }
}
