import Glibc

/// Has the system give this process no more threads, as at the limit of an account.
enum NewThreads {
    /// No thread can be had from now on: each would begin with more stack than there are addresses. Whether that is so.
    static func refuse() -> Bool { setStackSize(1 << 50) }

    /// Threads can be had again. Whether that is so.
    static func allow() -> Bool { setStackSize(1 << 20) }

    /// Sets the stack that a thread has where nothing else is said.
    private static func setStackSize(_ size: Int) -> Bool {
        typealias Setter = @convention(c) (UnsafePointer<pthread_attr_t>) -> Int32
        // Not in the module of the C library.
        guard let symbol = dlsym(nil, "pthread_setattr_default_np") else { return false }
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        return pthread_attr_setstacksize(&attributes, size) == 0
            && unsafeBitCast(symbol, to: Setter.self)(&attributes) == 0
    }
}
