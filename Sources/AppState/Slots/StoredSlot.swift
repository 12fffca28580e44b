import Synchronization

/// The value of a stored state.
///
/// `@unchecked`, as its superclass is: all properties are constants.
@usableFromInline final class StoredSlot<Value: Codable & Sendable>: AnySlot, KeptSlot, @unchecked Sendable {
    @usableFromInline let state: StateSlot<Value>
    private let channel: StorageChannel
    private let owner: StorageScope

    private struct Keeping {
        /// Whether the storage holds the present value, or will soon; or nothing where that is the initial one.
        var isKept: Bool
        /// Whether the logger knows that the value could not be kept.
        var isReported = false
    }

    /// Held while the value changes, so that what is kept last is also what is read.
    private let keeping: Mutex<Keeping>

    @usableFromInline init(scope: Scope, initial: Value, owner: StorageScope) {
        self.owner = owner
        channel = StorageChannel.to(Application.dependency(\.storage))
        var stored: Value?
        var isRead = true
        do throws(StorageError) {
            if let json = try channel.storage.value(forKey: scope.key, scope: owner) {
                stored = try StoredCoding.value(Value.self, json)
            }
        } catch {
            isRead = false
            Application.report(.unreadable(scope: scope, reason: error.description))
        }
        keeping = Mutex(Keeping(isKept: isRead))
        state = StateSlot(scope: scope, initial: initial, present: stored)
        super.init(scope: scope)
        channel.register(self, key: scope.key, scope: owner)
    }

    override var summary: String { "StoredState<\(Value.self)>(\(state.read())) (\(scope))" }

    /// Makes a value the present one, and keeps it now or soon, as the storage asks. A value that cannot be encoded changes
    /// nothing; one that cannot be kept is the present one all the same. The logger is told of both.
    func set(_ value: Value) {
        do throws(StorageError) {
            if channel.storage.collectsWrites { try collect(value) } else { try store(value) }
        } catch {
            if case .notEncodable = error {
                return Application.report(.rejected(scope: scope, reason: error.description))
            }
            hold(value)
            noteFailure(error)
        }
    }

    /// Keeps a value now, and makes it the present one. A value that is kept already is not written again.
    func store(_ value: Value) throws(StorageError) {
        try change(to: value, always: true) { json throws(StorageError) in
            try channel.write(json, key: scope.key, scope: owner)
        }
    }

    private func collect(_ value: Value) throws(StorageError) {
        try change(to: value, always: false) { json throws(StorageError) in
            channel.collect(json, key: scope.key, scope: owner)
        }
    }

    private func change(
        to value: Value, always: Bool, keep: (String) throws(StorageError) -> Void
    ) throws(StorageError) {
        let former = try keeping.withLock { keeping throws(StorageError) -> Value? in
            let isPresent = state.holds(value)
            if isPresent, keeping.isKept, !(always && channel.isPending(scope.key, owner)) { return nil }
            try keep(try StoredCoding.json(value))
            keeping.isKept = true
            if always { keeping.isReported = false }
            return isPresent ? nil : state.replace(with: value)
        }
        if let former { state.noteChange(from: former, to: value) }
    }

    /// Makes a value the present one though it could not be kept; storing it again will try again.
    private func hold(_ value: Value) {
        let former = keeping.withLock { keeping -> Value? in
            keeping.isKept = false
            return state.holds(value) ? nil : state.replace(with: value)
        }
        if let former { state.noteChange(from: former, to: value) }
    }

    func noteKept() {
        keeping.withLock { $0.isReported = false }
    }

    func noteFailure(_ error: StorageError) {
        let isNew = keeping.withLock { keeping in
            keeping.isKept = false
            defer { keeping.isReported = true }
            return !keeping.isReported
        }
        if isNew { Application.report(.notStored(scope: scope, reason: error.description)) }
    }

    func takeOver(_ json: String?) {
        do throws(StorageError) {
            let value = try json.map { json throws(StorageError) in try StoredCoding.value(Value.self, json) }
            let new = value ?? state.initial
            let former = keeping.withLock { keeping -> Value? in
                // Set since that was read: ours is newer, and about to be written over it.
                if channel.isPending(scope.key, owner) { return nil }
                keeping.isKept = true
                return state.holds(new) ? nil : state.replace(with: new)
            }
            if let former { state.noteChange(from: former, to: new) }
        } catch {
            Application.report(.unreadable(scope: scope, reason: error.description))
        }
    }

    /// Removes the value from where it is kept, now; it is the initial one again.
    func remove() throws(StorageError) {
        let former = try keeping.withLock { keeping throws(StorageError) in
            try channel.write(nil, key: scope.key, scope: owner)
            keeping = Keeping(isKept: true)
            return state.replace(with: state.initial)
        }
        if !state.comparison.same(former, state.initial) { state.noteChange(from: former, to: state.initial) }
    }

    /// Changes the value in one step that no other writer of this process can come between, and keeps it as `set` does.
    func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
        updating.lock()
        defer { updating.unlock() }
        var value = state.read()
        let result = change(&value)
        set(value)
        return result
    }

    /// Held while a value is made of the present one.
    private let updating = RecursiveLock()
}

extension Scope {
    /// The scope as a key of a storage: the id's slashes need no escape, since the feature's are escaped.
    var key: String {
        // Few names have anything to mark.
        (name.utf8.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "/") }
            ? name.replacing("\\", with: "\\\\").replacing("/", with: "\\/") : name) + "/" + id
    }
}
