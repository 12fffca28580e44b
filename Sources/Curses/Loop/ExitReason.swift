import Glibc

/// Why a main loop ended.
public enum ExitReason: Hashable, Sendable {
    /// The program wanted it: the person left, or what was waited for has come.
    case finished(status: Int32 = 0)
    /// The line is gone: end of input or an error on the terminal. Nothing can be written any more.
    case hangUp
    /// A signal that asks the program to end: TERM, HUP, INT, QUIT, or one that would have killed it.
    case signal(Int32)

    /// What the process ends with: the program's own status, or 128 and the signal, a lost line counting as HUP.
    public var exitStatus: Int32 {
        switch self {
        case .finished(let status): status
        case .hangUp: 128 + SIGHUP
        case .signal(let number): 128 + number
        }
    }
}
