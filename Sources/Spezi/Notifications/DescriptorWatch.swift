import Dispatch

/// Watches a descriptor for input, until there is no more.
///
/// `@unchecked`: its one property never changes, and all that is called on that dispatch source after `init` is `cancel`,
/// which Dispatch allows from any thread, at any time, and more than once.
final class DescriptorWatch: @unchecked Sendable {
    private let source: any DispatchSourceRead

    /// Begins at once, on a queue of its own.
    /// - Parameters:
    ///   - read: called when there is something to read. False ends the watch.
    ///   - end: called once, when nothing more is read, whoever has ended it.
    init(_ descriptor: Int32, read: @escaping @Sendable () -> Bool, end: @escaping @Sendable () -> Void) {
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: DispatchQueue(label: "notifications"))
        source.setEventHandler { [weak self] in
            if !read() { self?.cancel() }
        }
        source.setCancelHandler(handler: end)
        source.activate()
    }

    deinit { source.cancel() }

    /// Ends the watch.
    func cancel() { source.cancel() }
}
