/// Where a bundle's files come from: a folder, or the program itself.
public struct BundleFiles: Sendable {
    /// Reads one file by its path inside the bundle, with forward slashes; `nil` when there is none.
    public let read: @Sendable (_ path: String) -> [UInt8]?

    /// Files given by a reading function.
    public init(read: @escaping @Sendable (_ path: String) -> [UInt8]?) { self.read = read }
}
