/// The name under which a value is kept: a feature, and an id within it.
public struct Scope: Hashable, Sendable, CustomStringConvertible {
    /// The feature; “App” unless a definition names another.
    public let name: String
    /// The id, unique within the feature.
    public let id: String

    /// The scope as `feature/id`.
    public var description: String { "\(name)/\(id)" }
}

/// A place in the source code: what identifies a definition without an id.
@usableFromInline struct SourceLocation: Sendable {
    /// The address of the file's name, which is a constant of the program.
    let file: UInt
    /// Line and column.
    let place: UInt

    @usableFromInline init(_ fileID: StaticString, _ line: UInt, _ column: UInt) {
        file = UInt(bitPattern: fileID.utf8Start)
        place = line &<< 16 ^ column
    }

    /// The id made of a place, as it appears in descriptions.
    @usableFromInline static func id(
        _ fileID: StaticString, _ function: StaticString, _ line: UInt, _ column: UInt
    ) -> String {
        "\(fileID)[\(function)@\(line)|\(column)]"
    }
}
