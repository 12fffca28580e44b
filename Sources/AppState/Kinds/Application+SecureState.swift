extension Application {
    /// Where secrets are kept: by default sealed in files beside the stored states.
    public var secrets: Dependency<any ValueStorage> {
        dependency(
            SealedStorage(folder: FileStorage.settingsFolder(FileStorage.programName)) as any ValueStorage,
            id: "secrets")
    }

    /// The secrets of the person who uses the application.
    public var keychain: Dependency<Keychain> { dependency(Keychain(), id: "keychain") }

    /// A secret: a text that is kept sealed, and opened at each reading.
    ///
    /// It is written at each change, before the setter returns. If that fails, the logger is told and nothing has changed;
    /// ``store(_:)`` throws instead. Neither log lines nor descriptions show the value.
    public struct SecureState: NonisolatedApplicationState, Sendable, CustomStringConvertible {
        /// Marks secrets in log lines.
        public static var emoji: Character { "🔑" }

        let slot: SecretSlot

        /// The present value; the initial one where none is kept, or it cannot be opened, of which the logger is told.
        /// Reading it while tracked observes this secret and no other. Safe from any thread.
        public var value: String? {
            get { slot.value }
            set { slot.set(newValue) }
        }

        /// The scope that the value is kept under.
        public var scope: Scope { slot.scope }

        /// The kind and the scope.
        public var description: String { slot.summary }

        /// Keeps a secret, or removes it: when it returns, that is done. When it throws, nothing has changed.
        public func store(_ value: String?) throws(StorageError) { try slot.store(value) }

        /// Sets the value back to the initial one.
        public mutating func reset() { slot.set(slot.initial) }
    }

    /// The secret of a key.
    public static func secureState(_ keyPath: KeyPath<Application, SecureState>) -> SecureState { state(keyPath) }

    /// Sets a secret back to its initial value.
    public static func reset(secureState keyPath: KeyPath<Application, SecureState>) { reset(keyPath) }

    /// Defines a secret. `initial` is evaluated once, at the first use, and is not kept itself.
    public func secureState(
        initial: @autoclosure () -> String?, of owner: StorageScope = .person, feature: String = "App", id: String
    ) -> SecureState {
        let scope = Scope(name: feature, id: id, owner: owner)
        return SecureState(
            slot: Application.registry.slot(SecretSlot.self, scope: scope) {
                SecretSlot(scope: scope, initial: initial())
            })
    }

    /// Defines a secret that is nil at first.
    public func secureState(of owner: StorageScope = .person, feature: String = "App", id: String) -> SecureState {
        secureState(initial: nil, of: owner, feature: feature, id: id)
    }
}
