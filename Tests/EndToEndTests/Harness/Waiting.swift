import Foundation

/// What a test waited for in vain.
struct WaitedInVain: Error, CustomStringConvertible {
    let description: String
}

/// Waits until the condition gives a value, asking every 20 ms.
/// - Throws: ``WaitedInVain`` with what `seen` says, when the limit is over.
@discardableResult
func waitFor<Value>(
    _ what: String, limit: Duration = .seconds(20), seen: () async throws -> String = { "" },
    _ condition: () async throws -> Value?
) async throws -> Value {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
        if let value = try await condition() { return value }
        try await Task.sleep(for: .milliseconds(20))
    }
    throw WaitedInVain(description: "waited \(limit) for \(what); saw:\n\(try await seen())")
}
