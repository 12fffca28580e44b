import Foundation

/// What only root may do, and what tests of it need.
enum Root {
    /// Whether this runs in CI, where no test is left out: what one needs and does not find makes it fail.
    static let isInCI = ProcessInfo.processInfo.environment["CI"] != nil

    /// Whether tests that need root run.
    static let isExpected = getuid() == 0 || isInCI

    /// A command as root: by `sudo`, which may ask nothing, where somebody else runs the tests.
    static func words(_ words: [String]) -> [String] { (getuid() == 0 ? [] : ["sudo", "-n"]) + words }
}
