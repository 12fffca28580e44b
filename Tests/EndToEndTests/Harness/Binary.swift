import Foundation

/// The release binary under test: the one that people run.
enum Binary {
    /// Its path: `COHORT_BINARY`, or where `swift build -c release` puts it.
    static let path: String = {
        if let given = ProcessInfo.processInfo.environment["COHORT_BINARY"] { return given }
        return package.appending(path: ".build/release/cohort").path
    }()

    /// The checkout.
    static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}
