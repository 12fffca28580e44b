import Synchronization

/// The value of a stored state.
///
/// `@unchecked`, as its superclass is: all properties are constants.
@usableFromInline final class StoredSlot<Value: Codable & Sendable>: AnySlot, KeptSlot, @unchecked Sendable {
    @usableFromInline let state: StateSlot<Value>
    private let channel: StorageChannel
    private let owner: StorageScope
    private let key: String

    private struct Keeping {
        /// Whether the storage holds the present value, or will soon; or nothing where that is the initial one.
        var isKept: Bool
        /// Whether the storage holds any value, or will soon.
        var isThere = false
        /// What is kept and is not a value of the type: kept aside before another takes its place.
        var foreign: String?
        /// Whether the logger knows that the value could not be kept.
        var isReported = false
    }

    /// Held while the value is kept and replaced, so that what is kept last is also what is read.
    private let keeping: Mutex<Keeping>
    /// Held by whoever changes the value, from before the present one is looked at; taken before `keeping`. Recursive, so
    /// that a change which uses the state does not wait for itself.
    private let writers = RecursiveLock()

    @usableFromInline convenience init(scope: Scope, initial: Value) {
        self.init(scope: scope, initial: initial, key: scope.key)
    }

    /// Where another definition's values are kept under the key, these last as long as the process.
    init(scope: Scope, initial: Value, key: String) {
        owner = scope.owner
        self.key = key
        let own = StorageChannel.to(Application.stateStorage)
        let isOwn = own.take(key, scope: owner)
        channel = isOwn ? own : StorageChannel.to(MemoryStorage())
        if !isOwn { Application.report(.notStored(scope: scope, reason: StorageError.inUse(key: key).description)) }
        var keeping = Keeping(isKept: true)
        var stored: Value?
        do throws(StorageError) {
            if let json = try channel.storage.value(forKey: key, scope: owner) {
                keeping.foreign = json
                stored = try StoredCoding.value(Value.self, json)
                keeping.foreign = nil
                keeping.isThere = true
            }
        } catch {
            keeping.isKept = false
            Application.report(.unreadable(scope: scope, reason: error.description))
        }
        self.keeping = Mutex(keeping)
        state = StateSlot(scope: scope, initial: initial, present: stored)
        super.init(scope: scope)
        channel.register(self, key: key, scope: owner)
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
        var rest = Aftermath<Value>()
        do throws(StorageError) {
            if channel.storage.collectsWrites {
                try collect(value, &rest)
            } else {
                try write(value, always: false, &rest)
            }
        } catch {
            if case .notEncodable = error {
                rest.reports.append(.rejected(scope: scope, reason: error.description))
            } else {
                hold(value, &rest)
                if let report = failure(error) { rest.reports.append(report) }
            }
        }
        return rest
    }

    /// Keeps a value now, and makes it the present one: the initial one too. A value that is kept already is not written again.
    func store(_ value: Value) throws(StorageError) {
        var rest = Aftermath<Value>()
        try writers.withLock { () throws(StorageError) in try write(value, always: true, &rest) }
        state.finish(rest)
    }

    private func write(_ value: Value, always: Bool, _ rest: inout Aftermath<Value>) throws(StorageError) {
        try change(to: value, always: always, &rest) { (json, key) throws(StorageError) in
            try channel.write(json, key: key, scope: owner)
        }
    }

    private func collect(_ value: Value, _ rest: inout Aftermath<Value>) throws(StorageError) {
        try change(to: value, always: false, &rest) { (json, key) throws(StorageError) in
            channel.collect(json, key: key, scope: owner)
        }
    }

    private func change(
        to value: Value, always: Bool, _ rest: inout Aftermath<Value>,
        keep: (_ json: String, _ key: String) throws(StorageError) -> Void
    ) throws(StorageError) {
        try keeping.withLock { keeping throws(StorageError) in
            let isDue = always && (!keeping.isThere || channel.isPending(key, owner))
            // A type may hold values for equal that differ in what is kept of them.
            if keeping.isKept, !isDue, state.holds(value), StoredCoding.isSame(value, state.read()) { return }
            let json = try StoredCoding.json(value)
            if let foreign = keeping.foreign {
                let place = try placeAside(foreign)
                try keep(foreign, place)
                rest.reports.append(.valueReplaced(scope: scope, keptAs: place))
                keeping.foreign = nil
            }
            try keep(json, key)
            keeping.isKept = true
            keeping.isThere = true
            if always || !channel.storage.collectsWrites { keeping.isReported = false }
            rest.change = (state.replace(with: value), value)
        }
    }

    /// The key to keep a value aside under: a free one, or one that has it already.
    private func placeAside(_ json: String) throws(StorageError) -> String {
        var number = 1
        while true {
            let place = Scope.reservedKey("aside-\(number)", key)
            guard let kept = try channel.storage.value(forKey: place, scope: owner), kept != json else { return place }
            number += 1
        }
    }

    /// Makes a value the present one though it could not be kept; that will be tried again with what is collected.
    private func hold(_ value: Value, _ rest: inout Aftermath<Value>) {
        keeping.withLock { keeping in
            keeping.isKept = false
            if let json = try? StoredCoding.json(value) { channel.hold(json, key: key, scope: owner) }
            rest.change = (state.replace(with: value), value)
        }
    }

    func noteKept() {
        keeping.withLock { keeping in
            keeping.isReported = false
            if !channel.isPending(key, owner) { keeping.isKept = true }
        }
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
        var rest = Aftermath<Value>()
        writers.withLock {
            // Read in here: what is stored meanwhile would be newer.
            let json: String?
            do throws(StorageError) { json = try channel.storage.value(forKey: key, scope: owner) } catch { return }
            keeping.withLock { keeping in
                // Set since others wrote: ours is newer, and about to be written over it.
                if channel.isPending(key, owner) { return }
                do throws(StorageError) {
                    let new = try decoded(json) ?? state.initial
                    keeping.isKept = true
                    keeping.isThere = json != nil
                    keeping.foreign = nil
                    rest.change = (state.replace(with: new), new)
                } catch {
                    if keeping.foreign == nil {
                        rest.reports.append(.unreadable(scope: scope, reason: error.description))
                    }
                    keeping.isKept = false
                    keeping.foreign = json
                }
            }
        }
        state.finish(rest)
    }

    private func decoded(_ json: String?) throws(StorageError) -> Value? {
        guard let json else { return nil }
        return try StoredCoding.value(Value.self, json)
    }

    /// Removes the value from where it is kept, now; it is the initial one again.
    func remove() throws(StorageError) {
        var rest = Aftermath<Value>()
        try writers.withLock { () throws(StorageError) in
            try keeping.withLock { keeping throws(StorageError) in
                if let foreign = keeping.foreign {
                    let place = try placeAside(foreign)
                    try channel.write(foreign, key: place, scope: owner)
                    rest.reports.append(.valueReplaced(scope: scope, keptAs: place))
                    keeping.foreign = nil
                }
                try channel.write(nil, key: key, scope: owner)
                keeping = Keeping(isKept: true)
                rest.change = (state.replace(with: state.initial), state.initial)
            }
        }
        state.finish(rest)
    }

    /// Keeps what is no value of the type under another key. Returns what the logger is to be told of.
    func keepAside(_ json: String) -> ApplicationError {
        do throws(StorageError) {
            let place = try placeAside(json)
            channel.collect(json, key: place, scope: owner)
            return .valueReplaced(scope: scope, keptAs: place)
        } catch {
            return .notStored(scope: scope, reason: error.description)
        }
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
