/// The name under which a value is kept: a feature, and an id within it.
public struct Scope: Hashable, Sendable, CustomStringConvertible {
    /// The feature; “App” unless a definition names another.
    public let name: String
    /// The id, unique within the feature.
    public let id: String

    /// The scope of values that no id leads to.
    static let hidden = Scope(name: "private", id: "")

    @usableFromInline init(name: String, id: String) {
        self.name = name
        self.id = id
    }

    @inlinable func `is`(_ name: String, _ id: String) -> Bool { self.id == id && self.name == name }

    /// The scope as `feature/id`.
    public var description: String { "\(name)/\(id)" }
}

extension Scope {
    /// The scope as a key of a storage: the id's slashes need no escape, since the feature's are escaped.
    var key: String {
        // Few names have anything to mark.
        (name.utf8.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "/") }
            ? name.replacing("\\", with: "\\\\").replacing("/", with: "\\/") : name) + "/" + id
    }
}

/// A place in the source code: what identifies a definition without an id.
@usableFromInline struct SourceLocation: Sendable {
    /// The address of the file's name, which is a constant of the program.
    let file: UInt
    /// Line and column.
    let place: UInt

    @usableFromInline init(_ fileID: StaticString, _ line: Int, _ column: Int) {
        file = UInt(bitPattern: fileID.utf8Start)
        place = UInt(bitPattern: line &<< 16 ^ column)
    }

    /// The id made of a place, as it appears in descriptions.
    @usableFromInline static func id(
        _ fileID: StaticString, _ function: StaticString, _ line: Int, _ column: Int
    ) -> String {
        "\(fileID)[\(function)@\(line)|\(column)]"
    }
}
