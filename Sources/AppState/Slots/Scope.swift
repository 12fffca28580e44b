@_spi(_Unicode) import Swift

extension Application {
    /// The name under which a value is kept: a feature, an id within it, and for whom.
    ///
    /// Names that Unicode holds for the same (“é” as one character or as two) are the same; those of files are what their bytes are.
    public struct Scope: Hashable, Sendable, CustomStringConvertible {
        /// The feature; “App” unless a definition names another. The folder of a file.
        public let name: String
        /// The id, unique within the feature for each owner. The name of a file.
        public let id: String
        /// For whom it is kept; the person where a kind does not say.
        public let owner: StorageScope

        /// The scope of values that no id leads to.
        static let hidden = Scope(name: "private", id: "")

        @usableFromInline init(name: String, id: String, owner: StorageScope = .person) {
            self.name = name.canonical
            self.id = id.canonical
            self.owner = owner
        }

        /// The scope of a file, or of one of the session, which is none.
        init(folder: String, filename: String, owner: StorageScope) {
            name = folder
            id = filename
            self.owner = owner
        }

        @inlinable func `is`(_ name: String, _ id: String, _ owner: StorageScope = .person) -> Bool {
            self.id == id && self.name == name && self.owner == owner
        }

        /// Whether all three are the same, byte by byte.
        public static func == (one: Scope, other: Scope) -> Bool {
            one.owner == other.owner && one.id.utf8.elementsEqual(other.id.utf8)
                && one.name.utf8.elementsEqual(other.name.utf8)
        }

        /// The scope as `feature/id`; with the owner where that is not the person.
        public var description: String { "\(name)/\(id)" + (owner == .person ? "" : " of the \(owner.rawValue)") }
    }
}

extension Application.Scope {
    /// The scope as a key of a storage, which keeps owners apart by itself: the id's slashes need no escape, since the
    /// feature's are escaped.
    public var key: String {
        // Few names have anything to mark.
        (name.utf8.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "/") }
            ? name.replacing("\\", with: "\\\\").replacing("/", with: "\\/") : name) + "/" + id
    }

    /// A key that is no scope's, for what is kept beside a value: in a scope's key, a backslash before a letter stands after a
    /// slash. `use` begins with a letter and has no slash.
    static func reservedKey(_ use: String, _ key: String) -> String { "\\\(use)/\(key)" }
}

extension String {
    /// The same text in Unicode's normal form C: of two texts that are equal, these have the same bytes.
    var canonical: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return self }
        var scalars = UnicodeScalarView()
        for scalar in _nfc { scalars.append(scalar) }
        return String(scalars)
    }
}

/// The scope of ``Application``, for what is not in it.
@usableFromInline typealias Scope = Application.Scope

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
