import Testing

/// Checks that a program has ended with a text in which this stands.
func expect(
    _ text: String, in result: ExitTest.Result?, _ location: SourceLocation = #_sourceLocation
) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(text), "\(output)", sourceLocation: location)
}
