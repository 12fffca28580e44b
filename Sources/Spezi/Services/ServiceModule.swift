/// A module that works as long as the application runs.
///
/// `run()` is started after `configure()`, as soon as the application runs, and cancelled when the module is unloaded or
/// the application ends. When the application runs again, so does the service.
public protocol ServiceModule: Module, Sendable {
    /// The work. Ends when it is done or its task is cancelled; it must heed cancellation, as the session's end waits for
    /// it, though only for a while.
    func run() async
}
