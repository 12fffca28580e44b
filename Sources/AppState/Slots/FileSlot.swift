import Synchronization

/// The value of a file state.
///
/// `@unchecked`, as its superclass is: all properties are constants.
final class FileSlot<Value: Codable & Sendable>: AnySlot, @unchecked Sendable {
    let state: StateSlot<Value>
    private let files: any FileManaging
    private let folder: String
    private let isBase64: Bool

    private struct Keeping {
        /// Whether the file holds the present value, or there is none where that is the initial one.
        var isKept = true
        /// Whether the file holds something that is not a value of the type.
        var isForeign = false
        /// Whether the logger knows that the value could not be kept.
        var isReported = false
    }

    /// Held while the value changes, so that what is kept last is also what is read.
    private let keeping: Mutex<Keeping>
    private let updating = RecursiveLock()

    init(folder: String, filename: String, isBase64: Bool, initial: Value) {
        self.folder = folder
        self.isBase64 = isBase64
        files = Application.dependency(\.fileManager)
        let scope = Scope(name: folder, id: filename)
        var stored: Value?
        var keeping = Keeping()
        do {
            stored = try files.in(path: folder, filename: filename)
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

    /// Keeps a value and makes it the present one. A value that cannot be encoded changes nothing; one that cannot be kept
    /// is the present one all the same. The logger is told of both.
    func set(_ value: Value) {
        do throws(StorageError) {
            try store(value)
        } catch {
            if case .notEncodable = error {
                return Application.report(.rejected(scope: scope, reason: error.description))
            }
            let (former, isNew) = keeping.withLock { keeping in
                let isNew = !keeping.isReported
                keeping.isKept = false
                keeping.isReported = true
                return (state.holds(value) ? nil : state.replace(with: value) as Value?, isNew)
            }
            if isNew { Application.report(.notStored(scope: scope, reason: error.description)) }
            if let former { state.noteChange(from: former, to: value) }
        }
    }

    /// Keeps a value and makes it the present one. When it throws, nothing has changed.
    func store(_ value: Value) throws(StorageError) {
        let former = try keeping.withLock { keeping throws(StorageError) -> Value? in
            let isPresent = state.holds(value)
            if isPresent, keeping.isKept { return nil }
            try keep(value, isForeign: keeping.isForeign)
            keeping = Keeping()
            return isPresent ? nil : state.replace(with: value)
        }
        if let former { state.noteChange(from: former, to: value) }
    }

    private func keep(_ value: Value, isForeign: Bool) throws(StorageError) {
        do {
            if isForeign {
                // what cannot be encoded must not move a file
                _ = try StoredCoding.json(value)
                let aside = try files.keepAside(path: folder, filename: scope.id)
                Application.report(.fileReplaced(path: FilePath.file(folder, scope.id).path, movedTo: aside))
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
        let former = try keeping.withLock { keeping throws(StorageError) in
            do {
                if keeping.isForeign { _ = try files.keepAside(path: folder, filename: scope.id) }
                try files.delete(path: folder, filename: scope.id)
            } catch  where error.isNoFile {
                // gone already
            } catch {
                throw error as? StorageError ?? .file(path: FilePath.file(folder, scope.id).path, reason: "\(error)")
            }
            keeping = Keeping()
            return state.replace(with: state.initial)
        }
        if !state.comparison.same(former, state.initial) { state.noteChange(from: former, to: state.initial) }
    }

    /// Takes over what others have written. What cannot be read, or is gone, changes nothing.
    private func reload() {
        let change = keeping.withLock { keeping -> (former: Value, new: Value)? in
            guard keeping.isKept || keeping.isForeign else { return nil }
            guard let new: Value = try? files.in(path: folder, filename: scope.id) else { return nil }
            keeping = Keeping()
            return state.holds(new) ? nil : (state.replace(with: new), new)
        }
        if let change { state.noteChange(from: change.former, to: change.new) }
    }

    /// Changes the value in one step that no other writer of this process can come between, and keeps it as `set` does.
    func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
        updating.lock()
        defer { updating.unlock() }
        var value = state.read()
        let result = change(&value)
        set(value)
        return result
    }
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
