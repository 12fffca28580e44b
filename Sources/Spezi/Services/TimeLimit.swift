import Synchronization

/// An operation did not end in its time.
public struct TimeoutError: Error, Equatable, CustomStringConvertible {
    /// How long was waited; nil where whoever throws it does not say.
    public let limit: Duration?

    /// An operation did not end within a limit.
    public init(limit: Duration? = nil) { self.limit = limit }

    /// What was waited for, and how long.
    public var description: String {
        "There was no answer \(limit.map { "within \($0)" } ?? "in time"). Check the other side, then try again."
    }
}

/// Waits for work, but no longer than a limit, and not after the calling task was cancelled, whether the work heeds its own
/// cancellation or not.
///
/// - Throws: what the work throws, ``TimeoutError``, or `CancellationError`.
func withTimeLimit<Value: Sendable>(
    _ limit: Duration, clock: any Clock<Duration>, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    let race = Race<Value>()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            race.begin(continuation)
            race.add(
                Task {
                    do { race.end(.success(try await work())) } catch { race.end(.failure(error)) }
                })
            race.add(
                Task {
                    do { try await clock.sleep(for: limit) } catch { return }
                    race.end(.failure(TimeoutError(limit: limit)))
                })
        }
    } onCancel: {
        race.end(.failure(CancellationError()))
    }
}

/// Takes the first result, and cancels those who are still on their way.
private final class Race<Value: Sendable>: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Value, any Error>?
        var result: Result<Value, any Error>?
        var tasks: [Task<Void, Never>] = []
    }

    private let state = Mutex(State())

    func begin(_ continuation: CheckedContinuation<Value, any Error>) {
        // cancelled before it began
        let result = state.withLock {
            if $0.result == nil { $0.continuation = continuation }
            return $0.result
        }
        if let result { continuation.resume(with: result) }
    }

    func add(_ task: Task<Void, Never>) {
        let isOver = state.withLock {
            if $0.result == nil { $0.tasks.append(task) }
            return $0.result != nil
        }
        if isOver { task.cancel() }
    }

    func end(_ result: Result<Value, any Error>) {
        let (continuation, tasks) = state.withLock { state in
            guard state.result == nil else {
                return (nil, []) as (CheckedContinuation<Value, any Error>?, [Task<Void, Never>])
            }
            state.result = result
            let ended = (state.continuation, state.tasks)
            state.continuation = nil
            state.tasks = []
            return ended
        }
        continuation?.resume(with: result)
        for task in tasks { task.cancel() }
    }
}
