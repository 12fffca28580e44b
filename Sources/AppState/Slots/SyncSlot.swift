import Synchronization

/// The value of a synchronised state: kept here as a stored state is, and shared when the store can be reached.
///
/// `@unchecked`, as its superclass is: all properties are constants.
final class SyncSlot<Value: Codable & Sendable>: AnySlot, KeptSlot, @unchecked Sendable {
    let state: StateSlot<Value>
    private let owner: StorageScope
    /// The value as it is kept on this machine, so that it is there while the store is not.
    private let local: StoredSlot<Record?>
    private let channel: StorageChannel

    /// A value as it is kept on this machine.
    private struct Record: Codable, Equatable, Sendable {
        let json: String?
        let version: SyncEntry.Version

        var entry: SyncEntry { SyncEntry(json: json, version: version) }
    }

    private struct Keeping {
        var version: SyncEntry.Version?
        /// Whether the logger knows that the store cannot be reached.
        var isReported = false
    }

    /// Held while the value changes.
    private let keeping: Mutex<Keeping>
    private let updating = RecursiveLock()
    /// Tells this process from others that make a change at once.
    private let writer = UUID().uuidString

    init(scope: Scope, initial: Value, owner: StorageScope) {
        self.owner = owner
        local = StoredSlot(scope: Scope(name: "sync", id: scope.key), initial: nil, owner: owner)
        channel = StorageChannel.to(Application.dependency(\.syncStorage))
        var entry = local.state.read()?.entry
        var isReported = false
        var isLocalNewer = entry != nil
        do throws(StorageError) {
            if let shared = try channel.storage.value(forKey: scope.key, scope: owner),
                let found = SyncEntry.parse(Array(shared.utf8))?.entry
            {
                isLocalNewer = entry.map { $0.version > found.version } ?? false
                if !isLocalNewer { entry = found }
            }
        } catch {
            isReported = true
            Application.report(.notShared(scope: scope, reason: error.description))
        }
        var stored: Value?
        do throws(StorageError) {
            stored = try entry?.json.map { json throws(StorageError) in try StoredCoding.value(Value.self, json) }
        } catch {
            Application.report(.unreadable(scope: scope, reason: error.description))
        }
        keeping = Mutex(Keeping(version: entry?.version, isReported: isReported))
        state = StateSlot(scope: scope, initial: initial, present: stored)
        super.init(scope: scope)
        channel.register(self, key: scope.key, scope: owner)
        if let entry, isLocalNewer, !isReported { share(entry) }
    }

    override var summary: String { "SyncState<\(Value.self)>(\(state.read())) (\(scope))" }

    /// Makes a value the present one, keeps it here, and shares it soon. One that cannot be encoded changes nothing.
    func set(_ value: Value) {
        if state.holds(value) { return }
        do throws(StorageError) {
            try change(to: value, json: StoredCoding.json(value))
        } catch {
            Application.report(.rejected(scope: scope, reason: error.description))
        }
    }

    /// Makes the value the initial one, here and elsewhere.
    func reset() { change(to: state.initial, json: nil) }

    private func change(to value: Value, json: String?) {
        let (former, entry) = keeping.withLock { keeping in
            let version = SyncEntry.Version(count: (keeping.version?.count ?? 0) + 1, writer: writer)
            keeping.version = version
            let entry = SyncEntry(json: json, version: version)
            local.set(Record(json: json, version: version))
            return (state.replace(with: value), entry)
        }
        share(entry)
        if !state.comparison.same(former, value) { state.noteChange(from: former, to: value) }
    }

    private func share(_ entry: SyncEntry) {
        channel.collect(entry.text(key: scope.key), key: scope.key, scope: owner)
    }

    func noteKept() {
        keeping.withLock { $0.isReported = false }
    }

    func noteFailure(_ error: StorageError) {
        let isNew = keeping.withLock { keeping in
            defer { keeping.isReported = true }
            return !keeping.isReported
        }
        if isNew { Application.report(.notShared(scope: scope, reason: error.description)) }
    }

    /// Takes over what is newer than the value here; what is older, or missing, is brought up to date.
    func takeOver(_ text: String?) {
        let shared = text.flatMap { SyncEntry.parse(Array($0.utf8))?.entry }
        do throws(StorageError) {
            let change = try keeping.withLock { keeping throws(StorageError) -> (former: Value, new: Value)? in
                keeping.isReported = false
                guard let shared, keeping.version.map({ shared.version > $0 }) ?? true else { return nil }
                let value = try shared.json.map { json throws(StorageError) in try StoredCoding.value(Value.self, json)
                }
                let new = value ?? state.initial
                keeping.version = shared.version
                local.set(Record(json: shared.json, version: shared.version))
                return (state.replace(with: new), new)
            }
            if let change {
                if !state.comparison.same(change.former, change.new) {
                    state.noteChange(from: change.former, to: change.new)
                }
                return Application.shared.didChangeExternally(scopes: [scope])
            }
        } catch {
            return Application.report(.unreadable(scope: scope, reason: error.description))
        }
        if let own = local.state.read()?.entry, shared.map({ $0.version < own.version }) ?? true { share(own) }
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
}
