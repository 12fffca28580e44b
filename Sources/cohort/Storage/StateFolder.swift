import FoundationEssentials
import Glibc

/// Where the program keeps what belongs to one person on one machine.
///
/// After the XDG Base Directory Specification 0.8: `$XDG_STATE_HOME/cohort`, else `~/.local/state/cohort`; a relative
/// `XDG_STATE_HOME` is ignored, as the specification asks.
struct StateFolder: Equatable, Sendable {
    /// The folder.
    let path: String

    /// Finds the folder; makes nothing yet.
    /// - Throws: ``StateFolderError/noHome`` when the environment names neither folder.
    init(environment: [String: String]) throws(StateFolderError) {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
            path = state + "/cohort"
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            path = home + "/.local/state/cohort"
        } else {
            throw .noHome
        }
    }

    /// Where a folder of this name is, or would be.
    func path(of name: String) -> String { path + "/" + name }

    /// Makes a folder of this name below, for its owner alone (0700), and returns its path.
    /// - Throws: ``StateFolderError/cannotMake(path:reason:)``.
    func folder(_ name: String) throws(StateFolderError) -> String {
        let folder = path(of: name)
        // Folders above the program's own follow the account's umask; its own are nobody else's business.
        for (made, mode) in Self.ancestors(of: path) + [(path, 0o700), (folder, 0o700)] {
            guard mkdir(made, mode_t(mode)) != 0, errno != EEXIST else { continue }
            throw .cannotMake(path: made, reason: String(cString: strerror(errno)))
        }
        var status = stat()
        guard stat(folder, &status) == 0 else {
            throw .cannotMake(path: folder, reason: String(cString: strerror(errno)))
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw .cannotMake(path: folder, reason: "a file of that name is in the way")
        }
        return folder
    }

    private static func ancestors(of path: String) -> [(String, Int)] {
        var made = ""
        return path.split(separator: "/").dropLast().map {
            made += "/" + String($0)
            return (made, 0o755)
        }.filter { access($0.0, F_OK) != 0 }
    }
}

/// Why the program has no place to keep anything.
enum StateFolderError: Error, Equatable, CustomStringConvertible {
    case noHome
    case cannotMake(path: String, reason: String)

    var description: String {
        switch self {
        case .noHome: "There is no place to keep anything: set HOME or XDG_STATE_HOME to a folder of yours."
        case .cannotMake(let path, let reason):
            "The folder \(DisplayName(path)) cannot be made: \(reason). Set XDG_STATE_HOME to a folder of yours."
        }
    }
}
