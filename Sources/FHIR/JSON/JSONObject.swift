/// The members of a JSON object, in the order they were written; no name occurs twice.
///
/// Finding a member is O(1) in objects of more than 16 members and a short scan in smaller ones.
public struct JSONObject: Sendable {
    /// One name and its value.
    public struct Member: Hashable, Sendable {
        /// The member's name.
        public let name: String
        /// The member's value.
        public var value: JSON

        /// A member.
        public init(name: String, value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// From this many members on, names are looked up in a table.
    static let scanLimit = 16

    /// The members in order.
    public private(set) var members: [Member]
    /// Where each name is, in objects of more than `scanLimit` members.
    private var positions: [String: Int]?

    /// An object without members.
    public init() {
        members = []
    }

    /// Members known to have distinct names, with their table if there are more than `scanLimit`.
    init(distinct members: [Member], positions: [String: Int]?) {
        self.members = members
        self.positions = positions
    }

    /// The number of members.
    public var count: Int { members.count }
    /// Whether there is no member.
    public var isEmpty: Bool { members.isEmpty }
    /// The names in order.
    public var names: [String] { members.map(\.name) }

    /// The value of the member with that name. Setting a new name appends it; setting `nil` removes the member.
    public subscript(name: String) -> JSON? {
        get { position(of: name).map { members[$0].value } }
        set {
            switch (position(of: name), newValue) {
            case (let position?, let value?):
                members[position].value = value
            case (let position?, nil):
                members.remove(at: position)
                positions = nil
                indexIfLarge()
            case (nil, let value?):
                members.append(Member(name: name, value: value))
                if positions != nil {
                    positions?[name] = members.count - 1
                } else {
                    indexIfLarge()
                }
            case (nil, nil):
                break
            }
        }
    }

    /// The value of FHIR's choice element of that name, and its type as in the member's name: `("Coding", …)` for `value`
    /// and `valueCoding`. The first that is there.
    public func choice(_ name: String) -> (type: String, json: JSON)? {
        for member in members where member.name.hasPrefix(name) {
            let type = member.name.dropFirst(name.count)
            if type.first?.isUppercase == true { return (String(type), member.value) }
        }
        return nil
    }

    /// Whether members are found by a table instead of by going through all: so in large objects.
    package var isIndexed: Bool { positions != nil }

    /// Where the member of that name stands in ``members``.
    package func position(of name: String) -> Int? {
        if let positions { return positions[name] }
        let length = name.utf8.count
        return members.firstIndex { $0.name.utf8.count == length && $0.name == name }
    }

    private mutating func indexIfLarge() {
        guard members.count > Self.scanLimit else { return }
        positions = Dictionary(
            members.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }
}

extension JSONObject: Hashable {
    /// Same members, in whatever order.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        guard left.count == right.count else { return false }
        return left.members == right.members || left.members.allSatisfy { right[$0.name] == $0.value }
    }

    /// Independent of the order of members, as equality is.
    public func hash(into hasher: inout Hasher) {
        var sum = 0
        for member in members { sum &+= member.hashValue }
        hasher.combine(sum)
        hasher.combine(count)
    }
}

extension JSONObject: Sequence {
    /// Goes through the members in order.
    public func makeIterator() -> IndexingIterator<[Member]> { members.makeIterator() }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// The members in the order written; of members with the same name the last one stays.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self.init()
        for (name, value) in elements { self[name] = value }
    }
}
