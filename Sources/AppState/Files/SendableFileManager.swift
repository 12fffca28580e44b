import Files
import Glibc
import Synchronization

extension Application {
    /// What reads and writes the files of file states.
    public var fileManager: Dependency<any FileManaging> {
        dependency(SendableFileManager() as any FileManaging, id: "fileManager")
    }

    /// Keeps values as JSON in files.
    ///
    /// Writes are atomic and durable, files are their owner's alone (0600, folders 0700), and a leading `~` in a path is the
    /// home of the account. The JSON may be in Base64; reading takes both forms.
    public struct SendableFileManager: FileManaging {
        /// Has no state.
        public init() {}

        /// The value in a file.
        /// - Throws: ``StorageError``: `noFile` if there is none, `notDecodable` if it is not of the type.
        public func `in`<Value: Decodable>(path: String = ".", filename: String) throws -> Value {
            try read(path, filename)
        }

        private func read<Value: Decodable>(_ path: String, _ filename: String) throws(StorageError) -> Value {
            let file = FilePath.file(path, filename)
            guard let bytes = try file.contents() else { throw .noFile(path: file.path) }
            let text = String(decoding: bytes, as: UTF8.self)
            do throws(StorageError) {
                return try StoredCoding.value(Value.self, text)
            } catch {
                // No text is both: JSON in Base64 begins with one of I L M N O W Z b d e, and JSON with none of these
                guard let data = Data(base64Encoded: text) else { throw error }
                return try StoredCoding.value(Value.self, String(decoding: data, as: UTF8.self))
            }
        }

        /// Writes a value into a file: the old content stays until the new one is on the disk.
        /// - Throws: ``StorageError``: `notEncodable`, or `file` with the system's reason. The old content then stays.
        public func `out`<Value: Encodable>(
            _ value: Value, path: String = ".", filename: String, base64Encoded: Bool = true
        ) throws {
            let json = try StoredCoding.json(value)
            let file = FilePath.file(path, filename)
            try file.makeFolder()
            try file.replace(with: Array((base64Encoded ? Data(json.utf8).base64EncodedString() : json).utf8))
        }

        /// Removes a file. It is no error if there is none.
        public func `delete`(path: String = ".", filename: String) throws {
            try FilePath.file(path, filename).remove()
        }

        /// Removes a file or a folder with all that is in it.
        public func removeItem(atPath path: String) throws {
            try FileManager.default.removeItem(atPath: FilePath.expanded(path))
        }

        /// Watches the file's folder, as long as the process lives. Soon tells of a file that is there already, too.
        public func observe(path: String, filename: String, _ handler: @escaping @Sendable () -> Void) {
            let file = FilePath.file(path, filename)
            // Nothing is known yet: who observes has read the file before, and others may have written since. The folder
            // tells once soon, so that it is read again.
            let known = Known(nil)
            let watch = FileWatch.folder(WholeFile.folder(of: file.path)) {
                let stamp = file.stamp
                // one that is not there may have come and gone since
                if known.isNew(stamp) || stamp == nil { handler() }
            }
            Self.watches.withLock { $0.append(watch) }
        }

        private static let watches = Mutex<[FileWatch]>([])
    }
}
