/// Something that a test waited for and that did not come.
struct NeverHappened: Error, CustomStringConvertible {
    let description: String
}

/// Waits until something is so, yielding, and throws when it takes longer than anything should.
@MainActor func eventually(_ what: String, _ isSo: @MainActor () async throws -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(30)
    while try await !isSo() {
        guard ContinuousClock.now < end else { throw NeverHappened(description: "waited 30 seconds for \(what)") }
        await Task.yield()
    }
}
