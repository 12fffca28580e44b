import Glibc
import Synchronization

/// The values that a whole application reads: states, stored states and dependencies, each defined as a property.
///
/// ```swift
/// extension Application {
///     var theme: State<Theme> { state(initial: .plain) }
/// }
/// ```
/// A value is made when its property is first used, is the same everywhere, and can be read and written from any thread.
///
/// `@unchecked`: the class has no properties; a subclass that adds some has to guard them.
open class Application: @unchecked Sendable {
    /// The instance that definitions are evaluated on. Instances are never released: see `promote(to:)`.
    @usableFromInline static let current = Atomic(address(of: Application()))
    @usableFromInline static let registry = Registry()
    private static let isLogging = Atomic(false)

    @usableFromInline static var shared: Application { onShared { $0 } }

    /// Hands over the instance that definitions are evaluated on, without counting who holds it: a seventh of a reading.
    @inlinable static func onShared<Result>(_ body: (Application) -> Result) -> Result {
        let address = current.load(ordering: .acquiring)
        // made by `address(of:)`, so it is not 0, and the instance is never released
        return Unmanaged<Application>.fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
            ._withUnsafeGuaranteedRef(body)
    }

    private static func address(of instance: Application) -> UInt {
        UInt(bitPattern: Unmanaged.passRetained(instance).toOpaque())
    }

    /// Makes an instance and hands it to `setup`.
    public required init(setup: (Application) -> Void = { _ in }) {
        setup(self)
    }

    /// Makes a new instance of a subclass the one that definitions are evaluated on. All values and observers stay.
    @discardableResult
    public static func promote<Custom: Application>(to type: Custom.Type) -> Custom.Type {
        let new = Custom()
        current.store(address(of: new), ordering: .releasing)
        return type
    }

    /// Called, on any thread, after synchronised values have been changed by others; observers have been told. For
    /// subclasses; calls the original's form of it soon, where there is one.
    open func didChangeExternally(scopes: [Scope]) {
        #if !FOUNDATION_ESSENTIALS
            let keys = scopes.map(\.key)
            Task { @MainActor in
                didChangeExternally(
                    notification: Notification(
                        name: Self.externalChange, object: nil, userInfo: [Self.externalChangeKeys: keys]))
            }
        #endif
    }

    #if !FOUNDATION_ESSENTIALS
        /// The original's form of ``didChangeExternally(scopes:)``: called by that, and not where that is overridden without
        /// calling `super`. The notification has the keys, as a key-value store's has them. Does nothing; for subclasses.
        @MainActor open func didChangeExternally(notification: Notification) {}

        private static let externalChange = Notification.Name(
            "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
        private static let externalChangeKeys = "NSUbiquitousKeyValueStoreChangedKeysKey"
    #endif

    /// Turns debug lines on or off: one for each change of a value. They are off at first, and then cost nothing.
    @discardableResult
    public static func logging(isEnabled: Bool) -> Application.Type {
        isLogging.store(isEnabled, ordering: .relaxed)
        return Application.self
    }

    /// All values in use, one a line, by scope.
    public static var description: String {
        (["{"] + registry.slots.map { "\t- " + $0.summary } + ["}"]).joined(separator: "\n")
    }

    /// Sets a value back to its initial one.
    public static func reset<Kind: MutableApplicationState>(_ keyPath: KeyPath<Application, Kind>) {
        var state = shared[keyPath: keyPath]
        state.nonisolatedReset()
    }

    /// Tells the logger of an error that no caller could be told of.
    static func report(_ error: ApplicationError) {
        shared.logger.slot.read().error(error)
    }

    /// Logs a line that is made only if lines are wanted. What the logger itself changes is not logged.
    static func debug(_ line: () -> String) {
        guard isLogging.load(ordering: .relaxed) else { return }
        let thread = UInt(pthread_self())
        guard loggingThreads.withLock({ $0.insert(thread).inserted }) else { return }
        defer { loggingThreads.withLock { _ = $0.remove(thread) } }
        shared.logger.slot.read().debug(line)
    }

    private static let loggingThreads = Mutex<Set<UInt>>([])
}

extension Application {
    /// Where debug lines and errors go.
    public var logger: Dependency<ApplicationLogger> { dependency(ApplicationLogger(), id: "logger") }
}
