import Synchronization

/// A character as a number: grids are compared, cleared and copied with every frame, which must not count references.
///
/// A single scalar is its own value; what is made of several has a place in a table that all threads share. The table only
/// grows, by what has been shown once: a few entries a language.
struct CharacterCode: Hashable, Sendable {
    private let value: UInt32

    /// The code of a single scalar.
    init(_ scalar: Unicode.Scalar) { value = scalar.value }

    /// The code of any character.
    init(_ character: Character) {
        let scalars = character.unicodeScalars
        let first = scalars[scalars.startIndex]
        value = scalars.index(after: scalars.startIndex) == scalars.endIndex ? first.value : Self.place(of: character)
    }

    /// A space.
    static let space = CharacterCode(" " as Unicode.Scalar)

    /// The character if it is a single scalar.
    var scalar: Unicode.Scalar? { Unicode.Scalar(value) }

    /// The character.
    var character: Character {
        if let scalar { return Character(scalar) }
        return Self.clusters.withLock { $0.characters[Int(value - Self.firstPlace)] }
    }

    /// Places begin above the last scalar.
    private static let firstPlace: UInt32 = 0x110000

    private struct Clusters {
        var characters: [Character] = []
        var places: [Character: UInt32] = [:]
    }

    private static let clusters = Mutex(Clusters())

    private static func place(of character: Character) -> UInt32 {
        clusters.withLock { clusters in
            if let place = clusters.places[character] { return place }
            let place = firstPlace + UInt32(clusters.characters.count)
            clusters.characters.append(character)
            clusters.places[character] = place
            return place
        }
    }
}
