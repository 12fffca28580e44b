/// Something that a test waited for and that did not come.
struct NeverHappened: Error, CustomStringConvertible {
    let description: String
}

/// Waits until something is so, and throws when it takes longer than anything should.
func eventually(_ what: String, _ isSo: () async -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(30)
    while await !isSo() {
        guard ContinuousClock.now < end else { throw NeverHappened(description: "waited 30 seconds until \(what)") }
        await Task.yield()
    }
}
