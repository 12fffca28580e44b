import Glibc

/// A lock for one thread at a time, taken and given back by the same thread. Waiting is not fair.
///
/// `NSLock` does the same, but brings all of Core Foundation into the program and its start. `Mutex` gives out only results
/// that may be sent to another thread, which a transaction's need not be.
final class Lock: @unchecked Sendable {
    // @unchecked: the pointer never changes, and a mutex is there to be used by several threads.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() { pthread_mutex_init(mutex, nil) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func lock() { pthread_mutex_lock(mutex) }
    func unlock() { pthread_mutex_unlock(mutex) }
}
