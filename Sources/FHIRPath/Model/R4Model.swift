import Synchronization

/// The part of FHIR R4's model that paths go through: names of types, what they specialise, and their elements.
///
/// Read once, at first use, from the tables beside it.
struct R4Model: Sendable {
    static let shared = R4Model()

    /// The names of types, in their order, then those of elements that are no types.
    private var names = NameTable(slots: 4096)
    /// The names of the types.
    private(set) var types: [String] = []
    /// What each type specialises.
    private(set) var parents: [FHIRType?] = []
    /// The elements of all types, each type's together: the place of the name, and what it is.
    private var elements: [(name: Int, declaration: ElementDeclaration)] = []
    /// Where each type's elements are.
    private var ranges: [Range<Int>] = []
    /// Where those that have a name are in `elements`, by the place of the name.
    private var declared: [[UInt16]] = []
    /// The names of types as they end a choice's member (`DateTime`), and the types. Resources and parts are no choices.
    private var choiceNames = NameTable(slots: 512)
    private var choiceTypes: [FHIRType] = []
    private let known = KnownDeclarations()

    /// Each line of a table is `Name:Parent element:Type element:Type …`; a choice's type is `*`.
    private init() {
        // Bytes, not characters or strings: the tables are ASCII, and a program that reads one expression waits for this.
        let space = UInt8(ascii: " ")
        let lines = Array((Self.dataTypes + Self.resources).utf8).split(separator: UInt8(ascii: "\n"))
        for line in lines {
            let (name, parent) = Self.pair(line.prefix { $0 != space })
            addType(name, parent: parent.flatMap(names.place))
        }
        let resource = names.place(of: "DomainResource".utf8)
        for name in Array(Self.otherResources.utf8).split(whereSeparator: { $0 <= space }) {
            addType(name, parent: resource)
        }
        for (index, line) in lines.enumerated() {
            let first = elements.count
            var rest = line.drop { $0 != space }.dropFirst()
            while !rest.isEmpty {
                let field = rest.prefix { $0 != space }
                rest = rest[field.endIndex...].dropFirst()
                let (name, type) = Self.pair(field)
                guard let type else { continue }
                let declaration = ElementDeclaration(
                    owner: UInt16(index), type: names.place(of: type).map(FHIRType.init),
                    isChoice: type.first == UInt8(ascii: "*"))
                elements.append((names.add(name), declaration))
            }
            ranges[index] = first..<elements.count
        }
        declared = Array(repeating: [], count: names.count)
        for (index, element) in elements.enumerated() { declared[element.name].append(UInt16(index)) }
        addChoices(resource: resource)
    }

    private mutating func addChoices(resource: Int?) {
        for (index, name) in types.enumerated() {
            guard parents[index].map({ Int($0.index) }) != resource, !name.utf8.contains(UInt8(ascii: ".")),
                let first = name.utf8.first
            else { continue }
            let place = choiceNames.add([first & ~0x20] + name.utf8.dropFirst())
            if place == choiceTypes.count { choiceTypes.append(FHIRType(index)) }
        }
    }

    private mutating func addType(_ name: ArraySlice<UInt8>, parent: Int?) {
        let place = names.add(name)
        types.append(names[place])
        parents.append(parent.map(FHIRType.init))
        ranges.append(0..<0)
    }

    /// `left:right`, or `left` alone.
    private static func pair(_ field: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, ArraySlice<UInt8>?) {
        guard let colon = field.firstIndex(of: UInt8(ascii: ":")) else { return (field, nil) }
        return (field[..<colon], field[(colon + 1)...])
    }

    /// The type with that name.
    func type(named name: some Collection<UInt8>) -> FHIRType? {
        names.place(of: name).flatMap { $0 < types.count ? FHIRType($0) : nil }
    }

    /// Which types declare an element of that name. Made once a name, when it is first asked for.
    func declarations(of name: String) -> ElementDeclarations {
        guard let place = names.place(of: name.utf8) else { return Self.none }
        return known.declarations(at: place) {
            ElementDeclarations(declared[place].map { elements[Int($0)].declaration }, parents: parents)
        }
    }

    private static let none = ElementDeclarations([], parents: [])

    /// How the type, or one it specialises, declares the element.
    func declaration(of name: String, in type: FHIRType) -> ElementDeclaration? {
        declarations(of: name).first(in: type)
    }

    /// The names of the elements that the type declares itself, in the table's order.
    func elementNames(of type: FHIRType) -> [String] {
        elements[ranges[Int(type.index)]].map { names[$0.name] }
    }

    /// Whether the type declares elements itself.
    func hasElements(_ type: FHIRType) -> Bool { !ranges[Int(type.index)].isEmpty }

    /// The type by the name it has at the end of a choice's member: dateTime by `DateTime`. Resources are no choices.
    func choice(named name: some Collection<UInt8>) -> FHIRType? {
        choiceNames.place(of: name).map { choiceTypes[$0] }
    }
}

/// The declarations of names that were asked for, by the place of the name.
private final class KnownDeclarations: Sendable {
    private let found = Mutex<[Int: ElementDeclarations]>([:])

    func declarations(at place: Int, make: () -> ElementDeclarations) -> ElementDeclarations {
        found.withLock { found in
            if let known = found[place] { return known }
            let new = make()
            found[place] = new
            return new
        }
    }
}
