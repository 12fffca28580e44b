import Foundation

/// What a test waited for in vain.
struct WaitedInVain: Error, CustomStringConvertible {
    let description: String
}

/// Waits until the condition gives a value, asking every 20 ms and once more after the limit: it fails only when the
/// condition did not hold at a moment after the limit, however slowly the machine answers.
/// - Throws: ``WaitedInVain`` with what `seen` says.
@discardableResult
func waitFor<Value>(
    _ what: String, limit: Duration = .seconds(20), seen: () async throws -> String = { "" },
    _ condition: () async throws -> Value?
) async throws -> Value {
    let end = ContinuousClock.now + limit
    var isLast = false
    repeat {
        isLast = ContinuousClock.now >= end
        if let value = try await condition() { return value }
        try await Task.sleep(for: .milliseconds(20))
    } while !isLast
    throw WaitedInVain(description: "waited \(limit) for \(what); saw:\n\(try await seen())")
}
