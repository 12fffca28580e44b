import Observation
import Synchronization

extension Application {
    /// The values of a state from now on, as they change.
    ///
    /// ```swift
    /// for await theme in Application.changes(of: \.theme) { … }
    /// ```
    /// The present value is not among them. A value that is equal to the one before it, of an equatable type, does not come
    /// again; nor does one that was replaced before anybody could be told, as in a transaction. The sequence ends with the
    /// task that iterates over it. `policy` says what becomes of values that nobody has taken yet.
    public static func changes<Kind: MutableApplicationState & SendableMetatype>(
        of keyPath: KeyPath<Application, Kind>,
        bufferingPolicy policy: AsyncStream<Kind.Value>.Continuation.BufferingPolicy = .unbounded
    ) -> AsyncStream<Kind.Value> where Kind.Value: Sendable {
        AsyncStream(bufferingPolicy: policy) { continuation in
            let follower = Follower(keyPath: keyPath, continuation: continuation)
            continuation.onTermination = { _ in follower.end() }
            follower.follow()
        }
    }
}

/// Arms an observation again each time it has fired.
///
/// `@unchecked`: the key path cannot be changed, and the rest is in a lock.
private final class Follower<Kind: MutableApplicationState & SendableMetatype>: @unchecked Sendable
where Kind.Value: Sendable {
    private let keyPath: KeyPath<Application, Kind>
    private let continuation: AsyncStream<Kind.Value>.Continuation
    private let sameness = Sameness<Kind.Value>.make()

    private struct Content {
        var last: Kind.Value?
        /// How often it was armed.
        var round = 0
        var isEnded = false
    }

    private let content = Mutex(Content())

    init(keyPath: KeyPath<Application, Kind>, continuation: AsyncStream<Kind.Value>.Continuation) {
        self.keyPath = keyPath
        self.continuation = continuation
    }

    func end() { content.withLock { $0.isEnded = true } }

    /// Waits for the next change, and hands on the value unless it is the first or the same as before.
    func follow() {
        guard let round = content.withLock({ nextRound(&$0, after: $0.round) }) else { return }
        arm(round)
    }

    private func arm(_ round: Int) {
        withObservationTracking {
            _ = Application.state(keyPath).nonisolatedValue
        } onChange: { [weak self] in
            guard let self, let next = content.withLock({ self.nextRound(&$0, after: round) }) else { return }
            arm(next)
        }
        content.withLock { content in
            // read again: of two threads that come here at once, the later one has the newer value
            let value = Application.state(keyPath).nonisolatedValue
            if let last = content.last, !content.isEnded, !sameness.same(last, value) { continuation.yield(value) }
            content.last = value
        }
    }

    /// The number of the next round, nil if that round is not the last one.
    ///
    /// An observation that fires on another thread while it is being armed here is not taken out of the registrar, and fires
    /// at every change from then on (seen with Swift 6.3): such rounds are over.
    private func nextRound(_ content: inout Content, after round: Int) -> Int? {
        guard !content.isEnded, content.round == round else { return nil }
        content.round += 1
        return content.round
    }
}
