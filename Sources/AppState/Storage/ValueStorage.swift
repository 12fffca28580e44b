/// Keeps encoded values by key: the back end of stored states.
///
/// Replace the one in use with `Application.promote(\.storage, with:)`, before the first stored state is used.
public protocol ValueStorage: AnyObject, Sendable {
    /// The value of a key, as compact JSON without line breaks; nil if there is none.
    func value(forKey key: String, scope: StorageScope) throws(StorageError) -> String?
    /// Keeps or removes the value of a key. When it returns, the value survives the end of the process.
    func setValue(_ json: String?, forKey key: String, scope: StorageScope) throws(StorageError)
    /// Keeps or removes the values of several keys of one scope, in one step where it can. When it returns, they survive the
    /// end of the process, but for those it names. The default keeps each by itself.
    /// - Returns: the keys whose values are what they were before, and why.
    func setValues(_ values: [String: String?], scope: StorageScope) -> [String: StorageError]
    /// Whether writes are dear enough to be collected for some milliseconds. The default is false: each is made at once.
    var collectsWrites: Bool { get }
    /// The keys of a scope that have values, sorted. The default knows none.
    func keys(scope: StorageScope) throws(StorageError) -> [String]
    /// Has `handler` called, on any thread, with the keys whose values others have changed. The default never calls it.
    func observe(_ handler: @escaping @Sendable (_ keys: [String], _ scope: StorageScope) -> Void)
}

extension ValueStorage {
    /// Keeps one value after the other; one that cannot be kept is in no other's way.
    public func setValues(_ values: [String: String?], scope: StorageScope) -> [String: StorageError] {
        var failures: [String: StorageError] = [:]
        for (key, json) in values.sorted(by: { $0.key < $1.key }) {
            do throws(StorageError) {
                try setValue(json, forKey: key, scope: scope)
            } catch {
                failures[key] = error
            }
        }
        return failures
    }

    /// Every write is made at once.
    public var collectsWrites: Bool { false }

    /// Knows no keys.
    public func keys(scope: StorageScope) throws(StorageError) -> [String] { [] }

    /// Nobody else writes.
    public func observe(_ handler: @escaping @Sendable (_ keys: [String], _ scope: StorageScope) -> Void) {}
}
