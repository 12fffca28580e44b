/// Why a pilot could not go on.
public enum PilotError: Error, Equatable, CustomStringConvertible {
    /// A key name that does not exist.
    case unknownKey(String)
    /// What was waited for did not come; with the screen as it was at the end.
    case timedOut(String, screen: String)

    /// What went wrong, for the test's report.
    public var description: String {
        switch self {
        case .unknownKey(let name): "There is no key \"\(name)\". Names are like Enter, Down, Ctrl-R, Shift-Tab, 7."
        case .timedOut(let what, let screen): "Waited in vain for \(what). The screen:\n\(screen)"
        }
    }
}
