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
        /// What is shared and is not a value of the type: kept aside before another takes its place.
        var foreign: String?
        /// Whether the logger knows that the store cannot be reached.
        var isReported = false
    }

    private let keeping: Mutex<Keeping>
    /// Held by whoever changes the value, from before the present one is looked at, until the change is on its way to the
    /// store: an older one never comes after it.
    private let writers = RecursiveLock()
    /// Tells this process from others that make a change at once.
    private let writer = UUID().uuidString

    /// Where another definition's values are shared under the key, these last as long as the process.
    init(scope: Scope, initial: Value) {
        owner = scope.owner
        let own = StorageChannel.to(Application.dependency(\.syncStorage))
        let isOwn = own.take(scope.key, scope: owner)
        local = StoredSlot(scope: scope, initial: nil, key: Scope.reservedKey("sync", scope.key))
        channel = isOwn ? own : StorageChannel.to(MemoryStorage())
        if !isOwn {
            Application.report(.notShared(scope: scope, reason: StorageError.inUse(key: scope.key).description))
        }
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
        var foreign: String?
        do throws(StorageError) {
            stored = try entry?.json.map { json throws(StorageError) in try StoredCoding.value(Value.self, json) }
            // so that it is there at the next start too, when the store may not be
            if let entry, !isLocalNewer { local.set(Record(json: entry.json, version: entry.version)) }
        } catch {
            foreign = entry?.json
            Application.report(.unreadable(scope: scope, reason: error.description))
        }
        keeping = Mutex(Keeping(version: entry?.version, foreign: foreign, isReported: isReported))
        state = StateSlot(scope: scope, initial: initial, present: stored)
        super.init(scope: scope)
        channel.register(self, key: scope.key, scope: owner)
        if let entry, isLocalNewer, !isReported { share(entry) }
    }

    override var summary: String { "SyncState<\(Value.self)>(\(state.read())) (\(scope))" }

    override func noteAnyChange() { state.noteAnyChange() }

    /// Makes a value the present one, keeps it here, and shares it soon. One that cannot be encoded changes nothing.
    func set(_ value: Value) {
        state.finish(writers.withLock { replace(with: value) })
    }

    /// Makes the value the initial one, here and elsewhere.
    func reset() {
        state.finish(writers.withLock { change(to: state.initial, json: nil) })
    }

    private func replace(with value: Value) -> Aftermath<Value> {
        // A type may hold values for equal that differ in what is shared of them.
        if state.holds(value), StoredCoding.isSame(value, state.read()) { return Aftermath() }
        do throws(StorageError) {
            return change(to: value, json: try StoredCoding.json(value))
        } catch {
            return Aftermath(reports: [.rejected(scope: scope, reason: error.description)])
        }
    }

    private func change(to value: Value, json: String?) -> Aftermath<Value> {
        let (version, foreign) = keeping.withLock { keeping in
            let version = SyncEntry.Version(count: (keeping.version?.count ?? 0) + 1, writer: writer)
            keeping.version = version
            defer { keeping.foreign = nil }
            return (version, keeping.foreign)
        }
        var reports = foreign.map { [local.keepAside($0)] } ?? []
        reports += local.replace(with: Record(json: json, version: version)).reports
        let former = state.replace(with: value)
        share(SyncEntry(json: json, version: version))
        return Aftermath(change: (former, value), reports: reports)
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
    func takeOver() {
        do throws(StorageError) {
            let text = try channel.storage.value(forKey: scope.key, scope: owner)
            let shared = text.flatMap { SyncEntry.parse(Array($0.utf8))?.entry }
            let rest = try writers.withLock { () throws(StorageError) in try takeOver(shared) }
            guard let rest else { return }
            state.finish(rest)
            Application.shared.didChangeExternally(scopes: [scope])
        } catch {
            if case .notDecodable(_, let json) = error, noteForeign(json) {
                Application.report(.unreadable(scope: scope, reason: error.description))
            }
            // while the store cannot be reached, what was read before holds
        }
    }

    /// Whether that is news.
    private func noteForeign(_ json: String) -> Bool {
        keeping.withLock { keeping in
            defer { keeping.foreign = json }
            return keeping.foreign == nil
        }
    }

    /// Nil where what is shared is no newer.
    private func takeOver(_ shared: SyncEntry?) throws(StorageError) -> Aftermath<Value>? {
        let version = keeping.withLock { keeping in
            keeping.isReported = false
            return keeping.version
        }
        guard let shared, version.map({ shared.version > $0 }) ?? true else {
            if let own = local.state.read()?.entry, shared.map({ $0.version < own.version }) ?? true { share(own) }
            return nil
        }
        // Also of what is no value of the type: what is written here next takes its place.
        keeping.withLock { $0.version = shared.version }
        let value = try shared.json.map { json throws(StorageError) in try StoredCoding.value(Value.self, json) }
        let new = value ?? state.initial
        keeping.withLock { $0.foreign = nil }
        let rest = local.replace(with: Record(json: shared.json, version: shared.version))
        return Aftermath(change: (state.replace(with: new), new), reports: rest.reports)
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
