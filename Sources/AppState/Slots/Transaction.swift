import Glibc
import Synchronization

/// Collects what changes on one thread, so that observers are told once, at its end.
final class Transaction {
    private static let activeCount = Atomic(0)
    /// Where each thread keeps its transaction.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        // Fails only when a process has more than a thousand keys; a transaction then tells observers at once.
        return pthread_key_create(&key, nil) == 0 ? key : pthread_key_t.max
    }()

    private var changed: [AnySlot] = []
    private var known: Set<ObjectIdentifier> = []

    /// Runs `body`; what it changes on this thread is told of when the outermost of these calls ends, however it ends.
    static func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        if activeCount.load(ordering: .relaxed) > 0, pthread_getspecific(key) != nil { return try body() }
        let transaction = Transaction()
        activeCount.add(1, ordering: .relaxed)
        pthread_setspecific(key, Unmanaged.passUnretained(transaction).toOpaque())
        defer {
            pthread_setspecific(key, nil)
            activeCount.subtract(1, ordering: .relaxed)
            for slot in transaction.changed { slot.tell() }
        }
        return try body()
    }

    /// Whether the slot's observers are told later.
    static func collects(_ slot: AnySlot) -> Bool {
        guard activeCount.load(ordering: .relaxed) > 0, let pointer = pthread_getspecific(key) else { return false }
        let transaction = Unmanaged<Transaction>.fromOpaque(pointer).takeUnretainedValue()
        if transaction.known.insert(ObjectIdentifier(slot)).inserted { transaction.changed.append(slot) }
        return true
    }
}
