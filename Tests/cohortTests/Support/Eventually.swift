/// Something that a test waited for and that did not come.
struct NeverHappened: Error, CustomStringConvertible {
    let description: String
}

/// Waits until something is so, and throws when it takes longer than anything should.
@MainActor func eventually(_ what: String, _ isSo: @MainActor () async -> Bool) async throws {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(30)
    while await !isSo() {
        guard clock.now < end else { throw NeverHappened(description: "waited 30 seconds for \(what)") }
        await Task.yield()
    }
}
