import Curses

/// Waits on the main thread, inside of the main loop, for work on the main actor.
@MainActor enum Waiting {
    /// Runs work to its end. A signal that asks the program to end breaks it off.
    static func finish<Value: Sendable>(
        _ work: @escaping @MainActor () async throws(Failure) -> Value
    ) throws(Failure) -> Value {
        var result: Result<Value, Failure>?
        // Begun before there is a loop to wait in: work that is done by then is not waited for.
        Task.immediate {
            do throws(Failure) { result = .success(try await work()) } catch { result = .failure(error) }
        }
        let reason = MainLoop.run { result != nil }
        guard let result else { throw Failure(message: "Ended by a signal.", status: reason.exitStatus) }
        return try result.get()
    }
}

/// Work that goes on in another thread while the main thread does something else.
struct Background<Value: Sendable>: Sendable {
    private let task: Task<Result<Value, Failure>, Never>

    /// Begins.
    init(_ work: @escaping @Sendable () async throws(Failure) -> Value) {
        task = Task.detached {
            do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
        }
    }

    /// What came of it, once it is done.
    var outcome: Result<Value, Failure> { get async { await task.value } }

    /// Waits on the main thread until it is done.
    @MainActor func result() throws(Failure) -> Value {
        try Waiting.finish { () async throws(Failure) in try await task.value.get() }
    }
}
