import Curses

/// Waits on the main thread, inside of the main loop, for work on the main actor.
@MainActor enum Waiting {
    /// Runs work to its end. A signal that asks the program to end breaks it off.
    static func finish<Value: Sendable>(
        _ work: @escaping @MainActor () async throws(Failure) -> Value
    ) throws(Failure) -> Value {
        var result: Result<Value, Failure>?
        Task {
            do throws(Failure) { result = .success(try await work()) } catch { result = .failure(error) }
        }
        let reason = MainLoop.run { result != nil }
        guard let result else { throw Failure(message: "Ended by a signal.", status: reason.exitStatus) }
        return try result.get()
    }
}
