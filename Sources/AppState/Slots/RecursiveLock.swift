import Glibc

/// A lock that the thread which holds it may take again. Waiting is not fair.
///
/// `NSRecursiveLock` does the same, but brings all of Core Foundation into the program and its start.
final class RecursiveLock: @unchecked Sendable {
    // @unchecked: the pointer never changes, and a mutex is there to be used by several threads.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func lock() { pthread_mutex_lock(mutex) }
    /// Once for each `lock()`, by the thread that took it.
    func unlock() { pthread_mutex_unlock(mutex) }

    /// Runs `body` with the lock held.
    func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
