import FoundationEssentials
import Glibc

/// The folder of the sample study.
struct DemoFolder {
    /// What it is called.
    static let name = "demo"

    private let path: String

    init(_ path: String) { self.path = path }

    /// Removes what the sample study has kept. Other files are left alone.
    func empty() throws(Failure) {
        let names = try names()
        for name in names where name != SessionLock.name {
            let file = path + "/" + name
            guard unlink(file) == 0 || errno == ENOENT else {
                throw Failure(
                    message: "\(FileProblem(file)) It stays as it is. Remove it yourself, or make its folder writable.")
            }
        }
    }

    /// What the folder holds, sorted.
    private func names() throws(Failure) -> [String] {
        guard let names = FolderListing.names(in: path) else { throw Failure(message: "\(FileProblem(path))") }
        return names
    }
}
