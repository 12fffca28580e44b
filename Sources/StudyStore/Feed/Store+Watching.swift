extension Store {
    /// A stream that gives the store's revision each time it has risen, after commits of this process and of others;
    /// several commits in quick succession may give one value. Read what happened with `ReadTransaction.changes(after:)`.
    ///
    /// Nothing polls: commits of other processes wake it through the kernel. Ends when its reader ends. Throws
    /// `cannotWatch` when the system has no more watches to give.
    public func watch() throws -> AsyncStream<Int64> {
        let revision = try read { try $0.revision() }
        let stream = try feed.watch(from: revision, on: executor) { [weak self] in self?.refresh() }
        // What was committed between the reading and the watching is announced now.
        refresh()
        return stream
    }

    /// Reads the revision and announces it. A store that cannot be read now is announced at its next change.
    private func refresh() {
        if let revision = try? read({ try $0.revision() }) { feed.announce(revision) }
    }
}
