import Testing

@testable import Spezi

@Suite("Waiting with a limit")
struct TimeLimitTests {
    /// Never ends, and does not heed cancellation.
    private static func stubborn() async {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }

    @Test("The result comes through, and so does the error")
    func result() async throws {
        #expect(try await withTimeLimit(.seconds(60), clock: ContinuousClock()) { 7 } == 7)
        await #expect(throws: CancellationError.self) {
            try await withTimeLimit(.seconds(60), clock: ContinuousClock()) { throw CancellationError() }
        }
    }

    @Test("The limit holds for work that never ends")
    func limit() async {
        await #expect(throws: TimeoutError(limit: .milliseconds(5))) {
            try await withTimeLimit(.milliseconds(5), clock: ContinuousClock()) { await Self.stubborn() }
        }
    }

    @Test("Cancellation ends the waiting for work that never ends")
    func cancellation() async {
        let task = Task { try await withTimeLimit(.seconds(600), clock: ContinuousClock()) { await Self.stubborn() } }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
