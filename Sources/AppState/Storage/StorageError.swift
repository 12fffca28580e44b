/// Why a value could not be kept or read.
public enum StorageError: Error, Equatable, CustomStringConvertible {
    /// The file or its folder cannot be used; `reason` is the system's.
    case file(path: String, reason: String)
    /// What is there is a pipe, a device, a socket or a folder, which is neither read nor written.
    case notAFile(path: String)
    /// Another process has held the lock of the file for longer than anyone waits.
    case locked(path: String)
    /// There is no such file.
    case noFile(path: String)
    /// The file is not one of ours, or is torn. It was moved aside.
    case damaged(path: String, movedTo: String)
    /// The file was written by a newer version of the program, in a format that is not known here. It is left as it is.
    case newerFormat(path: String, found: Int, supported: Int)
    /// Another definition's values are kept under this key, or in this file.
    case inUse(key: String)
    /// The value cannot be written as JSON.
    case notEncodable(type: String, reason: String)
    /// What is kept is not a value of this type.
    case notDecodable(type: String, json: String)
    /// A secret was sealed with another key, or changed since.
    case notOpened(key: String)
    /// A file that holds a key can be read by others.
    case openToOthers(path: String)

    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .file(let path, let reason):
            "\(path) cannot be used: \(reason). Check that the folder exists, is yours, and has room."
        case .notAFile(let path):
            "\(path) is a pipe, a device or a folder, where a file of values belongs. Move it away."
        case .locked(let path):
            "\(path) is locked by another program that does not let go of it. End that program, or try again."
        case .inUse(let key):
            "\(key) is where values of another definition are kept. Give one of the two another name."
        case .noFile(let path):
            "There is no file \(path). Write it first."
        case .notOpened(let key):
            "The secret \(key) cannot be opened: it was sealed with another key, or changed since. Bring the former key "
                + "back, or set the secret anew."
        case .openToOthers(let path):
            "\(path) holds a key, and others can read it. Make it yours alone (chmod 600), and think of who may have seen it."
        case .damaged(let path, let moved):
            "\(path) is damaged. It was kept as \(moved); what was stored in it starts anew."
        case .newerFormat(let path, let found, let supported):
            "\(path) was written by a newer version of the program (format \(found); this one knows \(supported)). "
                + "It is left untouched. Use the newer version, or move the file away to start anew."
        case .notEncodable(let type, let reason):
            "A \(type) could not be written as JSON: \(reason)."
        case .notDecodable(let type, let json):
            "“\(json.prefix(80))” is not a \(type)."
        }
    }
}
