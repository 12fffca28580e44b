/// Waits until the calling task is cancelled.
func untilCancelled() async {
    // nothing is ever sent: it ends with the task
    let (nothing, continuation) = AsyncStream<Never>.makeStream()
    for await _ in nothing {}
    continuation.finish()
}
