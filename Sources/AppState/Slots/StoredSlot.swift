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
        /// Whether the storage holds any value, or will soon.
        var isThere = false
        /// Whether the logger knows that the value could not be kept.
        var isReported = false
    }

    /// Held while the value is kept and replaced, so that what is kept last is also what is read.
    private let keeping: Mutex<Keeping>
    /// Held by whoever changes the value, from before the present one is looked at; taken before `keeping`. Recursive, so
    /// that a change which uses the state does not wait for itself.
    private let writers = RecursiveLock()

    @usableFromInline init(scope: Scope, initial: Value, owner: StorageScope) {
        self.owner = owner
        channel = StorageChannel.to(Application.stateStorage)
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
        keeping = Mutex(Keeping(isKept: isRead, isThere: stored != nil))
        state = StateSlot(scope: scope, initial: initial, present: stored)
        super.init(scope: scope)
        channel.register(self, key: scope.key, scope: owner)
    }

    override var summary: String { "StoredState<\(Value.self)>(\(state.read())) (\(scope))" }

    override func noteAnyChange() { state.noteAnyChange() }

    /// Makes a value the present one, and keeps it now or soon, as the storage asks. A value that cannot be encoded changes
    /// nothing; one that cannot be kept is the present one all the same. The logger is told of both.
    func set(_ value: Value) {
        state.finish(writers.withLock { replace(with: value) })
    }

    /// The same, except that nobody is told yet.
    func replace(with value: Value) -> Aftermath<Value> {
        do throws(StorageError) {
            let isCollected = channel.storage.collectsWrites
            return Aftermath(change: try isCollected ? collect(value) : write(value, always: false))
        } catch {
            if case .notEncodable = error {
                return Aftermath(reports: [.rejected(scope: scope, reason: error.description)])
            }
            return Aftermath(change: hold(value), reports: failure(error).map { [$0] } ?? [])
        }
    }

    /// Keeps a value now, and makes it the present one: the initial one too. A value that is kept already is not written again.
    func store(_ value: Value) throws(StorageError) {
        state.finish(
            Aftermath(change: try writers.withLock { () throws(StorageError) in try write(value, always: true) }))
    }

    private typealias Change = (former: Value, new: Value)

    private func write(_ value: Value, always: Bool) throws(StorageError) -> Change? {
        try change(to: value, always: always, isNow: true) { json throws(StorageError) in
            try channel.write(json, key: scope.key, scope: owner)
        }
    }

    private func collect(_ value: Value) throws(StorageError) -> Change? {
        try change(to: value, always: false, isNow: false) { json throws(StorageError) in
            channel.collect(json, key: scope.key, scope: owner)
        }
    }

    private func change(
        to value: Value, always: Bool, isNow: Bool, keep: (String) throws(StorageError) -> Void
    ) throws(StorageError) -> Change? {
        try keeping.withLock { keeping throws(StorageError) -> Change? in
            let isPresent = state.holds(value)
            let isDue = always && (!keeping.isThere || channel.isPending(scope.key, owner))
            if isPresent, keeping.isKept, !isDue { return nil }
            try keep(try StoredCoding.json(value))
            keeping.isKept = true
            keeping.isThere = true
            if isNow { keeping.isReported = false }
            return isPresent ? nil : (state.replace(with: value), value)
        }
    }

    /// Makes a value the present one though it could not be kept; storing it again will try again.
    private func hold(_ value: Value) -> Change? {
        keeping.withLock { keeping -> Change? in
            keeping.isKept = false
            return state.holds(value) ? nil : (state.replace(with: value), value)
        }
    }

    func noteKept() {
        keeping.withLock { $0.isReported = false }
    }

    func noteFailure(_ error: StorageError) {
        if let report = failure(error) { Application.report(report) }
    }

    /// What the logger is to be told of a failure, unless it knows.
    private func failure(_ error: StorageError) -> ApplicationError? {
        let isNew = keeping.withLock { keeping in
            keeping.isKept = false
            defer { keeping.isReported = true }
            return !keeping.isReported
        }
        return isNew ? .notStored(scope: scope, reason: error.description) : nil
    }

    func takeOver() {
        do throws(StorageError) {
            let change = try writers.withLock { () throws(StorageError) in
                // Read in here: what is stored meanwhile would be newer.
                let json = try channel.storage.value(forKey: scope.key, scope: owner)
                let new = try decoded(json) ?? state.initial
                return keeping.withLock { keeping -> Change? in
                    // Set since others wrote: ours is newer, and about to be written over it.
                    if channel.isPending(scope.key, owner) { return nil }
                    keeping.isKept = true
                    keeping.isThere = json != nil
                    return state.holds(new) ? nil : (state.replace(with: new), new)
                }
            }
            state.finish(Aftermath(change: change))
        } catch {
            if case .notDecodable = error {
                Application.report(.unreadable(scope: scope, reason: error.description))
            }
            // what was read before holds
        }
    }

    private func decoded(_ json: String?) throws(StorageError) -> Value? {
        guard let json else { return nil }
        return try StoredCoding.value(Value.self, json)
    }

    /// Removes the value from where it is kept, now; it is the initial one again.
    func remove() throws(StorageError) {
        let initial = state.initial
        let former = try writers.withLock { () throws(StorageError) in
            try keeping.withLock { keeping throws(StorageError) in
                try channel.write(nil, key: scope.key, scope: owner)
                keeping = Keeping(isKept: true)
                return state.replace(with: initial)
            }
        }
        if !state.comparison.same(former, initial) { state.finish(Aftermath(change: (former, initial))) }
    }

    /// Changes the value in one step that no other writer of this process can come between, and keeps it as `set` does.
    func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
        let (result, rest) = writers.withLock {
            var value = state.read()
            let result = change(&value)
            return (result, replace(with: value))
        }
        state.finish(rest)
        return result
    }
}
