/// Tells that a module which others keep is gone.
///
/// One of the module's wrapped properties holds it, and nobody else: it goes with the module.
final class Departure: Sendable {
    private let tell: @Sendable () -> Void

    /// - Parameter tell: called once, on the thread that has let go of the module, while it goes.
    init(_ tell: @escaping @Sendable () -> Void) { self.tell = tell }

    deinit { tell() }
}
