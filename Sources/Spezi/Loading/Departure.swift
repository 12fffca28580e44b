/// Tells that a module which others keep is gone.
///
/// One of the module's wrapped properties holds it, and nobody else: it goes with the module. A module without any has
/// nothing that would have to be taken back.
final class Departure: Sendable {
    private let tell: @Sendable () -> Void

    /// - Parameter tell: called once, on the thread that has let go of the module, while it goes.
    init(_ tell: @escaping @Sendable () -> Void) { self.tell = tell }

    deinit { tell() }
}
