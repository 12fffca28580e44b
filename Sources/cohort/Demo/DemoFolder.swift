import Foundation

/// The folder of the sample study.
struct DemoFolder {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Removes what the sample study has kept. Other files are left alone.
    func empty() throws(Failure) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch { throw Failure(message: "\(DisplayName(path)) cannot be read: \(error.localizedDescription)") }
        for name in names where name != SessionLock.name {
            let file = path + "/" + name
            guard unlink(file) == 0 || errno == ENOENT else {
                throw Failure(
                    message: "\(FileProblem(file)) It stays as it is. Remove it yourself, or make its folder writable.")
            }
        }
    }
}
