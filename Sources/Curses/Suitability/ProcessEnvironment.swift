import Glibc

/// Where the variables of the environment are looked up.
///
/// The process's own by default; a table of one's own in tests, or where a session runs on an allowlist.
public struct ProcessEnvironment: Sendable {
    private let lookUp: @Sendable (String) -> String?

    /// Looks variables up through a function.
    public init(_ lookUp: @escaping @Sendable (String) -> String?) { self.lookUp = lookUp }

    /// Looks variables up in a table.
    public init(_ variables: [String: String]) { lookUp = { variables[$0] } }

    /// The variables this process was started with.
    public static let current = ProcessEnvironment { name in getenv(name).map { String(cString: $0) } }

    /// The variable's value; `nil` if it is not set or empty.
    public subscript(name: String) -> String? {
        guard let value = lookUp(name), !value.isEmpty else { return nil }
        return value
    }
}
