extension Application {
    /// Runs `body`; whoever observes what it changes on this thread is told once, when it ends, and finds all of it changed.
    ///
    /// Transactions may be nested: the outermost counts. If `body` throws, what it has changed until then stays, and is told
    /// of. Other threads see the changes one by one.
    public static func transaction<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try Transaction.run(body)
    }

    /// Tells the observers of every value, of every part of one and of all records that it may have changed, each once. For
    /// values whose source is outside of the application.
    public func notifyChange() {
        Transaction.run {
            for slot in Application.registry.slots + Application.registry.hiddenSlots { slot.noteAnyChange() }
        }
    }
}
