import Executors
import Glibc
import Synchronization

/// A slot whose value is kept in a storage under a key.
protocol KeptSlot: AnySlot {
    /// Others may have changed what is kept.
    func takeOver()
    /// What was collected is kept.
    func noteKept()
    /// The last value that was to be kept could not be.
    func noteFailure(_ error: StorageError)
}

/// The way of all stored states to one storage: collects their writes, and tells them what others have written.
final class StorageChannel: Sendable {
    /// How long writes are collected, in microseconds: longer than a turn of a program's loop, shorter than anyone notices.
    static let delay: UInt32 = 10_000

    private struct Entry {
        let scope: StorageScope
        let key: String
        let slot: any KeptSlot
    }

    private struct Content {
        var pending: [StorageScope: [String: String?]] = [:]
        /// What is being written at this moment.
        var underWay: [StorageScope: [String: String?]] = [:]
        /// Where a slot keeps its values, as scope and key.
        var places: Set<String> = []
        /// All slots; searched only when something was written. A dictionary of such a type takes longer to come to be than
        /// all else at a program's start.
        var slots: [Entry] = []

        func slots(_ scope: StorageScope, _ isMeant: (String) -> Bool) -> [any KeptSlot] {
            slots.compactMap { $0.scope == scope && isMeant($0.key) ? $0.slot : nil }
        }
    }

    let storage: any ValueStorage
    private let content = Mutex(Content())
    /// Held while the storage is written to, so that an older value never comes after a newer one.
    private let writing = RecursiveLock()

    private init(_ storage: any ValueStorage) {
        self.storage = storage
    }

    /// The channel of a storage: one for each.
    static func to(_ storage: any ValueStorage) -> StorageChannel {
        let id = ObjectIdentifier(storage)
        if let known = all.withLock({ $0.first { $0.id == id } }) { return known.channel }
        let new = StorageChannel(storage)
        return all.withLock { all in
            if let known = all.first(where: { $0.id == id }) { return known.channel }
            all.append((id, new))
            return new
        }
    }

    /// All channels. They hold their storage, so an identity stays what it is.
    private static let all = Mutex<[(id: ObjectIdentifier, channel: StorageChannel)]>([])
    /// The number of the thread that is to keep what is collected now; 0 for none. One that comes late, since everything was
    /// kept before, leaves what came after that to the next.
    private static let scheduled = Atomic(0)
    private static let lastScheduled = Atomic(0)

    /// Takes a key for one slot. Whether no other has it: two that keep values of different types under one key would each
    /// write over the other's.
    func take(_ key: String, scope: StorageScope) -> Bool {
        content.withLock { $0.places.insert("\(scope.rawValue) \(key)").inserted }
    }

    /// Registers a slot for what others write.
    func register(_ slot: any KeptSlot, key: String, scope: StorageScope) {
        let isFirst = content.withLock { content in
            let isFirst = content.slots.isEmpty
            content.slots.append(Entry(scope: scope, key: key, slot: slot))
            return isFirst
        }
        if isFirst {
            storage.observe { [weak self] keys, scope in self?.takeOver(keys, scope) }
        }
    }

    /// Keeps a value now. What was to be kept under the key before is then forgotten; not when it throws.
    func write(_ json: String?, key: String, scope: StorageScope) throws(StorageError) {
        writing.lock()
        defer { writing.unlock() }
        try storage.setValue(json, forKey: key, scope: scope)
        content.withLock { content in _ = content.pending[scope]?.removeValue(forKey: key) }
    }

    /// Keeps a value, which could not be kept now, when all is kept that was collected.
    func hold(_ json: String?, key: String, scope: StorageScope) {
        _ = Self.atEnd
        content.withLock { content in _ = content.pending[scope, default: [:]].updateValue(json, forKey: key) }
    }

    /// Keeps a value within some milliseconds, with all others that come until then.
    func collect(_ json: String?, key: String, scope: StorageScope) {
        content.withLock { content in _ = content.pending[scope, default: [:]].updateValue(json, forKey: key) }
        if Self.scheduled.load(ordering: .acquiring) == 0 { Self.schedule() }
    }

    /// Whether a value is collected and not yet kept, or just being kept.
    func isPending(_ key: String, _ scope: StorageScope) -> Bool {
        content.withLock { $0.pending[scope]?[key] != nil || $0.underWay[scope]?[key] != nil }
    }

    /// Keeps all that was collected. What cannot be kept stays, to be tried again at the next time.
    func flush() {
        // The slots are told when the lock is free again: one that waits for it in `write` holds its own.
        for (slot, failure) in keepPending() {
            if let failure { slot.noteFailure(failure) } else { slot.noteKept() }
        }
    }

    private func keepPending() -> [(slot: any KeptSlot, failure: StorageError?)] {
        writing.lock()
        defer { writing.unlock() }
        let pending = content.withLock { content in
            content.underWay = content.pending
            content.pending = [:]
            return content.underWay
        }
        defer { content.withLock { $0.underWay = [:] } }
        var told: [(slot: any KeptSlot, failure: StorageError?)] = []
        for scope in StorageScope.allCases {
            guard let values = pending[scope], !values.isEmpty else { continue }
            let failures = storage.setValues(values, scope: scope)
            told += content.withLock { content in
                for key in failures.keys {
                    if let value = values[key], content.pending[scope]?[key] == nil {
                        content.pending[scope, default: [:]].updateValue(value, forKey: key)
                    }
                }
                return content.slots.compactMap { entry in
                    entry.scope == scope && values[entry.key] != nil ? (entry.slot, failures[entry.key]) : nil
                }
            }
        }
        return told
    }

    /// Keeps all that was collected for any storage.
    static func flushAll() {
        scheduled.store(0, ordering: .releasing)
        let channels = all.withLock { $0.map(\.channel) }
        for channel in channels { channel.flush() }
    }

    /// Has everything kept a little later by a thread of its own, and at the end of the process at the latest.
    private static func schedule() {
        _ = atEnd
        let number = lastScheduled.add(1, ordering: .relaxed).newValue
        guard scheduled.compareExchange(expected: 0, desired: number, ordering: .acquiringAndReleasing).exchanged else {
            return
        }
        let isStarted = DetachedThread.tryStart {
            usleep(StorageChannel.delay)
            if scheduled.load(ordering: .acquiring) == number { StorageChannel.flushAll() }
        }
        // Without a thread it stays collected until the next one is to be had, or the process ends.
        if !isStarted { scheduled.store(0, ordering: .releasing) }
    }

    private static let atEnd: Void = { _ = atexit { StorageChannel.flushAll() } }()

    private func takeOver(_ keys: [String], _ scope: StorageScope) {
        for key in keys {
            for slot in content.withLock({ $0.slots(scope) { $0 == key } }) { slot.takeOver() }
        }
    }
}
