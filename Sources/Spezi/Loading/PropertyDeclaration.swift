/// Where a property is declared: for errors that come while nobody knows yet whose it is.
///
/// As the compiler gives it: `owner` is the type, or the initialiser in which the property is set.
struct PropertyDeclaration: Sendable, CustomStringConvertible {
    private let owner: StaticString
    private let file: StaticString
    private let line: UInt

    init(_ owner: StaticString, _ file: StaticString, _ line: UInt) {
        self.owner = owner
        self.file = file
        self.line = line
    }

    /// The place in the source: `in Diary (Journal/Diary.swift:12)`.
    var description: String { "in \(owner) (\(file):\(line))" }
}
