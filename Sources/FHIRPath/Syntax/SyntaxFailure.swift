/// A fault in the source before its line and column are counted.
struct SyntaxFailure: Error {
    let reason: FHIRPathError.Reason
    let offset: Int

    init(_ reason: FHIRPathError.Reason, _ offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}
