extension Application {
    /// A value in a file of its own.
    ///
    /// It is read once, at its first use, and again when another process has changed the file. It is written at each change,
    /// atomically, before the setter returns. A file that cannot be read is reported, left as it is, and moved aside before
    /// the first write. A value that cannot be encoded changes nothing; one that cannot be written holds for this process.
    /// The logger is told of both; ``store(_:)`` throws instead.
    ///
    /// Where the initial value is nil, nil is kept as no file.
    public struct FileState<Value: Codable & Sendable>: NonisolatedApplicationState, Sendable, CustomStringConvertible {
        /// Marks file states in log lines.
        public static var emoji: Character { "🗄️" }

        let slot: FileSlot<Value>

        /// The present value. Reading it while tracked observes this value and no other; writing an equal one of an
        /// equatable type does nothing. Safe from any thread.
        public var value: Value {
            get { slot.state.value }
            set { slot.set(newValue) }
        }

        /// The scope that the value is kept under: folder and file name.
        public var scope: Scope { slot.scope }

        /// The kind, the value and the scope.
        public var description: String { slot.summary }

        /// Changes the value here and in the file: when it returns, it is kept. When it throws, nothing has changed.
        public func store(_ value: Value) throws(StorageError) {
            try slot.store(value)
        }

        /// Changes the value in one step that no other thread can come between. Do not use the state inside.
        public func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
            slot.update(change)
        }

        /// A part of the value. Reading it while tracked observes this part and no other.
        public func value<Part>(at path: KeyPath<Value, Part>) -> Part { slot.state.part(path) }

        /// Changes a part of the value in one step that no other thread can come between.
        public mutating func set<Part>(_ part: Part, at path: WritableKeyPath<Value, Part>) {
            slot.update { $0[keyPath: path] = part }
        }

        /// Removes the file; the value is the initial one again.
        public mutating func reset() {
            do throws(StorageError) {
                try slot.remove()
            } catch {
                Application.report(.notStored(scope: slot.scope, reason: error.description))
            }
        }
    }

    /// The file state of a key.
    public static func fileState<Value: Codable & Sendable>(
        _ keyPath: KeyPath<Application, FileState<Value>>
    ) -> FileState<Value> {
        state(keyPath)
    }

    /// Sets a file state back to its initial value, and removes its file.
    public static func reset<Value: Codable & Sendable>(fileState keyPath: KeyPath<Application, FileState<Value>>) {
        reset(keyPath)
    }

    /// Defines a file state. `initial` is evaluated once, at the first use, and is not written itself.
    ///
    /// The file lies in the folder `path`, where a leading `~` is the home of the account; without a path, in
    /// `FileManager.defaultFileStatePath` for the person, and in the folder `machine` there for the machine. One of the session
    /// is no file: it is kept in memory, as its JSON, under path and name. Ways to write one path (`~/a`, `~/a/`, `~//a/.`) are
    /// one state.
    public func fileState<Value: Codable & Sendable>(
        initial: @autoclosure () -> Value, of owner: StorageScope = .person, path: String? = nil, filename: String,
        isBase64Encoded: Bool = true
    ) -> FileState<Value> {
        let place = FilePath.place(path ?? FileManager.defaultFileStatePath(of: owner), filename)
        // a file is the same file, for whomever it is
        let scope = Scope(
            folder: place.folder, filename: place.name, owner: owner == .session ? .session : .person)
        return FileState(
            slot: Application.registry.slot(FileSlot<Value>.self, scope: scope) {
                FileSlot(
                    scope: scope,
                    files: owner == .session ? SessionFiles.shared : Application.dependency(\.fileManager),
                    isBase64: isBase64Encoded, initial: initial())
            })
    }

    /// Defines a file state that is nil at first.
    public func fileState<Value: Codable & Sendable>(
        of owner: StorageScope = .person, path: String? = nil, filename: String, isBase64Encoded: Bool = true
    ) -> FileState<Value?> {
        fileState(initial: nil, of: owner, path: path, filename: filename, isBase64Encoded: isBase64Encoded)
    }
}
