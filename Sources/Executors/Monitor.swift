import Glibc

/// A lock, and a way to wait for what another thread does under it.
final class Monitor: @unchecked Sendable {
    // @unchecked: the pointers never change, and a mutex and a condition are there to be used by several threads.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    func lock() { pthread_mutex_lock(mutex) }
    func unlock() { pthread_mutex_unlock(mutex) }

    /// Wakes one thread that waits.
    func signal() { pthread_cond_signal(condition) }

    /// Wakes all threads that wait.
    func broadcast() { pthread_cond_broadcast(condition) }

    /// Gives the lock back, waits until it is woken, and takes the lock again. May end without a reason.
    func wait() { pthread_cond_wait(condition, mutex) }

    /// The same, for that long at most, and for a year at most.
    ///
    /// By the time of day, since it is the only one of the condition's clocks that goes on while the machine sleeps. Where
    /// somebody sets it meanwhile the wait is too short or too long by as much.
    func wait(atMost duration: Duration) {
        var moment = timespec()
        clock_gettime(CLOCK_REALTIME, &moment)
        let parts = min(duration, .seconds(31_536_000)).components
        // Rounded up, so that the time has passed.
        let nanoseconds = moment.tv_nsec + Int(parts.attoseconds / 1_000_000_000) + 1
        moment.tv_sec += Int(parts.seconds) + nanoseconds / 1_000_000_000
        moment.tv_nsec = nanoseconds % 1_000_000_000
        pthread_cond_timedwait(condition, mutex, &moment)
    }
}
