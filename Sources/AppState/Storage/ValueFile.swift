import Glibc
import Synchronization

/// One file of keys and values, shared with other processes.
final class ValueFile: Sendable {
    private let file: DurableFile
    private struct Content {
        /// What was last read or written; nil before the first use.
        var values: [String: String]?
        /// The file as it was then.
        var stamp: DurableFile.Stamp?
    }

    /// The lock also keeps this process's writes apart.
    private let cache = Mutex(Content())

    init(_ path: String) {
        file = DurableFile(path)
    }

    var path: String { file.path }

    /// The value of a key. A damaged file is moved aside under the lock and reported as an error, once.
    func value(forKey key: String) throws(StorageError) -> String? {
        try cache.withLock { cache throws(StorageError) in try values(&cache)[key] }
    }

    /// The keys that have values, sorted. Throws as `value(forKey:)` does.
    func keys() throws(StorageError) -> [String] {
        try cache.withLock { cache throws(StorageError) in try values(&cache).keys.sorted() }
    }

    private func values(_ cache: inout Content) throws(StorageError) -> [String: String] {
        if let known = cache.values { return known }
        // taken first: a write that comes between is then read again, and none is missed
        let stamp = file.stamp
        let values = try firstValues()
        cache.values = values
        cache.stamp = stamp
        return values
    }

    /// Changes values in the file as it is now; what other processes wrote stays.
    ///
    /// A file that was damaged or removed since the first read is written anew from what was read then.
    /// - Returns: where a damaged file was moved, or nil if there was none.
    func setValues(_ changes: [String: String?]) throws(StorageError) -> String? {
        try cache.withLock { cache throws(StorageError) in
            try file.makeFolder()
            let lock = try file.lock()
            defer { close(lock) }
            var values = cache.values ?? [:]
            var aside: String?
            switch try read() {
            case .values(let present): values = present
            case .missing: break
            case .damaged: aside = try file.moveAside()
            }
            for (key, value) in changes { values[key] = value }
            try file.replace(with: Array(ValueFileFormat.text(values).utf8))
            // What others have changed meanwhile is told by the next `changedKeys`, so those values are not taken over here.
            let isFirst = cache.values == nil
            for (key, value) in changes { cache.values?[key] = value }
            if isFirst || cache.values == values {
                cache.values = values
                cache.stamp = file.stamp
            } else {
                cache.stamp = nil
            }
            return aside
        }
    }

    /// Reads the file again if it has changed since the last time, and takes over what others wrote. A file that is damaged
    /// or gone changes nothing: what was read from it before holds.
    /// - Returns: the keys whose values are others now, sorted.
    func changedKeys() -> [String] {
        cache.withLock { cache in
            guard let former = cache.values else { return [] }
            let stamp = file.stamp
            if stamp == cache.stamp, stamp != nil { return [] }
            guard case .values(let present) = try? read() else { return [] }
            cache.values = present
            cache.stamp = stamp
            return Set(former.keys).union(present.keys).filter { former[$0] != present[$0] }.sorted()
        }
    }

    /// The file's values at its first use; none if there is no file.
    private func firstValues() throws(StorageError) -> [String: String] {
        if let values = try readWhole() { return values }
        // Another process may have put a good file in its place since: only what is still damaged under the lock is moved.
        let lock = try file.lock()
        defer { close(lock) }
        if let values = try readWhole() { return values }
        throw .damaged(path: path, movedTo: try file.moveAside())
    }

    /// The file's values, none if there is no file, nil if it is damaged.
    private func readWhole() throws(StorageError) -> [String: String]? {
        switch try read() {
        case .values(let values): values
        case .missing: [:]
        case .damaged: nil
        }
    }

    private enum Reading {
        case values([String: String])
        case missing
        case damaged
    }

    private func read() throws(StorageError) -> Reading {
        guard let bytes = try file.contents() else { return .missing }
        switch ValueFileFormat.content(bytes) {
        case .values(let values): return .values(values)
        case .damaged: return .damaged
        case .newer(let version):
            throw .newerFormat(path: path, found: version, supported: ValueFileFormat.version)
        }
    }
}
