import Synchronization

/// The value of a stored state.
///
/// `@unchecked`, as its superclass is: all properties are constants.
@usableFromInline final class StoredSlot<Value: Codable & Sendable>: AnySlot, @unchecked Sendable {
    let state: StateSlot<Value>
    private let storage: any ValueStorage
    private let owner: StorageScope
    /// Whether the storage holds the present value, or nothing where that is the initial one. Held while the value is
    /// kept, so that what is kept last is also what is read.
    private let isKept: Mutex<Bool>

    init(scope: Scope, initial: Value, owner: StorageScope) {
        self.owner = owner
        storage = Application.dependency(\.storage)
        var stored: Value?
        var isRead = true
        do throws(StorageError) {
            if let json = try storage.value(forKey: scope.key, scope: owner) {
                stored = try StoredCoding.value(Value.self, json)
            }
        } catch {
            isRead = false
            Application.report(.unreadable(scope: scope, reason: error.description))
        }
        isKept = Mutex(isRead)
        state = StateSlot(scope: scope, initial: initial, present: stored)
        super.init(scope: scope)
    }

    override var summary: String { "StoredState<\(Value.self)>(\(state.read())) (\(scope))" }

    /// Keeps a value, and makes it the present one. A value that is kept already is not written again.
    func store(_ value: Value) throws(StorageError) {
        let isChange = try isKept.withLock { isKept throws(StorageError) in
            let isPresent = state.holds(value)
            if isPresent, isKept { return false }
            try storage.setValue(try StoredCoding.json(value), forKey: scope.key, scope: owner)
            isKept = true
            if isPresent { return false }
            state.replace(with: value)
            return true
        }
        if isChange { state.noteChange() }
    }

    /// Makes a value the present one though it could not be kept; storing it again will try again.
    func hold(_ value: Value) {
        let isChange = isKept.withLock { isKept in
            isKept = false
            if state.holds(value) { return false }
            state.replace(with: value)
            return true
        }
        if isChange { state.noteChange() }
    }

    func remove() throws(StorageError) {
        try isKept.withLock { isKept throws(StorageError) in
            try storage.setValue(nil, forKey: scope.key, scope: owner)
            isKept = true
            state.replace(with: state.initial)
        }
        state.noteChange()
    }
}

extension Scope {
    /// The scope as a key of a storage: the id's slashes need no escape, since the feature's are escaped.
    fileprivate var key: String {
        // Few names have anything to mark.
        (name.utf8.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "/") }
            ? name.replacing("\\", with: "\\\\").replacing("/", with: "\\/") : name) + "/" + id
    }
}
