import Foundation
import TestConditions

/// What only root may do, and what tests of it need.
enum Root {
    /// Whether tests that need root run: for root, and always in CI.
    static let isExpected = getuid() == 0 || ContinuousIntegration.isRunning

    /// A command as root: by `sudo`, which may ask nothing, where somebody else runs the tests.
    static func words(_ words: [String]) -> [String] { (getuid() == 0 ? [] : ["sudo", "-n"]) + words }
}
