import Synchronization

/// The value of a stored state.
///
/// `@unchecked`, as its superclass is: all properties are constants.
@usableFromInline final class StoredSlot<Value: Codable & Sendable>: AnySlot, @unchecked Sendable {
    let state: StateSlot<Value>
    private let storage: any ValueStorage
    private let owner: StorageScope
    /// Held while the value is kept, so that what is kept last is also what is read.
    private let writing = Mutex(())

    init(scope: Scope, initial: Value, owner: StorageScope) {
        self.owner = owner
        storage = Application.dependency(\.storage)
        var stored: Value?
        do throws(StorageError) {
            if let json = try storage.value(forKey: scope.key, scope: owner) {
                stored = try StoredCoding.value(Value.self, json)
            }
        } catch {
            Application.report(.unreadable(scope: scope, reason: error.description))
        }
        state = StateSlot(scope: scope, initial: initial, present: stored)
        super.init(scope: scope)
    }

    override var summary: String { "StoredState<\(Value.self)>(\(state.read())) (\(scope))" }

    func store(_ value: Value) throws(StorageError) {
        if state.holds(value) { return }
        let json = try StoredCoding.json(value)
        try writing.withLock { _ throws(StorageError) in
            try storage.setValue(json, forKey: scope.key, scope: owner)
            state.replace(with: value)
        }
        state.noteChange()
    }

    func remove() throws(StorageError) {
        try writing.withLock { _ throws(StorageError) in
            try storage.setValue(nil, forKey: scope.key, scope: owner)
            state.replace(with: state.initial)
        }
        state.noteChange()
    }
}

extension Scope {
    /// The scope as a key of a storage: the id's slashes need no escape, since the feature's are escaped.
    fileprivate var key: String {
        name.replacing("\\", with: "\\\\").replacing("/", with: "\\/") + "/" + id
    }
}
