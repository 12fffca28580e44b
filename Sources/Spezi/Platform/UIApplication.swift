/// The running program, under the name that modules written for the original use.
@MainActor public final class UIApplication {
    /// The one program of this process.
    public static let shared = UIApplication()

    private init() {}

    /// What an application learns about its start.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// A key of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The words of the command line, without the program's own name: `[String]`.
        public static let arguments = LaunchOptionsKey(rawValue: "arguments")
        /// The variables of the process's environment: `[String: String]`.
        public static let environment = LaunchOptionsKey(rawValue: "environment")
    }
}

/// The running program, under the name that the original has for it on all its platforms.
public typealias _Application = UIApplication

/// What an application learns about its start: above all the command line, under
/// ``UIApplication/LaunchOptionsKey/arguments``. The values are read from any thread: put in what is `Sendable`.
public typealias LaunchOptions = [UIApplication.LaunchOptionsKey: Any]
