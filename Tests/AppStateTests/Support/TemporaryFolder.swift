import Foundation

/// A folder that is gone when the test ends. It is not made.
final class TemporaryFolder: Sendable {
    let path = NSTemporaryDirectory() + "appstate-" + UUID().uuidString
    deinit { try? FileManager.default.removeItem(atPath: path) }
}
