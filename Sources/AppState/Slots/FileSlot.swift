import Synchronization

/// The value of a file state.
///
/// `@unchecked`, as its superclass is: all properties are constants.
final class FileSlot<Value: Codable & Sendable>: AnySlot, @unchecked Sendable {
    let state: StateSlot<Value>
    private let files: any FileManaging
    private var folder: String { scope.name }
    private let isBase64: Bool

    private struct Keeping {
        /// Whether the file holds the present value, or there is none where that is the initial one.
        var isKept = true
        /// Whether there is a file.
        var isThere = false
        /// Whether the file holds something that is not a value of the type.
        var isForeign = false
        /// Whether the logger knows that the value could not be kept.
        var isReported = false
        /// What the file holds, for a type whose values cannot be compared.
        var json: String?
    }

    /// Held while the value is kept and replaced, so that what is kept last is also what is read.
    private let keeping: Mutex<Keeping>
    /// Held by whoever changes the value, from before the present one is looked at; taken before `keeping`. Recursive, so
    /// that a change which uses the state does not wait for itself.
    private let writers = RecursiveLock()

    /// Where the file is one of another definition, whose values are of another type, these last as long as the process.
    init(scope: Scope, files: any FileManaging, isBase64: Bool, initial: Value) {
        self.isBase64 = isBase64
        let (folder, filename) = (scope.name, scope.id)
        let isOwn = FileSlots.taken.withLock { $0.insert(scope).inserted }
        let files = isOwn ? files : SessionFiles()
        self.files = files
        if !isOwn {
            let path = FilePath.file(folder, filename).path
            Application.report(.notStored(scope: scope, reason: StorageError.inUse(key: path).description))
        }
        var stored: Value?
        var keeping = Keeping()
        do {
            stored = try files.in(path: folder, filename: filename)
            keeping.isThere = true
            keeping.json = Self.text(stored)
        } catch  where error.isNoFile {
            // the initial value it is
        } catch {
            keeping = Keeping(isKept: false, isForeign: true)
            Application.report(.unreadable(scope: scope, reason: "\(error)"))
        }
        self.keeping = Mutex(keeping)
        state = StateSlot(scope: scope, initial: initial, present: stored)
        super.init(scope: scope)
        files.observe(path: folder, filename: filename) { [weak self] in self?.reload() }
    }

    override var summary: String { "FileState<\(Value.self)>(\(state.read())) (\(scope))" }

    override func noteAnyChange() { state.noteAnyChange() }

    /// Keeps a value and makes it the present one. A value that cannot be encoded changes nothing; one that cannot be kept
    /// is the present one all the same. The logger is told of both.
    func set(_ value: Value) {
        state.finish(writers.withLock { replace(with: value) })
    }

    /// The same, except that nobody is told yet.
    private func replace(with value: Value) -> Aftermath<Value> {
        var rest = Aftermath<Value>()
        do throws(StorageError) {
            try write(value, always: false, &rest)
        } catch {
            if case .notEncodable = error {
                rest.reports.append(.rejected(scope: scope, reason: error.description))
                return rest
            }
            let isNew = keeping.withLock { keeping in
                let isNew = !keeping.isReported
                keeping.isKept = false
                keeping.isReported = true
                rest.change = (state.replace(with: value), value)
                return isNew
            }
            if isNew { rest.reports.append(.notStored(scope: scope, reason: error.description)) }
        }
        return rest
    }

    /// Keeps a value and makes it the present one: the initial one too. When it throws, nothing has changed.
    func store(_ value: Value) throws(StorageError) {
        var rest = Aftermath<Value>()
        let result = writers.withLock { () -> StorageError? in
            do throws(StorageError) {
                try write(value, always: true, &rest)
                return nil
            } catch {
                return error
            }
        }
        state.finish(rest)
        if let result { throw result }
    }

    private func write(_ value: Value, always: Bool, _ rest: inout Aftermath<Value>) throws(StorageError) {
        try keeping.withLock { keeping throws(StorageError) in
            // A type may hold values for equal that differ in what is kept of them.
            let isPresent = state.holds(value) && StoredCoding.isSame(value, state.read())
            if isPresent, keeping.isKept, keeping.isThere || !always { return }
            try keep(value, &keeping, &rest.reports)
            keeping = Keeping(isThere: true, json: Self.text(value))
            rest.change = (state.replace(with: value), value)
        }
    }

    private func keep(
        _ value: Value, _ keeping: inout Keeping, _ reports: inout [ApplicationError]
    ) throws(StorageError) {
        do {
            if keeping.isForeign {
                // what cannot be encoded must not move a file
                _ = try StoredCoding.json(value)
                let aside = try files.keepAside(path: folder, filename: scope.id)
                keeping.isForeign = false
                reports.append(.fileReplaced(path: FilePath.file(folder, scope.id).path, movedTo: aside))
            }
            // a file is not needed to say what is so without one
            if (value as? any Nullable)?.isNil == true, (state.initial as? any Nullable)?.isNil == true {
                try files.delete(path: folder, filename: scope.id)
            } else {
                try files.out(value, path: folder, filename: scope.id, base64Encoded: isBase64)
            }
        } catch let error as StorageError {
            throw error
        } catch {
            if error.isNoFile { return }
            throw .file(path: FilePath.file(folder, scope.id).path, reason: "\(error)")
        }
    }

    /// Removes the file; the value is the initial one again.
    func remove() throws(StorageError) {
        let initial = state.initial
        let former = try writers.withLock { () throws(StorageError) in
            try keeping.withLock { keeping throws(StorageError) in
                do {
                    if keeping.isForeign { _ = try files.keepAside(path: folder, filename: scope.id) }
                    keeping.isForeign = false
                    try files.delete(path: folder, filename: scope.id)
                } catch  where error.isNoFile {
                    // gone already
                } catch {
                    let path = FilePath.file(folder, scope.id).path
                    throw error as? StorageError ?? .file(path: path, reason: "\(error)")
                }
                keeping = Keeping()
                return state.replace(with: initial)
            }
        }
        state.finish(Aftermath(change: (former, initial)))
    }

    /// Takes over what others have written. What cannot be read changes nothing, but is told of, and moved aside before the
    /// next value takes its place; a file that is gone changes nothing; nor does what was written here.
    private func reload() {
        var rest = Aftermath<Value>()
        writers.withLock {
            keeping.withLock { keeping in
                guard keeping.isKept || keeping.isForeign else { return }
                do {
                    let new: Value = try files.in(path: folder, filename: scope.id)
                    let json = Self.text(new)
                    let isSame = json != nil && json == keeping.json
                    keeping = Keeping(isThere: true, json: json)
                    if !isSame { rest.change = (state.replace(with: new), new) }
                } catch  where error.isNoFile {
                    keeping.isThere = false
                } catch {
                    if !keeping.isForeign { rest.reports.append(.unreadable(scope: scope, reason: "\(error)")) }
                    keeping.isKept = false
                    keeping.isForeign = true
                }
            }
        }
        state.finish(rest)
    }

    /// What stands for a value of a type whose values cannot be compared.
    private static func text(_ value: Value?) -> String? {
        guard let value, !(Value.self is any Equatable.Type) else { return nil }
        return try? StoredCoding.json(value)
    }

    /// Changes the value in one step that no other writer of this process can come between, and keeps it as `set` does.
    func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
        let (result, rest) = writers.withLock {
            var value = state.read()
            let result = change(&value)
            return (result, replace(with: value))
        }
        state.finish(rest)
        return result
    }
}

/// The files of all file states of the process.
private enum FileSlots {
    static let taken = Mutex<Set<Scope>>([])
}

/// A value that can be nil.
private protocol Nullable {
    var isNil: Bool { get }
}

extension Optional: Nullable {
    fileprivate var isNil: Bool { self == nil }
}

extension Error {
    /// Whether it says that there is no such file.
    fileprivate var isNoFile: Bool {
        if case .noFile = self as? StorageError { return true }
        guard let code = (self as? CocoaError)?.code else { return false }
        return code == .fileNoSuchFile || code == .fileReadNoSuchFile
    }
}
